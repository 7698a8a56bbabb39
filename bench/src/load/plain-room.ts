import { randomBytes } from 'node:crypto';
import { dealSource, newDeal, Table } from '@mazmorra/kernel';
import { welcomeToTheDungeon } from '@mazmorra/welcome-to-the-dungeon';

export const SEATS = 4;

/** What a seat sends: its option for answer number `n` of the table. */
export interface PlainAnswer {
  readonly id: number;
  readonly n: number;
  readonly option: string;
}

/** What a seat receives after every answer: its whole view and its decision. */
export interface PlainMessage {
  /** For the seat that answered: the request that this message acknowledges. */
  readonly re?: number;
  readonly s: number;
  readonly d?: { readonly number: number; readonly options: readonly string[] };
  readonly over?: true;
  readonly view: unknown;
}

/** The room used by the bare server and by Colyseus: the kernel's table, with whole views sent to everybody. */
export class PlainRoom {
  #table = deal();

  /** Deals a new game. */
  start(): void {
    this.#table = deal();
  }

  /** Throws when the rules refuse the answer. */
  answer(seat: number, { n, option }: PlainAnswer): void {
    this.#table.answer(seat, option, n);
  }

  message(seat: number, re?: number): PlainMessage {
    const table = this.#table;
    const decision = table.decisionOf(seat);
    const { nameOf } = table.game;
    return {
      ...(re !== undefined && { re }),
      s: table.number,
      ...(decision && { d: { number: decision.number, options: decision.options.map(nameOf) } }),
      ...(table.outcome && { over: true as const }),
      view: table.view(seat),
    };
  }
}

const deal = () =>
  Table.open(welcomeToTheDungeon, {
    seats: SEATS,
    random: dealSource({ ...newDeal((count) => new Uint8Array(randomBytes(count))), contributions: [] }),
  });
