import { describe, expect, test } from 'vitest';
import { ADVENTURER_IDS, MONSTER_IDS, type MonsterId, TILE_HP, TILE_IDS } from '../../src/index.ts';
import {
  endsOf,
  enter,
  finishRun,
  hpAfterEach,
  newTable,
  place,
  play,
  requireRun,
  tilesOf,
} from '../scene.ts';

describe('entering', () => {
  test('WD-DGN-01: only the runner is asked and only the runner gains or loses', () => {
    const table = enter({ adventurer: 'warrior', pile: ['orc'] });
    const { runner } = requireRun(table);
    expect(table.awaited).toEqual([runner]);
    expect(table.whyNot(1 - runner, 'name:orc')).toBe('WD-DGN-01');
  });

  test('WD-DGN-02: starting hit points are those of the adventurer and of the tiles that are left', () => {
    const base = { warrior: 3, barbarian: 4, mage: 2, rogue: 3 };
    for (const adventurer of ADVENTURER_IDS) {
      for (const tile of tilesOf(adventurer)) {
        const table = enter({ adventurer, tiles: [tile.slice(adventurer.length + 1)], pile: [] });
        expect(requireRun(table).startingHp).toBe(base[adventurer] + (TILE_HP[TILE_IDS.indexOf(tile)] ?? 0));
      }
      expect(requireRun(enter({ adventurer, pile: [] })).startingHp).toBe(11);
    }
  });

  test.each([
    ['warrior', 'vorpal-sword'],
    ['rogue', 'vorpal-dagger'],
  ] as const)(
    'WD-DGN-03, WD-DEC-05, WD-RULING-26: a %s with the %s names any of the eight kinds, openly',
    (adventurer, blade) => {
      const table = enter({ adventurer, tiles: [blade], pile: ['goblin'] });
      const { runner, steps } = requireRun(table);
      expect(steps).toEqual([]);
      expect(table.decision(runner)).toBe('WD-DEC-05');
      expect(table.options(runner)).toEqual(MONSTER_IDS.map((id) => `name:${id}`));
      expect(table.whyNot(runner, 'pass')).toBe('WD-DGN-03');
      table.answer(runner, 'name:dragon');
      expect(table.news('spectator')[0]).toEqual({
        type: 'name',
        seat: runner,
        monster: 'dragon',
        tile: `${adventurer}-${blade}`,
      });
      expect(table.view('spectator').run?.named).toBe('dragon');
    },
  );

  test('WD-DGN-03: without the blade nothing is named', () => {
    const table = enter({ adventurer: 'warrior', tiles: ['plate-armor'], pile: ['goblin'] });
    expect(requireRun(table)).toMatchObject({ result: 'success', hp: 7 });
  });

  test('WD-DGN-04, WD-RULING-11: an empty dungeon is a success at once, even with the blade', () => {
    const table = enter({ adventurer: 'rogue', pile: [] });
    expect(requireRun(table)).toMatchObject({ result: 'success', steps: [], hp: 11 });
    expect(table.news('spectator').map(({ type }) => type)).toEqual(['pass', 'enter', 'result']);
  });
});

test('WD-DGN-05: the top card is turned up for everyone, with its owner', () => {
  const table = newTable({ seats: 2, adventurer: 'mage', deck: ['lich', 'orc'] });
  play(table, '0 draw', '0 add', '1 draw', '1 add', '0 pass');
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(table.view(viewer).run?.faced).toBe('orc');
    expect(table.news(viewer)).toContainEqual({
      type: 'turn-up',
      seat: 1,
      monster: 'orc',
      strength: 3,
      by: 1,
      pile: 1,
    });
  }
  expect(table.view('spectator').pile).toEqual([{ by: 0, monster: 'unknown' }]);
});

