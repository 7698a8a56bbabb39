import type { Deal, Json, Option, Seat, SeatSet, Step } from '@mazmorra/kernel';
import { seatsOf } from '@mazmorra/kernel';
import type { ChatLine, ClockView, Happened, Opened, RequestArgs } from '@mazmorra/protocol';
import { type Asked, Audience, type Stage } from './audience.ts';
import { type AnyTable, type Eyes, seenPairs } from './feed.ts';
import type { Channel, House } from './house.ts';
import { SerialQueue } from './queue.ts';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';
import * as rooms from './room.ts';
import { isOver } from './room-view.ts';
import type { Happening, Loaded } from './saved.ts';
import {
  happeningOf,
  historyOf,
  load,
  openTable,
  RECENT,
  rowOf,
  SNAPSHOT_EVERY,
  snapshotRow,
} from './saved.ts';
import type { AnsweredBy, Write } from './storage/port.ts';
import { type Driven, TableDriver } from './table-driver.ts';

const CHAT_SHOWN = 50;
/** A client that missed more than this gets the view and no recap. */
const MOST_MISSED = 400;
/** Milliseconds between attempts to read a table again after the storage failed. */
const RETRY = { first: 250, most: 5000 };
const PRESENCE_PAUSE = 20;
const REST_AFTER = 5000;

interface Move {
  readonly seat: Seat;
  readonly option: Option | string;
  readonly decision: number;
  readonly key: string;
  readonly by: AnsweredBy;
}

/** A change of the room on its way to the disk. */
interface RoomChange {
  readonly room: Room;
  readonly deal?: Deal;
  readonly more?: readonly Write[];
  /** Saved: before anybody is told. */
  then?(): void;
  /** After the room was told. */
  after?(): void;
  refuse(error: unknown): void;
}

/** A table that somebody uses now: its room, its game, and who is connected to it. */
export class LiveTable implements Driven, Stage {
  readonly id: string;
  readonly #house: House;
  readonly #queue: SerialQueue;
  readonly #audience: Audience;
  readonly #driver: TableDriver;
  #loaded: Loaded;
  #awaited: SeatSet = 0;
  #presenceTimer: NodeJS.Timeout | undefined;
  #chatLines: number | undefined;
  #retry = RETRY.first;
  #retryTimer: NodeJS.Timeout | undefined;
  /** Since when nobody is here. */
  #emptySince: number;
  #closed = false;

  constructor(house: House, loaded: Loaded) {
    this.id = loaded.row.id;
    this.#house = house;
    this.#loaded = loaded;
    this.#emptySince = house.now();
    this.#queue = new SerialQueue(() => this.#reload());
    this.#audience = new Audience(this);
    this.#driver = new TableDriver(house, this);
    this.#awaited = this.#awaitedNow();
    this.#driver.restored(loaded.lastAt);
  }

  get room(): Room {
    return this.#loaded.room;
  }

  get deal(): Deal {
    return this.#loaded.deal;
  }

  get table(): AnyTable | undefined {
    return this.#loaded.table;
  }

  get playing(): AnyTable | undefined {
    return this.room.status === 'running' ? this.#loaded.table : undefined;
  }

  get clocks(): Loaded['clocks'] {
    return this.#loaded.clocks;
  }

  get history(): readonly Happening[] | undefined {
    return this.#loaded.history;
  }

  get connected(): number {
    return this.#audience.size;
  }

  online(seat: Seat): boolean {
    return this.#audience.online(seat);
  }

  clockView(): ClockView | undefined {
    return this.#driver.clockView();
  }

