import { type Seat, type SeatSet, type Step, seatsOf } from '@mazmorra/kernel';
import type { ChatLine, PlayView, RoomView } from '@mazmorra/protocol';
import { Bucket } from '../fairness/rate-limit.ts';
import type { Asked, Channel, Visitor } from './channel.ts';
import { filmOf } from './film.ts';
import type { LiveTable } from './live-table.ts';
import { factsOf, isElsewhere, isHere, roomView, visitorsOf } from './membership-view.ts';
import { isMember, mentions, peopleOf, seatOf } from './room.ts';
import {
  type AnyTable,
  awaitedSeats,
  Feed,
  playView,
  StepText,
  seenPairs,
  type TableViewer,
} from './updates.ts';

/** What the audience uses of its table. */
type Table = Pick<
  LiveTable,
  'id' | 'room' | 'deal' | 'game' | 'playing' | 'busy' | 'clockView' | 'tellTurn'
> & {
  readonly core: Pick<LiveTable['core'], 'now'>;
  readonly tables: Pick<LiveTable['tables'], 'mutes'>;
  readonly state: Pick<LiveTable['state'], 'lastAt'>;
  readonly recovery: Pick<LiveTable['recovery'], 'guard' | 'runUnasked'>;
};

/** Maximum delay in ms of an update for a viewer who has nothing to decide, while the server is busy. */
const LATE = 300;

/** Whether a channel is a big screen that came by the link and so gets the link to the next game. */
const follows = ({ screen, invited }: Channel): boolean => screen && invited;

/** Delay in ms for collecting arrivals and departures into one message. */
const PRESENCE = { calm: 20, busy: 250 };

/** How often the room is sent. Every change of it goes to every channel, so more changes than this are collected into one message. */
const ROOMS = { burst: 10, perSecond: 10 };
/** Delay in ms of a room that was collected, after which the rate allows one. */
const COLLECTED = 110;

interface Group {
  readonly feed: Feed;
  /** A list of exact size (`concat`, not `push`): it takes less memory than a set, and most views have one channel. */
  channels: readonly Channel[];
}

/** The connections of a table, grouped by view. Everything they receive is sent from here. */
export class Audience {
  readonly #table: Table;
  readonly #channels = new Set<Channel>();
  /** Who has the table open at other processes. */
  #elsewhere: readonly Visitor[] = [];
  readonly #groups = new Map<TableViewer, Group>();
  #lateTimer: NodeJS.Timeout | undefined;
  #roomTimer: NodeJS.Timeout | undefined;
  #rooms: Bucket | undefined;
  /** The awaited seats, as last sent to their people. */
  #awaited: SeatSet;

  constructor(table: Table) {
    this.#table = table;
    this.#awaited = awaitedSeats(table.playing);
  }

  get size(): number {
    return this.#channels.size;
  }

  get channels(): ReadonlySet<Channel> {
    return this.#channels;
  }

  get elsewhere(): readonly Visitor[] {
    return this.#elsewhere;
  }

  setElsewhere(visitors: readonly Visitor[]): void {
    this.#elsewhere = visitors;
  }