describe('Polymorph', () => {
  const mage = { adventurer: 'mage', tiles: ['polymorph', 'wall-of-fire'] } as const;

  test('WD-DGN-06: the card is set aside without effect, the top card of the deck is faced, the tile is spent', () => {
    const table = enter({ ...mage, pile: ['dragon', 'golem'], deck: ['orc'] });
    const { runner } = requireRun(table);
    table.answer(runner, 'polymorph');
    expect(table.news('spectator')[0]).toMatchObject({ type: 'polymorph', from: 'dragon', to: 'orc' });
    expect(table.events[0]?.reveals).toBe(true);
    expect(requireRun(table).steps).toEqual([
      { monster: 'dragon', by: runner, end: 'exchanged', tile: 'mage-polymorph', hp: 8 },
      { monster: 'orc', end: 'damage', hp: 5 },
      { monster: 'golem', by: 1 - runner, end: 'damage', hp: 0 },
    ]);
    expect(table.view(0).tiles.find(({ id }) => id === 'mage-polymorph')?.state).toBe('spent');
  });

  test('WD-DEC-06: the runner keeps or exchanges, after every card, until Polymorph is spent', () => {
    const table = enter({ ...mage, pile: ['goblin', 'goblin', 'skeleton'], deck: ['orc'] });
    const { runner } = requireRun(table);
    for (const option of ['keep', 'polymorph']) {
      expect(table.decision(runner)).toBe('WD-DEC-06');
      expect(table.options(runner)).toEqual(['keep', 'polymorph']);
      expect(table.whyNot(runner, 'use-axe')).toBe('WD-DGN-06');
      table.answer(runner, option);
    }
    expect(hpAfterEach(table)).toEqual([7, 4, 2]);
  });

  test('WD-RULING-04: it may be used on a monster that would be defeated anyway', () => {
    const table = enter({
      adventurer: 'mage',
      tiles: ['polymorph', 'holy-grail'],
      pile: ['lich'],
      deck: ['goblin'],
    });
    expect(requireRun(table).faced).toBe('lich');
    expect(table.options(requireRun(table).runner)).toEqual(['keep', 'polymorph']);
    finishRun(table, { polymorphAt: 0 });
    expect(endsOf(table)).toEqual(['lich: exchanged', 'goblin: damage']);
  });
});

/** Which tile defeats which kinds, from the texts of the tiles. */
const DEFEATED: readonly [
  adventurer: 'warrior' | 'barbarian' | 'mage' | 'rogue',
  tile: string,
  MonsterId[],
][] = [
  ['warrior', 'torch', ['goblin', 'skeleton', 'orc']],
  ['barbarian', 'torch', ['goblin', 'skeleton', 'orc']],
  ['warrior', 'holy-grail', ['skeleton', 'vampire', 'lich']],
  ['mage', 'holy-grail', ['skeleton', 'vampire', 'lich']],
  ['warrior', 'dragon-spear', ['dragon']],
  ['barbarian', 'war-hammer', ['golem']],
  ['mage', 'demonic-pact', ['demon']],
  ['rogue', 'ring-of-power', ['goblin', 'skeleton']],
  ['rogue', 'invisibility-cloak', ['lich', 'demon', 'dragon']],
  ['warrior', 'plate-armor', []],
  ['mage', 'omnipotence', []],
];

