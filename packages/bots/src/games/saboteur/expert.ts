import { type FastRng, hasSeat, type Option, type Seat } from '@mazmorra/kernel';
import {
  BREAK,
  brokenOf,
  DISCARD,
  type Event,
  FALL,
  HIDDEN_DISCARD,
  kindIn,
  LOOK,
  lookedAt,
  nuggetsIn,
  nuggetsOf,
  PATH,
  REPAIR,
  type State,
  saboteur,
  TAKE,
  targetIn,
  type View,
  verbOf,
} from '@mazmorra/saboteur';
import type { SeatInput } from '../../bot.ts';
import type { Because, Beliefs, Expert } from '../../expert.ts';
import type { Remark } from '../../remark.ts';
import { mix } from '../../search/tree.ts';
import type { BotStyle } from '../../styles.ts';
import { Ledger, readRound, suspect, suspicions, weightOf } from './beliefs.ts';
import { cardWorth } from './cards.ts';
import { explain } from './explain.ts';
import { chanceOfMiners, standing, worthIfLost, worthIfWon } from './judgement.ts';
import { reached } from './maze.ts';
import { newOpponents, note, Style } from './people.ts';
import {
  consider,
  frees,
  knowsTreasure,
  progressOf,
  rateMap,
  ratePathMiner,
  ratePathSaboteur,
  rateRockfallMiner,
  rateRockfallSaboteur,
  treasureOf,
  wayAhead,
} from './rates.ts';
import { hear } from './talk.ts';

const ratings = new Float64Array(512);

/**
 * Margin of the rating: options within it of the best may be chosen, because people do not always play the best option.
 */
const unforeseen = 0.6;

/**
 * The expert of Saboteur. Miners dig towards the likeliest goals, look at goals while the treasure is unknown, repair
 * their own tools, help seats that dig and stop seats that do not. Saboteurs act like miners while the treasure is far,
 * and block, break and bury when it is near.
 */
export class Mining implements Expert<State, View, Event> {
  readonly #root = new Ledger();
  readonly ledger = new Ledger();
  readonly #people = newOpponents();
  readonly #style: BotStyle | undefined;
  #self: Seat = -1;

  constructor(style?: BotStyle) {
    this.#style = style;
  }

