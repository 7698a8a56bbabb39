import { allSeenBy, completeVariants, recordedVariants, type Variants } from '@mazmorra/kernel';
import { draw, order, Scenario, ScriptedRng } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/welcome-to-the-dungeon.json' with { type: 'json' };
import { ADVENTURER_IDS, welcomeToTheDungeon as game } from '../src/index.ts';
import {
  chooseWarrior,
  DEADLY,
  deckWith,
  endsOf,
  enter,
  finishRun,
  loseRound,
  newTable,
  place,
  play,
  requireRun,
  tilesOf,
  winRound,
} from './scene.ts';

const everything = ['add', ...tilesOf('warrior').map((tile) => `sacrifice:${tile}`)];

test('the variants are those of the specification, with its values and defaults', () => {
  expect(game.variants).toEqual(
    data.options.map(({ id, values, default: value, absent, rule }) => ({
      id,
      values,
      default: value,
      ...(absent === undefined ? {} : { absent }),
      rule,
    })),
  );
});

describe('WD-VAR-01', () => {
  test('WD-VAR-01: off: a first draw may be added or set aside', () => {
    const table = newTable().answer(0, 'draw');
    expect(table.options(0)).toEqual(everything);
  });

  test('WD-VAR-01: each-player: on everybody’s first turn of every round the drawn monster must be added', () => {
    const table = newTable({ variants: { firstTurnAdd: 'each-player' } });
    for (const round of [1, 2]) {
      for (let turn = 0; turn < 3; turn++) {
        const seat = (table.view(0).starter + turn) % 3;
        table.answer(seat, 'draw');
        expect(table.options(seat), `round ${round}`).toEqual(['add']);
        expect(table.whyNot(seat, 'sacrifice:warrior-torch')).toBe('WD-VAR-01');
        table.answer(seat, 'add');
      }
      const { starter } = table.view(0);
      table.answer(starter, 'draw');
      expect(table.options(starter)).toEqual(everything);
      play(table, `${starter} add`, `${(starter + 1) % 3} pass`, `${(starter + 2) % 3} pass`);
      finishRun(table);
      if (round === 1) table.answer(starter, 'choose:warrior');
    }
  });

  test('WD-RULING-13: passing stays legal on a first turn, and only a drawn card is bound', () => {
    const table = newTable({ variants: { firstTurnAdd: 'each-player' } });
    expect(table.options(0)).toEqual(['draw', 'pass']);
    play(table, '0 pass');
    expect(table.options(1)).toEqual(['draw', 'pass']);
  });

  test('WD-VAR-01: starter-only: only the first turn of the starting player is bound', () => {
    const table = newTable({ starter: 1, variants: { firstTurnAdd: 'starter-only' } });
    table.answer(1, 'draw');
    expect(table.options(1)).toEqual(['add']);
    play(table, '1 add', '2 draw');
    expect(table.options(2)).toEqual(everything);
    play(table, '2 add', '0 draw', '0 add', '1 draw');
    expect(table.options(1)).toEqual(everything);
  });
});

test('WD-VAR-02: nobody may pass on a first turn of a round; later turns are free', () => {
  const table = newTable({ seats: 2, variants: { firstTurnNoPass: true } });
  for (const seat of [0, 1]) {
    expect(table.options(seat)).toEqual(['draw']);
    expect(table.whyNot(seat, 'pass')).toBe('WD-VAR-02');
    place(table, 'add');
  }
  expect(table.options(0)).toEqual(['draw', 'pass']);
});

describe('WD-VAR-03', () => {
  test.each(ADVENTURER_IDS)('WD-VAR-03: the %s can be fixed as the first adventurer', (adventurer) => {
    const table = newTable({ variants: { firstAdventurer: adventurer } });
    expect(table.view(0)).toMatchObject({ adventurer, phase: 'bid', round: 1 });
  });

  test('WD-VAR-03: the warrior is the default; random draws one; starter-chooses asks the seat drawn first', () => {
    expect(completeVariants(game, 2, {})['firstAdventurer']).toBe('warrior');
    const random = new ScriptedRng([draw(0, 2), draw(3, 4)]);
    const drawn = game.setup(2, completeVariants(game, 2, { firstAdventurer: 'random' }), random);
    expect(game.view(drawn, 0).adventurer).toBe('rogue');
    const chosen = new ScriptedRng([draw(1, 2)]);
    const state = game.setup(2, completeVariants(game, 2, { firstAdventurer: 'starter-chooses' }), chosen);
    const table = new Scenario(game, state);
    expect(table.awaited).toEqual([1]);
    expect(table.options(1)).toEqual(ADVENTURER_IDS.map((id) => `choose:${id}`));
    expect(table.whyNot(0, 'choose:mage')).toBe('WD-VAR-03');
    table.answer(1, 'choose:mage', order(...deckWith(['orc'])));
    expect(table.events[0]?.rule).toBe('WD-VAR-03');
    expect(table.view(0)).toMatchObject({ adventurer: 'mage', starter: 1, round: 1, phase: 'bid' });
  });
});

