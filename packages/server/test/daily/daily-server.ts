import { type AnyGame, at, optionsOf } from '@mazmorra/kernel';
import { Daily } from '../../src/daily/daily.ts';
import type { Journal } from '../../src/storage/journal.ts';
import type { AnswerRow, Storage, TableRow, Write } from '../../src/storage/port.ts';
import { finish } from '../../src/table/membership.ts';
import type { NamedPerson, Room } from '../../src/table/room.ts';
import { openTable, rowOf } from '../../src/table/stored-table.ts';
import type { NewTables } from '../../src/tables/new-tables.ts';
import { memoryCore } from '../memory-storage.ts';

/** A server's daily games over a storage, without sockets and tables in memory. The clock is the test's. */
export class DailyServer {
  readonly daily: Daily;
  readonly journal: Journal;
  readonly broken: string[];
  readonly storage: Storage;
  readonly #game: AnyGame;
  now: number;

  constructor(storage: Storage, game: AnyGame, now: number) {
    this.storage = storage;
    this.#game = game;
    this.now = now;
    const { core, broken } = memoryCore(storage, [game], () => this.now);
    this.journal = core.journal;
    this.broken = broken;
    const open: NewTables['open'] = (_, rows, more) =>
      this.journal.save(...rows.map((row): Write => ({ kind: 'new-table', row })), ...more);
    this.daily = new Daily(core, { open });
  }

  async person(id: string, name = id): Promise<NamedPerson> {
    await this.journal.save({ kind: 'person', row: { id, name, created: 0, seen: 0 } });
    return { id, name };
  }

  /** Plays a table to its end: the person takes the option of this place every time, bots the first. */
  async playOut(table: string, place = 0, change: (room: Room) => Room = (room) => room): Promise<void> {
    const row = (await this.storage.tableRow(table)) as TableRow;
    const room = JSON.parse(row.room) as Room;
    const deal = JSON.parse(row.deal);
    const played = openTable(this.#game, room, deal);
    const writes: Write[] = [];
    while (played.decisions.length > 0 && !played.outcome) {
      const { seat, number } = at(
        played.decisions.filter((one) => !one.optional),
        0,
      );
      const options = optionsOf(this.#game, played.state, seat);
      const option = at(options, seat === 0 ? Math.min(place, options.length - 1) : 0);
      const step = played.answer(seat, option);
      const by = seat === 0 ? 'person' : 'bot';
      const answer: AnswerRow = {
        table,
        number: step.number,
        seat,
        option: this.#game.nameOf(option),
        decision: number,
        key: '',
        by,
        at: this.now,
      };
      writes.push({ kind: 'answer', row: answer });
    }
    if (!played.outcome) throw new Error('the game has no end');
    const over = change(finish(room, played.outcome));
    await this.journal.save(...writes, { kind: 'table', row: rowOf(row, over, deal, this.now) });
  }
}
