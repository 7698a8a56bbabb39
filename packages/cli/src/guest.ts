import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { BotFault, type LineBot } from '@mazmorra/bots/outside';
import type { Json, Outcome, Seat, SeenEvent } from '@mazmorra/kernel';
import type { SeenPair } from '@mazmorra/protocol';
import { Link, type RemoteChange, RemoteTable, RequestError } from '@mazmorra/protocol/client';
import { UsageError } from './usage.ts';

export interface TableLink {
  /** Of the websocket, without its path. */
  readonly origin: string;
  readonly table: string;
  readonly invite?: string;
  /** The token of an account of a program; without it a new guest comes. */
  readonly token?: string | undefined;
}

export interface Finished {
  readonly seat: Seat;
  readonly outcome: Outcome;
}

/** Milliseconds before an answer is sent again that came too soon after the others. */
const CALM_DOWN = 250;

/** A program from outside at a table on a server: takes a seat, waits for the start, answers until the end. */
export class Guest {
  readonly #bot: LineBot;
  readonly #seated: (seat: Seat) => void;
  readonly #link: Link;
  readonly #table: RemoteTable;
  readonly #done = Promise.withResolvers<Finished>();
  #events: SeenEvent<Json>[] = [];
  #sitting = false;
  #begun = false;
  /** The number of the decision that the program is thinking about. */
  #thinking = -1;

  /** `seated` is told the seat that was taken. */
  constructor({ origin, table, invite, token }: TableLink, bot: LineBot, seated: (seat: Seat) => void) {
    this.#bot = bot;
    this.#seated = seated;
    this.#link = new Link({
      connect: (path) => new WebSocket(`${origin}${path}`),
      // Connects a moment later, for the table that is opened below.
      ready: async () => 'yes',
      identity: token === undefined ? { name: bot.name === '' ? 'Bot' : bot.name } : { secret: token },
      remember: () => undefined,
      refused: ({ message }) => this.#done.reject(new UsageError((text) => text.failure(message))),
    });
    this.#table = new RemoteTable(this.#link, {
      table,
      ...(invite !== undefined && { invite }),
      listen: (change) => this.#heard(change),
    });
  }

  async play(): Promise<Finished> {
    try {
      return await this.#done.promise;
    } catch (error) {
      // The others play on: a bot of the server has the seat from here.
      if (error instanceof BotFault) await this.#table.request('leave', {}).catch(() => undefined);
      throw error;
    } finally {
      this.#table.close();
      this.#link.close();
    }
  }

  #heard(change: RemoteChange): void {
    if (change.type === 'gone')
      this.#done.reject(new UsageError(({ join, failure }) => join.notOpen(failure(change.why))));
    if (change.type === 'loaded') {
      for (const { e } of change.missed ?? []) this.#note(e);
      if (!this.#begun) this.#note(change.setup ?? []);
    }
    if (change.type === 'step') this.#note(change.events);
    this.#act().catch((error: unknown) => this.#done.reject(error));
  }

  #note(pairs: readonly SeenPair[]): void {
    for (const [rule, event] of pairs) this.#events.push({ rule, event: event as Json });
  }

  async #act(): Promise<void> {
    const { room, play } = this.#table;
    if (room === undefined) return;
    if (room.you === undefined) return this.#sit();
    if (room.status === 'open' || play === undefined) return;
    if (!this.#begun) this.#begin(room.you);
    if (room.outcome !== undefined) this.#end(room.you, room.outcome);
    else if (room.status !== 'running') throw new UsageError(({ join }) => join.closed);
    else if (play.decision && !play.decision.optional) await this.#answer();
  }

  async #sit(): Promise<void> {
    if (this.#sitting) return;
    this.#sitting = true;
    const seat = this.#table.room?.seats.findIndex(({ kind }) => kind === 'free') ?? -1;
    if (seat < 0) throw new UsageError(({ join }) => join.noSeat);
    try {
      await this.#table.request('sit', { seat, contribution: randomBytes(16).toString('hex') });
    } catch (error) {
      throw error instanceof RequestError ? new UsageError((text) => text.failure(error)) : error;
    }
    this.#seated(seat);
  }

  #begin(seat: Seat): void {
    const { room } = this.#table;
    if (room === undefined) return;
    this.#begun = true;
    const { game, version, variants } = room;
    this.#bot.begin({ game, version, seat, seats: room.seats.length, variants });
  }

  #end(seat: Seat, outcome: Outcome): void {
    this.#bot.over({ outcome, events: this.#takeEvents() });
    this.#done.resolve({ seat, outcome });
  }

  async #answer(): Promise<void> {
    const { play } = this.#table;
    if (play?.decision === undefined || play.decision.number === this.#thinking) return;
    const { number, kind, options } = play.decision;
    this.#thinking = number;
    const option = await this.#bot.answer({ kind, options, view: play.view, events: this.#takeEvents() });
    await this.#send(option, number);
  }

  /** Sends an answer, again and again while the server has had too many messages in a short time. */
  async #send(option: string, number: number): Promise<void> {
    for (;;) {
      // The decision may be gone meanwhile: time was up, or the game has ended.
      if (this.#table.play?.decision?.number !== number) return;
      try {
        await this.#table.answer(option);
        return;
      } catch (error) {
        const code = error instanceof RequestError ? error.reply.code : undefined;
        if (code === 'covered') await this.#table.request('take', {});
        // Somebody else decided it: a clock, or the end.
        else if (code === 'stale' || code === 'not-asked' || code === 'over') return;
        else if (code !== 'rate') throw error;
        await delay(CALM_DOWN);
      }
    }
  }

  #takeEvents(): SeenEvent<Json>[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }
}
