import type { Accusation, Seat } from '@mazmorra/kernel';
import type { ChatLine } from '@mazmorra/protocol';
import type { ChatRow } from '../storage/port.ts';
import type { Guest } from './room.ts';
import type { TableServices } from './services.ts';

const SHOWN = 50;

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
  #talk: Accusation[] = [];

  constructor(services: TableServices, table: string) {
    this.#services = services;
    this.#table = table;
  }

  /** Of a table where nobody can have said anything yet. */
  static silent(services: TableServices, table: string): Chat {
    const chat = new Chat(services, table);
    chat.#newest = 0;
    return chat;
  }

  /** What was said in tokens of accusation, as far as lines were read or added. */
  get talk(): readonly Accusation[] {
    return this.#talk;
  }

  /** The newest lines of those with a seat and, for an onlooker, of onlookers, each with who wrote it. */
  async last(onlooker: boolean): Promise<WrittenLine[]> {
    if ((await this.#newestNumber()) === 0) return [];
    const { storage } = this.#services;
    const seats = (await storage.chat(this.#table, SHOWN, 'seats')).map(writtenLine);
    this.#talk = seats.flatMap(({ line }) => line.accusation ?? []);
    if (!onlooker) return seats;
    const others = (await storage.chat(this.#table, SHOWN, 'onlookers')).map(writtenLine);
    return [...seats, ...others].sort((a, b) => a.line.n - b.line.n);
  }

  async #newestNumber(): Promise<number> {
    this.#newest ??= (await this.#services.storage.chat(this.#table, 1))[0]?.number ?? 0;
    return this.#newest;
  }

  async line(number: number): Promise<WrittenLine | undefined> {
    const row = await this.#services.storage.chatLine(this.#table, number);
    return row && writtenLine(row);
  }

  /** The line when it is saved. Without a seat it is an onlooker's. */
  async add(seat: Seat | undefined, { id, name }: Guest, said: Said): Promise<ChatLine> {
    try {
      const n = (await this.#newestNumber()) + 1;
      const line = { n, ...(seat !== undefined && { seat }), name, at: this.#services.now(), ...said };
      const onlooker = seat === undefined;
      const row = { table: this.#table, number: n, body: JSON.stringify(line), person: id, onlooker };
      await this.#services.journal.save({ kind: 'chat', row });
      this.#newest = n;
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
