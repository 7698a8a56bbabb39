import type { Option, Seat } from '@mazmorra/kernel';
import { ENDING_IDS, type State } from '@mazmorra/welcome-to-the-dungeon';
import type { Because } from '../../expert.ts';
import { Knowledge } from './knowledge.ts';
import { bestName } from './odds.ts';
import { exchange, keep, nameFirst, takeDamage, useAxe } from './options.ts';
import { type RunState, walkFacing } from './run.ts';
import { damageOf, setOf } from './tiles.ts';

const mine = new Knowledge();
const run: RunState = { hp: 0, named: -1, axed: -1, pending: false, met: 0, twice: false };
const exchangedEnding = ENDING_IDS.indexOf('exchanged');

/** The state of the run. Cards faced before count for Omnipotence, except exchanged ones. */
function readRun(s: State): RunState {
  run.hp = Math.max(0, s.hp);
  run.named = s.named;
  run.axed = s.axeSingle === 1 ? -1 : s.axed;
  run.pending = s.pactPending === 1;
  run.met = 0;
  run.twice = false;
  for (let i = 0; i < s.steps.length; i++) {
    const step = s.steps[i] as number;
    if (((step >> 3) & 15) === exchangedEnding) continue;
    const bit = 1 << (step & 7);
    if ((run.met & bit) !== 0) run.twice = true;
    run.met |= bit;
  }
  return run;
}

/** The probability of success when the current card is handled in this way. */
export function chanceOf(s: State, seat: Seat, how: 'keep' | 'exchange' | 'axe' | 'take'): number {
  const set = setOf(s.adventurer, s.tiles & ~s.spent);
  const faced = s.cards[s.faced] as number;
  return walkFacing(set, mine.read(s, seat), readRun(s), s.axeSingle === 1, faced, how);
}

export function adviseName(s: State, seat: Seat, because: Because): Option {
  because?.('wd-name-worst');
  return nameFirst + bestName(s.adventurer, s.tiles, mine.read(s, seat), s.axeSingle === 1);
}

export function advisePolymorph(s: State, seat: Seat, because: Because): Option {
  if (chanceOf(s, seat, 'exchange') > chanceOf(s, seat, 'keep')) {
    because?.(s.hp <= 0 ? 'wd-polymorph-repeat' : 'wd-polymorph-worst');
    return exchange;
  }
  because?.('wd-keep-polymorph');
  return keep;
}

/** Whether the current card would kill a runner who does nothing about it. */
export const fatal = (s: State): boolean =>
  s.hp <= damageOf(s.adventurer, s.tiles & ~s.spent, s.cards[s.faced] as number);

export function adviseAxe(s: State, seat: Seat, because: Because): Option {
  if (chanceOf(s, seat, 'take') > chanceOf(s, seat, 'axe')) {
    because?.('wd-save-axe');
    return takeDamage;
  }
  because?.(fatal(s) ? 'wd-axe-or-die' : 'wd-axe-big');
  return useAxe;
}