describe('automatic defeat', () => {
  test.each(DEFEATED)(
    'WD-DGN-07: of all kinds, the %s’s %s defeats exactly %j',
    (adventurer, tile, kinds) => {
      const defeated = MONSTER_IDS.filter((monster) => {
        const table = enter({ adventurer, tiles: [tile], pile: [monster] });
        return requireRun(table).steps[0]?.end !== 'damage';
      });
      expect(defeated).toEqual(kinds);
    },
  );

  test('WD-RULING-20: the Holy Grail asks for even strength, so the lich falls and the demon does not', () => {
    const table = finishRun(
      enter({ adventurer: 'mage', tiles: ['holy-grail', 'wall-of-fire'], pile: ['lich', 'demon'] }),
    );
    expect(endsOf(table)).toEqual(['lich: holy-grail', 'demon: damage']);
  });

  /** Every pair of lines that can meet in one run, with the monster both would defeat: the earlier line is told. */
  test.each([
    [
      'pact-pending before ring-like tiles: the grail',
      'mage',
      ['demonic-pact', 'holy-grail'],
      ['demon', 'vampire'],
      'pact-pending',
    ],
    ['torch before grail', 'warrior', ['torch', 'holy-grail'], ['skeleton'], 'torch'],
    ['torch before sword', 'warrior', ['torch', 'vorpal-sword'], ['goblin'], 'torch'],
    ['grail before sword', 'warrior', ['holy-grail', 'vorpal-sword'], ['lich'], 'holy-grail'],
    ['spear before sword', 'warrior', ['dragon-spear', 'vorpal-sword'], ['dragon'], 'dragon-spear'],
    ['ring before dagger', 'rogue', ['ring-of-power', 'vorpal-dagger'], ['skeleton'], 'ring-of-power'],
    ['cloak before dagger', 'rogue', ['invisibility-cloak', 'vorpal-dagger'], ['lich'], 'invisibility-cloak'],
  ] as const)('WD-DGN-07: %s', (_, adventurer, tiles, pile, end) => {
    const name = pile[pile.length - 1];
    if (name === undefined) throw new Error('an empty pile');
    const table = finishRun(enter({ adventurer, tiles, pile }), { name });
    expect(requireRun(table).steps.at(-1)?.end).toBe(end);
  });

  test('WD-RULING-05: a vorpal blade defeats every copy of the kind and is not used up', () => {
    const table = finishRun(
      enter({ adventurer: 'rogue', tiles: ['vorpal-dagger'], pile: ['golem', 'golem', 'orc'] }),
      { name: 'golem' },
    );
    expect(endsOf(table)).toEqual(['golem: vorpal-named', 'golem: vorpal-named', 'orc: damage']);
    expect(table.view(0).tiles.find(({ id }) => id === 'rogue-vorpal-dagger')?.state).toBe('ready');
  });

  test('WD-DGN-08: a pending pact is used up by the next monster, whatever else would have defeated it', () => {
    const table = finishRun(
      enter({
        adventurer: 'mage',
        tiles: ['demonic-pact', 'holy-grail', 'wall-of-fire'],
        pile: ['demon', 'skeleton', 'golem', 'vampire'],
      }),
    );
    expect(endsOf(table)).toEqual([
      'demon: demonic-pact',
      'skeleton: pact-pending',
      'golem: damage',
      'vampire: holy-grail',
    ]);
  });

  test('WD-RULING-08: the pact acts by itself: nobody is asked, and it is pending until the next card', () => {
    const table = enter({
      adventurer: 'mage',
      tiles: ['demonic-pact', 'polymorph'],
      pile: ['demon', 'dragon'],
      deck: ['orc'],
    });
    const { runner } = requireRun(table);
    table.answer(runner, 'keep');
    expect(requireRun(table)).toMatchObject({ pactPending: true, faced: 'dragon' });
    table.answer(runner, 'keep');
    expect(requireRun(table)).toMatchObject({ pactPending: false, result: 'success', hp: 2 });
  });

  test('WD-RULING-09: the ring adds at once and without a limit', () => {
    const table = finishRun(
      enter({ adventurer: 'rogue', pile: ['skeleton', 'skeleton', 'goblin', 'goblin'] }),
      { name: 'orc' },
    );
    expect(hpAfterEach(table)).toEqual([13, 15, 16, 17]);
  });

  test('WD-RULING-10: of several tiles one is enough and none is used up', () => {
    const table = finishRun(enter({ adventurer: 'warrior', pile: ['skeleton', 'skeleton'] }), {
      name: 'skeleton',
    });
    expect(endsOf(table)).toEqual(['skeleton: torch', 'skeleton: torch']);
    expect(table.view(0).tiles.every(({ state }) => state === 'ready')).toBe(true);
  });

  test('WD-DGN-09: a defeated monster costs nothing and the tiles stay', () => {
    const table = finishRun(enter({ adventurer: 'warrior', pile: ['orc', 'lich', 'dragon'] }), {
      name: 'demon',
    });
    expect(hpAfterEach(table)).toEqual([11, 11, 11]);
    expect(table.view(0).tiles.map(({ state }) => state)).toEqual(Array(6).fill('ready'));
    expect(table.view(0).pile).toEqual([]);
  });
});

