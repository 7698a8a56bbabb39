import type { Deal, Seat, Step } from '@mazmorra/kernel';
import type { ChatLine, ClockView, PlayView, RoomView } from '@mazmorra/protocol';
import type { Asked, Channel } from './channel.ts';
import type { Room } from './membership.ts';
import * as members from './membership.ts';
import { roomView } from './membership-view.ts';
import { type AnyTable, Feed, playView, StepText, seenPairs, type TableViewer } from './updates.ts';

/** What the audience needs of its table. */
export interface AudienceTable {
  readonly id: string;
  readonly room: Room;
  readonly deal: Deal;
  readonly table: AnyTable | undefined;
  /** Whether the server is busy: those who are asked nothing are then told of several steps at once. */
  readonly busy: boolean;
  /** Calls back when what is in memory is what is saved. */
  whenSaved(run: () => void): void;
  clockView(): ClockView | undefined;
  /** Runs something that nobody waits for; when it throws, the table is set aside. */
  guard(what: string, run: () => void): void;
}

/** Milliseconds by which an update may be late for somebody who is asked nothing, while the server is busy. */
const LATE = 300;

/** Milliseconds for which arrivals and departures are collected into one message. */
const PRESENCE = { calm: 20, busy: 250 };

interface Group {
  readonly feed: Feed;
  readonly channels: Set<Channel>;
}

/** The connections of a table, in groups with the same view. Everything that they are told goes out here. */
export class Audience {
  readonly #table: AudienceTable;
  readonly #channels = new Set<Channel>();
  readonly #groups = new Map<TableViewer, Group>();
  #lateTimer: NodeJS.Timeout | undefined;
  #roomTimer: NodeJS.Timeout | undefined;

  constructor(table: AudienceTable) {
    this.#table = table;
  }

  get size(): number {
    return this.#channels.size;
  }

  /** Whether the person of a seat is connected to it. */
  online(seat: Seat): boolean {
    const at = this.#table.room.seats[seat];
    if (at?.kind !== 'person') return false;
    for (const channel of this.#channels)
      if (!channel.watch && channel.client.guest.id === at.person) return true;
    return false;
  }

  viewerOf(channel: Channel): TableViewer {
    return channel.watch
      ? 'spectator'
      : (members.seatOf(this.#table.room, channel.client.guest.id) ?? 'spectator');
  }

  add(channel: Channel): void {
    this.#channels.add(channel);
    if (this.#table.table) this.#join(channel, this.#table.table);
  }

  remove(channel: Channel): boolean {
    const known = this.#channels.delete(channel);
    const viewer = this.viewerOf(channel);
    const group = this.#groups.get(viewer);
    group?.channels.delete(channel);
    if (group?.channels.size === 0) this.#groups.delete(viewer);
    return known;
  }

  #join(channel: Channel, table: AnyTable): void {
    const viewer = this.viewerOf(channel);
    let group = this.#groups.get(viewer);
    if (group) this.#catchUp(group, table);
    else {
      group = { feed: new Feed(table, viewer), channels: new Set() };
      this.#groups.set(viewer, group);
    }
    group.channels.add(channel);
  }

  /** The game begins, or was read anew: everybody is shown all of it. Onlookers go where none are allowed. */
  begin(table: AnyTable): void {
    this.#groups.clear();
    const { room } = this.#table;
    for (const channel of [...this.#channels]) {
      const member = members.isMember(room, channel.client.guest.id);
      if (!room.spectators && !member && this.viewerOf(channel) === 'spectator') this.#expel(channel);
      else this.#join(channel, table);
    }
    for (const [viewer, { channels }] of this.#groups) {
      const tail = `"play":${JSON.stringify(this.playView(table, viewer))}}`;
      for (const channel of channels) channel.client.send(`{"c":${channel.c},${tail}`);
    }
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
    const said = new StepText(step, table);
    const clock = this.#clockText();
    const mayWait = this.#table.busy && table.decisions.length > 0;
    const now = mayWait ? performance.now() : 0;
    let told = false;
    for (const { feed, channels } of this.#groups.values()) {
      if (mayWait && feed.canWait(table, said)) {
        feed.postpone(table, said, before, now);
        this.#catchUpIn(LATE);
        continue;
      }
      const tail = feed.update(table, said, before, clock);
      for (const channel of channels) {
        const mine = channel === asked?.channel;
        told ||= mine;
        channel.client.send(
          mine ? `{"c":${channel.c},"re":${asked.id},${tail}` : `{"c":${channel.c},${tail}`,
        );
      }
    }
    if (asked && !told) asked.channel.client.reply(asked.id, { n: step.number });
  }

  #clockText(): string {
    const view = this.#table.clockView();
    return view ? `,"clock":${JSON.stringify(view)}` : '';
  }

  /** Most of those who wait are asked something before their time is up, and are told all of it then. */
  #catchUpIn(milliseconds: number): void {
    this.#lateTimer ??= setTimeout(() => {
      this.#lateTimer = undefined;
      this.#table.whenSaved(() => this.#catchUpAll());
    }, milliseconds).unref();
  }

  #catchUpAll(): void {
    const { table } = this.#table;
    if (!table) return;
    const now = performance.now();
    let next = Number.POSITIVE_INFINITY;
    for (const group of this.#groups.values()) {
      if (!group.feed.late) continue;
      const left = group.feed.waitingSince + LATE - now;
      if (left < 1) this.#catchUp(group, table);
      else next = Math.min(next, left);
    }
    if (next <= LATE) this.#catchUpIn(next);
  }

  /** Tells a group what was postponed. */
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

  roomView(channel: Channel): RoomView {
    const { id, room, deal } = this.#table;
    let watchers = 0;
    let screen = false;
    for (const one of this.#channels) {
      if (one.screen) screen = true;
      else if (this.viewerOf(one) === 'spectator') watchers++;
    }
    const facts = { table: id, deal, watchers, screen, online: (seat: Seat) => this.online(seat) };
    return roomView(room, facts, channel.client.guest.id, channel.screen && channel.invited);
  }

  /** Somebody has come or gone. */
  tellRoomSoon(): void {
    const pause = this.#table.busy ? PRESENCE.busy : PRESENCE.calm;
    this.#roomTimer ??= setTimeout(() => this.#table.guard('presence', () => this.tellRoom()), pause).unref();
  }

  tellRoom(): void {
    clearTimeout(this.#roomTimer);
    this.#roomTimer = undefined;
    for (const channel of this.#channels)
      channel.client.send(JSON.stringify({ c: channel.c, room: this.roomView(channel) }));
  }

  /** The table had a fault and is read from storage again; the room and the game follow whole. */
  tellInterrupted(): void {
    for (const channel of this.#channels)
      channel.client.send(JSON.stringify({ c: channel.c, interrupted: true }));
  }

  tellChat(line: ChatLine): void {
    const { room } = this.#table;
    for (const channel of this.#channels) {
      const seat = members.seatOf(room, channel.client.guest.id);
      if (seat !== undefined && room.muted[seat]?.includes(line.seat)) continue;
      channel.client.send(JSON.stringify({ c: channel.c, chat: line }));
    }
  }
}
