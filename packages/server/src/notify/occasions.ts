import type { InvitationView } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { reasonOf } from '../core/log.ts';
import type { Tabs } from '../net/tabs.ts';
import { isConflict } from '../storage/port.ts';
import type { Room } from '../table/room.ts';
import type { Tables } from '../tables/tables.ts';
import type { Notifier, NotifyConfig } from './notifier.ts';
import { slowTurn, slowTurnsOf } from './turns.ts';

/** The longest delay that a timer accepts, in ms. */
const LONGEST = 2_000_000_000;

/** Decides when a person is called: for their turn at a slow table, for a table that is ready, for an invitation. */
export class Occasions {
  readonly #core: Core;
  readonly #config: NotifyConfig;
  readonly #notifier: Notifier;
  readonly #tables: Pick<Tables, 'live' | 'storage'>;
  readonly #tabs: Pick<Tabs, 'isHere'>;
  /** Timers of pending calls for a turn, by person and table. */
  readonly #turns = new Map<string, NodeJS.Timeout>();
  #stopped = false;

  constructor(
    core: Core,
    config: NotifyConfig,
    notifier: Notifier,
    tables: Pick<Tables, 'live' | 'storage'>,
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

  /** Calls a person if it is still their turn and they have not been called for it: once for all tables that wait for them. */
  async #look(person: string, table: string, attempt: number): Promise<void> {
    const notifier = this.#notifier;
    const { again, tries } = this.#config;
    const { storage, journal } = this.#core;
    const own = slowTurn(await this.#tables.live.get(table), person);
    const wish = own && (await notifier.wish(person, 'turn'));
    const { last, decisions } = await storage.callsOf(person);
    if (!own || !wish || decisions.get(table) === own.decision) return;
    const now = this.#core.now();
    const wait = Math.max(wish.quiet, attempt > 1 || last === undefined ? 0 : last + wish.every - now);
    if (wait > 0) return this.#in(wait, person, table, attempt);
    const waiting = await slowTurnsOf(this.#tables, person);
    const tables = waiting.map((turn) => turn.table);
    // Saved first, so that of several processes one calls; taken back where nothing was delivered.
    const at = Math.max(now, (last ?? 0) + 1);
    try {
      await journal.save({ kind: 'called', person, tables: waiting, at, before: last });
    } catch (error) {
      if (isConflict(error)) return this.#in(again, person, table, attempt);
      throw error;
    }
    const games = waiting.map(({ room }) => room.game);
    if (await notifier.call(person, { kind: 'turn', table: tables[0], game: games[0], games })) return;
    await journal.save({ kind: 'uncalled', person, tables });
    if (attempt < tries) this.#in(again, person, table, attempt + 1);
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
