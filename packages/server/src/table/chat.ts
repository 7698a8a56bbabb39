import type { Accusation } from '@mazmorra/kernel';
import type { ChatLine } from '@mazmorra/protocol';
import type { Guest } from './membership.ts';
import type { TableServices } from './services.ts';

const SHOWN = 50;

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

  async last(): Promise<ChatLine[]> {
    if (this.#newest === 0) return [];
    const rows = await this.#services.storage.chat(this.#table, SHOWN);
    this.#newest = rows.at(-1)?.number ?? 0;
    const lines = rows.map((row) => JSON.parse(row.body) as ChatLine);
    this.#talk = lines.flatMap(({ accusation }) => accusation ?? []);
    return lines;
  }

  /** The line when it is saved. */
  async add(seat: number, { id, name }: Guest, said: Said): Promise<ChatLine> {
    try {
      this.#newest ??= (await this.#services.storage.chat(this.#table, 1))[0]?.number ?? 0;
      const n = this.#newest + 1;
      const line: ChatLine = { n, seat, name, at: this.#services.now(), ...said };
      const row = { table: this.#table, number: n, body: JSON.stringify(line), person: id };
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
