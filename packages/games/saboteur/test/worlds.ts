import type { Viewer } from '@mazmorra/kernel';
import { type State, saboteur } from '../src/index.ts';
import { dice, type Table } from './scene.ts';

/** Many worlds that a viewer holds possible. */
export const worlds = (table: Table, viewer: Viewer, count = 200): State[] =>
  Array.from({ length: count }, (_, i) => saboteur.redeal(table.state, viewer, dice(`world ${i}`)));

export const distinct = (values: readonly unknown[]): string[] =>
  [...new Set(values.map((value) => JSON.stringify(value)))].sort();