test('WD-VAR-04: kind defeats later copies by itself, single asks again for nothing and lets them hurt', () => {
  const run = {
    adventurer: 'barbarian',
    tiles: ['vorpal-axe', 'chainmail'],
    pile: ['golem', 'golem'],
  } as const;
  const kind = finishRun(enter({ ...run, variants: { vorpalAxeScope: 'kind' } }), { axeOn: 'golem' });
  expect(endsOf(kind)).toEqual(['golem: vorpal-axe', 'golem: vorpal-axe-kind']);
  const single = finishRun(enter({ ...run, variants: { vorpalAxeScope: 'single' } }), { axeOn: 'golem' });
  expect(endsOf(single)).toEqual(['golem: vorpal-axe', 'golem: damage']);
  expect(requireRun(single).hp).toBe(3);
});

test('WD-VAR-05: later adventurers by lot: nobody is asked, each of the four can come', () => {
  for (const [index, adventurer] of ADVENTURER_IDS.entries()) {
    const table = newTable({ variants: { nextAdventurer: 'random' } });
    play(table, '0 pass').answer(1, 'pass', draw(index, 4));
    expect(table.view(0)).toMatchObject({ adventurer, round: 2, phase: 'bid', starter: 2 });
    expect(table.events.find(({ public: told }) => told?.type === 'adventurer')?.reveals).toBe(true);
  }
});

test('WD-VAR-05: the run before is still told of when a new round has begun by lot', () => {
  const table = newTable({ seats: 2, deck: DEADLY, variants: { nextAdventurer: 'random' } });
  play(table, '0 draw', '0 add', '1 draw', '1 add', '0 pass').answer(1, 'name:orc', draw(0, 4));
  expect(table.view('spectator').last).toEqual({
    adventurer: 'warrior',
    runner: 1,
    success: false,
    pile: 2,
    sacrificed: 0,
    named: 'orc',
    steps: [
      { monster: 'golem', by: 1, end: 'damage', hp: 6 },
      { monster: 'demon', by: 0, end: 'damage', hp: -1 },
    ],
  });
  expect(table.view('spectator').run).toBeUndefined();
});

test('variants combine: a bound first turn that may not be passed', () => {
  const table = newTable({ variants: { firstTurnAdd: 'each-player', firstTurnNoPass: true }, deck: DEADLY });
  expect(table.options(0)).toEqual(['draw']);
  table.answer(0, 'draw');
  expect(table.options(0)).toEqual(['add']);
  table.answer(0, 'add');
  loseRound(table, 2);
  expect(requireRun(table).runner).toBe(2);
});