  /** Who has the table open at this process. */
  visitors(): Visitor[] {
    return visitorsOf(this.#channels);
  }

  /** Whether the person of a seat is connected to the table. */
  online(seat: Seat): boolean {
    return this.isHere(seat) || isElsewhere(this.#table.room, seat, this.#elsewhere);
  }

  /** The same, at this process only. */
  isHere(seat: Seat): boolean {
    return isHere(this.#table.room, seat, this.#channels);
  }

  viewerOf(channel: Channel): TableViewer {
    return channel.watch ? 'spectator' : (seatOf(this.#table.room, channel.who.id) ?? 'spectator');
  }

  add(channel: Channel): void {
    this.#channels.add(channel);
    if (this.#table.game) this.#join(channel, this.#table.game);
  }

  remove(channel: Channel): boolean {
    const known = this.#channels.delete(channel);
    const viewer = this.viewerOf(channel);
    const group = this.#groups.get(viewer);
    if (group) group.channels = group.channels.filter((other) => other !== channel);
    if (group?.channels.length === 0) this.#groups.delete(viewer);
    return known;
  }

  #join(channel: Channel, table: AnyTable): void {
    const viewer = this.viewerOf(channel);
    let group = this.#groups.get(viewer);
    if (group) this.#catchUp(group, table);
    else {
      group = { feed: new Feed(table, viewer), channels: [] };
      this.#groups.set(viewer, group);
    }
    group.channels = group.channels.concat(channel);
  }

  /** The game begins, or was reloaded: everybody gets the full view. Spectators are removed if the table allows none. */
  begin(table: AnyTable): void {
    this.#groups.clear();
    // A room that is still being collected comes before its game.
    if (this.#roomTimer) this.#sendRoom();
    const { room } = this.#table;
    for (const channel of [...this.#channels]) {
      const member = isMember(room, channel.who.id);
      if (!room.spectators && !member && this.viewerOf(channel) === 'spectator') this.#expel(channel);
      else this.#join(channel, table);
    }
    for (const [viewer, { channels }] of this.#groups) {
      const tail = `"play":${JSON.stringify(this.playView(table, viewer))}}`;
      for (const channel of channels) channel.client.send(`{"c":${channel.c},${tail}`);
    }
    this.tellTurns();
  }

  #expel(channel: Channel): void {
    this.#channels.delete(channel);
    channel.client.send(JSON.stringify({ c: channel.c, gone: 'this table allows no spectators' }));
    channel.client.drop(channel.c);
  }

  playView(table: AnyTable, viewer: TableViewer): PlayView {
    const clock = this.#table.clockView();
    const first = table.number === 0 ? { e: seenPairs(table.last.events, viewer) } : {};
    return { ...playView(table, viewer), ...first, ...(clock && { clock }) };
  }

  tellStep(step: Step<unknown>, before: unknown, table: AnyTable, asked: Asked | undefined): void {
    // A busy server tells what happened without the views between.
    const film = () => (this.#table.busy ? undefined : filmOf(table, step, before));
    const said = new StepText(step, table, film);
    const clock = this.#clockText();
    const mayWait = this.#table.busy && table.decisions.length > 0;
    const now = mayWait ? performance.now() : 0;
    let isAcknowledged = false;
    for (const { feed, channels } of this.#groups.values()) {
      if (mayWait && feed.canWait(table, said)) {
        feed.postpone(table, said, before, now);
        this.#catchUpIn(LATE);
        continue;
      }
      const tail = feed.update(table, said, before, clock);
      for (const channel of channels) {
        const mine = channel === asked?.channel;
        isAcknowledged ||= mine;
        channel.client.send(
          mine ? `{"c":${channel.c},"re":${asked.id},${tail}` : `{"c":${channel.c},${tail}`,
        );
      }
    }
    if (asked && !isAcknowledged) asked.channel.client.reply(asked.id, { n: step.number });
    this.tellTurns();
  }

  /** Notifies people whose turn has begun or ended, wherever they are connected. */
  tellTurns(): void {
    const { room, playing } = this.#table;
    const awaited = awaitedSeats(playing);
    const changed = awaited ^ this.#awaited;
    this.#awaited = awaited;
    if (changed === 0) return;
    for (const seat of seatsOf(changed)) {
      const at = room.seats[seat];
      if (at?.kind === 'person') this.#table.tellTurn(at.person, (awaited & (1 << seat)) !== 0);
    }
  }

  #clockText(): string {
    const view = this.#table.clockView();
    return view ? `,"clock":${JSON.stringify(view)}` : '';
  }

  /** Sends postponed updates after a delay. Most viewers have a decision before that and get the updates with it. */
  #catchUpIn(milliseconds: number): void {
    this.#lateTimer ??= setTimeout(() => {
      this.#lateTimer = undefined;
      this.#table.recovery.runUnasked('catch up', () => this.#catchUpAll());
    }, milliseconds).unref();
  }

  #catchUpAll(): void {
    const { game } = this.#table;
    if (!game) return;
    const now = performance.now();
    let next = Number.POSITIVE_INFINITY;
    for (const group of this.#groups.values()) {
      if (!group.feed.late) continue;
      const left = group.feed.waitingSince + LATE - now;
      if (left < 1) this.#catchUp(group, game);
      else next = Math.min(next, left);
    }
    if (next <= LATE) this.#catchUpIn(next);
  }

  /** Sends the postponed updates of a group. */
  #catchUp({ feed, channels }: Group, table: AnyTable): void {
    if (!feed.late) return;
    const tail = feed.catchUp(table, this.#clockText());
    for (const channel of channels) channel.client.send(`{"c":${channel.c},${tail}`);
  }

  close(): void {
    clearTimeout(this.#lateTimer);
    clearTimeout(this.#roomTimer);
  }

  rest(): void {
    for (const { feed } of this.#groups.values()) feed.rest();
  }

  roomView(channel: Channel, facts = factsOf(this.#table, this.#channels, this.#elsewhere)): RoomView {
    const { id: person } = channel.who;
    const muted = (other: string) => this.#table.tables.mutes.of(person, other);
    return roomView(this.#table.room, { ...facts, muted }, person, follows(channel));
  }

  /** A person has joined or left. */
  tellRoomSoon(): void {
    this.#tellRoomIn(this.#table.busy ? PRESENCE.busy : PRESENCE.calm);
  }

  /** Sends the room: at once, or a moment later if it has just changed many times. */
  tellRoom(): void {
    const now = performance.now();
    this.#rooms ??= new Bucket(ROOMS, now);
    if (this.#rooms.take(ROOMS, now)) this.#sendRoom();
    else this.#tellRoomIn(COLLECTED);
  }

  #tellRoomIn(milliseconds: number): void {
    this.#roomTimer ??= setTimeout(() => {
      this.#roomTimer = undefined;
      this.#table.recovery.guard('telling the room', () => this.tellRoom());
    }, milliseconds).unref();
  }

  #sendRoom(): void {
    clearTimeout(this.#roomTimer);
    this.#roomTimer = undefined;
    this.#tellRoomTo(this.#channels);
  }

  /** Sends the room to one person, after a change that concerns only them. */
  tellRoomOf(person: string): void {
    this.#tellRoomTo([...this.#channels].filter((channel) => channel.who.id === person));
  }

  /** Sends the room. Its text is made once for each person, and once for all spectators of whom it says nothing. */
  #tellRoomTo(channels: Iterable<Channel>): void {
    const facts = factsOf(this.#table, this.#channels, this.#elsewhere);
    const clock = this.#clockText();
    const texts = new Map<string, string>();
    const textFor = (key: string, channel: Channel): string => {
      const text = texts.get(key) ?? JSON.stringify(this.roomView(channel, facts));
      texts.set(key, text);
      return text;
    };
    const strangers = new Map<string, boolean>();
    for (const channel of channels) {
      const { id } = channel.who;
      const isStranger = strangers.get(id) ?? this.#isStranger(id);
      strangers.set(id, isStranger);
      const key = follows(channel) ? `${id} follows` : isStranger ? '' : id;
      channel.client.send(`{"c":${channel.c},"room":${textFor(key, channel)}${clock}}`);
    }
  }

  /** Whether the room says nothing about this person, and the person has muted nobody in it. */
  #isStranger(id: string): boolean {
    const { room, tables } = this.#table;
    if (mentions(room, id)) return false;
    return peopleOf(room).every((other) => tables.mutes.of(id, other) === undefined);
  }

  /** The table failed and is reloaded from storage. The full room and game follow. */
  tellInterrupted(): void {
    for (const channel of this.#channels)
      channel.client.send(JSON.stringify({ c: channel.c, interrupted: true }));
  }

  /** `author` is the id of the author; empty for bots. */
  tellChat(line: ChatLine, author: string): void {
    const text = JSON.stringify(line);
    for (const channel of this.#channels)
      if (this.hears(channel, line, author)) channel.client.send(`{"c":${channel.c},"chat":${text}}`);
  }

  /** Whether a line is for this channel: not from a muted person, and spectators' lines only for spectators. */
  hears(channel: Channel, { seat }: ChatLine, author: string): boolean {
    if (this.#table.tables.mutes.of(channel.who.id, author)) return false;
    return seat !== undefined || this.isSpectator(channel);
  }

  /** Whether the person has no seat. A big screen is not a spectator: it belongs to the players. */
  isSpectator({ who, screen }: Channel): boolean {
    return !screen && seatOf(this.#table.room, who.id) === undefined;
  }
}
