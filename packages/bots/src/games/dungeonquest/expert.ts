import {
  type DecisionId,
  does,
  type Event,
  type Hero,
  isChamber,
  neighbour,
  type State,
  type View,
} from '@mazmorra/dungeonquest';
import type { FastRng, Option, Seat, SeenEvent } from '@mazmorra/kernel';
import type { SeatInput } from '../../bot.ts';
import type { Because, Beliefs, Expert } from '../../expert.ts';
import type { Wits } from '../../levels.ts';
import type { Remark } from '../../remark.ts';
import { mix } from '../../search/tree.ts';
import type { BotStyle } from '../../styles.ts';
import { adviseAct, adviseLeave } from './acting.ts';
import { adviseEscape, adviseForesight, adviseMay, adviseOther, adviseStart } from './choices.ts';
import { adviseCard, adviseCounter, advisePower } from './combat.ts';
import { explain } from './explain.ts';
import { atTheEnd, goldOf, hasTreasure, heroAt, move, targetOf, to, wouldWake } from './hero.ts';
import { chanceAlone, endingOf } from './judgement.ts';
import { newOpponents, readPeople } from './people.ts';
import { isRash } from './plan.ts';
import { Quest } from './quest.ts';
import { Rivals } from './rivals.ts';

/**
 * The expert of DungeonQuest. The hoard is ten rooms from every tower and the sun gives 25 turns, so a hero goes
 * straight there, takes one look, and carries home what there is. A hero who is hurt or late turns back and takes loot
 * near a tower. He fights monsters that fall quickly and never risks waking the dragon with little life left.
 */
class Questing implements Expert<State, View, Event> {
  readonly #quest: Quest;
  readonly #people = newOpponents();
  readonly #rivals: Rivals;
  #events: readonly SeenEvent<Event>[] = [];
  #judged = false;

  constructor(style?: BotStyle) {
    this.#quest = new Quest(style);
    this.#rivals = new Rivals(this.#quest);
  }

  begin(input: SeatInput<State, View, Event>): Beliefs<State> {
    this.#quest.seat = input.seat;
    this.#events = input.events;
    this.#judged = false;
    this.#quest.leftOut = 0;
    const people = this.#people;
    return {
      get opponents() {
        const seats = input.view.heroes.length;
        readPeople(people, seats, input.events);
        return people.table();
      },
    };
  }

  restart(s: State, rng?: FastRng): void {
    this.#quest.leftOut = 0;
    if (rng === undefined || s.seats === 1) return;
    if (!this.#judged) readPeople(this.#people, s.seats, this.#events);
    this.#people.draw(rng);
    const left = this.#quest.leaveOut(s, this.#quest.seat);
    // The other heroes are the same in every imagined world, except for what they hold in secret.
    if (!this.#judged) this.#rivals.judge(s, left);
    this.#judged = true;
  }

  /** In a playout only this hero moves, and the one on turn when it begins: see `quest.ts`. */
  witness(s: State): void {
    if (s.seats > 1) this.#rivals.judge(s, this.#quest.leaveOut(s, this.#quest.seat));
  }

  advise(s: State, seat: Seat, options: readonly Option[], rng: FastRng, because?: Because): Option {
    const question = s.frames[s.frames.length - 1];
    if (question?.kind !== 'ask') return options[0] as Option;
    return adviseOn(question.decision, s, seat, options, rng, this.#quest, because);
  }

  blunder(s: State, seat: Seat, option: Option): boolean {
    const hero = heroAt(s, seat);
    // Drawing another dragon card when one rage would kill the hero.
    if (option === does['draw-dragon']) return wouldWake(s, hero);
    return option >= move && option < to && isChamber(targetOf(option)) && isRash(s, hero);
  }

  explain(s: State, seat: Seat, option: Option): readonly Remark[] {
    return explain(s, seat, option, this.#quest);
  }

  key(s: State, seat: Seat): number {
    const hero = heroAt(s, seat);
    let key = mix(s.turn, s.frames.length);
    key = mix(key, hero.cell);
    key = mix(key, s.board[hero.cell] ?? -1);
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbour(hero.cell, direction);
      if (next >= 0) key = mix(key, s.board[next] as number);
    }
    key = mix(key, inHand(s));
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

  /** Stops when the own hero is dead or out, or after some turns, when an estimate is as good as playing on. */
  over(s: State, root: State): boolean {
    const { seat } = this.#quest;
    if (seat < 0) return false;
    const hero = heroAt(s, seat);
    if (hero.fate !== 'inside') return true;
    return hero.below === 0 && hero.turns - heroAt(root, seat).turns >= turnsAhead;
  }

  /** Alone only treasure wins (DQ-SOLO-05); with other heroes the most gold wins. */
  worth(s: State, seat: Seat): number {
    const hero = heroAt(s, seat);
    if (s.seats > 1) return this.#worthInCompany(s, seat, hero);
    if (hero.fate === 'inside') return chanceAlone(s, hero);
    return hero.fate === 'left' ? (hasTreasure(hero) ? 1 : outAlive) : 0;
  }

  #worthInCompany(s: State, seat: Seat, hero: Hero): number {
    if (hero.fate === 'dead') return 0;
    const gold = goldOf(hero);
    const late = atTheEnd(hero);
    const wins = (own: number): number => {
      let beaten = 0;
      for (const last of late) beaten += this.#rivals.beaten(s, seat, own + last, this.#people);
      return outInCompany + ((1 - outInCompany) * beaten) / late.length;
    };
    if (hero.fate === 'left') return wins(gold);
    const { rich, poor, richGold, poorGold } = endingOf(s, hero);
    if (hasTreasure(hero)) return rich * wins(gold);
    let sum = 0;
    for (let i = 0; i < richGold.length; i++)
      sum += rich * wins(gold + (richGold[i] as number)) + poor * wins(gold + (poorGold[i] as number));
    return sum / richGold.length;
  }
}

/** The card or monster that a question is about, or -1. */
function inHand(s: State): number {
  for (let i = s.frames.length - 1; i > 0; i--) {
    const frame = s.frames[i];
    if (frame?.kind === 'card') return frame.card;
    if (frame?.kind === 'monster') return 1000 + frame.monster;
  }
  return -1;
}

/** The value of leaving alone without treasure: small, but enough to prefer it over death. */
const outAlive = 0.01;
/**
 * The value of leaving alive with less gold than others: small, so that a hero who cannot win any more saves his life.
 */
const outInCompany = 0.02;
/** The length of a playout in turns of the hero. */
const turnsAhead = 6;

function adviseOn(
  decision: DecisionId,
  s: State,
  seat: Seat,
  options: readonly Option[],
  rng: FastRng,
  quest: Quest,
  because: Because,
): Option {
  switch (decision) {
    case 'DEC-ACT':
    case 'DEC-MOVE-AGAIN':
      return adviseAct(s, seat, options, rng, quest, because);
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
      return adviseEscape(s, seat, options, quest, because);
    case 'DEC-LEAVE':
      return adviseLeave(s, seat, quest, because);
    case 'DEC-CARD-MAY':
      return adviseMay(s, seat, quest, because);
    case 'DEC-CHALLARA':
      return adviseForesight(s, because);
    case 'DEC-START-ORDER':
      return adviseStart(s, seat, options, because);
    default:
      return adviseOther(decision, s, seat, options, quest, because);
  }
}

export const dungeonquestWits: Wits<State, View, Event> = {
  expert: (style) => new Questing(style),
  styles: ['cautious', 'greedy', 'hothead'],
  search: { noise: 0.05 },
};