  /** When something was last done here. */
  get touched(): number {
    return Math.max(this.#loaded.row.touched, this.#loaded.lastAt);
  }

  /** For how long nobody has been here and nothing was under way. */
  idleFor(now: number): number {
    const resting = this.#audience.size === 0 && this.#queue.quiet && !this.#driver.busy;
    return resting ? now - this.#emptySince : 0;
  }

  /** Gives back the memory that only a game in full swing needs. */
  rest(now: number): void {
    if (now - this.#loaded.lastAt > REST_AFTER) this.#audience.rest();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#presenceTimer);
    this.#driver.stop();
    this.#queue.close();
  }

  // Coming and going.

  open(channel: Channel, id: number, since: number | undefined): void {
    const { client } = channel;
    const refuse = (error: unknown) => {
      client.drop(channel.c);
      client.refuse(id, error);
    };
    const run = () => {
      this.#requireAdmission(channel);
      this.#queue.holdFor(this.#open(channel, id, since), refuse);
    };
    this.#queue.push({ run, refuse });
  }

  async #open(channel: Channel, id: number, since: number | undefined): Promise<void> {
    const chat = await this.#chat();
    if (since !== undefined && since < (this.table?.number ?? 0)) await this.#needHistory();
    if (this.#closed) throw new Refused('stopping', 'connect again');
    this.#audience.add(channel);
    channel.client.reply(id, this.#opened(channel, since, chat) as unknown as Json);
    this.#presenceChanged(channel);
    if (!channel.watch) this.#welcomeBack(channel.client.guest.id);
  }

  /** Who was covered for being away has the seat back by being here. */
  #welcomeBack(person: string): void {
    const away = (room: Room) =>
      room.seats.some((at) => at.kind === 'person' && at.person === person && at.covered === 'away');
    if (this.room.status === 'running' && away(this.room))
      this.changeQuietly((room) =>
        room.status === 'running' && away(room) ? rooms.take(room, person) : room,
      );
  }

  leaveChannel(channel: Channel): void {
    if (!this.#audience.remove(channel)) return;
    if (this.#audience.size === 0) this.#emptySince = this.#house.now();
    this.#presenceChanged(channel);
  }

  #requireAdmission(channel: Channel): void {
    const { room } = this;
    const member = rooms.isMember(room, channel.client.guest.id);
    if (!member && !channel.invited && !room.listed)
      throw new Refused('no-table', 'there is no such table for you');
    if (!member && room.status !== 'open' && !room.spectators)
      throw new Refused('not-allowed', 'this table allows no spectators');
  }

  #opened(channel: Channel, since: number | undefined, chat: readonly ChatLine[]): Opened {
    const { table } = this;
    const room = this.#audience.roomView(channel);
    const eyes = this.#audience.eyes(channel);
    const missed = since === undefined ? undefined : this.#missed(eyes, since);
    return {
      room,
      ...(table && { play: this.#audience.playView(table, eyes) }),
      ...(missed && { missed }),
      chat: chat.filter((line) => !room.muted.includes(line.seat)),
    };
  }

  #missed(eyes: Eyes, since: number): Happened[] | undefined {
    const number = this.table?.number ?? 0;
    if (since >= number) return [];
    if (number - since > MOST_MISSED || !this.history) return undefined;
    return happenedIn(this.history.slice(since + 1), eyes);
  }

  // Requests.

  answer(channel: Channel, id: number, { n, option, key }: RequestArgs<'answer'>): void {
    this.#run(channel, id, () => {
      const seat = rooms.requireSeat(this.room, channel.client.guest.id);
      if (channel.watch) throw new Refused('not-allowed', 'this channel only looks on');
      const taken = this.#loaded.recent.find((answer) => answer.key === key && answer.seat === seat);
      if (taken) {
        this.#house.metrics.counts.answersAgain++;
        channel.client.reply(id, { n: taken.number, again: true });
        return;
      }
      if (isOver(this.room)) throw new Refused('over', 'the game has ended');
      if (rooms.playedByBot(this.room, seat))
        throw new Refused('covered', 'a bot has your seat: take it back first');
      this.#move({ seat, option, decision: n, key, by: 'person' }, { channel, id });
    });
  }

  /** A bot or the clock has decided. When things have moved on meanwhile, nothing happens. */
  decide(seat: Seat, option: Option, decision: number, by: 'bot' | 'clock'): void {
    this.#runUnasked('decide', () => {
      const still = this.playing?.decisionOf(seat)?.number === decision;
      if (!still || (by === 'bot' && !rooms.playedByBot(this.room, seat))) return this.#driver.drive();
      this.#move({ seat, option, decision, key: '', by }, undefined);
    });
  }

  /** Changes the room: saved first, then told. */
  change(
    channel: Channel,
    id: number,
    make: (room: Room) => Room,
    ok: (room: Room) => Json = () => ({}),
  ): void {
    this.#run(channel, id, () => {
      const room = make(this.room);
      const then = () => channel.client.reply(id, ok(room));
      if (room === this.room) return then();
      this.#commitRoom({ room, then, refuse: (error) => channel.client.refuse(id, error) });
    });
  }

  changeQuietly(make: (room: Room) => Room): void {
    this.#runUnasked('change', () => {
      const room = make(this.room);
      if (room !== this.room) this.#commitRoom({ room, refuse: () => undefined });
    });
  }

  start(channel: Channel, id: number): void {
    const { client } = channel;
    this.#run(channel, id, () => {
      const room = rooms.start(this.room, client.guest.id, this.#house.now());
      const contributions = room.seats.map((seat) => (seat.kind === 'person' ? seat.contribution : ''));
      const deal: Deal = { ...this.deal, contributions };
      const table = openTable(this.#requireGame(), room, deal);
      const then = () => {
        this.#loaded = { ...this.#loaded, deal, table, history: [happeningOf(table.last)] };
        client.reply(id, {});
      };
      this.#commitRoom({
        room,
        deal,
        then,
        after: () => this.#begun(table),
        refuse: (error) => client.refuse(id, error),
      });
    });
  }

  /** A table for the same people; the first who asks makes it, the others find it. */
  rematch(
    channel: Channel,
    id: number,
    make: (room: Room) => { write: Write; table: string; invite: string },
  ): void {
    const { client } = channel;
    this.#run(channel, id, () => {
      if (!isOver(this.room)) throw new Refused('not-now', 'the game has not ended');
      rooms.requireSeat(this.room, client.guest.id);
      if (this.room.rematch) return client.reply(id, this.room.rematch);
      const { write, table, invite } = make(this.room);
      const room = { ...this.room, rematch: { table, invite } };
      const then = () => client.reply(id, { table, invite });
      this.#commitRoom({ room, more: [write], then, refuse: (error) => client.refuse(id, error) });
    });
  }

  say(channel: Channel, id: number, said: { readonly text?: string; readonly phrase?: string }): void {
    this.#run(channel, id, () => {
      const seat = rooms.requireSeat(this.room, channel.client.guest.id);
      this.#queue.holdFor(this.#say(channel, id, seat, said), (error) => {
        this.#chatLines = undefined;
        channel.client.refuse(id, error);
      });
    });
  }

  async #say(
    { client }: Channel,
    id: number,
    seat: Seat,
    said: { readonly text?: string; readonly phrase?: string },
  ): Promise<void> {
    this.#chatLines ??= (await this.#house.storage.chat(this.id, 1))[0]?.number ?? 0;
    const number = this.#chatLines + 1;
    const line = { n: number, seat, name: client.guest.name, at: this.#house.now(), ...said } as ChatLine;
    await this.#house.journal.save({
      kind: 'chat',
      row: { table: this.id, number, body: JSON.stringify(line) },
    });
    this.#chatLines = number;
    this.#house.metrics.counts.chatLines++;
    client.reply(id, {});
    this.#audience.tellChat(line);
  }

  log(channel: Channel, id: number, from: number): void {
    this.#run(channel, id, () => {
      if (!this.table) throw new Refused('not-now', 'the game has not started');
      const work = this.#needHistory().then(() => {
        const log = happenedIn((this.history ?? []).slice(from), this.#audience.eyes(channel));
        channel.client.reply(id, { log } as unknown as Json);
      });
      this.#queue.holdFor(work, (error) => channel.client.refuse(id, error));
    });
  }

  /** Ends a table that nobody has used for so long. */
  abandon(): void {
    this.changeQuietly((room) =>
      isOver(room) || this.#audience.size > 0 ? room : { ...room, status: 'ended' },
    );
  }

  /** Makes sure that what happened so far is in memory, then goes on. */
  withHistory(then: () => void): void {
    if (this.history) then();
    else
      this.#runUnasked('history', () => {
        this.#queue.holdFor(this.#needHistory().then(then), (error) => this.#unasked('history', error));
      });
  }

  // The game goes on.

  #move(move: Move, asked: Asked | undefined): void {
    const { table, clocks } = this.#loaded;
    if (!table || this.room.status !== 'running') throw new Refused('not-now', 'the game is not running');
    const { seat, decision, key, by } = move;
    const at = this.#house.now();
    const before = table.state;
    const step = table.answer(seat, move.option, decision);
    clocks.stop(seat, at);
    const option = table.game.nameOf(step.option ?? 0);
    const writes: Write[] = [
      { kind: 'answer', row: { table: this.id, number: step.number, seat, option, decision, key, by, at } },
    ];
    const room = this.#roomAfter(table, seat, by);
    const row = room === this.room ? undefined : rowOf(this.#loaded.row, room, this.deal, at);
    if (row) writes.push({ kind: 'table', row });
    if (step.number % SNAPSHOT_EVERY === 0)
      writes.push({ kind: 'snapshot', row: snapshotRow(this.id, table, clocks) });

    this.#queue.hold();
    this.#house.journal.append(writes, (error) => {
      if (error) {
        asked?.channel.client.refuse(asked.id, error);
        this.#lost();
      } else {
        if (row) this.#loaded = { ...this.#loaded, row, room };
        this.#moved(step, before, table, move, asked);
        if (row) this.#roomChanged();
      }
      this.#queue.release();
    });
  }

  #roomAfter(table: AnyTable, seat: Seat, by: AnsweredBy): Room {
    const room = by === 'bot' ? this.room : rooms.countTimeout(this.room, seat, by === 'clock');
    const outcome = table.decisions.length === 0 ? table.outcome : undefined;
    return outcome ? rooms.finish(room, outcome) : room;
  }

  #moved(
    step: Step<unknown>,
    before: unknown,
    table: AnyTable,
    { seat, key, by }: Move,
    asked: Asked | undefined,
  ): void {
    const { recent, history } = this.#loaded;
    this.#count(by);
    this.#loaded.lastAt = this.#house.now();
    if (recent.length >= RECENT) recent.shift();
    recent.push({ seat, key, number: step.number });
    if (this.#driver.needsHistory) history?.push(happeningOf(step));
    else this.#loaded.history = undefined;
    this.#driver.asked(this.#house.now());
    this.#audience.tellStep(step, before, table, asked);
    this.#tellTurns();
    this.#driver.drive();
  }

  #count(by: AnsweredBy): void {
    const { counts } = this.#house.metrics;
    counts.answers++;
    if (by === 'bot') counts.botAnswers++;
    if (by === 'clock') counts.clockAnswers++;
    if (isOver(this.room)) counts.gamesFinished++;
  }

  #begun(table: AnyTable): void {
    this.#driver.asked(this.#house.now());
    this.#audience.begin(table);
    this.#tellTurns();
  }

  #awaitedNow(): SeatSet {
    const table = this.playing;
    return table ? table.game.awaited(table.state) : 0;
  }

  #tellTurns(): void {
    const awaited = this.#awaitedNow();
    const changed = awaited ^ this.#awaited;
    this.#awaited = awaited;
    if (changed === 0) return;
    for (const seat of seatsOf(changed)) {
      const at = this.room.seats[seat];
      if (at?.kind === 'person') this.#house.turn(at.person, this.id, (awaited & (1 << seat)) !== 0);
    }
  }

  // The room.

  #commitRoom({ room, deal = this.deal, more = [], then, after, refuse }: RoomChange): void {
    const row = rowOf(this.#loaded.row, room, deal, this.#house.now());
    this.#queue.hold();
    this.#house.journal.append([{ kind: 'table', row }, ...more], (error) => {
      if (error) {
        refuse(error);
        this.#lost();
      } else {
        this.#loaded = { ...this.#loaded, row, room };
        then?.();
        this.#roomChanged();
        after?.();
        this.#driver.drive();
      }
      this.#queue.release();
    });
  }

  #roomChanged(): void {
    clearTimeout(this.#presenceTimer);
    this.#presenceTimer = undefined;
    this.#audience.tellRoom();
    this.#house.roomChanged(this.id, this.room);
  }

  /** Coming and going of many is told together. */
  #presenceChanged(channel: Channel): void {
    this.#driver.presence(rooms.seatOf(this.room, channel.client.guest.id));
    this.#presenceTimer ??= setTimeout(() => {
      this.#presenceTimer = undefined;
      if (!this.#closed) this.#audience.tellRoom();
    }, PRESENCE_PAUSE).unref();
  }

  async #chat(): Promise<ChatLine[]> {
    if (this.#chatLines === 0) return [];
    const rows = await this.#house.storage.chat(this.id, CHAT_SHOWN);
    this.#chatLines = rows.at(-1)?.number ?? 0;
    return rows.map((row) => JSON.parse(row.body) as ChatLine);
  }

  // When things go wrong.

  #run({ client }: Channel, id: number, run: () => void): void {
    this.#queue.push({ run, refuse: (error) => client.refuse(id, error) });
  }

  #runUnasked(what: string, run: () => void): void {
    this.#queue.push({ run, refuse: (error) => this.#unasked(what, error) });
  }

  #unasked(what: string, error: unknown): void {
    if (this.#closed) return;
    if (this.#queue.broken) this.#recoverLater();
    else this.#house.broke(`${what} at a table`, error);
  }

  /** Whether the last write is on disk is not known: what is stored decides, so everything is read again. */
  #lost(): void {
    this.#queue.breakDown();
    this.#driver.stop();
    this.#recoverLater();
  }

  #recoverLater(): void {
    clearTimeout(this.#retryTimer);
    if (this.#closed) return;
    this.#retryTimer = setTimeout(() => {
      if (this.#queue.broken) this.#runUnasked('recover', () => undefined);
    }, this.#retry).unref();
    this.#retry = Math.min(RETRY.most, this.#retry * 2);
  }

  async #reload(): Promise<void> {
    const stored = await this.#house.storage.table(this.id);
    if (!stored) throw new Refused('no-table', 'this table is gone');
    this.#loaded = load(this.#requireGame(), stored);
    this.#retry = RETRY.first;
    this.#chatLines = undefined;
    this.#roomChanged();
    if (this.table) this.#audience.begin(this.table);
    this.#tellTurns();
    // The queue is still being mended; bots may only be let on when it is done.
    setImmediate(() => {
      if (!this.#closed) this.#driver.restored(this.#loaded.lastAt);
    });
  }

  async #needHistory(): Promise<void> {
    if (this.history || !this.table) return;
    const stored = await this.#house.storage.table(this.id, true);
    if (stored) this.#loaded.history = historyOf(this.#requireGame(), stored);
  }

  #requireGame() {
    const game = this.#house.game(this.room.game);
    if (!game) throw new Refused('not-now', 'this server does not have the game');
    return game;
  }
}

const happenedIn = (history: readonly Happening[], eyes: Eyes): Happened[] =>
  history.map(({ number, seat, events }) => ({
    n: number,
    ...(seat !== undefined && { seat }),
    e: seenPairs(events, eyes),
  }));
