import { does, heroes, isTower, SECRETS, type State } from '@mazmorra/dungeonquest';
import type { Option, Seat } from '@mazmorra/kernel';
import type { Remark } from '../../remark.ts';
import { painOf } from './choices.ts';
import { goldOf, hasTreasure, heroAt, leftOf, remaining, targetOf, teleport, to } from './hero.ts';
import { fails } from './odds.ts';
import { daylight, goalOf, waysTo } from './plan.ts';
import type { Quest } from './quest.ts';

/** Remarks for and against an option, from what the seat knows. */
export function explain(s: State, seat: Seat, option: Option, quest: Quest): readonly Remark[] {
  const question = s.frames[s.frames.length - 1];
  if (question?.kind !== 'ask') return [];
  if (s.combat.on === 1 && s.combat.players.includes(seat)) return fighting(s, seat);
  const hero = heroAt(s, seat);
  const life: Remark = { id: 'dq.life', to: leftOf(hero) };
  if (targetOf(option) >= 0) return [...going(s, seat, option, quest), sun(s)];
  switch (option) {
    case does.leave:
    case does['leave-dungeon']:
      return leaving(s, seat);
    case does['go-on']:
      return [sun(s), life];
    case does['draw-dragon']:
      return [{ id: 'dq.wakes', to: 1 / Math.max(1, remaining(s)) }, life];
    case does.search:
      return [{ id: 'dq.search' }, sun(s)];
    case does.attack:
      return [{ id: 'dq.fight', to: painOf(s) }, life];
    case does.escape:
      return [{ id: 'dq.flight' }, life];
    case does.cross:
      return crossing(question.decision, s, seat);
    default:
      return [life, sun(s)];
  }
}

const sun = (s: State): Remark =>
  daylight(s) > 0 ? { id: 'dq.daylight', to: daylight(s) } : { id: 'dq.night' };

/** Remarks on the distance from a room to the hero's goal. */
function going(s: State, seat: Seat, option: Option, quest: Quest): Remark[] {
  const hero = heroAt(s, seat);
  const goal = goalOf(s, seat, quest);
  const cell = targetOf(option);
  const turns = waysTo(goal).by(s, hero.cell, cell, option >= teleport && option < to);
  const far: Remark = { id: goal === 'dragon' ? 'dq.hoard' : 'dq.tower', to: turns };
  const unknown = (s.board[cell] as number) < 0 && !isTower(cell);
  return unknown ? [far, { id: 'dq.unknown' }] : [far];
}

function leaving(s: State, seat: Seat): Remark[] {
  const hero = heroAt(s, seat);
  if (s.seats === 1 && !hasTreasure(hero)) return [{ id: 'dq.no-victory' }, sun(s)];
  const said: Remark[] = [{ id: 'dq.leaves-with', to: goldOf(hero) }];
  const richer = s.heroes.findIndex(
    (other, at) => at !== seat && other.fate === 'left' && goldOf(other) > goldOf(hero),
  );
  if (richer >= 0 && (s.optional & SECRETS) === 0)
    said.push({ id: 'dq.outdone', seat: richer, to: goldOf(heroAt(s, richer)) });
  return said;
}

/** Remarks on an obstacle. Only the test of a bridge counts loot (DQ-BRIDGE); a web is a test of strength. */
function crossing(decision: string, s: State, seat: Seat): Remark[] {
  const hero = heroAt(s, seat);
  const row = heroes[hero.hero];
  const life: Remark = { id: 'dq.life', to: leftOf(hero) };
  if (decision === 'DEC-BRIDGE')
    return [{ id: 'dq.fails', to: fails((row?.agility ?? 5) - hero.loot.length) }, life];
  if (decision === 'DEC-WEB') return [{ id: 'dq.fails', to: fails(row?.strength ?? 5) }, life];
  return [life, sun(s)];
}

/** Remarks on a fight. Only the player of a monster knows its life. */
function fighting(s: State, seat: Seat): Remark[] {
  const { combat } = s;
  const [hero = seat] = combat.players;
  const left = Math.max(0, leftOf(heroAt(s, hero)) - (combat.piles[0]?.length ?? 0));
  const dealt = combat.piles[1]?.length ?? 0;
  if (combat.duel === 1) return [{ id: 'dq.life', to: leftOf(heroAt(s, seat)) }];
  return hero === seat
    ? [{ id: 'dq.combat', from: left, to: dealt }]
    : [{ id: 'dq.monster', from: Math.max(0, combat.life - dealt), to: left }];
}
