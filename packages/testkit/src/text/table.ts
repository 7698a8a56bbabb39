import type { GameText, Viewer } from '@mazmorra/kernel';
import { namesFor } from './people.ts';

/** Examples of every event, with one and with several of everything, so that each form of a sentence occurs once. */
export type EventCases<E extends { readonly type: string }> = {
  readonly [K in E['type']]: readonly Extract<E, { readonly type: K }>[];
};

/**
 * The text of each example for every kind of reader, as one table to be read by a person and kept as a snapshot.
 * Readers are a spectator and the first seats of the table: with seats [0, 1] that is you, you and another, another,
 * two others. Readers with the same text share a line.
 */
export function sentenceTable<E extends { readonly type: string }>(
  text: GameText<E>,
  cases: EventCases<E>,
  readers: readonly Viewer[] = ['spectator', 0, 1, 2],
): string {
  const examples = Object.values<readonly E[]>(cases).flat();
  const paragraphs = examples.map((event) => {
    const told = Map.groupBy(readers, (reader) => text.event({ rule: '', event }, namesFor(reader)) ?? '–');
    const lines = [...told].map(([line, to]) => `  ${to.join(', ')}: ${line}`);
    return [JSON.stringify(event), ...lines].join('\n');
  });
  return `${paragraphs.join('\n\n')}\n`;
}
