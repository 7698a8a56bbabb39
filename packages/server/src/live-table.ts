import type { Deal, Json, Seat } from '@mazmorra/kernel';
import type { ChatLine, Happened, Opened, RequestArgs } from '@mazmorra/protocol';
import type { Chat, Said } from './chat.ts';
import { TableEngine } from './engine.ts';
import { type AnyTable, type Eyes, seenPairs } from './feed.ts';
import type { Channel, House } from './house.ts';
import { Refused } from './refused.ts';
import type { Room } from './room.ts';
import * as rooms from './room.ts';
import { isOver } from './room-view.ts';
import { type Happening, type Loaded, openTable } from './saved.ts';
import type { Write } from './storage/port.ts';

/** A client that missed more than this gets the view and no recap. */
const MOST_MISSED = 400;
const REST_AFTER = 5000;

/** A table to be made for a rematch. */
export interface Rematch {
  readonly write: Write;
  readonly table: string;
  readonly invite: string;
  /** To be called when it is written. */
  saved(): void;
}

/** A table that somebody uses now, as connections deal with it: who comes and goes, and what they ask. */
export class LiveTable {
  readonly id: string;
  readonly #house: House;
  readonly #engine: TableEngine;
  readonly #chat: Chat;
  /** Since when nobody is here. */
  #emptySince: number;

  constructor(house: House, loaded: Loaded, chat: Chat) {
    this.id = loaded.row.id;
    this.#house = house;
    this.#engine = new TableEngine(house, loaded);
    this.#chat = chat;
    this.#emptySince = house.now();
  }

  get room(): Room {
    return this.#engine.room;
  }

  /** The game, once it has begun. */
  get table(): AnyTable | undefined {
    return this.#engine.table;
  }

  get playing(): AnyTable | undefined {
    return this.#engine.playing;
  }

  get connected(): number {
    return this.#engine.audience.size;
  }

  get touched(): number {
    return this.#engine.touched;
  }

  /** For how long nobody has been here and nothing was under way. */
  idleFor(now: number): number {
    const resting = this.connected === 0 && this.#engine.queue.quiet && !this.#engine.driver.busy;
    return resting ? now - this.#emptySince : 0;
  }

  /** Gives back the memory that only a game in full swing needs. */
  rest(now: number): void {
    if (now - this.#engine.lastAt > REST_AFTER) this.#engine.audience.rest();
  }

  close(): void {
    this.#engine.close();
  }

  // Coming and going.

  open(channel: Channel, id: number, since: number | undefined): void {
    const { client } = channel;
    const refuse = (error: unknown) => {
      client.drop(channel.c);
      this.leaveChannel(channel);
      client.refuse(id, this.#engine.refusalFor(error));
    };
    const run = () => {
      this.#requireAdmission(channel);
      this.#engine.queue.holdFor(this.#open(channel, id, since), refuse);
    };
    this.#engine.queue.push({ run, refuse });
  }

  async #open(channel: Channel, id: number, since: number | undefined): Promise<void> {
    const engine = this.#engine;
    const chat = await this.#chat.last();
    if (since !== undefined && since < (this.table?.number ?? 0)) await engine.needHistory();
    if (engine.closed) throw new Refused('stopping', 'connect again in a moment');
    engine.audience.add(channel);
    channel.client.reply(id, this.#opened(channel, since, chat) as unknown as Json);
    this.#presenceChanged(channel);
    if (!channel.watch) this.#welcomeBack(channel.client.guest.id);
  }

  /** Who was covered for being away has the seat back by being here. */
  #welcomeBack(person: string): void {
    const isAway = (room: Room) =>
      room.status === 'running' &&
      room.seats.some((at) => at.kind === 'person' && at.person === person && at.covered === 'away');
    if (isAway(this.room)) this.changeQuietly((room) => (isAway(room) ? rooms.take(room, person) : room));
  }

  leaveChannel(channel: Channel): void {
    this.#engine.guard('leaving', () => {
      if (!this.#engine.audience.remove(channel)) return;
      if (this.connected === 0) this.#emptySince = this.#house.now();
      this.#presenceChanged(channel);
    });
  }

