import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BotFault, botSentences, sayFault } from '@mazmorra/bots/outside';
import {
  LANGUAGES,
  type Language,
  Refusal,
  readRecord,
  recordSentences,
  refusalSentences,
  StartError,
  startSentences,
} from '@mazmorra/kernel';
import { failures } from '@mazmorra/languages/failures';
import { wordsOf } from '@mazmorra/languages/node';
import { forbiddenIn, lint, readGlossary } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { serverSentences } from '../../server/src/sentences.ts';
import { COMMANDS } from '../src/commands.ts';
import { textIn } from '../src/text/index.ts';

/** Names that stay as they are in every language. */
const NAMES = /Welcome to the Dungeon|high-card/g;

/** The sentences of a help without its usage, its columns and its flags; other texts as they are. */
function pieces(text: string): string[] {
  const lines = text.replaceAll(NAMES, 'X').split('\n');
  if (!/^mazmorra /.test(text)) return lines;
  return lines
    .filter((line) => !/^(mazmorra| {15}\[)/.test(line))
    .flatMap((line) => line.trim().split(/ {2,}/))
    .map((piece) => piece.replace(/^--[\w-]+( \p{Lu}\S*)?|^[a-z]+( \[?\p{Lu}{2}\S*)+/u, ''));
}

/** A command line quotes as a shell does. A line of a help may end within brackets. */
const NOT_HERE = ['straight quotation mark', 'unbalanced pair'];

const glossary = readGlossary();

const faultsIn = (text: string, language: Language): string[] =>
  pieces(text).flatMap((piece) =>
    lint(piece, language, { forbidden: forbiddenIn(glossary, language) })
      .filter(({ rule }) => !NOT_HERE.includes(rule))
      .map(({ rule, found }) => `${rule} (${found}): ${piece}`),
  );

test.each(LANGUAGES)('the lint finds nothing in the helps in %s', async (language) => {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const faults = commands.flatMap(({ help }) => faultsIn(help(textIn(language)), language));
  expect(faults).toEqual([]);
});

/** Sentences whose parts are more than words and numbers: what they are said with, and with what the file of the language has them said. */
const OF_MORE: Readonly<Record<string, readonly [parts: readonly unknown[], words: readonly unknown[]]>> = {
  'unknown-option': [['x'], ['"x"']],
  'wrong-seats': [
    [9, { min: 3, max: 5 }],
    [9, 3, 5],
  ],
  'unknown-variant': [
    ['x', ['a', 'b']],
    ['"x"', 'allowed are a and b'],
  ],
  'variant-value': [
    ['x', true, ['a', 'b']],
    ['x', 'true', 'allowed are a and b'],
  ],
  'variant-seats': [
    ['x', { min: 1, max: 2 }, 3],
    ['x', 1, 2, 3],
  ],
};

test('the English file says what the programs say', () => {
  const sentences = {
    ...recordSentences,
    ...refusalSentences,
    ...startSentences,
    ...botSentences,
    ...serverSentences,
  };
  const words: Readonly<Record<string, unknown>> = { ...wordsOf(failures)('en').said };
  const say = (sentence: unknown, parts: readonly unknown[]): unknown =>
    typeof sentence === 'function' ? sentence(...parts) : sentence;
  const told = Object.entries<{ readonly length: number }>(sentences).map(([code, sentence]) => {
    const [parts, given] = OF_MORE[code] ?? [
      Array(sentence.length).fill('x'),
      Array(sentence.length).fill('x'),
    ];
    return [code, say(sentence, parts), say(words[code], given)] as const;
  });
  expect(told.filter(([, said, written]) => said !== written)).toEqual([]);
  const known = [...Object.keys(sentences), 'variant-only'];
  expect(Object.keys(words).filter((code) => !known.includes(code))).toEqual([]);
});

const failure = textIn('es').failure;

/** Sources whose errors have no code, and the classes of those errors. */
const SOURCES = ['server/src/operator/changing.ts', 'server/src/operator/reading.ts'];
const ERRORS = 'Error|Refused';

/** The messages in a source, with numbers from 7 on for what is put into them. */
function messagesIn(source: string): string[] {
  const thrown = new RegExp(
    `(?:new (?:${ERRORS})\\(|super\\(|return)\\s*(?:'[a-z-]+',\\s*)?(?:'([^'\\n]+ [^'\\n]+)'|\`([^\`]+ [^\`]+)\`)`,
    'g',
  );
  let last = 6;
  return [...source.matchAll(thrown)]
    .map(([, plain, template]) => plain ?? template ?? '')
    .map((message) => message.replaceAll(/\$\{[^}]*\}/g, () => String(++last)));
}

describe('errors of other packages without a code have a sentence in other languages', () => {
  test.each(SOURCES)('%s', (file) => {
    const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    const messages = messagesIn(source).filter((message) => message.includes(' '));
    expect(messages).not.toEqual([]);
    expect(messages.filter((message) => failure(message) === message)).toEqual([]);
    expect(messages.flatMap((message) => faultsIn(failure(message), 'es'))).toEqual([]);
  });
});

const solo = { id: 'solo', values: [false], default: false, rule: 'DQ-VAR-01', seats: { min: 1, max: 1 } };

describe('errors are said in Spanish by their code', () => {
  test.each<[Error, string, string]>([
    [
      new Refusal({ code: 'not-asked', seat: 2 }),
      'seat 2 is asked nothing now',
      'al asiento 2 no le toca decidir nada ahora',
    ],
    [
      new StartError({ code: 'variant-seats', variant: solo, seats: 2 }),
      'option solo is for 1 seat, not 2',
      'la variante solo es para 1 asiento, no para 2',
    ],
    [
      new StartError({ code: 'unknown-variant', given: 'fog', allowed: ['a', 'b', 'c'] }),
      'unknown option "fog": allowed are a, b and c',
      'variante desconocida "fog": se admiten a, b y c',
    ],
    [
      new BotFault(sayFault('last-words', sayFault('ended-with', 1), 'boom')),
      'ended with code 1 and said: boom',
      'ha terminado con el código 1 y ha dicho: boom',
    ],
    [
      new BotFault(sayFault('not-started', 'spawn x ENOENT')),
      'could not be started (there is no program x)',
      'no se ha podido arrancar (no existe el programa x)',
    ],
    [new Error('something that nobody knows'), 'something that nobody knows', 'something that nobody knows'],
  ])('%s', (error, english, spanish) => {
    expect([textIn('en').failure(error), failure(error)]).toEqual([english, spanish]);
  });

  test('whatever reads a record says what is wrong with it', () => {
    const damaged = (text: string): string => {
      try {
        return JSON.stringify(readRecord(text));
      } catch (error) {
        return failure(error);
      }
    };
    expect(damaged('{}')).toBe('el archivo no es un registro de Mazmorra');
    expect(damaged('{"mazmorra": 2}')).toBe('el registro es del formato 2 y este programa solo conoce el 1');
    expect(damaged('[{"mazmorra": 1}]')).toBe('el registro no es un objeto');
    expect(damaged('{"mazmorra": 1, "game": 5}')).toBe('game no es un texto');
  });

  test('an error of the system is told by its code', () => {
    const error = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', path: '/x' });
    expect(failure(error)).toBe('no existe /x');
  });
});
