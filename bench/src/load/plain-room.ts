import { randomBytes } from 'node:crypto';
import { dealSource, newDeal, Table } from '@mazmorra/kernel';
import { welcomeToTheDungeon } from '@mazmorra/welcome-to-the-dungeon';

export const SEATS = 4;

/** What a seat sends: answer number `n` of the table with this option. */
export interface PlainAnswer {
  readonly id: number;
  readonly n: number;
  readonly option: string;
}

/** What a seat is told after every answer: its whole view, and what it is asked. */
export interface PlainMessage {
  /** The request that it acknowledges, for the seat that answered. */
  readonly re?: number;
  readonly s: number;
  readonly d?: { readonly number: number; readonly options: readonly string[] };
  readonly over?: true;
  readonly view: unknown;
}

/** The room of the bare server and of Colyseus: the kernel's table, with whole views sent to everybody. */
export class PlainRoom {
  #table = deal();

  /** Deals a new game. */
  start(): void {
    this.#table = deal();
  }

  /** Throws when the rules refuse it. */
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
