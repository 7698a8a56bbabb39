import { toy } from '@mazmorra/testkit';
import type { Core } from '../../src/core/core.ts';
import { Shares } from '../../src/fairness/shares.ts';
import { alone } from '../../src/processes/alone.ts';
import type { Journal } from '../../src/storage/journal.ts';
import type { Storage, Write } from '../../src/storage/port.ts';
import { finish } from '../../src/table/membership.ts';
import type { NamedPerson, Room, SeatRoom } from '../../src/table/room.ts';
import { rowOf } from '../../src/table/stored-table.ts';
import type { NewTables } from '../../src/tables/new-tables.ts';
import { Tournaments } from '../../src/tournaments/tournaments.ts';
import { memoryCore } from '../memory-storage.ts';

export const SETTINGS = {
  game: 'toy',
  seats: 2,
  rounds: 3,
  clock: { kind: 'live', seconds: 30, reserve: 60 },
  listed: false,
} as const;

export const PAUSE = 1000;

/** The tournaments of one process over a storage, without sockets and tables in memory. The clock is the test's. */
export class TournamentServer {
  readonly tournaments: Tournaments;
  readonly broken: string[];
  readonly core: Core;
  readonly calls: string[] = [];
  readonly banned = new Set<string>();
  readonly journal: Journal;
  readonly storage: Storage;
  now = 1_000_000;

  constructor(storage: Storage, runsUpkeep = true) {
    this.storage = storage;
    const { core, broken } = memoryCore(storage, [toy], () => this.now);
    this.core = core;
    this.journal = core.journal;
    this.broken = broken;
    core.events.on('ready', ({ person }) => this.calls.push(person));
    const open: NewTables['open'] = (_, rows, more) =>
      this.journal.save(...rows.map((row): Write => ({ kind: 'new-table', row })), ...more);
    this.tournaments = new Tournaments(
      core,
      { tick: 1000, pause: PAUSE },
      {
        newTables: { open },
        changeRoom: (table, make) => this.changeRoom(table, make),
        processes: { ...alone(), runsUpkeep },
      },
      new Shares(),
      { isBanned: (person) => this.banned.has(person) },
      { isPresent: () => false },
    );
  }

  async changeRoom(table: string, make: (room: Room) => Room): Promise<void> {
    const row = await this.storage.tableRow(table);
    if (!row) return;
    const before = JSON.parse(row.room) as Room;
    const room = make(before);
    if (room === before) return;
    await this.journal.save({ kind: 'table', row: rowOf(row, room, JSON.parse(row.deal), this.now) });
  }

  async room(table: string): Promise<Room> {
    const row = await this.storage.tableRow(table);
    if (!row) throw new Error('no such table');
    return JSON.parse(row.room) as Room;
  }

  /** A tournament with these people; the first one leads it. */
  async openWith(names: readonly string[], over: object = {}): Promise<string> {
    const [first = ''] = names;
    const { tournament } = await this.tournaments.open(named(first), { ...SETTINGS, ...over });
    for (const name of names) await this.tournaments.join(named(name), tournament, contribution(name));
    return tournament;
  }

  view(id: string, person = '') {
    return this.tournaments.view(id, { who: named(person), send: () => undefined }, false);
  }

  /** The tables of the round that is played, with the names of who sits there. */
  async seated(id: string): Promise<{ table: string; names: string[] }[]> {
    const { rounds, entrants } = await this.view(id);
    return (rounds.at(-1)?.tables ?? []).map(({ table, seats }) => ({
      table,
      names: seats.map((entrant) => entrants[entrant]?.name ?? ''),
    }));
  }

  /** Ends a table: who comes first in the alphabet wins. People named here have left before. */
  async finishTable(table: string, gone: readonly string[] = []): Promise<void> {
    await this.changeRoom(table, (room) => {
      const seats = room.seats.map(
        (at): SeatRoom => (at.kind === 'person' && gone.includes(at.name) ? { ...at, covered: 'left' } : at),
      );
      const names = seats.map((at) => (at.kind === 'person' ? at.name : ''));
      const places = names.map((name) => 1 + names.filter((other) => other < name).length);
      return finish({ ...room, seats }, { places, winners: [], rule: 'TOY-END-01', scores: [] });
    });
  }

  async finishRound(id: string, gone: readonly string[] = []): Promise<void> {
    for (const { table } of await this.seated(id)) await this.finishTable(table, gone);
    await this.tournaments.look();
  }

  /** Waits until the next round is due, and looks. */
  async nextRound(): Promise<void> {
    this.now += PAUSE;
    await this.tournaments.look();
  }
}

export const named = (name: string): NamedPerson => ({ id: `id-${name}`, name });
export const contribution = (name: string): string => Buffer.from(name.padEnd(8, '.')).toString('hex');
