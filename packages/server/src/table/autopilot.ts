import { pauseFor } from '@mazmorra/bots';
import { allSeenBy, at, type Deal, type OpenDecision, type Option, type Seat } from '@mazmorra/kernel';
import type { ClockView } from '@mazmorra/protocol';
import { NotWanted, type Question } from '../bots/thinkers.ts';
import { botSeed } from '../daily/deal.ts';
import type { Talking } from './chat.ts';
import type { LiveTable } from './live-table.ts';
import { cover } from './membership.ts';
import { levelOf, peopleOf, playedByBot, type Room, styleOf } from './room.ts';
import { type AnyTable, isOpen, turnsOf } from './updates.ts';
import { ABSENT_AFTER, settled } from './votes.ts';

/** What the autopilot uses of its table. */
type Table = Pick<
  LiveTable,
  | 'id'
  | 'room'
  | 'watched'
  | 'drives'
  | 'playing'
  | 'clocks'
  | 'history'
  | 'attendance'
  | 'online'
  | 'decide'
  | 'drive'
  | 'needHistory'
> & {
  readonly core: Pick<LiveTable['core'], 'now' | 'reportError'>;
  readonly tables: Pick<LiveTable['tables'], 'config' | 'thinkers'>;
  readonly deal: Pick<Deal, 'seed'>;
  readonly talking?: Talking;
  readonly recovery: Pick<LiveTable['recovery'], 'guard' | 'fail' | 'runUnasked'>;
};

const hasBots = (room: Room): boolean => room.seats.some((_, seat) => playedByBot(room, seat));

/** The person to whom the bots' computing time at this table is charged. */
const askerOf = (room: Room, table: string): string => room.host || (peopleOf(room)[0] ?? table);

/**
 * The bots that may decide in a daily game: one after the other, and after the person where both are asked at once. So what a bot
 * knows depends only on earlier answers, not on time.
 */
const inOrder = (awaited: readonly OpenDecision[], bots: readonly OpenDecision[]): readonly OpenDecision[] =>
  bots.length === awaited.length ? bots.slice(0, 1) : [];

const LONGEST_TIMER = 2 ** 31 - 1;

/** Milliseconds until what is due and waits to be saved, perhaps behind a slow commit, is asked for again. */
const AGAIN = 1000;

/**
 * Answers where no person does: lets bots decide at their seats and at those of absent people, and acts when a clock runs out or
 * a person has been gone for too long.
 */
