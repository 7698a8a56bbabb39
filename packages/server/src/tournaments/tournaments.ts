import { randomBytes } from 'node:crypto';
import { type AnyGame, newDeal } from '@mazmorra/kernel';
import { LIMITS, type RequestArgs, type TournamentLists, type TournamentView } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { Shares } from '../fairness/shares.ts';
import type { Moderation } from '../operator/moderation.ts';
import type { People } from '../people/people.ts';
import { newToken } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import { StorageError, type Write } from '../storage/port.ts';
import { leave as leaveTable } from '../table/membership.ts';
import { isOver, type NamedPerson, type Room } from '../table/room.ts';
import type { NewTables } from '../tables/new-tables.ts';
import type { Tables } from '../tables/tables.ts';
import type { SeatLimits } from './pairing.ts';
import { PublicList, type Reader, Readers } from './readers.ts';
import { isAbandoned, newTables, resultOf, type TableResult } from './standings.ts';
import { type Changed, changeTournament, NO_TOURNAMENT, readTournament, tournamentRow } from './stored.ts';
import * as rules from './tournament.ts';
import { tableOf, tournamentEntry, tournamentView } from './view.ts';

export interface TournamentConfig {
  /** Interval in ms at which due tournaments and finished tables are checked. */
  readonly tick: number;
  /** Pause in ms between the end of a round and the next draw. */
  readonly pause: number;
}

/** Limits: tournaments per list, tournaments per check, and tables per check. */
const LISTED = 50;
const AT_ONCE = 50;
const MOST_TABLES = 500;
/** Number of checks between two searches for abandoned tables. */
const EVERY = 15;

type TournamentTables = Pick<Tables, 'changeRoom' | 'processes'> & {
  readonly newTables: Pick<NewTables, 'open'>;
};

/**
 * All tournaments. Their state is in the database, one row each. Every process checks what is due, and the optimistic lock of the
 * row lets exactly one of them draw a round. Tables report here when they are over; what a crash interrupted is found at the next
 * check.
 */
export class Tournaments {
  readonly #core: Core;
  readonly #config: TournamentConfig;
  readonly #tables: TournamentTables;
  readonly #shares: Shares;
  readonly #moderation: Pick<Moderation, 'isBanned'>;
  readonly #people: Pick<People<unknown>, 'isPresent'>;
  readonly readers: Readers;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #looks = 0;
  readonly #publicList: PublicList;
  /** Tournaments that are being saved for the first time. */
  readonly #opening = new Set<string>();
  /** The last change of each tournament that is under way. */
  readonly #changing = new Map<string, Promise<unknown>>();

