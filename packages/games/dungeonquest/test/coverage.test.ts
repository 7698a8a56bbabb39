import {
  completeVariants,
  FastRng,
  optionsOf,
  type Seat,
  seatsOf,
  type VariantValue,
  valuesAt,
} from '@mazmorra/kernel';
import { isLong } from '@mazmorra/testkit/long';
import { expect, test, vi } from 'vitest';
import { CHAMBER_NORTH, CHAMBER_SOUTH } from '../src/data/board.ts';
import { combatKinds } from '../src/data/combat.ts';
import type { Effect } from '../src/data/effect.ts';
import { programs } from '../src/data/programs.ts';
import { cards, decisionIds, dungeonquest, heroes, roomTypes, tiles } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { given } from './given.ts';

const met = new Set<string>();

/* The interpreter is watched from outside: which effects it was asked to run is no part of the state. */
vi.mock('../src/effects.ts', async (original) => {
  const real = await original<typeof import('../src/effects.ts')>();
  return {
    ...real,
    stepEffects(...[run, frame]: Parameters<typeof real.stepEffects>) {
      const effect = programs[frame.program]?.[frame.at];
      if (effect) met.add(`effect ${effect.op}`);
      real.stepEffects(run, frame);
    },
  };
});

/** Effects that are never run as a step of their own, because another rule reads them off the card. */
const readElsewhere: ReadonlySet<Effect['op']> = new Set(['forbid', 'shuffleDeckAndRedraw']);

/** What a curious player does more often than by chance, so that rare things happen sooner. */
const tempting =
  /^(use|yes|draw-dragon|cross|enter-catacombs|draw|test-again|escape|roll|try-to-escape|add-monster|item:|servant:|teleport:|stasis|redraw|first|second|both|six|tower:)/;

function variantsOf(rng: FastRng, seats: number): Record<string, VariantValue> {
  const chosen: Record<string, VariantValue> = {};
  for (const variant of dungeonquest.variants) {
    const { id, seats: range } = variant;
    if (range && (seats < range.min || seats > range.max)) continue;
    if (rng.int(2) === 0) chosen[id] = rng.pick(valuesAt(variant, seats));
  }
  return chosen;
}

/** Puts everybody beside the dragon: on foot random players seldom get that far. */
function intoTheChamber(state: State): void {
  state.heroes.forEach((hero, seat) => {
    hero.cell = seat % 2 === 0 ? CHAMBER_NORTH : CHAMBER_SOUTH;
  });
}

function play(seed: string): void {
  const rng = new FastRng(seed);
  const seats = 1 + rng.int(4);
  const emit = ({
    public: told,
    private: own,
  }: {
    public?: object;
    private?: Readonly<Record<Seat, object>>;
  }) => {
    for (const event of [told, ...Object.values(own ?? {})]) note(event);
  };
  const state = dungeonquest.setup(
    seats,
    completeVariants(dungeonquest, seats, variantsOf(rng, seats)),
    rng,
    emit,
  );
  let moved = rng.int(2) === 0;
  for (;;) {
    const waiting = seatsOf(dungeonquest.awaited(state));
    if (waiting.length === 0) return;
    const seat = rng.pick(waiting);
    const [decision = ''] = dungeonquest.decisionKind(state, seat).split(':');
    met.add(`decision ${decision}`);
    if (!moved && decision === 'DEC-ACT') {
      moved = true;
      intoTheChamber(state);
      continue;
    }
    const options = optionsOf(dungeonquest, state, seat);
    const tempted =
      rng.int(3) === 0 ? options.filter((option) => tempting.test(dungeonquest.nameOf(option))) : [];
    dungeonquest.answer(state, seat, rng.pick(tempted.length > 0 ? tempted : options), rng, emit);
  }
}

/** Two questions that need a crowd: met from positions laid out for them. */
function meetTheRarest(): void {
  const skeleton = (column: number, life: number) =>
    ({ monster: 'skeleton', life, at: [column, 5] }) as const;
  const fifth = given({
    heroes: [{ hero: 'tatianna', at: [4, 3] }, { hero: 'krutzbeck' }],
    rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
    tokens: [skeleton(1, 2), skeleton(2, 2), skeleton(3, 3), skeleton(4, 3)],
    next: { tiles: ['tile-chamber-03'], dungeon: ['dungeon-skeleton'] },
  });
  fifth.answer(0, 'move:5-3');
  met.add(`decision ${fifth.decision(1)}`);
  const shared = given({
    heroes: [
      { hero: 'tatianna', at: [4, 3] },
      { hero: 'lindel', at: [4, 3] },
      { hero: 'krutzbeck', with: { fate: 'dead' } },
    ],
    rooms: [
      { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
      { at: [5, 3], tile: 'tile-chamber-02', entry: 'west' },
    ],
    tokens: [{ monster: 'troll', life: 3, at: [5, 3] }],
    variants: { 'servants-of-kalladra': true },
    next: { search: ['search-empty', 'search-empty'] },
  });
  shared.answer(0, 'search').answer(1, 'search').answer(2, 'servant:5-3:west');
  expect(shared.options(2)).toEqual(['seat:0', 'seat:1']);
  met.add(`decision ${shared.decision(2)}`);
}

/** Everything an event names is met. */
function note(event: object | undefined): void {
  if (event === undefined) return;
  for (const [key, value] of Object.entries(event)) {
    if (key === 'tile') met.add(`tile ${value}`);
    else if (key === 'hero') met.add(`hero ${value}`);
    else if (key === 'card' || key === 'by') met.add(`card ${value}`);
    else if (key === 'cards' && Array.isArray(value)) for (const card of value) met.add(`card ${card}`);
    else if (key === 'ability') met.add(`ability ${value}`);
  }
}

const wanted = [
  ...decisionIds.map((id) => `decision ${id}`),
  ...cards.filter(({ type }) => type !== 'shuffle').map(({ id }) => `card ${id}`),
  ...combatKinds.map(({ id }) => `card ${id}`),
  ...tiles.map(({ id }) => `tile ${id}`),
  ...heroes.map(({ id }) => `hero ${id}`),
  ...[...new Set(programs.flat().map(({ op }) => op))]
    .filter((op) => !readElsewhere.has(op))
    .map((op) => `effect ${op}`),
];

// Half a minute: the short run has the battery, and a test for each card and effect.
test.runIf(isLong)(
  'every card, tile, hero, effect and kind of decision happens',
  { timeout: 300_000 },
  () => {
    meetTheRarest();
    let left = wanted;
    for (let game = 0; game < 6000 && left.length > 0; game++) {
      play(`coverage ${game}`);
      if (game % 50 === 49) left = wanted.filter((thing) => !met.has(thing));
    }
    expect(left, 'never met').toEqual([]);
  },
);

test('every room type has a tile that was met', () => {
  expect(new Set(tiles.map(({ type }) => type))).toEqual(new Set(roomTypes.map(({ id }) => id)));
});
