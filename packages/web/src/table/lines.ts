import type { GameText, Names } from '@mazmorra/kernel';
import type { LogEntry } from './client.ts';

/** The sentence for something that happened, or nothing where there is nothing to say. */
export function lineOf(
  text: GameText<unknown>,
  entry: Pick<LogEntry, 'rule' | 'event'>,
  names: Names,
): string | undefined {
  return text.event({ rule: entry.rule, event: entry.event }, names);
}