describe('the axe', () => {
  const barbarian = { adventurer: 'barbarian', tiles: ['vorpal-axe', 'torch'] } as const;

  test('WD-DGN-10, WD-DEC-07: used, it defeats the monster and is spent', () => {
    const table = enter({ ...barbarian, pile: ['dragon', 'lich'] });
    const { runner } = requireRun(table);
    expect(table.decision(runner)).toBe('WD-DEC-07');
    expect(table.options(runner)).toEqual(['take-damage', 'use-axe']);
    expect(table.whyNot(runner, 'pass')).toBe('WD-DGN-10');
    table.answer(runner, 'use-axe');
    expect(table.news('spectator')[0]).toMatchObject({
      type: 'defeat',
      monster: 'dragon',
      how: 'vorpal-axe',
      hp: 4,
    });
    expect(table.view(0).tiles.find(({ id }) => id === 'barbarian-vorpal-axe')?.state).toBe('spent');
    expect(requireRun(table)).toMatchObject({ axed: 'dragon', result: 'failure', hp: -2 });
  });

  test('WD-RULING-06: by default the later copy of the kind is defeated too', () => {
    const table = finishRun(enter({ ...barbarian, pile: ['golem', 'golem'] }), { axeOn: 'golem' });
    expect(endsOf(table)).toEqual(['golem: vorpal-axe', 'golem: vorpal-axe-kind']);
  });

  test('WD-RULING-25: it is not offered for a monster that is defeated anyway, and saved it is offered again', () => {
    const table = enter({
      ...barbarian,
      tiles: ['vorpal-axe', 'torch', 'chainmail'],
      pile: ['orc', 'golem', 'lich'],
    });
    const { runner } = requireRun(table);
    expect(requireRun(table)).toMatchObject({ faced: 'golem', hp: 8 });
    table.answer(runner, 'take-damage');
    expect(table.news(1 - runner)[0]).toEqual({ type: 'axe-saved', seat: runner, monster: 'golem' });
    expect(requireRun(table)).toMatchObject({ faced: 'lich', hp: 3 });
    table.answer(runner, 'use-axe');
    expect(requireRun(table).result).toBe('success');
  });
});

