import type { PoolCall, PoolView, RequestArgs } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { Events, TableFact } from '../core/events.ts';
import type { Notifier } from '../notify/notifier.ts';
import type { People } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { StorageError, type Write } from '../storage/port.ts';
import type { LiveTable } from '../table/live-table.ts';
import { leave } from '../table/membership.ts';
import { isGathering, type NamedPerson, peopleOf, type Room } from '../table/room.ts';
import type { Tables } from '../tables/tables.ts';
import { type Party, Pool, type PoolGame, poolGameOf, type Waiter } from './pool.ts';
import { withoutAbsent } from './quick-room.ts';
import { type Called, WaitingRoom } from './waiting-room.ts';

export interface QuickConfig {
  /** Time in ms without a newcomer after which the minimum number of players is enough. */
  readonly patience: number;
  /** Time in ms within which a called person must come to the table. */
  readonly call: number;
  /** Time in ms for which a person without a connection keeps their place; the second applies if a call would reach them. */
  readonly grace: number;
  readonly away: number;
  /** Like `call`, for a person who is away and first has to open the page. */
  readonly callAway: number;
}

/** A connection that receives updates of the pool. */
export interface Reader {
  readonly who: NamedPerson;
  send(text: string): void;
}

/** Minimum interval between two updates, and between two looks for parties; interval at which player counts are read again. In ms. */
const PAUSE = 200;
const LOOK = 10_000;
/** Retry delay in ms after a table could not be saved. */
const AGAIN = 2000;
/** Time in ms after which an unfinished call expires: the process that drove the table is gone. */
const FORGOTTEN = 600_000;

/**
 * Brings people in the pool together. The pool is stored. One process forms the parties and opens their tables; the driver of
 * each table starts it when its people have come.
 */
export class QuickPlay {
  readonly #core: Core;
  readonly #config: QuickConfig;
  readonly #tables: Tables;
  readonly #people: People<Reader>;
  readonly #notifier: Pick<Notifier, 'isReachable'>;
  readonly #games: ReadonlyMap<string, PoolGame>;
  readonly #waiting: WaitingRoom;
  /** Deadlines for people to come, by table, for tables that this process drives. */
  readonly #gathering = new Map<string, { readonly until: number; readonly timer: NodeJS.Timeout }>();
  readonly #readers = new Map<Reader, string>();
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  #timer: NodeJS.Timeout | undefined;
  /** `again`: something has changed since the last look for parties, which is not long ago. */
  #matching: 'no' | 'yes' | 'again' = 'no';
  #tellTimer: NodeJS.Timeout | undefined;
  readonly #look: NodeJS.Timeout;
  #stopped = false;

  constructor(
    tables: Tables,
    config: QuickConfig,
    people: People<Reader>,
    notifier: Pick<Notifier, 'isReachable'>,
  ) {
    const { core, shares, mutes, processes } = tables;
    this.#core = core;
    this.#config = config;
    this.#tables = tables;
    this.#people = people;
    this.#notifier = notifier;
    const games = core.gameList.map(poolGameOf);
    this.#games = new Map(games.map((game) => [game.id, game]));
    const keepsApart = (one: string, other: string) => mutes.keepsApart(one, other);
    const pool = new Pool(games, config.patience, keepsApart, shares.reputation);
    this.#waiting = new WaitingRoom(core, shares, processes.id, pool);
    this.#look = setInterval(() => this.#readers.size > 0 && this.#tellSoon(), LOOK).unref();
    this.#follow(core.events);
  }

  #follow(events: Events): void {
    const presence = ({ table, room }: TableFact) => {
      const live = isGathering(room) ? this.#tables.live.peek(table) : undefined;
      if (live) this.#presence(live);
    };
    events.on('table.opened', presence);
    events.on('table.changed', presence);
    events.on('presence', presence);
    events.on('person.came', ({ person }) => this.#came(person));
    events.on('person.left', ({ person }) => this.gone(person));
    events.on('restored', () => {
      this.clear();
      this.changedElsewhere();
    });
  }

  // Requests.

