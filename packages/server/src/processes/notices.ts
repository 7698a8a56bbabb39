import type { Notice } from '../bus/port.ts';
import { markOf } from '../people/secrets.ts';
import type { Write } from '../storage/port.ts';

/** The notices that a commit sends to other processes. */
export const noticesOf = (writes: readonly Write[]): Notice[] => writes.flatMap((write) => noticeOf(write));

function noticeOf(write: Write): readonly Notice[] {
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
