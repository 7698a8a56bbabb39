import { dungeonRaiders } from './dungeon-raiders.ts';
import { dungeonquest } from './dungeonquest.ts';
import { dungeonquestCombat } from './dungeonquest-combat.ts';
import type { Equivalent } from './equivalent.ts';
import { kernel } from './kernel.ts';
import { protocol } from './protocol.ts';
import { saboteur } from './saboteur.ts';
import { serverTable } from './server-table.ts';

/** Survivors that were looked at. They count as survivors all the same; the page says why they stay. */
const EQUIVALENT: readonly Equivalent[] = [
  ...dungeonRaiders,
  ...saboteur,
  ...dungeonquest,
  ...dungeonquestCombat,
  ...kernel,
  ...protocol,
  ...serverTable,
];

/**
 * Explains the survivors of a report one after the other: why the tests cannot notice a mutant; empty when they should. No reason is given
 * more often than it holds.
 */
export function explainer(): (at: string, from: string, to: string) => string {
  const left = EQUIVALENT.map((one) => ({ ...one, times: one.times ?? 1 }));
  return (at, from, to) => {
    const reason = left.find(
      (one) => one.times > 0 && at.includes(`${one.file}:`) && one.from === from && one.to === to,
    );
    if (reason === undefined) return '';
    reason.times -= 1;
    return reason.why;
  };
}