describe('rulings that a table may choose', () => {
  const outOfTwo = (variants: Variants) => {
    const table = newTable({ deck: DEADLY, variants });
    loseRound(table, 0);
    chooseWarrior(table);
    loseRound(table, 0);
    return table;
  };

  test('WD-VAR-06: whoever was eliminated by the run still chooses the adventurer; the next one starts', () => {
    const table = outOfTwo({});
    expect(table.view(0).players[0]).toMatchObject({ eliminated: true });
    expect(table.awaited).toEqual([0]);
    expect(table.decision(0)).toBe('WD-DEC-01');
    expect(table.whyNot(1, 'choose:mage')).toBe('WD-NEXT-02');
    table.answer(0, 'choose:warrior');
    expect(table.awaited).toEqual([1]);
    expect(table.view(1).starter).toBe(1);
  });

  test('WD-VAR-06: starter: the new starting player chooses', () => {
    const table = outOfTwo({ adventurerChooser: 'starter' });
    expect(table.awaited).toEqual([1]);
    expect(table.decision(1)).toBe('WD-DEC-01');
  });

  test.each([
    [true, 1, 4],
    [false, 0, 5],
  ])(
    'WD-VAR-07: keptSuccesses %s: the eliminated player holds %i, the supply %i',
    (keptSuccesses, held, supply) => {
      const table = newTable({ deck: DEADLY, variants: { keptSuccesses } });
      winRound(table, 0);
      for (const _ of [1, 2]) {
        chooseWarrior(table);
        loseRound(table, 0);
      }
      expect(table.view(1).players[0]).toMatchObject({ eliminated: true, successes: held });
      expect(table.view(1).supply).toBe(supply);
      expect(table.news(1)).toContainEqual({
        type: 'eliminated',
        seat: 0,
        ...(!keptSuccesses && { gaveBack: true }),
      });
    },
  );

  test('WD-VAR-07: who has no success card gives none back', () => {
    const table = newTable({ deck: DEADLY, variants: { keptSuccesses: false } });
    loseRound(table, 0);
    chooseWarrior(table);
    loseRound(table, 0);
    expect(table.news(1)).toContainEqual({ type: 'eliminated', seat: 0 });
  });

  test('WD-VAR-07: only the eliminated player gives success cards back', () => {
    const table = newTable({ deck: DEADLY, variants: { keptSuccesses: false } });
    winRound(table, 0);
    chooseWarrior(table);
    winRound(table, 2);
    for (const _ of [1, 2]) {
      chooseWarrior(table);
      loseRound(table, 2);
    }
    expect(table.view(1).players.map(({ successes }) => successes)).toEqual([1, 0, 0]);
    expect(table.view(1).supply).toBe(4);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'WD-VAR-07: keptSuccesses %s: the scores at the end give the eliminated player %i success cards',
    (keptSuccesses, successes) => {
      const table = newTable({ seats: 2, deck: DEADLY, variants: { keptSuccesses } });
      winRound(table, 0);
      for (const _ of [1, 2]) {
        chooseWarrior(table);
        loseRound(table, 0);
      }
      expect(game.outcome(table.state)).toMatchObject({
        winners: [1],
        scores: [
          { successes, failures: 2 },
          { successes: 0, failures: 0 },
        ],
      });
    },
  );

  const bid = (memory: string) =>
    play(
      newTable({ deck: ['goblin', 'orc', 'dragon', 'lich'], variants: { memory } }),
      '0 draw',
      '0 add',
      '1 draw',
      '1 sacrifice:warrior-torch',
      '2 draw',
      '2 add',
    );

  test('WD-VAR-08: shown: a seat goes on seeing what it put into the dungeon', () => {
    expect(bid('shown').view(0).pile).toEqual([
      { by: 0, monster: 'goblin' },
      { by: 2, monster: 'unknown' },
    ]);
  });

  test('WD-VAR-08: hidden: in the dungeon one’s own cards are as unknown as others’; aside they are not', () => {
    const table = bid('hidden');
    expect(table.view(0).pile.map(({ monster }) => monster)).toEqual(['unknown', 'unknown']);
    expect(table.view(0).kinds.find(({ id }) => id === 'goblin')?.unseen).toBe(2);
    expect(table.view(1).players[1]?.aside).toEqual([{ tile: 'warrior-torch', monster: 'orc' }]);
  });

  test('WD-VAR-08: hidden: the drawn card is seen while it is in hand, and the log keeps quiet about it', () => {
    const table = newTable({ deck: ['goblin'], variants: { memory: 'hidden' } });
    table.answer(0, 'draw');
    expect(table.view(0).drawn).toEqual({ seat: 0, monster: 'goblin' });
    expect(table.view(1).drawn).toEqual({ seat: 0, monster: 'unknown' });
    expect(allSeenBy(table.events, 0).map(({ event }) => event)).toEqual([
      { type: 'draw', seat: 0, deck: 12 },
    ]);
    table.answer(0, 'add');
    expect(allSeenBy(table.events, 0).map(({ event }) => event)).toEqual([{ type: 'add', seat: 0, pile: 1 }]);
  });

  test('WD-VAR-08: hidden: the log does not name a card set aside whose draw it has not told of either', () => {
    const table = newTable({ deck: ['orc'], variants: { memory: 'hidden' } });
    play(table, '0 draw', '0 sacrifice:warrior-torch');
    const told = { type: 'sacrifice', seat: 0, tile: 'warrior-torch' };
    for (const viewer of [0, 1, 'spectator'] as const) expect(table.news(viewer)).toEqual([told]);
    expect(table.news('all')).toEqual([{ ...told, monster: 'orc' }]);
    expect(table.view(0).players[0]?.aside).toEqual([{ tile: 'warrior-torch', monster: 'orc' }]);
  });

  test('WD-VAR-08: hidden: once the game is over, the log laid open names every card', () => {
    const table = newTable({ deck: ['goblin'], variants: { memory: 'hidden' } });
    expect(table.answer(0, 'draw').news('all')).toEqual([
      { type: 'draw', seat: 0, deck: 12, monster: 'goblin' },
    ]);
    expect(table.answer(0, 'add').news('all')).toEqual([
      { type: 'add', seat: 0, pile: 1, monster: 'goblin' },
    ]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(table.news(viewer)).toEqual([{ type: 'add', seat: 0, pile: 1 }]);
  });

  test('a record that names none of them means how the game was played before', () => {
    expect(recordedVariants(game, 3, {})).toMatchObject({
      adventurerChooser: 'starter',
      keptSuccesses: false,
      memory: 'shown',
    });
  });
});
