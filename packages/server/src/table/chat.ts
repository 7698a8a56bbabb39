import type { Spoken } from '@mazmorra/bots';
import type { Accusation, Seat } from '@mazmorra/kernel';
import { botName, type ChatLine } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { type ChatRow, isConflict } from '../storage/port.ts';
import type { LiveTable } from './live-table.ts';
import type { NamedPerson } from './room.ts';

const SHOWN = 50;
/** Maximum number of attempts to find a free line number. */
const MOST_TRIES = 8;

/** A line with the id of its author, which is never sent. */
export interface WrittenLine {
  readonly line: ChatLine;
  readonly author: string;
}

const writtenLine = ({ body, person }: ChatRow): WrittenLine => ({
  line: JSON.parse(body) as ChatLine,
  author: person,
});

export type Said = Pick<ChatLine, 'text' | 'phrase' | 'accusation'>;

/** The chat of one table. It is stored with the table. */
export class Chat {
  readonly #core: Core;
  readonly #table: string;
  /** The number of the newest line, once known. */
  #newest: number | undefined;
  /** The number up to which viewers here have received all lines. */
  #sentUpTo: number | undefined;
  /** Later lines that were written, and so sent, here. */
  readonly #ahead = new Set<number>();
  #talk: Accusation[] = [];

  constructor(core: Core, table: string) {
    this.#core = core;
    this.#table = table;
  }

  /** The chat of a new table, which has no lines yet. */
  static silent(core: Core, table: string): Chat {
    const chat = new Chat(core, table);
    chat.#newest = 0;
    chat.#sentUpTo = 0;
    return chat;
  }

  /** The accusations, as far as lines were read or added. */
  get talk(): readonly Accusation[] {
    return this.#talk;
  }

  /** The newest lines by seated people and, for a spectator, by spectators, each with its author. */
  async last(spectator: boolean): Promise<WrittenLine[]> {
    if ((await this.#newestNumber()) === 0) return [];
    const seats = await this.#read('seats');
    this.#talk = seats.flatMap(({ line }) => line.accusation ?? []);
    if (!spectator) return seats;
    return [...seats, ...(await this.#read('spectators'))].sort((a, b) => a.line.n - b.line.n);
  }

  /** Omits lines that another process has just written: they are about to be sent to everybody. */
  async #read(of: 'seats' | 'spectators'): Promise<WrittenLine[]> {
    const lines = (await this.#core.storage.chat(this.#table, SHOWN, of)).map(writtenLine);
    return lines.filter(({ line }) => line.n <= (this.#sentUpTo ?? 0) || this.#ahead.has(line.n));
  }

  async #newestNumber(): Promise<number> {
    this.#newest ??= (await this.#core.storage.chat(this.#table, 1))[0]?.number ?? 0;
    this.#sentUpTo ??= this.#newest;
    return this.#newest;
  }

  async line(number: number): Promise<WrittenLine | undefined> {
    const row = await this.#core.storage.chatLine(this.#table, number);
    return row && writtenLine(row);
  }

  /** The number up to which all lines were sent here; `undefined` if nobody has read the chat. */
  get sentUpTo(): number | undefined {
    return this.#sentUpTo;
  }

  /** Takes lines written by another process. Returns those that are new. */
  follow(rows: readonly ChatRow[]): WrittenLine[] {
    const fresh: WrittenLine[] = [];
    for (const row of rows) {
      if (this.#sentUpTo === undefined || row.number <= this.#sentUpTo) continue;
      if (!this.#ahead.delete(row.number)) fresh.push(writtenLine(row));
      this.#sentUpTo = row.number;
      if (this.#newest !== undefined) this.#newest = Math.max(this.#newest, row.number);
    }
    for (const { line } of fresh) if (line.accusation) this.#talk.push(line.accusation);
    return fresh;
  }

  /** Adds a line and resolves when it is saved. Without a seat it is a spectator's line. */
  async add(seat: Seat | undefined, who: NamedPerson, said: Said): Promise<ChatLine> {
    for (let tries = 1; ; tries++)
      try {
        return await this.#add(seat, who, said);
      } catch (error) {
        // Another process has taken the number: tries the next one.
        if (!isConflict(error) || tries === MOST_TRIES) throw error;
      }
  }

  async #add(seat: Seat | undefined, { id, name, kept }: NamedPerson, said: Said): Promise<ChatLine> {
    try {
      const n = (await this.#newestNumber()) + 1;
      const line: ChatLine = {
        n,
        ...(seat !== undefined && { seat }),
        name,
        ...(kept && { kept: true as const }),
        at: this.#core.now(),
        ...said,
      };
      const spectator = seat === undefined;
      const row = {
        table: this.#table,
        number: n,
        body: JSON.stringify(line),
        person: id,
        onlooker: spectator,
      };
      await this.#core.journal.save({ kind: 'chat', row });
      this.#newest = n;
      if (n === (this.#sentUpTo ?? 0) + 1) this.#sentUpTo = n;
      else this.#ahead.add(n);
      if (said.accusation) this.#talk.push(said.accusation);
      this.#core.metrics.counts.chatLines++;
      return line;
    } catch (error) {
      // Whether the line is on disk is unknown, so the next one looks the number up.
      this.#newest = undefined;
      throw error;
    }
  }
}

/** Chat for bots: what they hear, and how they speak. */
export interface Talking {
  heard(): readonly Accusation[];
  say(seat: Seat, remark: Spoken): void;
}

/** An accusation token in stored form; `undefined` if it is not possible: no hidden roles, no running game, the own seat, an empty seat. */
export function accusationAt(
  { playing, room }: Pick<LiveTable, 'playing' | 'room'>,
  seat: Seat,
  { about, reason }: Spoken,
): Accusation | undefined {
  const roles = playing?.game.hiddenRoles;
  if (!playing || !roles || about === seat || (about ?? 0) >= room.seats.length) return undefined;
  const said = { ...(about !== undefined && { about }), ...(reason !== undefined && { reason }) };
  return { seat, ...said, round: roles.now(playing.state).round, number: playing.number };
}

/** Bots speak through chat lines without an author. A line that cannot be saved is dropped. */
export const talkingAt = (table: LiveTable): Talking => ({
  heard: () => table.chat.talk,
  say(seat, remark) {
    const accusation = accusationAt(table, seat, remark);
    if (!accusation) return;
    table.chat.add(seat, { id: '', name: botName(seat) }, { accusation }).then(
      (line) => table.recovery.guard('chat', () => table.audience.tellChat(line, '')),
      (error: unknown) => table.core.reportError('a remark', error),
    );
  },
});
