import type { Accusation, Seat } from '@mazmorra/kernel';
import type { ChatLine } from '@mazmorra/protocol';
import { type ChatRow, StorageError } from '../storage/port.ts';
import type { Guest } from './room.ts';
import type { TableServices } from './services.ts';

const SHOWN = 50;
/** How often a line looks for a number that nobody else has taken. */
const MOST_TRIES = 8;

/** A line with the id of who wrote it, which is told to nobody. */
export interface WrittenLine {
  readonly line: ChatLine;
  readonly author: string;
}

const writtenLine = ({ body, person }: ChatRow): WrittenLine => ({
  line: JSON.parse(body) as ChatLine,
  author: person,
});

export type Said = Pick<ChatLine, 'text' | 'phrase' | 'accusation'>;

/** What was said at one table: kept with it, so that it is there after a restart. */
export class Chat {
  readonly #services: TableServices;
  readonly #table: string;
  /** The number of the newest line, once it has been looked up. */
  #newest: number | undefined;
  /** The number up to which those who have the table open here were told all lines. */
  #told: number | undefined;
  /** Lines after that one which were written, and so told, here. */
  readonly #ahead = new Set<number>();
  #talk: Accusation[] = [];

  constructor(services: TableServices, table: string) {
    this.#services = services;
    this.#table = table;
  }

  /** Of a table where nobody can have said anything yet. */
  static silent(services: TableServices, table: string): Chat {
    const chat = new Chat(services, table);
    chat.#newest = 0;
    chat.#told = 0;
    return chat;
  }

  /** What was said in tokens of accusation, as far as lines were read or added. */
  get talk(): readonly Accusation[] {
    return this.#talk;
  }

  /** The newest lines of those with a seat and, for an onlooker, of onlookers, each with who wrote it. */
  async last(onlooker: boolean): Promise<WrittenLine[]> {
    if ((await this.#newestNumber()) === 0) return [];
    const seats = await this.#read('seats');
    this.#talk = seats.flatMap(({ line }) => line.accusation ?? []);
    if (!onlooker) return seats;
    return [...seats, ...(await this.#read('onlookers'))].sort((a, b) => a.line.n - b.line.n);
  }

  /** Lines that another process has just written are left out: everybody is about to be told of them. */
  async #read(of: 'seats' | 'onlookers'): Promise<WrittenLine[]> {
    const lines = (await this.#services.storage.chat(this.#table, SHOWN, of)).map(writtenLine);
    return lines.filter(({ line }) => line.n <= (this.#told ?? 0) || this.#ahead.has(line.n));
  }

  async #newestNumber(): Promise<number> {
    this.#newest ??= (await this.#services.storage.chat(this.#table, 1))[0]?.number ?? 0;
    this.#told ??= this.#newest;
    return this.#newest;
  }

  async line(number: number): Promise<WrittenLine | undefined> {
    const row = await this.#services.storage.chatLine(this.#table, number);
    return row && writtenLine(row);
  }

  /** The number up to which all lines were told here; nothing where nobody has looked. */
  get told(): number | undefined {
    return this.#told;
  }

  /** Lines that another process has written. Those that are known already are left out. */
  follow(rows: readonly ChatRow[]): WrittenLine[] {
    const fresh: WrittenLine[] = [];
    for (const row of rows) {
      if (this.#told === undefined || row.number <= this.#told) continue;
      if (!this.#ahead.delete(row.number)) fresh.push(writtenLine(row));
      this.#told = row.number;
      if (this.#newest !== undefined) this.#newest = Math.max(this.#newest, row.number);
    }
    for (const { line } of fresh) if (line.accusation) this.#talk.push(line.accusation);
    return fresh;
  }

  /** The line when it is saved. Without a seat it is an onlooker's. */
  async add(seat: Seat | undefined, guest: Guest, said: Said): Promise<ChatLine> {
    for (let tries = 1; ; tries++)
      try {
        return await this.#add(seat, guest, said);
      } catch (error) {
        // Somebody at another process was quicker: the next number is looked up.
        const taken = error instanceof StorageError && error.problem === 'conflict';
        if (!taken || tries === MOST_TRIES) throw error;
      }
  }

  async #add(seat: Seat | undefined, { id, name }: Guest, said: Said): Promise<ChatLine> {
    try {
      const n = (await this.#newestNumber()) + 1;
      const line = { n, ...(seat !== undefined && { seat }), name, at: this.#services.now(), ...said };
      const onlooker = seat === undefined;
      const row = { table: this.#table, number: n, body: JSON.stringify(line), person: id, onlooker };
      await this.#services.journal.save({ kind: 'chat', row });
      this.#newest = n;
      if (n === (this.#told ?? 0) + 1) this.#told = n;
      else this.#ahead.add(n);
      if (said.accusation) this.#talk.push(said.accusation);
      this.#services.metrics.counts.chatLines++;
      return line;
    } catch (error) {
      // Whether the line is on disk is not known: the next one looks.
      this.#newest = undefined;
      throw error;
    }
  }
}