  begin(input: SeatInput<State, View, Event>, rng: FastRng): Beliefs<State> | undefined {
    const { seat } = input;
    this.#self = seat;
    const world = input.imagine(rng);
    this.#people.reset(world.seats);
    if (world.phase !== 'turn') {
      this.#root.clear(world.round);
      return undefined;
    }
    readRound(world, this.#root, (other, look) => note(this.#people, other, look));
    hear(world, seat, input.talk, this.#root);
    const ledger = this.#root;
    let most = 0;
    for (let set = 0; set < 1 << world.seats; set++)
      most = Math.max(most, weightOf(set, seat, world.seats, ledger));
    return {
      weigh: (imagined) => weightOf(imagined.saboteurs, seat, imagined.seats, ledger) / most,
      suspicion: suspicions(world, seat, ledger),
      opponents: this.#people.table(),
    };
  }

  restart(_: State, rng?: FastRng): void {
    this.ledger.set(this.#root);
    this.#people.draw(rng);
  }

  witness(s: State, seat: Seat, option: Option): void {
    if (s.phase === 'turn')
      this.ledger.witness(s, seat, verbOf(option) === DISCARD ? HIDDEN_DISCARD : option);
  }

  advise(s: State, seat: Seat, options: readonly Option[], rng: FastRng, because?: Because): Option {
    if (s.phase === 'draft') {
      because?.('sb-most-gold');
      return richest(options);
    }
    if (seat !== this.#self && this.#people.styleOf(seat) === Style.random)
      return options[rng.int(options.length)] as Option;
    this.rate(s, seat, options, ratings);
    let best = 0;
    for (let i = 0; i < options.length; i++) {
      ratings[i] = (ratings[i] as number) + unforeseen * rng.unit();
      if ((ratings[i] as number) > (ratings[best] as number)) best = i;
    }
    const option = options[best] as Option;
    because?.(reasonFor(s, seat, option));
    return option;
  }

  rate(s: State, seat: Seat, options: readonly Option[], out: Float64Array): void {
    if (s.phase === 'draft') {
      for (let i = 0; i < options.length; i++) out[i] = nuggetsIn(options[i] as Option) * 20;
      return;
    }
    consider(s, seat);
    const traitor = hasSeat(s.saboteurs, seat);
    for (let i = 0; i < options.length; i++) {
      const option = options[i] as Option;
      out[i] = traitor ? this.#rateSaboteur(s, seat, option) : this.#rateMiner(s, seat, option);
      out[i] = (out[i] as number) + this.#ofStyle(s, seat, option, traitor);
    }
  }

  /**
   * What a style adds to the rating of an option: the style of the own seat, or the style drawn for another seat in a
   * playout.
   */
  #ofStyle(s: State, seat: Seat, option: Option, traitor: boolean): number {
    if (seat === this.#self)
      return this.#style === undefined ? 0 : leaning(this.#style, s, seat, option, traitor);
    const helps = this.#people.styleOf(seat) === Style.helps;
    return helps && !traitor && verbOf(option) === REPAIR ? 4 : 0;
  }

  /** How urgent sabotage is for a saboteur: from 0, with the treasure far away, to 1, when a few cards decide. */
  #alarm(seat: Seat): number {
    const near = Math.max(0, Math.min(1, (7.5 - wayAhead()) / 5));
    if (seat !== this.#self) return this.#people.styleOf(seat) === Style.early ? 1 : near;
    const shift = this.#style === undefined ? 0 : nerves[this.#style];
    return Math.max(0, Math.min(1, near + shift));
  }

  #rateMiner(s: State, seat: Seat, option: Option): number {
    switch (verbOf(option)) {
      case PATH:
        return ratePathMiner(s, option);
      case BREAK: {
        const target = targetIn(option);
        if (target === seat) return -20;
        const doubt = suspect(s, seat, target, this.ledger);
        const already = brokenOf(s, target) !== 0 ? 3 : 0;
        return doubt > 0.6 ? 9 * doubt - 3 - already : -8;
      }
      case REPAIR: {
        const target = targetIn(option);
        if (target === seat) return frees(s, option) ? 9 : 6;
        const doubt = suspect(s, seat, target, this.ledger);
        return 2.5 - 12 * doubt + (frees(s, option) ? 1.5 : 0);
      }
      case FALL:
        return rateRockfallMiner(s, option);
      case LOOK:
        return rateMap(s, seat, option) + 3;
      case DISCARD:
        return 1.5 - cardWorth(s, seat, kindIn(option), false, knowsTreasure(s, seat));
      default:
        return 0;
    }
  }

  #rateSaboteur(s: State, seat: Seat, option: Option): number {
    const near = this.#alarm(seat);
    switch (verbOf(option)) {
      case PATH:
        return ratePathSaboteur(option, near);
      case BREAK: {
        const target = targetIn(option);
        if (target === seat) return -20;
        const friend = suspect(s, seat, target, this.ledger);
        const already = brokenOf(s, target) !== 0 ? 2.5 : 0;
        const next = (target - seat + s.seats) % s.seats === 1 ? 0.5 : 0;
        return 1.5 + 6 * near - 8 * friend - already + next;
      }
      case REPAIR: {
        const target = targetIn(option);
        if (target === seat) return 3.5;
        return suspect(s, seat, target, this.ledger) > 0.6 ? 2.5 : -6;
      }
      case FALL:
        return rateRockfallSaboteur(s, option, near);
      case LOOK:
        return rateMap(s, seat, option) + 0.5;
      case DISCARD:
        return 2 - cardWorth(s, seat, kindIn(option), true, knowsTreasure(s, seat));
      default:
        return 0;
    }
  }

  blunder(s: State, seat: Seat, option: Option): boolean {
    if (s.phase === 'draft') {
      return nuggetsIn(option) < Math.max(...s.packet);
    }
    if (verbOf(option) === PATH) {
      consider(s, seat);
      const progress = progressOf(option);
      // A miner does not block an open path; a saboteur does not reach the treasure.
      if (!hasSeat(s.saboteurs, seat)) return progress < -0.5;
      return (reached(option) & treasureOf(s, seat)) !== 0;
    }
    return verbOf(option) === BREAK && targetIn(option) === seat;
  }

  explain(s: State, seat: Seat, option: Option): readonly Remark[] {
    return explain(s, seat, option, this.ledger);
  }

  key(s: State, seat: Seat): number {
    let key = mix(s.round, s.turn);
    for (let i = this.#root.turns; i < s.history.length; i++) key = mix(key, s.history[i] as number);
    for (let i = seat * s.handSize; i < (seat + 1) * s.handSize; i++) key = mix(key, s.hands[i] as number);
    const looked = lookedAt(s, seat);
    for (let slot = 0; slot < 3; slot++) if ((looked >> slot) & 1) key = mix(key, s.goals[slot] as number);
    return key;
  }

  /**
   * Stops about two turns of every seat ahead. There the estimate is nearly as good as playing on, much faster, and has
   * less variance.
   */
  over(s: State, root: State): boolean {
    return (
      s.round !== root.round ||
      (s.phase === 'turn' && s.history.length >= root.history.length + s.seats * ahead)
    );
  }

  worth(s: State, seat: Seat): number {
    if (s.phase === 'over') {
      const outcome = saboteur.outcome(s);
      return outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0;
    }
    if (s.phase !== 'turn' || s.history.length === 0)
      return standing(nuggetsOf(s), seat, s.rounds - s.round + 1);
    const miners = chanceOfMiners(s);
    return miners * worthIfWon(s, seat) + (1 - miners) * worthIfLost(s, seat);
  }
}

/** Shift of a saboteur's urgency by style: positive values sabotage sooner. */
const nerves: Readonly<Record<BotStyle, number>> = { cautious: -0.15, greedy: 0, hothead: 0.5, liar: -0.35 };

/**
 * Rating adjustments by style: cautious players break tools only with good reason, greedy ones dig for themselves,
 * hotheads break tools on a mere suspicion.
 */
function leaning(style: BotStyle, s: State, seat: Seat, option: Option, traitor: boolean): number {
  const verb = verbOf(option);
  const others = (verb === BREAK || verb === REPAIR) && targetIn(option) !== seat;
  switch (style) {
    case 'cautious':
      return verb === BREAK && others ? -2.5 : 0;
    case 'greedy':
      if (verb === REPAIR && others) return -3;
      return verb === PATH && !traitor && reached(option) !== 0 ? 3 : 0;
    case 'hothead':
      return verb === BREAK && others && brokenOf(s, targetIn(option)) === 0 ? 6 : 0;
    case 'liar':
      return traitor && verb === PATH && progressOf(option) > 0 && reached(option) === 0 ? 1.5 : 0;
  }
}

const ahead = 2.2;

const richest = (options: readonly Option[]): Option =>
  options.reduce((best, option) => (nuggetsIn(option) > nuggetsIn(best) ? option : best));

/** The rule of thumb in favour of an option, for the seat considered last. */
export function reasonFor(s: State, seat: Seat, option: Option): string {
  const traitor = hasSeat(s.saboteurs, seat);
  switch (verbOf(option)) {
    case PATH:
      if (traitor) return progressOf(option) < 0 ? 'sb-block' : 'sb-pretend';
      if (reached(option) !== 0) return 'sb-reach';
      return progressOf(option) > 0 ? 'sb-dig' : 'sb-widen';
    case BREAK:
      return traitor ? 'sb-break-miner' : 'sb-break-suspect';
    case REPAIR:
      return targetIn(option) === seat ? 'sb-repair-self' : 'sb-repair-friend';
    case FALL:
      return traitor ? 'sb-bury' : 'sb-clear';
    case LOOK:
      return 'sb-map';
    case TAKE:
      return 'sb-most-gold';
    default:
      return traitor ? 'sb-waste' : 'sb-discard';
  }
}
