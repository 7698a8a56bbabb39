import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { pageText } from '@mazmorra/languages/node';
import { KEPT, LEGAL_PAGES, type LegalBlock, type LegalPageName, type LegalPiece } from '@mazmorra/protocol';
import { type Log, reasonOf } from '../core/log.ts';
import { pageWordsIn } from '../pages/page.ts';
import type { RetentionTimes } from '../retention/retention.ts';

const MOST = 100_000;
const DAY = 86_400_000;

/** `[words](address)`. Only web, mail and site addresses become links. */
const LINK = /\[([^\]\n]{1,200})\]\(((?:https?:\/\/|mailto:|\/)[^)\s]{1,400})\)/g;

function piecesOf(text: string): LegalPiece[] {
  const pieces: LegalPiece[] = [];
  let done = 0;
  for (const found of text.matchAll(LINK)) {
    const [whole, words = '', href = ''] = found;
    if (found.index > done) pieces.push({ text: text.slice(done, found.index) });
    pieces.push({ text: words, href });
    done = found.index + whole.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}

const isItem = (line: string): boolean => line.startsWith('- ');

function blockOf(lines: readonly string[]): LegalBlock {
  if (lines.every(isItem))
    return { kind: 'list', items: lines.map((line) => piecesOf(line.slice(2).trim())) };
  const text = lines.join(' ');
  if (text.startsWith('## ')) return { kind: 'heading', pieces: piecesOf(text.slice(3)) };
  if (text.startsWith('# ')) return { kind: 'title', pieces: piecesOf(text.slice(2)) };
  return { kind: 'paragraph', pieces: piecesOf(text) };
}

/** Parses a text with titles (`#`), headings (`##`), lists (`-`) and links, separated by empty lines. Everything else is plain text. */
export function blocksOf(text: string): LegalBlock[] {
  const parts = text.replace(/\r/g, '').split(/\n\s*\n/);
  return parts
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0)
    .map(blockOf);
}

const days = (time: number, language: Language): string => {
  if (time === Number.POSITIVE_INFINITY) return pageWordsIn(language).legal.forever;
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return format.format(Math.round((time / DAY) * 10) / 10);
};

/** Privacy page, terms and imprint: files that the operator may edit, or else the default texts. */
export class LegalPages {
  readonly #folder: string | undefined;
  readonly #times: () => RetentionTimes;

  /** Without a folder only the default texts are used. */
  constructor(folder: string | undefined, times: () => RetentionTimes, log: Log) {
    this.#folder = folder;
    this.#times = times;
    if (folder !== undefined && !existsSync(folder)) writeTexts(folder, log);
  }

  blocks(page: LegalPageName, language: Language): LegalBlock[] {
    return blocksOf(this.#filled(this.#text(page, language), language));
  }

  #text(page: LegalPageName, language: Language): string {
    const file = this.#folder && join(this.#folder, fileOf(page, language));
    try {
      if (file !== undefined && existsSync(file)) return readFileSync(file, 'utf8').slice(0, MOST);
    } catch {
      // An unreadable file falls back to the default text.
    }
    return pageText(language, page);
  }

  /** Replaces `{chat}` and the like by the retention times, so that the page stays true when the operator changes them. */
  #filled(text: string, language: Language): string {
    const times = this.#times();
    return KEPT.reduce((filled, kind) => filled.replaceAll(`{${kind}}`, days(times[kind], language)), text);
  }
}

const fileOf = (page: LegalPageName, language: Language): string => `${page}.${language}.md`;

/** Writes the default texts once, as a starting point for editing. */
function writeTexts(folder: string, log: Log): void {
  try {
    mkdirSync(folder, { mode: 0o755 });
    for (const language of LANGUAGES)
      for (const page of LEGAL_PAGES)
        writeFileSync(join(folder, fileOf(page, language)), pageText(language, page));
  } catch (error) {
    log('warn', 'pages not written', { reason: reasonOf(error) });
  }
}
