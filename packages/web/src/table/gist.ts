import type { GameText, Names } from '@mazmorra/kernel';
import type { LogEntry } from './client.ts';
import type { AnyScreen } from './contract.ts';
import { lineOf } from './lines.ts';
import { concerns, weightOf } from './weight.ts';

/** What is said of several things that happened: the sentences that matter most, and how many more there are. */
export interface Gist {
  /** In the order in which they happened. */
  readonly entries: readonly LogEntry[];
  readonly line: string;
  readonly more: number;
}

/** As many words as are read in three seconds. */
const MOST_WORDS = 12;

export const wordsOf = (line: string): number => line.split(/\s+/).filter((word) => word !== '').length;

interface Told {
  readonly entry: LogEntry;
  readonly line: string;
  readonly weight: number;
}

/** What decides comes first, then what concerns the reader, then what is seen longest; of equals the later. */
const heavier = (a: Told, b: Told): number => b.weight - a.weight || b.entry.number - a.entry.number;

function weightIn(event: unknown, screen: AnyScreen, names: Names): number {
  const decides = screen.decides?.(event) ? 20_000 : 0;
  const own = concerns(event, names.own) ? 10_000 : 0;
  return decides + own + weightOf(screen, event);
}

export function gistOf(
  entries: readonly LogEntry[],
  screen: AnyScreen,
  text: GameText<unknown>,
  names: Names,
): Gist | undefined {
  const told = entries.flatMap((entry): Told[] => {
    const line = lineOf(text, entry, names);
    if (line === undefined) return [];
    return [{ entry, line, weight: weightIn(entry.event, screen, names) }];
  });
  const chosen = new Set<Told>();
  let words = 0;
  for (const each of told.toSorted(heavier)) {
    words += wordsOf(each.line);
    if (chosen.size > 0 && words > MOST_WORDS) break;
    chosen.add(each);
  }
  if (chosen.size === 0) return undefined;
  const kept = told.filter((each) => chosen.has(each));
  return {
    entries: kept.map(({ entry }) => entry),
    line: kept.map(({ line }) => line).join(' '),
    more: told.length - kept.length,
  };
}