  #requireAdmission(channel: Channel): void {
    const { room } = this;
    const member = rooms.isMember(room, channel.client.guest.id);
    if (!member && !channel.invited && !room.listed)
      throw new Refused('no-table', 'there is no such table for you');
    if (!member && room.status !== 'open' && !room.spectators)
      throw new Refused('not-allowed', 'this table allows no spectators');
  }

  #presenceChanged(channel: Channel): void {
    this.#engine.driver.presence(rooms.seatOf(this.room, channel.client.guest.id));
    this.#engine.audience.tellRoomSoon();
  }

  #opened(channel: Channel, since: number | undefined, chat: readonly ChatLine[]): Opened {
    const { audience, table } = this.#engine;
    const room = audience.roomView(channel);
    const eyes = audience.eyes(channel);
    const missed = since === undefined ? undefined : this.#missed(eyes, since);
    return {
      room,
      ...(table && { play: audience.playView(table, eyes) }),
      ...(missed && { missed }),
      chat: chat.filter((line) => !room.muted.includes(line.seat)),
    };
  }

  #missed(eyes: Eyes, since: number): Happened[] | undefined {
    const { history } = this.#engine;
    const number = this.table?.number ?? 0;
    if (since >= number) return [];
    if (number - since > MOST_MISSED || !history) return undefined;
    return happenedIn(history.slice(since + 1), eyes);
  }

  // Requests.

  answer(channel: Channel, id: number, { n, option, key }: RequestArgs<'answer'>): void {
    this.#run(channel, id, () => {
      const seat = rooms.requireSeat(this.room, channel.client.guest.id);
      if (channel.watch) throw new Refused('not-allowed', 'this channel only looks on');
      try {
        this.#requirePlaying(seat);
        this.#engine.move({ seat, option, decision: n, key, by: 'person' }, { channel, id });
      } catch (error) {
        // One that was taken before cannot be taken now: then it is acknowledged once more.
        const taken = this.#engine.taken(seat, key);
        if (taken === undefined) throw error;
        this.#house.metrics.counts.answersAgain++;
        channel.client.reply(id, { n: taken, again: true });
      }
    });
  }

  #requirePlaying(seat: Seat): void {
    if (isOver(this.room)) throw new Refused('over', 'the game has ended');
    if (rooms.playedByBot(this.room, seat))
      throw new Refused('covered', 'a bot has your seat: take it back first');
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
      const saved = () => channel.client.reply(id, ok(room));
      if (room === this.room) saved();
      else this.#engine.commitRoom({ room, saved, refuse: (error) => channel.client.refuse(id, error) });
    });
  }

  /** The same without anybody having asked. */
  changeQuietly(make: (room: Room) => Room): void {
    this.#engine.changeQuietly(make);
  }

  start(channel: Channel, id: number): void {
    const { client } = channel;
    const engine = this.#engine;
    this.#run(channel, id, () => {
      const room = rooms.start(this.room, client.guest.id, this.#house.now());
      const contributions = room.seats.map((seat) => (seat.kind === 'person' ? seat.contribution : ''));
      const deal: Deal = { ...engine.deal, contributions };
      const table = openTable(engine.requireGame(), room, deal);
      engine.commitRoom({
        room,
        deal,
        saved: () => {
          engine.begin(deal, table);
          client.reply(id, {});
        },
        told: () => engine.showGame(),
        refuse: (error) => client.refuse(id, error),
      });
    });
  }

  /** A table for the same people; the first who asks makes it, the others find it. */
  rematch(channel: Channel, id: number, make: (room: Room) => Rematch): void {
    const { client } = channel;
    this.#run(channel, id, () => {
      if (!isOver(this.room)) throw new Refused('not-now', 'the game has not ended');
      rooms.requireSeat(this.room, client.guest.id);
      if (this.room.rematch) {
        client.reply(id, this.room.rematch);
        return;
      }
      const { write, table, invite, saved: made } = make(this.room);
      const room = { ...this.room, rematch: { table, invite } };
      const saved = () => {
        made();
        client.reply(id, { table, invite });
      };
      this.#engine.commitRoom({ room, more: [write], saved, refuse: (error) => client.refuse(id, error) });
    });
  }

  say(channel: Channel, id: number, said: Said): void {
    const { client } = channel;
    this.#run(channel, id, () => {
      const seat = rooms.requireSeat(this.room, client.guest.id);
      const work = this.#chat.add(seat, client.guest, said).then((line) => {
        client.reply(id, {});
        this.#engine.guard('chat', () => this.#engine.audience.tellChat(line));
      });
      this.#engine.queue.holdFor(work, (error) => client.refuse(id, this.#engine.refusalFor(error)));
    });
  }

  log(channel: Channel, id: number, from: number): void {
    this.#run(channel, id, () => {
      const engine = this.#engine;
      if (!engine.table) throw new Refused('not-now', 'the game has not started');
      const work = engine.needHistory().then(() => {
        const log = happenedIn((engine.history ?? []).slice(from), engine.audience.eyes(channel));
        channel.client.reply(id, { log } as unknown as Json);
      });
      engine.queue.holdFor(work, (error) => channel.client.refuse(id, engine.refusalFor(error)));
    });
  }

  /** Changes the room without anybody at the table having asked; settles when it is saved. */
  changeRoom(make: (room: Room) => Room): Promise<void> {
    return new Promise((resolve, reject) => {
      const run = () => {
        const room = make(this.room);
        if (room === this.room) resolve();
        else this.#engine.commitRoom({ room, saved: resolve, refuse: reject });
      };
      this.#engine.queue.push({ run, own: true, refuse: reject });
    });
  }

  #run({ client }: Channel, id: number, run: () => void): void {
    const refuse = (error: unknown) => client.refuse(id, this.#engine.refusalFor(error));
    this.#engine.queue.push({ run, refuse });
  }
}

const happenedIn = (history: readonly Happening[], eyes: Eyes): Happened[] =>
  history.map(({ number, seat, events }) => ({
    n: number,
    ...(seat !== undefined && { seat }),
    e: seenPairs(events, eyes),
  }));
