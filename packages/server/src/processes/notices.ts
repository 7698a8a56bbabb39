import { keyOf } from '@mazmorra/protocol';
import type { Bus, Notice, Topic } from '../bus/port.ts';
import type { Events } from '../core/events.ts';
import { markOf } from '../people/secrets.ts';
import type { TableRow, Write } from '../storage/port.ts';
import type { LiveTable } from '../table/live-table.ts';
import { holderOf, isOver, type Room } from '../table/room.ts';
import type { Tables } from '../tables/tables.ts';
import type { Leases } from './leases.ts';
import type { Whereabouts } from './whereabouts.ts';

/**
 * Tells other processes what this one has written, and only those whom it concerns. What happens at a table is told to who drives it and
 * to who has it open, by its shard; a process that drives a table itself and knows of nobody elsewhere tells nobody. Rooms that all
 * processes list are told to all.
 */
export class Notices {
  readonly #bus: Bus;
  readonly #leases: Leases;
  tables: Tables | undefined;

  constructor(bus: Bus, leases: Leases, whereabouts: Whereabouts, events: Events) {
    this.#bus = bus;
    this.#leases = leases;
    events.on('committed', ({ writes }) => {
      for (const write of writes)
        for (const notice of noticesOf(write)) this.#publish(notice, this.#topicOf(write));
    });
    // Only the process that has written the change tells of the turn that follows from it.
    events.on('turn', ({ person, table, yours, isNews }) => {
      if (isNews && (leases.hasEarlier || whereabouts.isElsewhere(person)))
        this.#publish(['turn', markOf(person), table, yours ? 1 : 0], 'all');
    });
  }

  /** Whether others are told what happens at a table: who drives it must know, and who has it open. */
  isTold(table: string): boolean {
    if (!this.#leases.drives(table)) return true;
    const live = this.tables?.live.peek(table);
    return live === undefined || live.audience.elsewhere.length > 0;
  }

  /** Somebody has opened a table at another process: what that process has read may be older than what this one knows. */
  async repeat(live: LiveTable): Promise<void> {
    await live.copy.caughtUp();
    const { rev, number } = live.state.place;
    const topic = this.#shardOf(live.id);
    this.#publish(['answer', live.id, number], topic);
    this.#publish(['room', live.id, rev], topic);
    this.#publish(['chat', live.id, live.chat.sentUpTo ?? 0], topic);
  }

  #publish(notice: Notice, topic: Topic | undefined): void {
    if (topic !== undefined) this.#bus.publish([notice], topic);
  }

  /** Processes of an earlier version know no shards. */
  #shardOf(table: string): Topic {
    return this.#leases.hasEarlier ? 'all' : keyOf(table);
  }

  /** To whom a write is told; `undefined`: to nobody. */
  #topicOf(write: Write): Topic | undefined {
    switch (write.kind) {
      case 'answer':
      case 'chat':
        return this.#told(write.row.table);
      case 'replace-chat':
      case 'delete-chat':
        return this.#told(write.table);
      case 'visitors':
        return this.#room(write.row.table)?.listed ? 'all' : this.#told(write.row.table);
      case 'table':
        return this.#concernsAll(write.row) ? 'all' : this.#told(write.row.id);
      default:
        return 'all';
    }
  }

  #told(table: string): Topic | undefined {
    return this.isTold(table) ? this.#shardOf(table) : undefined;
  }

  #room(table: string): Room | undefined {
    return this.tables?.live.peek(table)?.room;
  }

  /** Whether all processes read the new row of a table: it stands in the lobby, or counts to the share of another person than before. */
  #concernsAll(row: TableRow): boolean {
    const before = this.#room(row.id);
    if (!before || before.listed || row.listed) return true;
    const room = JSON.parse(row.room) as Room;
    return isOver(room) !== isOver(before) || holderOf(room) !== holderOf(before);
  }
}

function noticesOf(write: Write): readonly Notice[] {
  switch (write.kind) {
    case 'answer':
      return [['answer', write.row.table, write.row.number]];
    case 'new-table':
    case 'table':
      return [['room', write.row.id, write.row.rev]];
    case 'delete-table':
      return [['room', write.table, 0]];
    case 'chat':
      return [['chat', write.row.table, write.row.number]];
    case 'replace-chat':
    case 'delete-chat':
      return [['chat', write.table, write.number]];
    case 'visitors':
      return [['visitors', write.row.table]];
    case 'rename':
    case 'program':
    case 'delete-person':
      return [['person', markOf(write.person)]];
    case 'delete-secret':
      return write.person === undefined ? [] : [['person', markOf(write.person)]];
    case 'mute':
      return [
        ['person', markOf(write.row.person)],
        ['person', markOf(write.row.other)],
      ];
    case 'delete-mute':
      return [
        ['person', markOf(write.person)],
        ['person', markOf(write.other)],
      ];
    case 'keep-name':
      return [['person', markOf(write.row.person)]];
    case 'invitation':
      return [['invitation', markOf(write.row.person), write.row.table]];
    case 'tournament':
      return [['tournament', write.row.id]];
    case 'sanction':
    case 'setting':
      return [['operator']];
    case 'waiter':
    case 'call-waiter':
    case 'recall-waiter':
    case 'delete-waiter':
      return [['pool']];
    default:
      return [];
  }
}
