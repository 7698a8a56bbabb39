import { type GameId, gameIds } from '@mazmorra/catalogue';
import { botFor, gameOf, witsOf } from '@mazmorra/catalogue/loaded';
import { cards, type decisionIds, deckIds, dungeonquest, type State } from '@mazmorra/dungeonquest';
import {
  at,
  completeVariants,
  FastRng,
  firstSeat,
  type Option,
  optionsOf,
  type Variants,
  valuesAt,
} from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import type { Expert } from '../src/expert.ts';
import { seatInput } from '../src/input.ts';
import { reasonText } from '../src/text/index.ts';
import { listen } from './helpers.ts';

// biome-ignore lint/suspicious/noExplicitAny: experts of all games
type AnyExpert = Expert<any, any, any>;

/** How an expert answers one kind of decision: with a reason or without, and how far apart its answers to one question are. */
interface Answered {
  asked: number;
  unexplained: number;
  /** Different answers to the same question, and how many there would be by chance. */
  different: number;
  byChance: number;
}

const tries = 6;

/** Asks an expert at every decision along games that mix its advice with chance, and tells its answers by kind of decision. */
function answersOf(id: GameId, expert: AnyExpert, seats: number, variants: Variants, games: number) {
  const game = gameOf(id);
  const kinds = new Map<string, Answered>();
  for (let i = 0; i < games; i++) {
    const rng = new FastRng(`${id} ${seats} ${JSON.stringify(variants)} ${i}`);
    const heard = listen(seats);
    const state = game.setup(seats, completeVariants(game, seats, variants), rng, heard.emit);
    for (let seat = firstSeat(game.awaited(state)); seat >= 0; seat = firstSeat(game.awaited(state))) {
      const options = optionsOf(game, state, seat);
      let answer = rng.pick(options);
      if (options.length > 1) {
        const input = seatInput(game, state, seat, heard.by(seat), rng);
        const advised = ask(expert, input.imagine(rng), seat, options, input, kinds);
        if (rng.unit() < 0.8) answer = advised;
      }
      game.answer(state, seat, answer, rng, heard.emit);
    }
  }
  return kinds;
}

function ask(
  expert: AnyExpert,
  world: unknown,
  seat: number,
  options: readonly Option[],
  input: ReturnType<typeof seatInput>,
  kinds: Map<string, Answered>,
): Option {
  const { kind } = input.decision;
  const entry = kinds.get(kind) ?? { asked: 0, unexplained: 0, different: 0, byChance: 0 };
  kinds.set(kind, entry);
  const found = new Set<Option>();
  let explained = false;
  for (let i = 0; i < tries; i++) {
    expert.begin?.(input, new FastRng('begin'));
    expert.restart?.(world);
    const option = expert.advise(world, seat, options, new FastRng(`mind ${entry.asked} ${i}`), (reason) => {
      explained = reasonText('es', reason) !== undefined && reasonText('en', reason) !== undefined;
    });
    expect(options, kind).toContain(option);
    found.add(option);
  }
  entry.asked++;
  if (!explained) entry.unexplained++;
  entry.different += found.size;
  entry.byChance += options.length * (1 - (1 - 1 / options.length) ** tries);
  return at([...found], 0);
}

/** Kinds of decisions that fall to chance: no reason, or answers spread as dice would spread them. */
const byChance = (kinds: ReadonlyMap<string, Answered>): string[] =>
  [...kinds]
    .filter(([, one]) => one.unexplained > 0 || (one.asked >= 5 && one.different > 0.85 * one.byChance))
    .map(([kind, one]) => `${kind}: ${JSON.stringify(one)}`);

/** The last value of every variant that means something with so many seats. */
const allVariants = (id: GameId, seats: number): Variants =>
  Object.fromEntries(
    gameOf(id)
      .variants.filter(({ seats: fits }) => fits === undefined || (seats >= fits.min && seats <= fits.max))
      .map((variant) => {
        const values = valuesAt(variant, seats);
        return [variant.id, at(values, values.length - 1)];
      }),
  );

