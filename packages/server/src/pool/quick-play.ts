import type { PoolCall, PoolView, RequestArgs } from '@mazmorra/protocol';
import { Refused } from '../refused.ts';
import { StorageError, type Write } from '../storage/port.ts';
import type { LiveTable } from '../table/live-table.ts';
import { leave } from '../table/membership.ts';
import { type Guest, peopleOf, type Room } from '../table/room.ts';
import type { Party, PoolGame, Waiter } from './pool.ts';
import { withoutAbsent } from './quick-room.ts';
import { type Called, WaitingRoom, type WaitingRoomParts } from './waiting-room.ts';

export interface QuickConfig {
  /** Milliseconds without a newcomer after which the fewest people that can play a game are enough. */
  readonly patience: number;
  /** Milliseconds in which somebody who is called must come to the table. */
  readonly call: number;
  /** Milliseconds that somebody without a connection keeps their place; longer where a call would reach them. */
  readonly grace: number;
  readonly away: number;
  /** As `call`, where somebody is called who is not here: they first have to open the page. */
  readonly callAway: number;
}

/** What the pool needs of the server. */
export interface QuickServices extends Omit<WaitingRoomParts, 'patience'> {
  now(): number;
  /** Whether this process brings people together; another one does otherwise. */
  matches(): boolean;
  /** Makes a commit a conflict when another process does it. */
  fence(): readonly Write[];
  /** Whether a process of this id is still there. */
  isAlive(process: string): boolean;
  /** Throws where this person may not open another table. */
  requireMayOpen(person: string): void;
  /** To be called before it is asked whether somebody is kept apart from others. */
  loadMutes(person: string): Promise<void>;
  /** Opens the table of a party; `more` is written with it. */
  open(party: Party, until: number, more: (table: string) => readonly Write[]): Promise<string>;
  table(id: string): Promise<LiveTable | undefined>;
  changeRoom(table: string, make: (room: Room) => Room): Promise<void>;
  /** The room after seats were taken away, with variants that its number of seats allows. */
  fitted(room: Room): Room;
  connectionsOf(person: string): Iterable<Reader>;
  /** People at running tables, and listed tables with a free seat. */
  numbers(): { readonly playing: number; readonly open: number };
  /** Whether somebody who is not here would hear now that a table is ready. */
  isReachable(person: string): Promise<boolean>;
  /** A table is ready for somebody. */
  called(person: string, table: string, game: string): void;
  broke(what: string, error: unknown): void;
}

/** A connection that is told how many wait. */
export interface Reader {
  readonly guest: Guest;
  send(text: string): void;
}

/** Minimum interval between two updates, and the interval at which the numbers of players are read again, in ms. */
const PAUSE = 200;
const LOOK = 10_000;
/** Milliseconds until a table is tried again that could not be saved. */
const AGAIN = 2000;
/** Milliseconds after which a call is forgotten that nobody has ended: the process that gathered the table is gone. */
const FORGOTTEN = 600_000;

const isGathering = ({ quick, status }: Room): boolean => quick !== undefined && status === 'open';

/**
 * Brings people together who wait for others. Who waits is stored; one process makes the parties and opens their tables, and the driver of each
 * table starts it when its people have come.
 */
export class QuickPlay {
  readonly #services: QuickServices;
  readonly #config: QuickConfig;
  readonly #games: ReadonlyMap<string, PoolGame>;
  readonly #waiting: WaitingRoom;
  /** Until when people are waited for, by table; of tables that this process drives. */
  readonly #gathering = new Map<string, { readonly until: number; readonly timer: NodeJS.Timeout }>();
  readonly #readers = new Map<Reader, string>();
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  #timer: NodeJS.Timeout | undefined;
  #tellTimer: NodeJS.Timeout | undefined;
  readonly #look: NodeJS.Timeout;
  #stopped = false;

  constructor(services: QuickServices, games: readonly PoolGame[], config: QuickConfig) {
    this.#services = services;
    this.#config = config;
    this.#games = new Map(games.map((game) => [game.id, game]));
    this.#waiting = new WaitingRoom(games, { ...services, patience: config.patience });
    this.#look = setInterval(() => this.#readers.size > 0 && this.#tellSoon(), LOOK).unref();
  }

  // What people ask for.

