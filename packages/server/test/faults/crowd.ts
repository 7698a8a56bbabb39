import { randomInt } from 'node:crypto';
import type { AnyGame, Json } from '@mazmorra/kernel';
import { Link, RemoteTable } from '@mazmorra/protocol/client';
import { WebSocket } from 'ws';

export interface Acknowledged {
  readonly table: string;
  readonly number: number;
  readonly seat: number;
  readonly option: string;
}

/** Refusals that pass. `not-now` too: what was asked for is done, and the room that says so is on its way. */
const PASSING = ['storage', 'stopping', 'no-channel', 'rate', 'not-now'];

/** Somebody who plays at one table after the other, whatever happens to the server. */
class CrowdPlayer {
  readonly link: Link;
  readonly acknowledged: Acknowledged[] = [];
  secret = '';
  table: RemoteTable | undefined;
  #answering = false;
  playing = true;
  readonly #think: (() => number) | undefined;

  /** `think` says for how many milliseconds they think before an answer. */
  constructor(address: () => string, name: string, think?: () => number) {
    this.#think = think;
    this.link = new Link({
      connect: () => new WebSocket(address()),
      identity: { name },
      backoff: { first: 50, most: 300 },
      remember: (secret) => {
        this.secret = secret;
      },
    });
  }

  /**
   * A request that is repeated until the connection holds long enough for its reply, or until `done` sees that an earlier
   * one was carried out although its reply was lost with the server.
   */
  async insist<T>(request: () => Promise<T>, done: () => boolean = () => false): Promise<T | undefined> {
    for (;;) {
      try {
        return await request();
      } catch (error) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        if (done()) return undefined;
        const code = (error as { reply?: { code: string } }).reply?.code;
        if (code !== undefined && !PASSING.includes(code)) throw error;
      }
    }
  }

  open(table: string, invite: string): RemoteTable {
    this.table?.close();
    this.table = new RemoteTable(this.link, { table, invite, listen: () => void this.answer() });
    return this.table;
  }

  async answer(): Promise<void> {
    const { table } = this;
    const decision = table?.play?.decision;
    const running = table?.room?.status === 'running';
    if (this.#answering || !table || !decision || !running || decision.optional || !this.playing) return;
    this.#answering = true;
    if (this.#think) await new Promise((resolve) => setTimeout(resolve, this.#think?.()));
    const option = decision.options[randomInt(decision.options.length)] ?? '';
    const { table: id, you = -1 } = table.room ?? { table: '' };
    try {
      const number = await table.answer(option);
      this.acknowledged.push({ table: id, number, seat: you, option });
    } catch {
      // Taken meanwhile, or the table moved on: what follows says what is asked now.
    }
    this.#answering = false;
    if (table === this.table) void this.answer();
  }

  get settled(): boolean {
    return !this.#answering;
  }
}

const isMust = (table: RemoteTable | undefined): boolean => {
  const decision = table?.play?.decision;
  return decision !== undefined && !decision.optional;
};

/** A table's worth of people: they play a game to its end and open the next. */
export class Party {
  readonly players: CrowdPlayer[];
  readonly #game: AnyGame;
  readonly #bots: number;
  readonly tables: string[] = [];
  finished = 0;
  stopped = false;

  /** With `bot` the last seat is a bot's, where two people remain. */
  constructor(
    game: AnyGame,
    address: () => string,
    number: number,
    { bot = false, think }: { bot?: boolean; think?: () => number } = {},
  ) {
    this.#game = game;
    this.#bots = bot && game.seats.min > 1 ? 1 : 0;
    this.players = Array.from(
      { length: game.seats.min - this.#bots },
      (_, i) => new CrowdPlayer(address, `P${number}-${i}`, think),
    );
  }

  /** Plays until told to stop. */
  async play(): Promise<void> {
    while (!this.stopped) {
      await this.#open();
      await this.#until(() => this.stopped || this.players[0]?.table?.room?.status === 'finished');
      if (!this.stopped) this.finished++;
    }
  }

  async #open(): Promise<void> {
    const [host] = this.players;
    if (!host) return;
    const created = await host.insist(() =>
      host.link.request('create', { game: this.#game.id, seats: this.#game.seats.min }),
    );
    if (!created) return;
    const { table, invite } = created;
    this.tables.push(table);
    for (const [seat, player] of this.players.entries()) {
      const open = player.open(table, invite);
      await this.#until(() => open.room !== undefined || this.stopped);
      const seated = () => open.room?.you !== undefined;
      await player.insist(async () => {
        if (!seated()) await open.request('sit', { seat, contribution: 'ab' });
      }, seated);
    }
    for (let seat = this.players.length; seat < this.#game.seats.min; seat++)
      await host.insist(
        async () => void (await host.table?.request('bot', { seat, level: 'adventurer' })),
        () => host.table?.room?.seats[seat]?.kind === 'bot',
      );
    const started = () => host.table?.room?.status !== 'open';
    await host.insist(async () => {
      if (!started()) await host.table?.request('start', {});
    }, started);
  }

  /** Whether the game waits for one of them, or is not running: then no bot is about to answer. */
  get isAsked(): boolean {
    const asked = this.players.some(({ table }) => isMust(table));
    return asked || this.players[0]?.table?.room?.status !== 'running';
  }

  /** Changes whenever something happens at the table. */
  get height(): string {
    return `${this.tables.length} ${this.players[0]?.table?.play?.n}`;
  }

  async #until(done: () => boolean): Promise<void> {
    while (!done()) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Nobody begins anything new; what is on its way comes to its end. */
  async rest(): Promise<void> {
    this.stopped = true;
    for (const player of this.players) player.playing = false;
    await this.#until(() => this.players.every((player) => player.settled));
  }

  /** The last table's view as each player has it. */
  views(): { readonly player: CrowdPlayer; readonly number: number; readonly view: Json }[] {
    return this.players.flatMap((player) => {
      const play = player.table?.play;
      return play ? [{ player, number: play.n, view: play.view }] : [];
    });
  }

  close(): void {
    for (const player of this.players) {
      player.table?.close();
      player.link.close();
    }
  }
}
