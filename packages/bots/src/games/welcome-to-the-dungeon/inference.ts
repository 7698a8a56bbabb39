import { FastRng, type Option, type Seat, type SeenEvent } from '@mazmorra/kernel';
import {
  type Event,
  welcomeToTheDungeon as game,
  Phase,
  type State,
  TILE_IDS,
  TILES_OF,
} from '@mazmorra/welcome-to-the-dungeon';
import type { Opponents } from '../../opponents.ts';
import type { Remark } from '../../remark.ts';
import { Bidding } from './bidding.ts';
import { drawerOf, knowsCard } from './knowledge.ts';
import { add, draw, pass, sacrificeFirst } from './options.ts';
import { newOpponents, readPeople, Style } from './people.ts';
import { damageOf, kinds } from './tiles.ts';

/** The probability that a sensible player answers otherwise than advised: any option then is equally likely. */
const otherwise = 0.2;
/** Exchanges of two cards between one world and the next, and before the first. */
const between = 24;
const before = 150;

const noChance = new FastRng('no card is dealt during the bidding');

/** An answer of another seat that depended on cards this seat may not have seen. */
interface Step {
  readonly seat: Seat;
  readonly option: Option;
  readonly options: readonly Option[];
  /** What was known of the other seats' styles then. */
  readonly people: Opponents;
  /** The state in which the seat answered; only the cards it knew are filled in before it is used. */
  readonly state: State;
  /** The cards the seat had drawn. */
  readonly own: readonly number[];
  /** The likelihood of the answer by the kinds of these cards. */
  readonly known: Map<number, number>;
}

/**
 * How likely an imagined world is, given what the others did in the bidding of the round: whoever added a card or set
 * it aside knew it, and played by what he knew (policy-based inference, see Solinas, Rebstock and Buro, "Improving
 * Search with Supervised Learning in Trick-Based Card Games", 2019, and Rebstock et al., "Policy Based Inference in
 * Trick-Taking Card Games", 2019). An answer depends on the own cards of its seat alone, so its likelihood is computed
 * once for each combination of them that occurs.
 */
export class Inference {
  readonly #bidding = new Bidding();
  readonly #self: Seat;
  readonly #steps: Step[] = [];
  /** Cards this seat has not seen, and those of them that somebody else has. */
  readonly #hidden: readonly number[];
  readonly #seen: readonly number[];
  /** The cards of the last world. */
  #cards: number[] | undefined;
  #remarks: readonly Remark[] | undefined;

