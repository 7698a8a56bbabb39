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

/** Somebody who plays at one table after the other, whatever happens to the server. */
class CrowdPlayer {
  readonly link: Link;
  readonly acknowledged: Acknowledged[] = [];
  secret = '';
  table: RemoteTable | undefined;
  #answering = false;
  playing = true;

  constructor(address: () => string, name: string) {
    this.link = new Link({
      connect: () => new WebSocket(address()),
      identity: { name },
      backoff: { first: 50, most: 300 },
      remember: (secret) => {
        this.secret = secret;
      },
    });
  }

  /** A request that is repeated until the connection holds long enough for its reply. */
  async insist<T>(request: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await request();
      } catch (error) {
        const code = (error as { reply?: { code: string } }).reply?.code;
        if (code !== undefined && !['storage', 'stopping', 'no-channel', 'rate'].includes(code)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 30));
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

/** A table's worth of people: they play a game to its end and open the next. */
export class Party {
  readonly players: CrowdPlayer[];
  readonly #game: AnyGame;
  readonly tables: string[] = [];
  finished = 0;
  stopped = false;

  constructor(game: AnyGame, address: () => string, number: number) {
    this.#game = game;
    this.players = Array.from(
      { length: game.seats.min },
      (_, i) => new CrowdPlayer(address, `P${number}-${i}`),
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
    const { table, invite } = await host.insist(() =>
      host.link.request('create', { game: this.#game.id, seats: this.#game.seats.min }),
    );
    this.tables.push(table);
    for (const [seat, player] of this.players.entries()) {
      const open = player.open(table, invite);
      await this.#until(() => open.room !== undefined || this.stopped);
      await player.insist(async () => {
        if (open.room?.you === undefined) await open.request('sit', { seat, contribution: 'ab' });
      });
    }
    await host.insist(async () => {
      if (host.table?.room?.status === 'open') await host.table.request('start', {});
    });
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
