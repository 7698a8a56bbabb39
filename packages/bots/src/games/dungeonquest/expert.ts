import {
  type DecisionId,
  does,
  dungeonquest,
  type Event,
  isChamber,
  type State,
  type View,
} from '@mazmorra/dungeonquest';
import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import type { SeatInput } from '../../bot.ts';
import type { Because, Expert } from '../../expert.ts';
import type { Wits } from '../../levels.ts';
import type { Remark } from '../../remark.ts';
import { mix } from '../../search/tree.ts';
import { adviseAct, adviseLeave } from './acting.ts';
import { adviseEscape, adviseForesight, adviseMay, adviseOther, adviseStart } from './choices.ts';
import { adviseCard, adviseCounter, advisePower } from './combat.ts';
import { explain } from './explain.ts';
import { goldOf, hasTreasure, heroAt, move, targetOf, to, wouldWake } from './hero.ts';
import { chanceAlone } from './judgement.ts';
import { isRash } from './plan.ts';

/**
 * The hoard lies ten rooms from every tower, and the sun gives 25 turns: go straight for it, take one look, and carry home what there is.
 * Who is hurt or late turns back, and then takes what lies about near a tower. Fight what falls quickly, and never wake the
 * dragon with little life left.
 */
class Questing implements Expert<State, View, Event> {
  #seat = -1;

  begin({ seat }: SeatInput<State, View, Event>): undefined {
    this.#seat = seat;
  }

  advise(s: State, seat: Seat, options: readonly Option[], rng: FastRng, because?: Because): Option {
    const question = s.frames[s.frames.length - 1];
    if (question?.kind !== 'ask') return options[0] as Option;
    return adviseOn(question.decision, s, seat, options, rng, because);
  }

  blunder(s: State, seat: Seat, option: Option): boolean {
    const hero = heroAt(s, seat);
    // Once more to the dragon with wounds that one rage finishes.
    if (option === does['draw-dragon']) return wouldWake(s, hero);
    return option >= move && option < to && isChamber(targetOf(option)) && isRash(s, hero);
  }

  explain(s: State, seat: Seat, option: Option): readonly Remark[] {
    return explain(s, seat, option);
  }

  key(s: State, seat: Seat): number {
    const hero = heroAt(s, seat);
    let key = mix(s.turn, s.frames.length);
    key = mix(key, hero.cell);
    key = mix(key, hero.wounds | (hero.searches << 6) | (hero.loot.length << 9) | (hero.kept.length << 13));
    key = mix(key, goldOf(hero) | (s.sun << 16));
    key = mix(key, s.combat.on);
    if (s.combat.on === 1 && s.combat.players.includes(seat)) {
      const side = s.combat.players[0] === seat ? 0 : 1;
      for (const card of s.combat.hands[side] ?? []) key = mix(key, card);
      for (const card of s.combat.stack) key = mix(key, card + 100);
      for (const pile of s.combat.piles) key = mix(key, pile.length);
      for (const played of s.combat.played) for (const card of played) key = mix(key, card + 200);
    }
    return key;
  }

  /** Once the own hero is dead or out there is little left to find out; alone a judgement is as good after some turns. */
  over(s: State, root: State): boolean {
    if (this.#seat < 0) return false;
    const hero = heroAt(s, this.#seat);
    if (hero.fate !== 'inside') return true;
    return s.seats === 1 && hero.below === 0 && hero.turns - heroAt(root, 0).turns >= turnsAhead;
  }

  /** Alone only treasure is victory (DQ-SOLO-05); with others about, the most gold is. */
  worth(s: State, seat: Seat): number {
    const hero = heroAt(s, seat);
    if (s.seats === 1) {
      if (hero.fate === 'inside') return chanceAlone(s, hero);
      return hero.fate === 'left' ? (hasTreasure(hero) ? 1 : outAlive) : 0;
    }
    if (hero.fate !== 'left') return 0;
    const gold = goldOf(hero);
    const rich = gold / (gold + 250);
    const outcome = dungeonquest.outcome(s);
    const won =
      outcome === undefined
        ? gold / (gold + 150)
        : outcome.winners.includes(seat)
          ? 1 / outcome.winners.length
          : 0;
    return 0.5 + 0.15 * rich + 0.35 * won;
  }
}

/** To be out without treasure is worth next to nothing to a lone hero: enough to choose it where nothing else can be had. */
const outAlive = 0.01;
/** How many turns of a lone hero a playout lasts. */
const turnsAhead = 6;

function adviseOn(
  decision: DecisionId,
  s: State,
  seat: Seat,
  options: readonly Option[],
  rng: FastRng,
  because: Because,
): Option {
  switch (decision) {
    case 'DEC-ACT':
    case 'DEC-MOVE-AGAIN':
      return adviseAct(s, seat, options, rng, because);
    case 'DEC-CARD':
      because?.('dq-strong-card');
      return adviseCard(s, seat, options, rng);
    case 'DEC-COUNTER':
      because?.('dq-counter');
      return adviseCounter(s, seat, options);
    case 'DEC-POWER':
    case 'DEC-HUGO':
      because?.('dq-strong-card');
      return advisePower(s, options, rng);
    case 'DEC-ESCAPE':
      return adviseEscape(s, seat, options, because);
    case 'DEC-LEAVE':
      return adviseLeave(s, seat, because);
    case 'DEC-CARD-MAY':
      return adviseMay(s, seat, because);
    case 'DEC-CHALLARA':
      return adviseForesight(s, because);
    case 'DEC-START-ORDER':
      return adviseStart(s, seat, options, because);
    default:
      return adviseOther(decision, s, seat, options, because);
  }
}

export const dungeonquestWits: Wits<State, View, Event> = {
  expert: () => new Questing(),
  search: { noise: 0.05 },
};
