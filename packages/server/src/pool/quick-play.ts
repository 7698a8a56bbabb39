import type { PoolCall, PoolView, RequestArgs } from '@mazmorra/protocol';
import { Refused } from '../refused.ts';
import type { LiveTable } from '../table/live-table.ts';
import { type Guest, peopleOf, type Room, type SeatRoom } from '../table/room.ts';
import { type Party, Pool, type PoolGame, type Waiter } from './pool.ts';
import { withoutAbsent } from './quick-room.ts';

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
export interface QuickServices {
  now(): number;
  /** Throws where this person may not open another table. */
  requireMayOpen(person: string): void;
  /** Whether one of the two does not want to play with the other. */
  keepsApart(one: string, other: string): boolean;
  open(party: Party, until: number): Promise<string>;
  table(id: string): Promise<LiveTable | undefined>;
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

/** A table that waits for the people who were called to it. */
interface Call {
  readonly table: string;
  readonly game: string;
  readonly until: number;
  /** Those who wait no more; empty after a restart of the server. */
  readonly people: readonly Waiter[];
  readonly timer: NodeJS.Timeout;
}

/** Minimum interval between two updates, and the interval at which the numbers of players are read again, in ms. */
const PAUSE = 200;
const LOOK = 10_000;
/** Milliseconds until a table is tried again that could not be saved. */
const AGAIN = 2000;

/** Brings people together who wait for others: puts them into the pool, opens their tables, calls them and starts the game. */
export class QuickPlay {
  readonly #services: QuickServices;
  readonly #config: QuickConfig;
  readonly #games: ReadonlyMap<string, PoolGame>;
  readonly #pool: Pool;
  readonly #calls = new Map<string, Call>();
  readonly #calledTo = new Map<string, string>();
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
    this.#pool = new Pool(games, config.patience, (one, other) => services.keepsApart(one, other));
    this.#look = setInterval(() => this.#readers.size > 0 && this.#tellSoon(), LOOK).unref();
  }

  // What people ask for.

  wait(guest: Guest, { games, bots, language }: RequestArgs<'wait'>): PoolView {
    if (this.#calledTo.has(guest.id)) return this.view(guest.id);
    const wanted = [...new Set(games)];
    const unknown = wanted.filter((game) => !this.#pool.has(game));
    if (unknown.length > 0) throw new Refused('start', 'this server does not have one of these games');
    this.#services.requireMayOpen(guest.id);
    const { id: person, name, kept } = guest;
    this.#pool.join({
      person,
      name,
      ...(kept && { kept }),
      games: wanted,
      bots: bots * 1000,
      language,
      since: this.#services.now(),
    });
    this.#changed();
    return this.view(person);
  }

  /** Waits no more, or does not come to the table that is ready. */
  unwait(person: string): PoolView {
    this.#pool.leave(person);
    const called = this.#calledTo.get(person);
    this.#calledTo.delete(person);
    if (called !== undefined) void this.#check(called);
    this.#changed();
    return this.view(person);
  }

  view(person: string): PoolView {
    const waiter = this.#pool.of(person);
    const call = this.#callOf(person);
    return {
      waiting: this.#pool.counts(),
      people: this.#pool.size,
      ...this.#services.numbers(),
      ...(waiter && { you: youOf(waiter) }),
      ...(call && { called: call }),
    };
  }

  /** How many people wait. */
  get waiting(): number {
    return this.#pool.size;
  }