  async wait(who: NamedPerson, { games, bots, language }: RequestArgs<'wait'>): Promise<PoolView> {
    if (this.#waiting.calledTo(who.id)) return this.view(who.id);
    const wanted = [...new Set(games)];
    const unknown = wanted.filter((game) => !this.#waiting.pool.has(game));
    if (unknown.length > 0) throw new Refused('start', 'this server does not have one of these games');
    this.#tables.newTables.requireMayOpen(who.id);
    await this.#waiting.join(who, { games: wanted, bots: bots * 1000, language }, this.#core.now());
    const view = this.view(who.id);
    this.#changed();
    return view;
  }

  /** Leaves the pool, or declines the table that is ready. */
  async unwait(person: string): Promise<PoolView> {
    const called = this.#waiting.calledTo(person);
    if (called) this.#note([person], false);
    await this.#waiting.leave(person);
    if (called)
      await this.#tables.changeRoom(called.table, (room) => (isGathering(room) ? leave(room, person) : room));
    this.#changed();
    return this.view(person);
  }

  view(person: string, common = this.#common()): PoolView {
    const waiter = this.#waiting.waiter(person);
    const call: PoolCall | undefined = this.#waiting.calledTo(person);
    return { ...common, ...(waiter && { you: youOf(waiter) }), ...(call && { called: call }) };
  }

  /** What everybody is told. */
  #common(): Omit<PoolView, 'you' | 'called'> {
    return { waiting: this.#waiting.counts(), people: this.#waiting.size, ...this.#tables.numbers };
  }

  /** Number of people in the pool. */
  get waiting(): number {
    return this.#waiting.size;
  }

  join(reader: Reader): void {
    this.#readers.set(reader, '');
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** A person has connected here. */
  #came(person: string): void {
    this.#core.background('somebody who waits', this.#waiting.adopt(person));
  }

  /** A person has no connection left here. They leave the pool after `grace`, or after `away` if a call would reach them. */
  gone(person: string): void {
    if (!this.#waiting.pool.of(person) || this.#leaving.has(person)) return;
    const { grace, away } = this.#config;
    this.#leaveIn(grace, person, async () => {
      if (await this.#notifier.isReachable(person, 'ready').catch(() => false)) {
        this.#leaveIn(away - grace, person, () => this.#drop(person));
        await this.#waiting.setAway(person);
      } else await this.#drop(person);
    });
  }

  #leaveIn(time: number, person: string, then: () => Promise<void>): void {
    const go = () => {
      this.#leaving.delete(person);
      if (!this.#isElsewhere(person) && this.#waiting.pool.of(person))
        this.#core.background('somebody who went', then());
    };
    this.#leaving.set(person, setTimeout(go, time).unref());
  }

  async #drop(person: string): Promise<void> {
    if (this.#isElsewhere(person)) return;
    await this.#waiting.leave(person);
    this.#changed();
  }

  /** Whether a person is connected, here or at another process that is alive. */
  #isElsewhere(person: string): boolean {
    const process = this.#waiting.processOf(person);
    return (
      this.#isHere(person) ||
      (process !== this.#tables.processes.id && this.#tables.processes.isAlive(process))
    );
  }

  #isAway(person: string): boolean {
    return this.#waiting.isAway(person) || !this.#isElsewhere(person);
  }