  /** Reads the bidding of the current round. `world` may be any world that the seat cannot tell from the true one. */
  constructor(self: Seat, events: readonly SeenEvent<Event>[], world: State) {
    this.#self = self;
    this.#bidding.mine.roughly = true;
    // At a table that goes on from a position the events begin in the middle of a round.
    if (!this.#read(events, world)) this.#steps.length = 0;
    const cards = world.cards.map((_, card) => card);
    this.#hidden = cards.filter((card) => card >= world.drawn || !knowsCard(world, self, card));
    const seen = new Set(this.#steps.flatMap(({ own }) => own));
    this.#seen = this.#hidden.filter((card) => seen.has(card));
  }

  /** Replays the bidding of the round; false if the events do not lead to this world. */
  #read(events: readonly SeenEvent<Event>[], world: State): boolean {
    if (world.phase === Phase.choose || world.phase === Phase.over) return false;
    const people = newOpponents();
    const answers: { readonly seat: Seat; readonly option: Option; readonly people: Opponents }[] = [];
    readPeople(people, world.seats, events, (event) => {
      if (event.type === 'round') answers.length = 0;
      const option = answerIn(event);
      if (option !== undefined && 'seat' in event)
        answers.push({ seat: event.seat, option, people: people.copy() });
    });
    const s = beforeBidding(world);
    const isOver = world.phase !== Phase.bid && world.phase !== Phase.place;
    for (const { seat, option, people } of answers) {
      if (s.phase !== Phase.bid && s.phase !== Phase.place) break;
      const options: Option[] = [];
      game.options(s, seat, options);
      if (s.turn !== seat || !options.includes(option)) return false;
      const own = drawnBy(s, seat);
      if (seat !== this.#self && options.length > 1 && own.length > 0)
        this.#steps.push({ seat, option, options, people, state: game.copy(s), own, known: new Map() });
      game.answer(s, seat, option, noChance);
    }
    return s.tiles === world.tiles && (isOver || s.drawn === world.drawn);
  }

  /** Whether others have done anything that tells of hidden cards. */
  get tells(): boolean {
    return this.#seen.length > 0;
  }

  /** The likelihood of what the others did with the cards they have in this world, from 0 to 1. */
  weigh(world: State): number {
    let weight = 1;
    for (const step of this.#steps) {
      let key = 1;
      for (const card of step.own) key = key * 8 + (world.cards[card] as number);
      let chance = step.known.get(key);
      if (chance === undefined) {
        chance = this.#likelihood(step, world);
        step.known.set(key, chance);
      }
      weight *= chance;
    }
    return weight;
  }

  /**
   * Changes the hidden cards of a world so that worlds come as often as they are likely (Metropolis and others, 1953):
   * cards are exchanged, and an exchange that makes the world less likely is undone with the according probability. Goes
   * on from the world before.
   */
  settle(world: State, rng: FastRng): void {
    if (!this.tells) return;
    const { cards } = world;
    const first = this.#cards === undefined;
    for (const card of this.#hidden) cards[card] = this.#cards?.[card] ?? (cards[card] as number);
    let weight = this.weigh(world);
    for (let i = first ? before : between; i > 0; i--) {
      const one = rng.pick(this.#seen);
      const other = rng.pick(this.#hidden);
      if (cards[one] === cards[other]) continue;
      exchange(cards, one, other);
      const then = this.weigh(world);
      if (rng.unit() * weight < then) weight = then;
      else exchange(cards, one, other);
    }
    this.#cards = [...cards];
  }

  /** What follows about the hidden cards, for people. */
  remarks(world: State): readonly Remark[] {
    this.#remarks ??= this.tells ? this.#conclude(game.copy(world)) : [];
    return this.#remarks;
  }

  #conclude(world: State): Remark[] {
    const rng = new FastRng('conclusions');
    const dealt = game.copy(world);
    const places = this.#seen.map((card) => ({ card, worst: 0 }));
    let [before, after] = [0, 0];
    for (let n = 0; n < samples; n++) {
      before += this.#harm(game.redeal(dealt, this.#self, rng)) / samples;
      this.settle(world, rng);
      after += this.#harm(world) / samples;
      for (const place of places) if (world.cards[place.card] === worst) place.worst += 1 / samples;
    }
    const said: Remark[] = [];
    if (Math.abs(after - before) >= worthSaying) said.push({ id: 'wd.reads', from: before, to: after });
    for (const seat of new Set(this.#steps.map((step) => step.seat)))
      for (const inside of [true, false]) {
        const its = places.filter(
          ({ card }) => drawerOf(world, card) === seat && ((world.dungeon >> card) & 1) === (inside ? 1 : 0),
        );
        const to = its.reduce((sum, place) => sum + place.worst, 0);
        if (to >= probably) said.push({ id: inside ? 'wd.dragon-added' : 'wd.dragon-aside', seat, to });
      }
    return said;
  }

  /** The hit points that the cards which others put into the dungeon cost. */
  #harm(world: State): number {
    let harm = 0;
    for (const card of this.#seen)
      if ((world.dungeon >> card) & 1)
        harm += Math.max(0, damageOf(world.adventurer, world.tiles, world.cards[card] as number));
    return harm;
  }

  /** How likely an answer is for a player of the styles that the seat may have. */
  #likelihood(step: Step, world: State): number {
    const { seat, option, options, people, state, own } = step;
    for (const card of own) state.cards[card] = world.cards[card] as number;
    const placing = state.phase === Phase.place;
    const advised = placing
      ? this.#bidding.advisePlace(state, seat, options, people)
      : this.#bidding.adviseBid(state, seat, people);
    const any = 1 / options.length;
    const sensible = (option === advised ? 1 - otherwise : 0) + otherwise * any;
    const random = people.weight(seat, Style.random);
    const never = people.weight(seat, Style.neverLeaves);
    // Timid and bold players place cards sensibly; when they leave is told by the public odds already.
    const reads = placing ? 1 - random - never : people.weight(seat, Style.sensible);
    const stubborn = option === add || option === draw ? 1 : leastLikely;
    return placing
      ? reads * sensible + random * any + never * stubborn
      : reads * sensible + (1 - reads) * any;
  }
}

/** The dragon. */
const worst = kinds - 1;
/** Number of worlds from which remarks are made. */
const samples = 400;
/** A difference in hit points, and a probability, that are worth a remark. */
const worthSaying = 1;
const probably = 0.5;

/** Nobody is entirely consistent. */
const leastLikely = 0.01;

function exchange(cards: number[], one: number, other: number): void {
  const kind = cards[one] as number;
  cards[one] = cards[other] as number;
  cards[other] = kind;
}

/** The answer that an event of the bidding tells of. */
function answerIn(event: Event): Option | undefined {
  switch (event.type) {
    case 'draw':
      return draw;
    case 'pass':
      return pass;
    case 'add':
      return add;
    case 'sacrifice':
      return sacrificeFirst + TILE_IDS.indexOf(event.tile);
    default:
      return undefined;
  }
}

const drawnBy = (s: State, seat: Seat): number[] =>
  Array.from({ length: s.drawn }, (_, card) => card).filter((card) => drawerOf(s, card) === seat);

/** The world as it was before the first bid of the round. */
function beforeBidding(world: State): State {
  const s = game.copy(world);
  s.phase = Phase.bid;
  s.turn = s.starter;
  s.drawn = 0;
  s.drawers = 0;
  s.dungeon = 0;
  s.turned = 0;
  s.tiles = TILES_OF[s.adventurer] as number;
  s.spent = 0;
  s.aside = 0;
  s.bidding = s.alive;
  s.fresh = s.alive;
  return s;
}
