import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import {
  ADVENTURERS,
  type Event,
  Phase,
  type State,
  TILES,
  type View,
} from '@mazmorra/welcome-to-the-dungeon';
import type { SeatInput } from '../../bot.ts';
import type { Because, Beliefs, Expert } from '../../expert.ts';
import type { Wits } from '../../levels.ts';
import type { Remark } from '../../remark.ts';
import { mix } from '../../search/tree.ts';
import type { BotStyle } from '../../styles.ts';
import { Bidding, isLastButOne } from './bidding.ts';
import { explain } from './explain.ts';
import { Inference } from './inference.ts';
import { knowsCard } from './knowledge.ts';
import { odds } from './odds.ts';
import { add, chooseFirst, draw, nameFirst, pass, takeDamage } from './options.ts';
import { newOpponents, readPeople, Style } from './people.ts';
import { adviseAxe, adviseName, advisePolymorph, fatal } from './running.ts';
import { worthOf } from './standing.ts';

const omnipotence = TILES.reduce(
  (set, tile, i) => (tile.effect.type === 'succeed-if-all-different' ? set | (1 << i) : set),
  0,
);

/**
 * The preferred adventurer: best of four in games among equals, 1.18 ± 0.14 times the share at 2 seats and 1.16 ± 0.18
 * at 4, which may be chance.
 */
const rogue = ADVENTURERS.findIndex(({ id }) => id === 'rogue');

/** The odds below which timid and bold players leave. */
const timidDare = 0.66;
const boldDare = 0.2;

/**
 * The expert of Welcome to the Dungeon. In bidding it compares entering with leaving, by the exact odds, by the
 * successes and failures of each seat, and by what each has done so far. Against a player who will not leave it is safe
 * to stay and remove tiles.
 */
class Adventuring implements Expert<State, View, Event> {
  readonly people = newOpponents();
  readonly #bidding = new Bidding();
  #inference: Inference | undefined;
  readonly #style: BotStyle | undefined;
  #self: Seat = -1;

  constructor(style?: BotStyle) {
    this.#style = style;
  }

  begin(input: SeatInput<State, View, Event>): Beliefs<State> {
    this.#self = input.seat;
    readPeople(this.people, input.view.players.length, input.events);
    this.#inference = undefined;
    const { people } = this;
    return {
      settle: (world, rng) => {
        this.#inference ??= new Inference(input.seat, input.events, world);
        this.#inference.settle(world, rng);
      },
      get opponents() {
        return people.table();
      },
    };
  }

  restart(_: State, rng?: FastRng): void {
    this.#bidding.mine.roughly = rng !== undefined;
    this.people.draw(rng);
  }

  advise(s: State, seat: Seat, options: readonly Option[], rng: FastRng, because?: Because): Option {
    switch (s.phase) {
      case Phase.choose:
        because?.('wd-choose');
        return chooseFirst + rogue;
      case Phase.bid:
        return this.#bid(s, seat, rng, because);
      case Phase.place:
        return this.#place(s, seat, options, rng, because);
      case Phase.name:
        return adviseName(s, seat, because);
      case Phase.polymorph:
        return advisePolymorph(s, seat, because);
      default:
        return adviseAxe(s, seat, because);
    }
  }

  /** The odds from what a seat knows. */
  #odds(s: State, seat: Seat): number {
    return odds(s.adventurer, s.tiles, this.#bidding.mine.read(s, seat));
  }

