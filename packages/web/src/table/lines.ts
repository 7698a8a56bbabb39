import type { GameText, Names, Seat } from '@mazmorra/kernel';
import type { LogEntry } from './client.ts';
import type { AnyScreen } from './contract.ts';

/** The sentence for something that happened, or nothing where there is nothing to say. */
export function lineOf(
  text: GameText<unknown>,
  entry: Pick<LogEntry, 'rule' | 'event'>,
  names: Names,
): string | undefined {
  return text.event({ rule: entry.rule, event: entry.event }, names);
}

/**
 * The seat that an event is about: what the game's screen says, or the event's own `seat`, or the only one of its `seats`.
 * Not the seat that answered last, which may have nothing to do with it.
 */
export function subjectOf(screen: Pick<AnyScreen, 'subject'>, event: unknown): Seat | undefined {
  const own = screen.subject?.(event);
  if (own !== undefined) return own;
  const { seat, seats } = event as { readonly seat?: unknown; readonly seats?: unknown };
  if (typeof seat === 'number') return seat;
  const [only, ...more]: unknown[] = Array.isArray(seats) ? seats : [];
  return typeof only === 'number' && more.length === 0 ? only : undefined;
}

/** The seat whose crest stands before a line: its subject, if the line as others read it names that seat, and otherwise nobody. */
export function crestOf(
  screen: Pick<AnyScreen, 'subject'>,
  text: GameText<unknown>,
  entry: Pick<LogEntry, 'rule' | 'event'>,
  names: Names,
): Seat | undefined {
  const seat = subjectOf(screen, entry.event);
  if (seat === undefined) return undefined;
  return lineOf(text, entry, { seat: names.seat })?.includes(names.seat(seat)) ? seat : undefined;
}