export class Autopilot {
  readonly #table: Table;
  /** The number of the decision that each seat's bot is computing. */
  readonly #thinking = new Map<Seat, number>();
  readonly #offlineSince = new Map<Seat, number>();
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  #stopped = false;
  /** Whether the room has bots, cached by room. */
  #bots: { readonly room: Room; readonly some: boolean } | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  get busy(): boolean {
    return this.#thinking.size > 0 || this.#timer !== undefined;
  }

  /** Whether the history must be kept in memory, because bots use it. */
  get needsHistory(): boolean {
    const { room } = this.#table;
    if (this.#bots?.room !== room) this.#bots = { room, some: hasBots(room) };
    return this.#bots.some;
  }

  /** Whether there is nothing to do: no bots, no clocks, nobody away. */
  get #idle(): boolean {
    const calm = this.#timer === undefined && this.#offlineSince.size === 0;
    return calm && !this.#table.clocks.running && !this.needsHistory;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#timerAt = Number.POSITIVE_INFINITY;
    this.#thinking.clear();
  }

  /** The table was loaded from storage. `since` is the time of its newest answer. */
  restored(since: number): void {
    this.#stopped = false;
    const now = this.#table.core.now();
    for (const { seat, number } of turnsOf(this.#table.playing))
      this.#table.clocks.restore(seat, number, since, now);
    this.drive();
  }

  /** Starts the clocks of the awaited seats and stops the others. */
  asked(now: number): void {
    const { clocks, room } = this.#table;
    if (!clocks.running) return;
    const awaited = turnsOf(this.#table.playing);
    room.seats.forEach((_, seat) => {
      const open = awaited.find((decision) => decision.seat === seat);
      if (open) clocks.ask(seat, open.number, now);
      else clocks.stop(seat, now);
    });
  }

  /**
   * Notes who is offline. All seats are looked at each time: where several processes share a table, a person may have come and
   * gone at another process before this one heard of it, and still has to be covered.
   */
  #noteAbsent(): void {
    const { seats } = this.#table.room;
    for (let seat = 0; seat < seats.length; seat++)
      if (seats[seat]?.kind !== 'person' || this.#table.online(seat)) this.#offlineSince.delete(seat);
      else if (!this.#offlineSince.has(seat)) this.#offlineSince.set(seat, this.#table.core.now());
  }

  /** How long the person of a seat has been offline, in ms; 0 while they are connected. */
  offlineFor(seat: Seat): number {
    if (this.#table.online(seat)) return 0;
    const now = this.#table.core.now();
    return Math.max(1, now - (this.#offlineSince.get(seat) ?? now));
  }

  /** When the time of a seat is up: earlier for a person who is offline. */
  #deadline(seat: Seat): number {
    const at = this.#table.room.seats[seat];
    const holidays = at?.kind === 'person' ? at.holidays : undefined;
    return this.#table.clocks.deadline(seat, this.#offlineSince.get(seat), holidays);
  }

  /**
   * Whether bots play. They rest while nobody has the table open. At slow tables and in tournaments they continue until a person
   * is awaited, so that turns and rounds progress.
   */
  get #awake(): boolean {
    const { room, watched } = this.#table;
    if (watched) return true;
    const goesOn = room.clock.kind === 'slow' || room.tournament !== undefined;
    return goesOn && room.seats.some((at) => at.kind === 'person' && !at.covered);
  }

  clockView(): ClockView | undefined {
    const { clocks } = this.#table;
    if (!clocks.running || !this.#table.playing) return undefined;
    const now = this.#table.core.now();
    const seats = turnsOf(this.#table.playing).map(({ seat }) => seat);
    const left = seats.map((seat) => [seat, Math.max(0, Math.round(this.#deadline(seat) - now))]);
    if (this.#table.room.clock.kind !== 'live') return { left: Object.fromEntries(left) };
    const reserve = seats.map((seat) => [
      seat,
      this.#offlineSince.has(seat) ? 0 : Math.round(clocks.reserve[seat] ?? 0),
    ]);
    return { left: Object.fromEntries(left), reserve: Object.fromEntries(reserve) };
  }

  /**
   * Starts every bot that has a decision to make, and sets the timer of the clocks. Called after every change: an answer, a room,
   * a person who joins or leaves.
   */
  drive(): void {
    if (this.#stopped) return;
    this.#noteAbsent();
    if (this.#idle) return;
    if (!this.#table.drives) {
      this.#schedule();
      return;
    }
    const { room } = this.#table;
    const awaited = turnsOf(this.#table.playing);
    const bots = awaited.filter(({ seat }) => playedByBot(room, seat));
    if (this.#awake)
      for (const decision of room.daily ? inOrder(awaited, bots) : bots) this.#think(decision, 'bot');
    this.#schedule();
  }

  #think(decision: OpenDecision, by: 'bot' | 'clock'): void {
    const { seat, number } = decision;
    if (this.#thinking.get(seat) === number) return;
    this.#thinking.set(seat, number);
    const { botPause } = this.#table.tables.config;
    const pause = by === 'bot' ? pauseFor(botPause, decision.options.length, seat, number) : 0;
    const decide = () =>
      this.#withHistory(() => {
        this.#decide(decision, by).catch((error: unknown) => this.#table.recovery.fail('a bot', error));
      });
    if (pause > 0) setTimeout(() => this.#table.recovery.guard('a bot', decide), pause);
    else decide();
  }

  /** Reads the history if it is not in memory, then continues. */
  #withHistory(then: () => void): void {
    const { history, recovery } = this.#table;
    if (history) then();
    else recovery.runUnasked('history', () => this.#table.needHistory().then(then));
  }

  #isWanted({ seat, number }: OpenDecision, by: 'bot' | 'clock'): boolean {
    const open = !this.#stopped && this.#table.drives && isOpen(this.#table.playing, seat, number);
    return open && (by === 'clock' || this.#awake);
  }

  async #decide(decision: OpenDecision, by: 'bot' | 'clock'): Promise<void> {
    const { seat, number } = decision;
    const table = this.#table.playing;
    const option =
      table && this.#isWanted(decision, by) ? await this.#choose(table, decision, by) : undefined;
    this.#forget(seat, number);
    if (this.#stopped) return;
    if (option === undefined) this.drive();
    else this.#table.decide(seat, option, number, by);
  }

  /**
   * The bot's choice. If the bot fails, the first legal option is taken, so that the game continues. `undefined` if the answer is
   * no longer needed.
   */
  async #choose(table: AnyTable, decision: OpenDecision, by: 'bot' | 'clock'): Promise<Option | undefined> {
    const { seat, options } = decision;
    if (options.length === 1) return at(options, 0);
    const events = (this.#table.history ?? []).flatMap((step) => allSeenBy(step.events, seat));
    const { daily } = this.#table.room;
    try {
      const level = levelOf(this.#table.room, seat);
      const { option, spoken } = await this.#table.tables.thinkers.decide({
        game: table.game,
        state: table.state,
        seat,
        level,
        style: styleOf(this.#table.room, seat),
        events,
        table: this.#table.id,
        person: askerOf(this.#table.room, this.#table.id),
        isWanted: () => this.#isWanted(decision, by),
        fixed: this.#fixedFor(table, seat),
        talk: table.game.hiddenRoles && !daily ? this.#table.talking?.heard() : undefined,
      });
      if (spoken) this.#table.talking?.say(seat, spoken);
      return options.includes(option) ? option : at(options, 0);
    } catch (error) {
      // A stop ends the bots' threads; that is not a failure.
      if (error instanceof NotWanted || this.#stopped) return undefined;
      this.#table.core.reportError('a bot', error);
      return at(options, 0);
    }
  }

  /** In a daily game all bots use a fixed seed and number of iterations. */
  #fixedFor({ number }: AnyTable, seat: Seat): Question['fixed'] {
    const { room, deal } = this.#table;
    return room.daily && { seed: botSeed(deal, seat, number), iterations: room.daily.iterations };
  }

  #forget(seat: Seat, number: number): void {
    if (this.#thinking.get(seat) === number) this.#thinking.delete(seat);
  }

  // Time.

  /** `ifDue`: how long to wait where the time has come already. */
  #schedule(ifDue = 0): void {
    const next = this.#stopped || !this.#table.drives ? Number.POSITIVE_INFINITY : this.#nextAlarm();
    if (next === this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = next;
    this.#timer = undefined;
    if (next === Number.POSITIVE_INFINITY) return;
    const left = next - this.#table.core.now();
    const wait = left > 0 ? Math.min(LONGEST_TIMER, left) : ifDue;
    this.#timer = setTimeout(
      () => this.#table.recovery.guard('the clock', () => this.#alarm()),
      wait,
    ).unref();
  }

  #nextAlarm(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { seat } of turnsOf(this.#table.playing)) {
      if (playedByBot(this.#table.room, seat)) continue;
      next = Math.min(next, this.#deadline(seat), this.#coverTime(seat));
    }
    return Math.min(next, this.#absenceTime());
  }

  /** When a bot covers the seat of an offline person: only without a clock, and only if others wait for it. */
  #coverTime(seat: Seat): number {
    const { room } = this.#table;
    const since = this.#offlineSince.get(seat);
    if (since === undefined || room.clock.kind !== 'none' || room.cover === 0)
      return Number.POSITIVE_INFINITY;
    const waiting = room.seats.some((_, other) => other !== seat && this.#table.online(other));
    if (!waiting) return Number.POSITIVE_INFINITY;
    return since + room.cover * 1000;
  }

  /** When the next offline person ceases to count in a vote to end the game. */
  #absenceTime(): number {
    const { ending, status, clock } = this.#table.room;
    if (status !== 'running' || ending.length === 0 || clock.kind === 'slow') return Number.POSITIVE_INFINITY;
    const now = this.#table.core.now();
    const times = [...this.#offlineSince.values()].map((since) => since + ABSENT_AFTER);
    return Math.min(Number.POSITIVE_INFINITY, ...times.filter((time) => time > now));
  }

  #alarm(): void {
    this.#timer = undefined;
    this.#timerAt = Number.POSITIVE_INFINITY;
    if (!this.#table.drives) return;
    const now = this.#table.core.now();
    for (const decision of turnsOf(this.#table.playing)) {
      const { seat } = decision;
      if (playedByBot(this.#table.room, seat)) continue;
      if (this.#deadline(seat) <= now) this.#think(decision, 'clock');
      else if (this.#coverTime(seat) <= now) this.#cover(seat);
    }
    if (this.#table.room.ending.length > 0)
      this.#table.drive((room) => settled(room, this.#table.attendance));
    if (this.#thinking.size === 0) this.#schedule(AGAIN);
  }

  #cover(seat: Seat): void {
    this.#table.drive((room) =>
      this.#table.online(seat) || playedByBot(room, seat) || room.status !== 'running'
        ? room
        : settled(cover(room, seat, 'away'), this.#table.attendance),
    );
  }
}