describe('losing hit points', () => {
  test('WD-DGN-11: an undefeated monster takes its strength', () => {
    for (const [strength, monster] of [
      [1, 'goblin'],
      [2, 'skeleton'],
      [3, 'orc'],
      [4, 'vampire'],
      [5, 'golem'],
      [7, 'demon'],
    ] as const) {
      const table = enter({ adventurer: 'warrior', tiles: ['plate-armor'], pile: [monster] });
      expect(hpAfterEach(table)).toEqual([8 - strength]);
    }
  });

  test('WD-DGN-12, WD-RULING-03: the potion acts by itself, once, gives the base hit points alone, on the last card too', () => {
    const table = enter({
      adventurer: 'barbarian',
      tiles: ['healing-potion', 'chainmail', 'leather-shield'],
      pile: ['lich', 'demon'],
    });
    expect(requireRun(table)).toMatchObject({ startingHp: 11, hp: 4, result: 'success' });
    expect(endsOf(table)).toEqual(['lich: damage', 'demon: potion']);
    expect(table.news(0)).toContainEqual({
      type: 'potion',
      seat: requireRun(table).runner,
      tile: 'barbarian-healing-potion',
      hp: 4,
    });
    expect(table.view(0).tiles.find(({ id }) => id === 'barbarian-healing-potion')?.state).toBe('spent');
  });

  test('WD-DGN-13, WD-RULING-02: death is looked for after every monster and ends the run at once', () => {
    const table = enter({
      adventurer: 'rogue',
      tiles: ['ring-of-power'],
      pile: ['golem', 'skeleton', 'goblin'],
    });
    expect(endsOf(table)).toEqual(['golem: damage']);
    expect(requireRun(table)).toMatchObject({ dead: true, hp: -2, result: 'failure' });
    expect(table.news(0).map(({ type }) => type)).toEqual([
      ...['pass', 'enter', 'turn-up', 'damage', 'death', 'result'],
      ...Array(5).fill('turn-up-aside'),
      'turn-up-left',
    ]);
  });

  test('WD-RULING-18: exactly 0 is dead, 1 is not', () => {
    expect(requireRun(enter({ adventurer: 'rogue', tiles: [], pile: ['orc'] }))).toMatchObject({
      dead: true,
      result: 'failure',
    });
    expect(requireRun(enter({ adventurer: 'rogue', tiles: [], pile: ['skeleton'] }))).toMatchObject({
      hp: 1,
      result: 'success',
    });
  });

  test('WD-DGN-14, WD-RULING-07: a dead mage with Omnipotence goes on to the last card and may still polymorph', () => {
    const table = enter({
      adventurer: 'mage',
      tiles: ['omnipotence', 'polymorph', 'holy-grail'],
      pile: ['dragon', 'lich', 'orc'],
      deck: ['goblin'],
    });
    const { runner } = requireRun(table);
    table.answer(runner, 'keep');
    expect(table.news(0)).toContainEqual({ type: 'death', seat: runner, hp: -7, goesOn: true });
    expect(requireRun(table)).toMatchObject({ dead: true, faced: 'lich' });
    expect(table.options(runner)).toEqual(['keep', 'polymorph']);
    play(table, `${runner} keep`, `${runner} polymorph`);
    expect(endsOf(table)).toEqual(['dragon: damage', 'lich: holy-grail', 'orc: exchanged', 'goblin: damage']);
    expect(hpAfterEach(table)).toEqual([-7, -7, -8]);
  });

  test('WD-DGN-14, WD-RULING-18: a mage with Omnipotence dies once, at 0 already, whatever hurts him afterwards', () => {
    const table = enter({ adventurer: 'mage', tiles: ['omnipotence'], pile: ['skeleton', 'orc', 'dragon'] });
    const deaths = table.news(0).filter(({ type }) => type === 'death');
    expect(deaths).toMatchObject([{ hp: 0, goesOn: true }]);
    expect(table.news(0).filter(({ type }) => type === 'damage')).toHaveLength(3);
  });

  test('WD-RULING-07: the kinds are compared only after the last card, and monsters set aside do not count', () => {
    const table = enter({ adventurer: 'mage', tiles: ['omnipotence'], pile: ['dragon', 'skeleton'] });
    const told = table.news(0).map(({ type }) => type);
    expect(told.indexOf('omnipotence')).toBeGreaterThan(told.lastIndexOf('turn-up'));
    expect(
      table.view('all').players.some(({ aside }) => aside.some(({ monster }) => monster === 'skeleton')),
    ).toBe(true);
    expect(requireRun(table).result).toBe('success');
  });

  test('WD-RULING-19: the tile printed «Tea» is the torch: warrior and barbarian use it alike', () => {
    for (const adventurer of ['warrior', 'barbarian'] as const) {
      const table = enter({ adventurer, tiles: ['torch'], pile: ['orc'] });
      expect(requireRun(table).steps[0]).toMatchObject({ end: 'torch', tile: `${adventurer}-torch` });
    }
  });
});

test('a run asks nothing of those who have nothing to decide', () => {
  const table = newTable({ seats: 2, adventurer: 'barbarian', deck: ['goblin'] });
  place(table, 'add');
  table.answer(1, 'pass');
  expect(requireRun(table).result).toBe('success');
});
