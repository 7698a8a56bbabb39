import type { GameText, Viewer } from '@mazmorra/kernel';
import { namesFor } from './people.ts';

/** Examples of every event: one and several of everything, so that each way a sentence can go is written once. */
export type EventCases<E extends { readonly type: string }> = {
  readonly [K in E['type']]: readonly Extract<E, { readonly type: K }>[];
};

/**
 * What every kind of reader is told of each example, as one text: a table to be read by a person and kept as a
 * snapshot. Readers are a spectator and the first seats of the table: with seats [0, 1] that is you, you and another,
 * another, two others. Readers who are told the same share a line.
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
