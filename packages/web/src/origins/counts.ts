import type { Component } from '@mazmorra/kernel';

/** How the copies of a group are divided by where they come from. */
export interface Counts {
  readonly group: string;
  readonly all: number;
  readonly whole: number;
  readonly inPart: number;
  readonly published: number;
  readonly design: number;
}

type Column = 'whole' | 'inPart' | 'published' | 'design';

const columnOf = ({ origin: { source, parts } }: Component): Column =>
  source !== 'rulebook' ? source : parts === undefined ? 'whole' : 'inPart';

/** The numbers of these components under one heading. */
export function countsOf(group: string, components: readonly Component[]): Counts {
  const counts = { whole: 0, inPart: 0, published: 0, design: 0 };
  for (const component of components) counts[columnOf(component)] += component.copies;
  return { group, all: components.reduce((sum, { copies }) => sum + copies, 0), ...counts };
}