describe.each([...gameIds])('%s', (id) => {
  test('no kind of decision falls to chance, with and without variants', () => {
    const { seats } = gameOf(id);
    let kinds = 0;
    // Some rulings are a choice only at a full table, as `DR-VAR-01` with five players.
    const full = gameOf(id).variants.flatMap((variant) => variant.seats?.min ?? []);
    const most = Math.max(Math.min(seats.max, 4), ...full);
    for (const count of new Set([seats.min, Math.min(seats.max, 4), most])) {
      for (const variants of [{}, allVariants(id, count)]) {
        const met = answersOf(id, witsOf(id).expert(), count, variants, id === 'dungeonquest' ? 12 : 3);
        expect(byChance(met), `${count} seats ${JSON.stringify(variants)}`).toEqual([]);
        kinds += met.size;
      }
    }
    expect(kinds).toBeGreaterThan(0);
  });
});

test('an expert that rolled a die would be caught', () => {
  const dicing: AnyExpert = Object.assign(Object.create(witsOf('saboteur').expert()), {
    advise: (
      _s: unknown,
      _seat: number,
      options: readonly Option[],
      rng: FastRng,
      because?: (id: string) => void,
    ) => {
      because?.('search');
      return rng.pick(options);
    },
    begin: undefined,
    restart: undefined,
  });
  expect(byChance(answersOf('saboteur', dicing, 3, {}, 1)).length).toBeGreaterThan(0);
});

/** A table where a question is put to seat 0 as if the rules had asked it. */
function asked(decision: (typeof decisionIds)[number], change: (s: State) => void): State {
  const s = dungeonquest.setup(2, completeVariants(dungeonquest, 2, {}), new FastRng('asked'));
  change(s);
  s.frames.push({ kind: 'ask', decision, seats: 1 });
  return s;
}

const option = (name: string): Option => dungeonquest.optionNamed(name) ?? -1;

test('DEC-HVH-LOOT: the card worth most is taken, never nothing', () => {
  const ruby = cards.findIndex(({ id }) => id === 'treasure-giant-ruby');
  const gold = cards.findIndex((card, i) => i !== ruby && card.id.startsWith('treasure-'));
  const expert = witsOf('dungeonquest').expert();
  const s = asked('DEC-HVH-LOOT', (state) => {
    const loser = at(state.heroes, 1);
    loser.loot.push(gold, ruby);
    loser.lootGold.push(50, 2000);
    state.frames.push({ kind: 'duel', seat: 0, other: 1, loser: 1, step: 'death' });
  });
  const options = [gold, ruby].map((card) => option(`loot:${at(cards, card).id}`)).concat(option('none'));
  for (let i = 0; i < 20; i++) {
    expect(expert.advise(s, 0, options, new FastRng(`${i}`))).toBe(option(`loot:${at(cards, ruby).id}`));
  }
});

test('DQ-SOLO-05: an adventurer alone does not leave with loot but no treasure while there is time for the hoard', () => {
  const bot = botFor('dungeonquest', 'adventurer');
  const rng = new FastRng('stay');
  const s: State = dungeonquest.setup(1, completeVariants(dungeonquest, 1, {}), rng);
  const hero = at(s.heroes, 0);
  hero.cell = 0;
  const amulet = cards.findIndex(({ deck, type }) => type === 'loot' && deckIds[deck] !== 'treasure');
  hero.loot.push(amulet);
  hero.lootGold.push(100);
  hero.lootDone.push(0);
  hero.lootSeen.push(1);
  s.frames.push({ kind: 'ask', decision: 'DEC-LEAVE', seats: 1 });
  const { option: chosen, reason } = bot.choose(seatInput(dungeonquest, s, 0, [], rng), rng);
  expect(dungeonquest.nameOf(chosen)).toBe('go-on');
  expect(reason).toBe('dq-more');
});