  #isHere(person: string): boolean {
    return this.#people.isPresent(person);
  }

  /** Reads the pool from storage: at start, and when another process has changed it. */
  changedElsewhere(): void {
    if (this.#stopped) return;
    this.#core.background(
      'reading who waits',
      this.#waiting.read().then(() => this.#changed()),
    );
  }

  /** The data was replaced, or the server stops. */
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

  // Parties.

  #changed(): void {
    this.#tellSoon();
    if (this.#stopped || !this.#tables.processes.runsUpkeep) return;
    this.#matchSoon();
  }

  /** Looks for parties at once; what changes within a moment afterwards leads to one more look. */
  #matchSoon(): void {
    if (this.#matching !== 'no') {
      this.#matching = 'again';
      return;
    }
    this.#matching = 'yes';
    const ended = () => void setTimeout(() => this.#matched(), PAUSE).unref();
    this.#core.background('bringing people together', this.#match().finally(ended));
  }

  #matched(): void {
    const isAgain = this.#matching === 'again';
    this.#matching = 'no';
    if (isAgain && !this.#stopped) this.#matchSoon();
  }

  async #match(): Promise<void> {
    clearTimeout(this.#timer);
    const { pool } = this.#waiting;
    const { mutes } = this.#tables;
    this.#lookAfterOrphans();
    // Only where other processes change it as well, what is known of somebody connected here may be old.
    const isKnown = (person: string) => this.#isHere(person) && !this.#core.storage.shared;
    for (const { person, called } of this.#waiting.everybody())
      if (!called) await (isKnown(person) ? mutes.load(person) : mutes.reload(person));
    if (this.#stopped) return;
    for (let party = pool.take(this.#core.now()); party; party = pool.take(this.#core.now()))
      void this.#open(party);
    const next = pool.next(this.#core.now());
    if (next === Number.POSITIVE_INFINITY) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#changed(), Math.max(10, next - this.#core.now())).unref();
  }

  /** Gives people whose process is gone the usual time to come back, and expires unfinished calls. */
  #lookAfterOrphans(): void {
    for (const { person, process, called } of this.#waiting.everybody())
      if (called && called.until + FORGOTTEN < this.#core.now()) void this.#waiting.leave(person);
      else if (process !== this.#tables.processes.id && !this.#tables.processes.isAlive(process))
        this.gone(person);
  }

  async #open(party: Party): Promise<void> {
    const { game, people } = party;
    const { call, callAway } = this.#config;
    const until = this.#core.now() + (people.some((one) => this.#isAway(one.person)) ? callAway : call);
    const more = (table: string): Write[] => {
      const called: Called = { table, game, until };
      const calls = people.map(
        ({ person }): Write => ({ kind: 'call-waiter', person, called: JSON.stringify(called) }),
      );
      return [...calls, ...this.#tables.processes.upkeepFence()];
    };
    try {
      const table = await this.#waiting.hold(people, () =>
        this.#tables.newTables.createQuick(party, until, more),
      );
      for (const { person } of people) this.#core.events.emit('ready', { person, table, game });
      this.changedElsewhere();
    } catch (error) {
      // A person has left in the meantime, or another process forms the parties now.
      if (error instanceof StorageError && error.problem === 'conflict') this.changedElsewhere();
      else {
        this.#core.reportError('opening a table for people who wait', error);
        setTimeout(() => this.changedElsewhere(), AGAIN).unref();
      }
    }
  }

  // Tables.

  /**
   * Something has changed at a table that waits for its people. If its deadline passed while no process drove it, the deadline
   * starts again.
   */
  #presence(table: LiveTable): void {
    const { room, id } = table;
    if (this.#stopped || !room.quick || !isGathering(room) || !table.drives) return;
    if (!this.#gathering.has(id)) {
      const now = this.#core.now();
      const until = room.quick.until > now ? room.quick.until : now + this.#config.call;
      const timer = setTimeout(() => void this.#check(id), until - now).unref();
      this.#gathering.set(id, { until, timer });
    }
    void this.#check(id);
  }

  /** Starts a game when everybody has come or the time is up. */
  async #check(id: string): Promise<void> {
    try {
      const table = await this.#tables.live.get(id);
      const gathering = this.#gathering.get(id);
      if (!table || !gathering || this.#stopped) return;
      const { seats } = table.room;
      const came = seats.map((at, seat) => at.kind === 'person' && table.online(seat));
      const complete = seats.every(
        (at, seat) => at.kind !== 'person' || (came[seat] && at.contribution !== ''),
      );
      const isWaiting = isGathering(table.room) && table.drives;
      if (isWaiting && !complete && this.#core.now() < gathering.until) return;
      clearTimeout(gathering.timer);
      this.#gathering.delete(id);
      if (!isWaiting) return;
      const here = new Set(peopleOf({ ...table.room, seats: seats.filter((_, seat) => came[seat]) }));
      await this.#begin(table, here);
    } catch (error) {
      this.#core.reportError('starting a table for people who wait', error);
    }
  }

  /** Starts with those who came. If they are too few, they return to the pool. */
  async #begin(table: LiveTable, here: ReadonlySet<string>): Promise<void> {
    const min = this.#games.get(table.room.game)?.min ?? 2;
    const made = (room: Room) => withoutAbsent(room, min, here);
    const called = this.#waiting.calledTogether(table.id);
    const isHere = (person: string) => here.has(person);
    const absent = called.filter((person) => !isHere(person));
    this.#note(called.filter(isHere), true);
    this.#note(absent, false);
    if (made(table.room)) {
      // Calls end when the game begins.
      await this.#waiting.leave(...called);
      table.startWith((room) => {
        const kept = made(room);
        return kept && this.#tables.newTables.fitted(kept);
      });
    } else {
      table.drive((room) => (room.status === 'open' ? { ...room, status: 'ended' } : room));
      const back = called.filter(isHere);
      await this.#waiting.recall(back, absent);
      for (const person of back) if (!this.#isElsewhere(person)) this.gone(person);
    }
    this.#changed();
  }

  /** Remembers for a while who came when they were called, and who did not. */
  #note(people: readonly string[], came: boolean): void {
    const { reputation } = this.#tables.shares;
    for (const person of people)
      reputation[came ? 'came' : 'missed'](this.#waiting.originOf(person), this.#core.now());
  }

  // Updates.

  #tellSoon(): void {
    if (this.#stopped) return;
    this.#tellTimer ??= setTimeout(() => this.#tell(), PAUSE).unref();
  }

  #tell(): void {
    this.#tellTimer = undefined;
    if (this.#readers.size === 0) return;
    const common = this.#common();
    for (const [reader, before] of this.#readers) {
      const text = JSON.stringify({ pool: this.view(reader.who.id, common) });
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