  join(reader: Reader): void {
    this.#readers.set(reader, '');
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** Somebody has no connection left: they are removed from the pool after `grace`, or after `away` where a call reaches them. */
  gone(person: string): void {
    if (!this.#pool.of(person) || this.#leaving.has(person)) return;
    const { grace, away } = this.#config;
    this.#leaveIn(grace, person, async () => {
      if (await this.#services.isReachable(person).catch(() => false))
        this.#leaveIn(away - grace, person, () => this.#drop(person));
      else this.#drop(person);
    });
  }

  #leaveIn(time: number, person: string, then: () => void): void {
    const leave = () => {
      this.#leaving.delete(person);
      if (!this.#isHere(person) && this.#pool.of(person)) then();
    };
    this.#leaving.set(person, setTimeout(leave, time).unref());
  }

  #drop(person: string): void {
    if (!this.#isHere(person) && this.#pool.leave(person)) this.#changed();
  }

  #isHere(person: string): boolean {
    return [...this.#services.connectionsOf(person)].length > 0;
  }

  /** The data were replaced, or the server stops. */
  clear(): void {
    this.#pool.clear();
    for (const { timer } of this.#calls.values()) clearTimeout(timer);
    for (const timer of this.#leaving.values()) clearTimeout(timer);
    clearTimeout(this.#timer);
    this.#calls.clear();
    this.#calledTo.clear();
    this.#leaving.clear();
  }

  stop(): void {
    this.#stopped = true;
    this.clear();
    clearInterval(this.#look);
    clearTimeout(this.#tellTimer);
  }

  // Parties.

  #changed(): void {
    this.#tellSoon();
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    for (let party = this.#take(); party; party = this.#take()) void this.#open(party);
    const next = this.#pool.next();
    if (next === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(() => this.#changed(), Math.max(10, next - this.#services.now())).unref();
  }

  #take(): Party | undefined {
    return this.#pool.take(this.#services.now());
  }

  async #open(party: Party): Promise<void> {
    const { call, callAway } = this.#config;
    const until =
      this.#services.now() + (party.people.every((one) => this.#isHere(one.person)) ? call : callAway);
    try {
      const table = await this.#services.open(party, until);
      if (!this.#stopped) this.#call(table, party.game, until, party.people);
    } catch (error) {
      this.#services.broke('opening a table for people who wait', error);
      setTimeout(() => this.#back(party.people), AGAIN).unref();
    }
    this.#tellSoon();
  }

  #call(table: string, game: string, until: number, people: readonly Waiter[]): void {
    const wait = Math.max(0, until - this.#services.now());
    const timer = setTimeout(() => void this.#check(table), wait).unref();
    this.#calls.set(table, { table, game, until, people, timer });
    for (const { person } of people) {
      this.#calledTo.set(person, table);
      this.#services.called(person, table, game);
    }
  }

  /** Those who still want to play wait again, where they were. */
  #back(people: readonly Waiter[]): void {
    if (this.#stopped) return;
    for (const waiter of people) this.#pool.join(waiter);
    for (const { person } of people) if (!this.#isHere(person)) this.gone(person);
    this.#changed();
  }

  /** Somebody has come to a table or left it. One that was called before the server was restarted is called again. */
  presence(table: LiveTable): void {
    const { room, id } = table;
    if (this.#stopped || !room.quick || room.status !== 'open') return;
    if (!this.#calls.has(id)) this.#call(id, room.game, this.#services.now() + this.#config.call, []);
    void this.#check(id);
  }

  /** Starts the game of a call when everybody is there or time is up. Who declined is waited for no more. */
  async #check(id: string): Promise<void> {
    try {
      const table = await this.#services.table(id);
      const call = this.#calls.get(id);
      if (!table || !call || this.#stopped) return;
      const expected = table.room.seats.map((at) => this.#expects(call, at));
      const came = expected.map((yes, seat) => yes && table.online(seat));
      const complete = table.room.seats.every(
        (at, seat) => !expected[seat] || (came[seat] && at.kind === 'person' && at.contribution !== ''),
      );
      if (!complete && this.#services.now() < call.until) return;
      this.#over(call);
      this.#begin(
        table,
        call,
        new Set(peopleOf({ ...table.room, seats: table.room.seats.filter((_, seat) => came[seat]) })),
      );
    } catch (error) {
      this.#services.broke('starting a table for people who wait', error);
    }
  }

  #expects({ people, table }: Call, at: SeatRoom): boolean {
    return at.kind === 'person' && (people.length === 0 || this.#calledTo.get(at.person) === table);
  }

  /** Begins with those who came. When they are too few they wait again. */
  #begin(table: LiveTable, call: Call, here: ReadonlySet<string>): void {
    const min = this.#games.get(call.game)?.min ?? 2;
    const made = (room: Room) => withoutAbsent(room, min, here);
    if (made(table.room)) {
      table.unasked.start((room) => {
        const kept = made(room);
        return kept && this.#services.fitted(kept);
      });
      return;
    }
    table.unasked.change((room) => (room.status === 'open' ? { ...room, status: 'ended' } : room));
    this.#back(call.people.filter(({ person }) => here.has(person)));
  }

  #over(call: Call): void {
    clearTimeout(call.timer);
    this.#calls.delete(call.table);
    for (const { person } of call.people)
      if (this.#calledTo.get(person) === call.table) this.#calledTo.delete(person);
    this.#tellSoon();
  }

  // Telling.

  #callOf(person: string): PoolCall | undefined {
    const id = this.#calledTo.get(person);
    const call = id === undefined ? undefined : this.#calls.get(id);
    return call && { table: call.table, game: call.game, until: call.until };
  }

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