  async wait(guest: Guest, { games, bots, language }: RequestArgs<'wait'>): Promise<PoolView> {
    if (this.#waiting.calledTo(guest.id)) return this.view(guest.id);
    const wanted = [...new Set(games)];
    const unknown = wanted.filter((game) => !this.#waiting.pool.has(game));
    if (unknown.length > 0) throw new Refused('start', 'this server does not have one of these games');
    this.#services.requireMayOpen(guest.id);
    await this.#waiting.join(guest, { games: wanted, bots: bots * 1000, language }, this.#services.now());
    const view = this.view(guest.id);
    this.#changed();
    return view;
  }

  /** Waits no more, or does not come to the table that is ready. */
  async unwait(person: string): Promise<PoolView> {
    const called = this.#waiting.calledTo(person);
    await this.#waiting.leave(person);
    if (called)
      await this.#services.changeRoom(called.table, (room) =>
        isGathering(room) ? leave(room, person) : room,
      );
    this.#changed();
    return this.view(person);
  }

  view(person: string): PoolView {
    const { pool } = this.#waiting;
    const waiter = pool.of(person);
    const call: PoolCall | undefined = this.#waiting.calledTo(person);
    return {
      waiting: pool.counts(),
      people: pool.size,
      ...this.#services.numbers(),
      ...(waiter && { you: youOf(waiter) }),
      ...(call && { called: call }),
    };
  }

  /** How many people wait. */
  get waiting(): number {
    return this.#waiting.pool.size;
  }

  join(reader: Reader): void {
    this.#readers.set(reader, '');
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** Somebody has connected here. */
  came(person: string): void {
    this.#waiting.adopt(person).catch((error: unknown) => this.#failed('somebody who waits', error));
  }

  /** Somebody has no connection left here: they leave the pool after `grace`, or after `away` where a call reaches them. */
  gone(person: string): void {
    if (!this.#waiting.pool.of(person) || this.#leaving.has(person)) return;
    const { grace, away } = this.#config;
    this.#leaveIn(grace, person, async () => {
      if (await this.#services.isReachable(person).catch(() => false)) {
        this.#leaveIn(away - grace, person, () => this.#drop(person));
        await this.#waiting.setAway(person);
      } else await this.#drop(person);
    });
  }

  #leaveIn(time: number, person: string, then: () => Promise<void>): void {
    const go = () => {
      this.#leaving.delete(person);
      if (!this.#isElsewhere(person) && this.#waiting.pool.of(person))
        then().catch((error: unknown) => this.#failed('somebody who went', error));
    };
    this.#leaving.set(person, setTimeout(go, time).unref());
  }

  async #drop(person: string): Promise<void> {
    if (this.#isElsewhere(person)) return;
    await this.#waiting.leave(person);
    this.#changed();
  }

  /** Whether somebody is connected: here, or at another process that is alive. */
  #isElsewhere(person: string): boolean {
    const process = this.#waiting.processOf(person);
    return this.#isHere(person) || (process !== this.#services.process && this.#services.isAlive(process));
  }

  #isAway(person: string): boolean {
    return this.#waiting.isAway(person) || !this.#isElsewhere(person);
  }

  #isHere(person: string): boolean {
    return [...this.#services.connectionsOf(person)].length > 0;
  }

  /** Reads who waits: at a start, and when another process has changed it. */
  changedElsewhere(): void {
    if (this.#stopped) return;
    this.#waiting.read().then(
      () => this.#changed(),
      (error: unknown) => this.#failed('reading who waits', error),
    );
  }

