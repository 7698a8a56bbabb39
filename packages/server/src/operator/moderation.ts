import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { type Announcement, type Kept, LIMITS, WORD_LISTS, type WordListName } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { Refused } from '../refused.ts';
import type { RetentionTimes } from '../retention/retention.ts';
import type { SanctionRow } from '../storage/port.ts';
import type { Room } from '../table/room.ts';
import { foldName } from './folding.ts';
import { DEFAULT_WORDS, WordList } from './words.ts';

/** What a sanction can apply to: the person, and the address of their connection. */
export interface Subject {
  readonly person?: string;
  readonly address: string;
}

export type SanctionKind = 'silence' | 'ban';

/** Maximum number of sanctions in force. Beyond it an operator gets an error. */
export const MOST_SANCTIONS = 20_000;

export const personSubject = (person: string): string => `person:${person}`;
export const addressSubject = (address: string): string => `address:${address}`;

/** Keys of the settings that operators change. */
export const wordsKey = (list: WordListName): string => `words-${list}`;
export const ANNOUNCEMENT = 'announcement';
export const RETENTION_KEY = 'retention';

export type KeptDays = Readonly<Partial<Record<Kept, number | 'forever'>>>;

/**
 * The operators' decisions: sanctions, word lists, the announcement, retention. They are stored in the database, which several
 * servers may share. This is a copy in memory, reloaded every few seconds and after each act.
 */
export class Moderation {
  readonly #core: Core;
  #sanctions: ReadonlyMap<string, SanctionRow> = new Map();
  #texts: ReadonlyMap<string, string> = new Map();
  readonly #lists = new Map<WordListName, WordList>();
  #announcement: Announcement | undefined;
  #days: KeptDays = {};

  constructor(core: Core) {
    this.#core = core;
  }

  async load(): Promise<void> {
    const settings = await this.#core.storage.settings();
    const sanctions = await this.#core.storage.sanctions(this.#core.now(), MOST_SANCTIONS);
    // If several of one kind apply, the longest counts.
    const map = new Map<string, SanctionRow>();
    for (const row of sanctions) {
      const key = `${row.kind} ${row.subject}`;
      if ((map.get(key)?.until ?? 0) < row.until) map.set(key, row);
    }
    this.#sanctions = map;
    this.#readLists(settings);
    this.#days = readJson<KeptDays>(settings.get(RETENTION_KEY)) ?? {};
    const announcement = readJson<Announcement>(settings.get(ANNOUNCEMENT));
    if (JSON.stringify(announcement) === JSON.stringify(this.#announcement)) return;
    this.#announcement = announcement;
    this.#core.events.emit('operator.changed', { announcement });
  }

  /** Parses a word list only if its text has changed. */
  #readLists(settings: ReadonlyMap<string, string>): void {
    const before = this.#texts;
    this.#texts = settings;
    for (const list of WORD_LISTS)
      if (!this.#lists.has(list) || before.get(wordsKey(list)) !== settings.get(wordsKey(list)))
        this.#lists.set(list, new WordList(this.words(list)));
  }

  get sanctions(): number {
    return this.#sanctions.size;
  }

  get announcement(): Announcement | undefined {
    return this.#announcement;
  }

  /** Retention in days, where an operator has set it. */
  get days(): KeptDays {
    return this.#days;
  }

  words(list: WordListName): string {
    return this.#texts.get(wordsKey(list)) ?? DEFAULT_WORDS[list];
  }

  entries(list: WordListName): number {
    return this.#lists.get(list)?.size ?? 0;
  }

  #sanctionOn(kind: SanctionKind, { person, address }: Subject): SanctionRow | undefined {
    const found = [
      ...(person === undefined ? [] : [this.#sanctions.get(`${kind} ${personSubject(person)}`)]),
      this.#sanctions.get(`${kind} ${addressSubject(address)}`),
    ];
    return found.find((row) => row !== undefined && row.until > this.#core.now());
  }

  /** Throws if the person or address is banned. */
  requireWelcome(who: Subject): void {
    const ban = this.#sanctionOn('ban', who);
    if (ban)
      throw new Refused('banned', 'the operator does not let you play here for now', { until: ban.until });
  }

  /** Whether this person is banned, whatever their address. */
  isBanned(person: string): boolean {
    return this.#sanctionOn('ban', { person, address: '' }) !== undefined;
  }

  /** Throws if the person or address is silenced. */
  requireMayWrite(who: Subject): void {
    const silence = this.#sanctionOn('silence', who);
    if (silence)
      throw new Refused('silenced', 'the operator does not let you write here for now', {
        until: silence.until,
      });
  }

  /** The name in the form in which it is stored. Throws if it is not allowed. */
  nameFor(name: string): string {
    const folded = [...foldName(name)].slice(0, LIMITS.name).join('');
    if (folded === '' || this.#has(WORD_LISTS, folded))
      throw new Refused('words', 'this name is not allowed here: choose another');
    return folded;
  }

  /** Throws if a person may not write at a table, or not this text. Words are checked only at listed tables, where strangers read them. */
  requireMaySay(who: Subject, { listed, language }: Room, text: string | undefined): void {
    this.requireMayWrite(who);
    if (listed && text !== undefined) this.requireLine(text, language);
  }

  /** Throws if a public line has a forbidden word in the language of the table, or in any language if the table has none. */
  requireLine(text: string, language: Language | undefined): void {
    if (this.#has(language ? [language] : LANGUAGES, text))
      throw new Refused('words', 'this line has a word that is not allowed in public here');
  }

  #has(lists: readonly WordListName[], text: string): boolean {
    return lists.some((list) => this.#lists.get(list)?.matches(text));
  }
}

const DAY = 86_400_000;

/** The retention times set by an operator, in ms. */
export const timesOf = (days: KeptDays): Partial<RetentionTimes> =>
  Object.fromEntries(
    Object.entries(days).map(([kind, time]) => [
      kind,
      time === 'forever' ? Number.POSITIVE_INFINITY : time * DAY,
    ]),
  );

/** Parses JSON that the server has written itself. */
const readJson = <T>(text: string | undefined): T | undefined =>
  text === undefined || text === '' ? undefined : (JSON.parse(text) as T);