  constructor(
    core: Core,
    config: TournamentConfig,
    tables: TournamentTables,
    shares: Shares,
    moderation: Pick<Moderation, 'isBanned'>,
    people: Pick<People<unknown>, 'isPresent'>,
  ) {
    this.#core = core;
    this.#config = config;
    this.#tables = tables;
    this.#shares = shares;
    this.#moderation = moderation;
    this.#people = people;
    this.#publicList = new PublicList(core, shares.origins, LISTED);
    this.readers = new Readers(core.storage, (id, of, person) => this.#viewOf(id, of, person));
    core.events.on('table.changed', ({ table, room }) => {
      if (room.tournament) this.#tableChanged(table, room);
    });
  }

  // Requests.

  async open(who: NamedPerson, settings: RequestArgs<'open-tournament'>): Promise<TournamentView> {
    const { storage, journal, now } = this.#core;
    const game = this.#game(settings.game);
    if (settings.seats < Math.max(2, game.seats.min) || settings.seats > game.seats.max)
      throw new Refused('start', `tables of this game have ${game.seats.min} to ${game.seats.max} seats`);
    const led = (await storage.tournamentsOf(who.id, LISTED)).map(readTournament);
    if (led.filter((one) => one.opener === who.id && rules.isGoing(one)).length >= LIMITS.tournaments)
      throw new Refused('too-many', `you lead ${LIMITS.tournaments} tournaments: end one first`);
    const { seed, salt, commitment } = newDeal((bytes) => new Uint8Array(randomBytes(bytes)));
    const deal = { seed, salt, commitment };
    const of = rules.newTournament({ settings, opener: who, deal, now: now() });
    const id = newToken();
    await this.#requireShare(who.id);
    // Counted before it is saved, so that concurrent requests cannot exceed the limit.
    this.#shares.tournaments.set(id, who.id);
    this.#opening.add(id);
    try {
      await journal.save({ kind: 'new-tournament', row: tournamentRow({ id, rev: 0 }, of, now()) });
    } catch (error) {
      this.#shares.tournaments.remove(id);
      throw error;
    } finally {
      this.#opening.delete(id);
    }
    this.#publicList.changed();
    return this.#viewOf(id, of, who.id);
  }

  /** Throws if the people of this person's address lead too many tournaments. Those that are over are no longer counted. */
  async #requireShare(person: string): Promise<void> {
    const { storage } = this.#core;
    const shares = this.#shares;
    for (const id of [...shares.tournaments.atAddressOf(person)]) {
      if (this.#opening.has(id)) continue;
      const row = await storage.tournament(id);
      if (!row || !rules.isGoing(readTournament(row))) shares.tournaments.remove(id);
    }
    shares.tournaments.require(person);
  }

  async lists(person: string): Promise<TournamentLists> {
    const { storage } = this.#core;
    const [mine, listed] = await Promise.all([
      storage.tournamentsOf(person, LISTED),
      this.#publicList.read(),
    ]);
    return { mine: mine.map((row) => tournamentEntry(row.id, readTournament(row))), listed };
  }

  /** A tournament as a person may see it. With `on` this reader receives further changes. */
  async view(id: string, reader: Reader, on: boolean): Promise<TournamentView> {
    const row = await this.#core.storage.tournament(id);
    if (!row) throw new Refused('no-table', NO_TOURNAMENT);
    if (on) this.readers.join(reader, id, row.rev);
    else this.readers.leave(reader);
    return this.#viewOf(id, readTournament(row), reader.who.id);
  }

  /** The same, once. */
  async read(id: string, person: string): Promise<TournamentView> {
    const row = await this.#core.storage.tournament(id);
    if (!row) throw new Refused('no-table', NO_TOURNAMENT);
    return this.#viewOf(id, readTournament(row), person);
  }

  async join(who: NamedPerson, id: string, contribution: string): Promise<TournamentView> {
    const apart = await this.#apart([who.id]);
    return this.#changed(who, id, (of) => {
      if (rules.entrantOf(of, who.id) === undefined && apart(of.opener, who.id))
        throw new Refused('not-allowed', 'you cannot take part in this tournament');
      const others = rules.takingPart(of).map(({ person }) => person);
      if (!others.includes(who.id)) this.#shares.requirePlace(who.id, others);
      return rules.join(of, who, contribution);
    });
  }

  async leave(who: NamedPerson, id: string): Promise<TournamentView> {
    const view = await this.#changed(who, id, (of) => rules.leave(of, who.id));
    if (view.you?.table !== undefined) await this.#leaveTable(view.you.table, who.id);
    return view;
  }

  async remove(who: NamedPerson, id: string, named: string | number): Promise<TournamentView> {
    const changed = await this.#change(id, (of) => rules.remove(of, who.id, rules.numberOf(of, named)));
    const entrant = rules.numberOf(changed.of, named);
    const table = tableOf(changed.of, entrant)?.table;
    if (table !== undefined) await this.#leaveTable(table, changed.of.entrants[entrant]?.person ?? '');
    return this.#viewOf(id, changed.of, who.id);
  }

  stopBy(who: NamedPerson, id: string): Promise<TournamentView> {
    return this.#changed(who, id, (of) => rules.stop(of, who.id));
  }

  /** Draws the first round, or the next one without waiting. */
  async drawBy(who: NamedPerson, id: string): Promise<TournamentView> {
    const changed = await this.#draw(id, (of) => {
      rules.requireDrawable(of, who.id, this.#limits(of));
      return true;
    });
    return this.#viewOf(id, changed.of, who.id);
  }

  // Without a request.

  start(): void {
    this.#timer = setInterval(() => void this.#tick(), this.#config.tick).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Of several processes one looks; the others only tell who reads a tournament here. */
  #tick(): Promise<void> {
    if (this.#tables.processes.runsUpkeep) return this.look();
    return this.readers.refresh().catch((error: unknown) => this.#report('tournaments', error));
  }

  /** The room of a tournament table has changed. */
  #tableChanged(table: string, room: Room): void {
    if (isOver(room)) void this.look();
    else if (isAbandoned(room))
      this.#core.background('a table that everybody has left', this.#endAbandoned(table));
  }

  /** Records results, draws rounds that are due, and sends changes made by other processes. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch((error: unknown) => this.#report('tournaments', error))
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { storage, now } = this.#core;
    for (const id of await storage.tournamentsWithEnds(AT_ONCE)) await this.#each(() => this.#settle(id));
    for (const id of await storage.tournamentsDue(now(), AT_ONCE)) await this.#each(() => this.#due(id));
    if (this.#looks++ % EVERY === 0)
      for (const table of await storage.tournamentTables(MOST_TABLES)) await this.#endAbandoned(table);
    await this.readers.refresh();
  }

  /** An error in one tournament does not affect the others. */
  async #each(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#report('a tournament', error);
    }
  }

  /** Storage errors are reported by the journal, and the next check tries again. */
  #report(what: string, error: unknown): void {
    if (!(error instanceof StorageError)) this.#core.reportError(what, error);
  }

  async #settle(id: string): Promise<void> {
    const { storage, now } = this.#core;
    await this.#change(id, async (of) => {
      const results = new Map<string, TableResult>();
      for (const one of of.rounds.at(-1)?.tables ?? []) {
        if (one.result) continue;
        const row = await storage.tableRow(one.table);
        const result = resultOf(one, row && (JSON.parse(row.room) as Room));
        if (result) results.set(one.table, result);
      }
      return rules.settle(of, results, now(), this.#config.pause);
    });
  }

  async #due(id: string): Promise<void> {
    const { now } = this.#core;
    const isDue = (of: rules.Tournament) => {
      const due = rules.dueAt(of);
      return due !== undefined && due <= now();
    };
    const byHand = (of: rules.Tournament) => of.status === 'open' && of.settings.start === undefined;
    const { of } = await this.#change(id, (one) => (isDue(one) && byHand(one) ? rules.unstarted(one) : one));
    if (isDue(of)) await this.#draw(id, isDue);
  }

  /** Draws a round and opens its tables in one commit. After a conflict `may` is called again. */
  async #draw(id: string, may: (of: rules.Tournament) => boolean): Promise<Changed> {
    const { now } = this.#core;
    const draw = async (before: rules.Tournament): Promise<rules.Tournament> => {
      if (!may(before)) return before;
      const people = rules.drawnPeople(before);
      const of = rules.without(before, new Set(people.filter((person) => this.#moderation.isBanned(person))));
      return rules.nextRound(of, this.#limits(of), await this.#apart(people), newToken, now());
    };
    const save = (write: Write, of: rules.Tournament): Promise<void> => {
      const game = this.#game(of.settings.game);
      const rows = rules.isPlaying(of) ? newTables(id, of, game, now()) : [];
      return this.#tables.newTables.open(game, rows, [write]);
    };
    const changed = await this.#change(id, draw, save);
    const { entrants, rounds, settings } = changed.of;
    for (const { table, seats, result } of rounds.at(-1)?.tables ?? [])
      for (const entrant of result ? [] : seats)
        this.#call(entrants[entrant]?.person ?? '', table, settings.game);
    return changed;
  }

  /** Calls a person who is not here to their table. */
  #call(person: string, table: string, game: string): void {
    if (!this.#people.isPresent(person)) this.#core.events.emit('ready', { person, table, game });
  }

  #endAbandoned(table: string): Promise<void> {
    return this.#tables.changeRoom(table, (room) =>
      isAbandoned(room) ? { ...room, status: 'ended' } : room,
    );
  }

  /** A bot takes over the seat of a person who has left the tournament. */
  #leaveTable(table: string, person: string): Promise<void> {
    return this.#tables.changeRoom(table, (room) =>
      room.status === 'running' ? leaveTable(room, person) : room,
    );
  }

  // Helpers.

  async #changed(
    who: NamedPerson,
    id: string,
    make: (of: rules.Tournament) => rules.Tournament,
  ): Promise<TournamentView> {
    return this.#viewOf(id, (await this.#change(id, make)).of, who.id);
  }

  /** Changes of one tournament run one after the other, so that only those of another process conflict. */
  async #change(
    ...args: Parameters<typeof changeTournament> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<Changed> {
    const [id] = args;
    const before = this.#changing.get(id) ?? Promise.resolve();
    const change = before.then(() => changeTournament(this.#core, ...args));
    const ended = change.catch(() => undefined);
    this.#changing.set(id, ended);
    try {
      const changed = await change;
      this.#publicList.changed();
      this.readers.tell(changed);
      return changed;
    } finally {
      if (this.#changing.get(id) === ended) this.#changing.delete(id);
    }
  }

  /** Who of these people has blocked whom. */
  async #apart(people: readonly string[]): Promise<(one: string, other: string) => boolean> {
    const blocks = new Set<string>();
    for (const person of people)
      for (const row of await this.#core.storage.mutesAbout(person))
        if (row.block) blocks.add(`${row.person} ${row.other}`);
    return (one, other) => blocks.has(`${one} ${other}`) || blocks.has(`${other} ${one}`);
  }

  #game(id: string): AnyGame {
    const game = this.#core.game(id);
    if (game) return game;
    throw new Refused(
      'start',
      `there is no such game: allowed are ${[...this.#core.games.keys()].join(', ')}`,
    );
  }

  #limits({ settings }: rules.Tournament): SeatLimits {
    return rules.limitsFor(settings, this.#game(settings.game).seats);
  }

  #viewOf(id: string, of: rules.Tournament, person: string): TournamentView {
    return tournamentView(of, { id, now: this.#core.now(), least: this.#least(of) }, person);
  }

  /** The minimum table size. A game that this server no longer has is shown nevertheless. */
  #least({ settings }: rules.Tournament): number {
    return Math.max(2, this.#core.game(settings.game)?.seats.min ?? 2);
  }
}