  #bid(s: State, seat: Seat, rng: FastRng, because: Because): Option {
    switch (this.people.styleOf(seat)) {
      case Style.neverLeaves:
        return draw;
      case Style.timid:
        return this.#odds(s, seat) < timidDare ? pass : draw;
      case Style.bold:
        return this.#odds(s, seat) < boldDare ? pass : draw;
      case Style.random:
        return rng.int(2) === 0 ? pass : draw;
      default:
        return this.#byManner(s, seat, because) ?? this.#bidding.adviseBid(s, seat, this.people, because);
    }
  }

  /** The bid that the style of the seat determines, if any. */
  #byManner(s: State, seat: Seat, because: Because): Option | undefined {
    if (seat !== this.#self || this.#style === undefined || this.#style === 'liar') return undefined;
    const chance = this.#odds(s, seat);
    if (this.#style === 'cautious' && chance >= timidDare) return undefined;
    const leaves =
      chance < (this.#style === 'cautious' ? timidDare : this.#style === 'greedy' ? 0.3 : boldDare);
    because?.(leaves ? 'wd-too-dangerous' : 'wd-still-safe');
    return leaves ? pass : draw;
  }

  /**
   * The placement that the style of the seat determines, if any. A liar adds dangerous cards, so that the dungeon is
   * worse than it looks. Hotheads always add.
   */
  #placeByManner(s: State, seat: Seat, options: readonly Option[], because: Because): Option | undefined {
    if (seat !== this.#self || !options.includes(add)) return undefined;
    if (this.#style === 'hothead') {
      because?.('wd-add-harmless');
      return add;
    }
    if (this.#style !== 'liar') return undefined;
    const { mine } = this.#bidding;
    const before = this.#odds(s, seat);
    mine.add(s.cards[s.drawn - 1] as number);
    const after = odds(s.adventurer, s.tiles, mine);
    mine.removeTop();
    because?.('wd-set-trap');
    return after < before - 0.08 ? add : undefined;
  }

  #place(s: State, seat: Seat, options: readonly Option[], rng: FastRng, because: Because): Option {
    const style = this.people.styleOf(seat);
    if (style === Style.neverLeaves) return add;
    if (style === Style.random) return options[rng.int(options.length)] as Option;
    return (
      this.#placeByManner(s, seat, options, because) ??
      this.#bidding.advisePlace(s, seat, options, this.people, because)
    );
  }

  blunder(s: State, seat: Seat, option: Option): boolean {
    switch (s.phase) {
      // An empty dungeon is a success for whoever enters it.
      case Phase.bid:
        if (option === pass) return s.dungeon === 0 && s.drawn < s.cards.length && isLastButOne(s, seat);
        return s.dungeon !== 0 && this.#bidding.staysForNothing(s, seat, this.people);
      case Phase.place:
        return option !== add && this.#bidding.throwsAway(s, seat, option, this.people);
      case Phase.axe:
        return option === takeDamage && fatal(s) && (s.tiles & ~s.spent & omnipotence) === 0;
      case Phase.name: {
        const what = this.#bidding.mine.read(s, seat);
        const kind = option - nameFirst;
        return (what.known[kind] as number) + (what.unseen[kind] as number) === 0;
      }
      default:
        return false;
    }
  }

  explain(s: State, seat: Seat, option: Option): readonly Remark[] {
    return explain(s, seat, option, this.people, this.#inference);
  }

  key(s: State, seat: Seat): number {
    let key = mix(s.phase, s.turn);
    key = mix(key, s.bidding | (s.alive << 4) | (s.adventurer << 8) | (s.round << 12));
    key = mix(key, s.tiles);
    key = mix(key, s.spent);
    key = mix(key, s.drawn | (s.dungeon << 5));
    key = mix(key, s.turned);
    key = mix(key, s.drawers);
    key = mix(key, s.successes | (s.failures << 8));
    key = mix(key, (s.hp + 64) | ((s.named + 1) << 8) | ((s.axed + 1) << 12) | (s.pactPending << 16));
    for (let card = 0; card < s.drawn; card++) {
      if (knowsCard(s, seat, card)) key = mix(key, (s.cards[card] as number) + 1);
    }
    return key;
  }

  /** Stops at the end of a round: everything is dealt again, and only successes and failures remain. */
  over(s: State, root: State): boolean {
    return s.round !== root.round || (s.phase === Phase.choose && root.phase !== Phase.choose);
  }

  worth(s: State, seat: Seat): number {
    return worthOf(s, seat);
  }
}

export const welcomeToTheDungeonWits: Wits<State, View, Event> = {
  expert: (style) => new Adventuring(style),
  styles: ['cautious', 'greedy', 'hothead', 'liar'],
};