  /** The data were replaced, or the server stops. */
  clear(): void {
    for (const { timer } of this.#gathering.values()) clearTimeout(timer);
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    clearTimeout(this.#timer);
    this.#gathering.clear();
    this.#leaving.clear();
  }

  stop(): void {
    this.#stopped = true;
    this.clear();
    clearInterval(this.#look);
    clearTimeout(this.#tellTimer);
  }

  #failed(what: string, error: unknown): void {
    if (!(error instanceof StorageError)) this.#services.broke(what, error);
  }

  // Parties.

  #changed(): void {
    this.#tellSoon();
    if (this.#stopped || !this.#services.matches()) return;
    this.#match().catch((error: unknown) => this.#failed('bringing people together', error));
  }

  async #match(): Promise<void> {
    clearTimeout(this.#timer);
    const { pool } = this.#waiting;
    this.#lookAfterOrphans();
    for (const { person, called } of this.#waiting.everybody())
      if (!called) await this.#services.loadMutes(person);
    if (this.#stopped) return;
    for (let party = pool.take(this.#services.now()); party; party = pool.take(this.#services.now()))
      void this.#open(party);
    const next = pool.next();
    if (next === Number.POSITIVE_INFINITY) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#changed(), Math.max(10, next - this.#services.now())).unref();
  }

  /** People whose process is gone have as long as others to come back; calls that nobody ended are forgotten. */
  #lookAfterOrphans(): void {
    for (const { person, process, called } of this.#waiting.everybody())
      if (called && called.until + FORGOTTEN < this.#services.now()) void this.#waiting.leave(person);
      else if (process !== this.#services.process && !this.#services.isAlive(process)) this.gone(person);
  }

  async #open(party: Party): Promise<void> {
    const { game, people } = party;
    const { call, callAway } = this.#config;
    const until = this.#services.now() + (people.some((one) => this.#isAway(one.person)) ? callAway : call);
    const more = (table: string): Write[] => {
      const called: Called = { table, game, until };
      const calls = people.map(
        ({ person }): Write => ({ kind: 'call-waiter', person, called: JSON.stringify(called) }),
      );
      return [...calls, ...this.#services.fence()];
    };
    try {
      const table = await this.#waiting.hold(people, () => this.#services.open(party, until, more));
      for (const { person } of people) this.#services.called(person, table, game);
      this.changedElsewhere();
    } catch (error) {
      // Somebody has changed their mind meanwhile, or another process does this now.
      if (error instanceof StorageError && error.problem === 'conflict') this.changedElsewhere();
      else {
        this.#services.broke('opening a table for people who wait', error);
        setTimeout(() => this.changedElsewhere(), AGAIN).unref();
      }
    }
  }

  // Tables.

  /** Something has changed at a table that waits for its people. One whose time was up while nobody drove it has that time again. */
  presence(table: LiveTable): void {
    const { room, id } = table;
    if (this.#stopped || !room.quick || !isGathering(room) || !table.drives) return;
    if (!this.#gathering.has(id)) {
      const now = this.#services.now();
      const until = room.quick.until > now ? room.quick.until : now + this.#config.call;
      const timer = setTimeout(() => void this.#check(id), until - now).unref();
      this.#gathering.set(id, { until, timer });
    }
    void this.#check(id);
  }

  /** Starts a game when everybody is there or time is up. */
  async #check(id: string): Promise<void> {
    try {
      const table = await this.#services.table(id);
      const gathering = this.#gathering.get(id);
      if (!table || !gathering || this.#stopped) return;
      const { seats } = table.room;
      const came = seats.map((at, seat) => at.kind === 'person' && table.online(seat));
      const complete = seats.every(
        (at, seat) => at.kind !== 'person' || (came[seat] && at.contribution !== ''),
      );
      const isWaiting = isGathering(table.room) && table.drives;
      if (isWaiting && !complete && this.#services.now() < gathering.until) return;
      clearTimeout(gathering.timer);
      this.#gathering.delete(id);
      if (!isWaiting) return;
      const here = new Set(peopleOf({ ...table.room, seats: seats.filter((_, seat) => came[seat]) }));
      await this.#begin(table, here);
    } catch (error) {
      this.#services.broke('starting a table for people who wait', error);
    }
  }

  /** Begins with those who came. When they are too few they wait again. */
  async #begin(table: LiveTable, here: ReadonlySet<string>): Promise<void> {
    const min = this.#games.get(table.room.game)?.min ?? 2;
    const made = (room: Room) => withoutAbsent(room, min, here);
    const called = this.#waiting.calledTogether(table.id);
    if (made(table.room)) {
      // Nobody is called to a table that has begun.
      await this.#waiting.leave(...called);
      table.unasked.start((room) => {
        const kept = made(room);
        return kept && this.#services.fitted(kept);
      });
    } else {
      table.unasked.drive((room) => (room.status === 'open' ? { ...room, status: 'ended' } : room));
      const isHere = (person: string) => here.has(person);
      const back = called.filter(isHere);
      await this.#waiting.recall(
        back,
        called.filter((person) => !isHere(person)),
      );
      for (const person of back) if (!this.#isElsewhere(person)) this.gone(person);
    }
    this.#changed();
  }

  // Telling.

  #tellSoon(): void {
    if (this.#stopped) return;
    this.#tellTimer ??= setTimeout(() => this.#tell(), PAUSE).unref();
  }

  #tell(): void {
    this.#tellTimer = undefined;
    for (const [reader, before] of this.#readers) {
      const text = JSON.stringify({ pool: this.view(reader.guest.id) });
      if (text === before) continue;
      this.#readers.set(reader, text);
      reader.send(text);
    }
  }
}

const youOf = ({ games, since, bots }: Waiter): NonNullable<PoolView['you']> => ({
  games,
  since,
  ...(bots > 0 && { botsAt: since + bots }),
});
