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
import { bots } from '@mazmorra/languages/bots';
import { wordsOf } from '@mazmorra/languages/node';
import { describe, expect, test } from 'vitest';
import type { Expert } from '../src/expert.ts';
import { seatInput } from '../src/input.ts';
import { reasonText } from '../src/text/index.ts';
import { listen } from './helpers.ts';

const [en, es] = [wordsOf(bots)('en'), wordsOf(bots)('es')];

// biome-ignore lint/suspicious/noExplicitAny: experts of all games
type AnyExpert = Expert<any, any, any>;

/**
 * Statistics of an expert's answers to one kind of decision: with a reason or without, and how much its answers to one
 * question vary.
 */
interface Answered {
  asked: number;
  unexplained: number;
  /** The number of different answers to the same question, and the number expected by chance. */
  different: number;
  byChance: number;
}

const tries = 6;

/**
 * Asks an expert at every decision of games that mix its advice with random answers, and counts its answers by kind of
 * decision.
 */
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
      explained = reasonText(es, reason) !== undefined && reasonText(en, reason) !== undefined;
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

/** Kinds of decisions that are answered by chance: without a reason, or with answers distributed as if by dice. */
const byChance = (kinds: ReadonlyMap<string, Answered>): string[] =>
  [...kinds]
    .filter(([, one]) => one.unexplained > 0 || (one.asked >= 5 && one.different > 0.85 * one.byChance))
    .map(([kind, one]) => `${kind}: ${JSON.stringify(one)}`);

/** The last value of every variant that has an effect with this many seats. */
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
    // Some variants apply only at a full table, such as `DR-VAR-01` with five players.
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

/** A table at which seat 0 is asked a question as if by the rules. */
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

/** A lone hero at a tower with loot that is not treasure, asked whether he leaves. */
function atTheTower(sun: number): State {
  const s: State = dungeonquest.setup(1, completeVariants(dungeonquest, 1, {}), new FastRng('stay'));
  const hero = at(s.heroes, 0);
  hero.cell = 0;
  s.sun = sun;
  const amulet = cards.findIndex(({ deck, type }) => type === 'loot' && deckIds[deck] !== 'treasure');
  hero.loot.push(amulet);
  hero.lootGold.push(100);
  hero.lootDone.push(0);
  hero.lootSeen.push(1);
  s.frames = [
    { kind: 'turn', seat: 0, step: 'acted', over: 0, acted: 1, lostDone: 0, webDone: 0 },
    { kind: 'ask', decision: 'DEC-LEAVE', seats: 1 },
  ];
  return s;
}

test('DQ-SOLO-05: an adventurer alone does not leave with loot but no treasure while there is time for the hoard', () => {
  const rng = new FastRng('stay');
  const bot = botFor('dungeonquest', 'adventurer');
  const { option: chosen, reason } = bot.choose(seatInput(dungeonquest, atTheTower(1), 0, [], rng), rng);
  expect(dungeonquest.nameOf(chosen)).toBe('go-on');
  expect(reason).toBe('dq-more');
});

describe('DQ-SOLO-05: what people are told of leaving without treasure', () => {
  const told = (sun: number) => {
    const rng = new FastRng('told');
    const bot = botFor('dungeonquest', 'master', { iterations: 200 });
    const thinking = bot.think(seatInput(dungeonquest, atTheTower(sun), 0, [], rng), rng);
    while (!thinking.slice(Number.POSITIVE_INFINITY));
    const { option: chosen, reason, explanation } = thinking.choice(true);
    const all = [...(explanation?.options ?? []), ...(explanation?.ruledOut ?? [])];
    const leave = all.find(({ name }) => name === 'leave');
    return { chosen: dungeonquest.nameOf(chosen), reason, leave };
  };

  test('a master goes on while there is time, and gives leaving no chance to win', () => {
    const { chosen, leave } = told(1);
    expect(chosen).toBe('go-on');
    expect(leave && 'value' in leave ? leave.value : 0).toBeLessThan(0.02);
    expect(leave?.why?.[0]?.id).toBe('dq.no-victory');
  });

  test('when it is too late, leaving is advised without praise', () => {
    const { chosen, reason, leave } = told(25);
    expect(chosen).toBe('leave');
    expect(reason).not.toBe('dq-leave');
    expect(leave?.why?.[0]?.id).toBe('dq.no-victory');
  });
});
