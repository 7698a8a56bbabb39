import type { InvitationView } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { reasonOf } from '../core/log.ts';
import type { Tabs } from '../net/tabs.ts';
import type { LiveTable } from '../table/live-table.ts';
import { playedByBot, type Room, seatOf } from '../table/room.ts';
import { turnOf } from '../table/updates.ts';
import type { Tables } from '../tables/tables.ts';
import type { Notifier, NotifyConfig } from './notifier.ts';

/** The longest delay that a timer accepts, in ms. */
const LONGEST = 2_000_000_000;

/** Decides when a person is called: for their turn at a slow table, for a table that is ready, for an invitation. */
export class Occasions {
  readonly #core: Core;
  readonly #config: NotifyConfig;
  readonly #notifier: Notifier;
  readonly #tables: Pick<Tables, 'live'>;
  readonly #tabs: Pick<Tabs, 'isHere'>;
  /** Timers of pending calls for a turn, by person and table. */
  readonly #turns = new Map<string, NodeJS.Timeout>();
  #stopped = false;

  constructor(
    core: Core,
    config: NotifyConfig,
    notifier: Notifier,
    tables: Pick<Tables, 'live'>,
    tabs: Pick<Tabs, 'isHere'>,
  ) {
    this.#core = core;
    this.#config = config;
    this.#notifier = notifier;
    this.#tables = tables;
    this.#tabs = tabs;
    const { events } = core;
    // Turns are called for at slow tables only. At others they change too often.
    events.on('turn', ({ person, table, yours, slow, drives }) => {
      if (slow && drives) this.turn(person, table, yours);
    });
    events.on('ready', ({ person, table, game }) => this.#ready(person, table, game));
    events.on('table.started', ({ table, room }) => this.#started(table, room));
    events.on('table.opened', ({ table, room, by }) => this.#opened(table, room, by));
    events.on('invited', ({ person, invitation, isNews }) => {
      if (isNews && !tabs.isHere(person)) this.#invited(person, invitation);
    });
  }

  /** A person's turn has begun or ended. The call is delayed, so a person who answers soon is not called. */
  turn(person: string, table: string, yours: boolean): void {
    const key = `${person} ${table}`;
    clearTimeout(this.#turns.get(key));
    this.#turns.delete(key);
    if (yours) this.#in(this.#patience(person, table), person, table, 1);
  }

  #patience(person: string, table: string): number {
    const config = this.#config;
    return this.#tabs.isHere(person, table) ? config.lookingPatience : config.patience;
  }

  #in(time: number, person: string, table: string, attempt: number): void {
    if (this.#stopped) return;
    const key = `${person} ${table}`;
    const look = () => {
      this.#turns.delete(key);
      this.#look(person, table, attempt).catch((error: unknown) => this.#trouble(error));
    };
    this.#turns.set(key, setTimeout(look, Math.min(time, LONGEST)).unref());
  }

  /** Calls a person if it is still their turn and they have not been called for it. */
  async #look(person: string, table: string, attempt: number): Promise<void> {
    const notifier = this.#notifier;
    const config = this.#config;
    const { storage, journal } = this.#core;
    const live = await this.#tables.live.get(table);
    const decision = live && decisionOf(live, person);
    if (!live || decision === undefined) return;
    const wish = await notifier.wish(person, 'turn');
    if (!wish || (await storage.calledFor(person, table)) === decision) return;
    if (wish.quiet > 0) return this.#in(wish.quiet, person, table, attempt);
    if (await notifier.call(person, { kind: 'turn', table, game: live.room.game }))
      await journal.save({ kind: 'called', person, table, decision, at: this.#core.now() });
    else if (attempt < config.tries) this.#in(config.again, person, table, attempt + 1);
  }

  /** The pool has opened a table for a person. */
  #ready(person: string, table: string, game: string): void {
    this.#soon(person, { kind: 'ready', table, game });
  }

  /** A game has begun. Players who are not at the table are called. At a slow table the call for their turn does this. */
  #started(table: string, room: Room): void {
    const live = this.#tables.live.peek(table);
    if (!live || room.clock.kind === 'slow') return;
    room.seats.forEach((at, seat) => {
      if (at.kind === 'person' && !live.online(seat)) this.#ready(at.person, table, room.game);
    });
  }

  /** A table was opened for people who played together. Those who are away are called. */
  #opened(table: string, room: Room, host: string): void {
    if (room.status !== 'open' || room.quick) return;
    const from = room.seats.find((at) => at.kind === 'person' && at.person === host);
    for (const at of room.seats)
      if (at.kind === 'person' && at.person !== host && !this.#tabs.isHere(at.person))
        this.#soon(at.person, {
          kind: 'invited',
          table,
          game: room.game,
          ...(from?.kind === 'person' && { from: from.name }),
        });
  }

  /** A person has invited a friend who is away. A call shows no marks, so a guest, who may have taken somebody's name, is not named in it. */
  #invited(person: string, { table, game, kept, from }: InvitationView): void {
    this.#soon(person, { kind: 'invited', table, game, ...(kept && { from }) });
  }

  #soon(
    person: string,
    call: { kind: 'ready' | 'invited'; table: string; game: string; from?: string },
  ): void {
    const work = async () => {
      const wish = await this.#notifier.wish(person, call.kind);
      // During quiet hours the call is dropped, not delayed: afterwards it would be out of date.
      if (wish && wish.quiet === 0) await this.#notifier.call(person, call);
    };
    if (!this.#stopped) work().catch((error: unknown) => this.#trouble(error));
  }

  /** Logs an error. A failed call must not affect a table. */
  #trouble(error: unknown): void {
    this.#core.log('warn', 'call failed', { reason: reasonOf(error) });
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#turns.values()) clearTimeout(timer);
    this.#turns.clear();
  }
}

/** The number of the decision that a slow table awaits from this person. */
function decisionOf({ room, playing }: LiveTable, person: string): number | undefined {
  const seat = seatOf(room, person);
  if (seat === undefined || room.clock.kind !== 'slow' || playedByBot(room, seat)) return undefined;
  return turnOf(playing, seat)?.number;
}
