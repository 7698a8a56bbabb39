import { completeVariants } from '@mazmorra/kernel';
import { draw, order, Scenario, ScriptedRng } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { welcomeToTheDungeon as game, type MonsterId } from '../src/index.ts';
import {
  type Choices,
  chooseWarrior,
  DEADLY,
  deckWith,
  endsOf,
  enter,
  finishRun,
  hpAfterEach,
  loseRound,
  newTable,
  place,
  play,
  type Run,
  requireRun,
  tilesOf,
  winRound,
} from './scene.ts';

const FALLING: readonly MonsterId[] = [
  'dragon',
  'demon',
  'lich',
  'golem',
  'golem',
  'vampire',
  'vampire',
  'orc',
  'orc',
  'skeleton',
  'skeleton',
  'goblin',
  'goblin',
];

/** The run, the runner's choices, the hit points after each monster faced, and the result. */
type Vector = readonly [title: string, run: Run, choices: Choices, hp: readonly number[], success: boolean];

const vectors: readonly Vector[] = [
  [
    'WD-EX-01: the ring defeats goblin and skeleton and adds 1 and 2',
    { adventurer: 'rogue', tiles: ['ring-of-power'], pile: ['goblin', 'skeleton'] },
    {},
    [4, 6],
    true,
  ],
  [
    'WD-EX-02: the sword defeats both skeletons it named',
    { adventurer: 'warrior', tiles: ['vorpal-sword'], pile: ['skeleton', 'goblin', 'skeleton'] },
    { name: 'skeleton' },
    [3, 2, 2],
    true,
  ],
  [
    'WD-EX-03: the axe defeats the vampire it was used on and the one after it',
    { adventurer: 'barbarian', tiles: ['vorpal-axe'], pile: ['vampire', 'goblin', 'vampire'] },
    { axeOn: 'vampire' },
    [4, 3, 3],
    true,
  ],
  [
    'WD-EX-03: with vorpalAxeScope = single the second vampire kills',
    {
      adventurer: 'barbarian',
      tiles: ['vorpal-axe'],
      pile: ['vampire', 'goblin', 'vampire'],
      variants: { vorpalAxeScope: 'single' },
    },
    { axeOn: 'vampire' },
    [4, 3, -1],
    false,
  ],
  [
    'WD-EX-04: Omnipotence turns three different monsters into a success after death',
    { adventurer: 'mage', tiles: ['omnipotence'], pile: ['goblin', 'dragon', 'vampire'] },
    {},
    [1, -8, -12],
    true,
  ],
  [
    'WD-EX-05: a pact whose demon comes last has no further effect',
    { adventurer: 'mage', tiles: ['demonic-pact'], pile: ['goblin', 'demon'] },
    {},
    [1, 1],
    true,
  ],
  [
    'WD-EX-07: the potion brings the barbarian back with 4',
    { adventurer: 'barbarian', tiles: ['healing-potion', 'chainmail'], pile: ['dragon', 'orc'] },
    {},
    [4, 1],
    true,
  ],
  [
    'WD-EX-07: the potion brings the rogue back with 3',
    { adventurer: 'rogue', tiles: ['healing-potion'], pile: ['dragon'] },
    {},
    [3],
    true,
  ],
  [
    'WD-EX-09: exactly 0 hit points is dead',
    { adventurer: 'warrior', tiles: [], pile: ['orc'] },
    {},
    [0],
    false,
  ],
  [
    'WD-EX-10: torch and grail cost nothing',
    { adventurer: 'warrior', tiles: ['torch', 'holy-grail'], pile: ['skeleton', 'orc', 'vampire'] },
    {},
    [3, 3, 3],
    true,
  ],
  [
    'WD-EX-11: only the demon hurts a fully equipped warrior who named the golem',
    { adventurer: 'warrior', pile: FALLING },
    { name: 'golem' },
    [11, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
    true,
  ],
  [
    'WD-EX-12: a fully equipped barbarian who axes the dragon falls to the first vampire',
    { adventurer: 'barbarian', pile: FALLING },
    { axeOn: 'dragon' },
    [11, 4, 4, 4, 4, 0],
    false,
  ],
  [
    'WD-EX-13: a fully equipped rogue who named the golem falls to the second orc',
    { adventurer: 'rogue', pile: FALLING },
    { name: 'golem' },
    [11, 11, 11, 11, 11, 7, 3, 3, 0],
    false,
  ],
  [
    'WD-EX-14: the pact takes demon and lich, the golem kills',
    { adventurer: 'mage', tiles: ['demonic-pact', 'holy-grail'], pile: ['demon', 'lich', 'golem'] },
    {},
    [2, 2, -3],
    false,
  ],
  [
    'WD-EX-15: the pact takes the dragon after the demon',
    { adventurer: 'mage', tiles: ['demonic-pact'], pile: ['demon', 'dragon'] },
    {},
    [2, 2],
    true,
  ],
  [
    'WD-EX-16: the replacement of the card after the demon is the next monster faced',
    { adventurer: 'mage', tiles: ['demonic-pact', 'polymorph'], pile: ['demon', 'dragon'], deck: ['golem'] },
    { polymorphAt: 1 },
    [2, 2],
    true,
  ],
  [
    'WD-EX-17: a polymorphed demon does not trigger the pact',
    {
      adventurer: 'mage',
      tiles: ['demonic-pact', 'polymorph', 'wall-of-fire'],
      pile: ['demon', 'vampire'],
      deck: ['goblin'],
    },
    { polymorphAt: 0 },
    [7, 3],
    true,
  ],
  [
    'WD-EX-18: a demon that comes in by Polymorph triggers the pact',
    { adventurer: 'mage', tiles: ['demonic-pact', 'polymorph'], pile: ['dragon', 'golem'], deck: ['demon'] },
    { polymorphAt: 0 },
    [2, 2],
    true,
  ],
  [
    'WD-EX-19: Omnipotence fails when goblins repeat',
    { adventurer: 'mage', tiles: ['omnipotence'], pile: ['vampire', 'goblin', 'goblin'] },
    {},
    [-2, -3, -4],
    false,
  ],
  [
    'WD-EX-20: a dead mage may still polymorph the second goblin away',
    {
      adventurer: 'mage',
      tiles: ['omnipotence', 'polymorph'],
      pile: ['vampire', 'goblin', 'goblin'],
      deck: ['orc'],
    },
    { polymorphAt: 2 },
    [-2, -3, -6],
    true,
  ],
  [
    'WD-EX-21: the replacement counts: two goblins were faced',
    { adventurer: 'mage', tiles: ['omnipotence', 'polymorph'], pile: ['dragon', 'goblin'], deck: ['goblin'] },
    { polymorphAt: 0 },
    [1, 0],
    false,
  ],
  [
    'WD-EX-22: one monster is all different',
    { adventurer: 'mage', tiles: ['omnipotence'], pile: ['dragon'] },
    {},
    [-7],
    true,
  ],
  [
    'WD-EX-24: the potion works after the last card too',
    { adventurer: 'barbarian', tiles: ['healing-potion'], pile: ['dragon'] },
    {},
    [4],
    true,
  ],
  [
    'WD-EX-25: the potion works once',
    { adventurer: 'barbarian', tiles: ['healing-potion', 'chainmail'], pile: ['dragon', 'vampire'] },
    {},
    [4, 0],
    false,
  ],
  [
    'WD-EX-26: the ring heals at once',
    { adventurer: 'rogue', tiles: ['ring-of-power'], pile: ['skeleton', 'vampire'] },
    {},
    [5, 1],
    true,
  ],
  [
    'WD-EX-26: the ring does not bring back the dead',
    { adventurer: 'rogue', tiles: ['ring-of-power'], pile: ['vampire', 'skeleton'] },
    {},
    [-1],
    false,
  ],
  [
    'WD-EX-27: potion, then ring',
    {
      adventurer: 'rogue',
      tiles: ['ring-of-power', 'healing-potion'],
      pile: ['golem', 'skeleton', 'vampire'],
    },
    {},
    [3, 5, 1],
    true,
  ],
  [
    'WD-EX-28: the ring heals although the dagger named the goblin',
    { adventurer: 'rogue', tiles: ['ring-of-power', 'vorpal-dagger'], pile: ['goblin'] },
    { name: 'goblin' },
    [4],
    true,
  ],
  [
    'WD-EX-29: the cloak hides from lich, demon and dragon',
    { adventurer: 'rogue', tiles: ['invisibility-cloak'], pile: ['lich', 'demon', 'dragon'] },
    {},
    [3, 3, 3],
    true,
  ],
  [
    'WD-EX-29: the cloak does not hide from a golem',
    { adventurer: 'rogue', tiles: ['invisibility-cloak'], pile: ['golem'] },
    {},
    [-2],
    false,
  ],
  [
    'WD-EX-30: the hammer defeats both golems',
    { adventurer: 'barbarian', tiles: ['war-hammer'], pile: ['golem', 'golem'] },
    {},
    [4, 4],
    true,
  ],
];

describe('worked examples of runs', () => {
  test.each(vectors)('%s', (_, run, choices, hp, success) => {
    const table = finishRun(enter(run), choices);
    expect(hpAfterEach(table)).toEqual(hp);
    expect(requireRun(table).result).toBe(success ? 'success' : 'failure');
  });

  test('WD-EX-06: with an empty deck WD-DEC-06 is not offered', () => {
    const pile: MonsterId[] = FALLING.slice(0, 8);
    const table = enter({ adventurer: 'mage', tiles: ['polymorph'], pile });
    expect(table.view('all').deck).toBe(0);
    expect(requireRun(table).result).toBe('failure');
    expect(requireRun(table).steps).toHaveLength(1);
  });

  test('WD-EX-12: the cards the dead barbarian did not reach are only shown', () => {
    const table = finishRun(enter({ adventurer: 'barbarian', pile: FALLING }), { axeOn: 'dragon' });
    expect(table.news('spectator')).toContainEqual({ type: 'turn-up-left', monsters: FALLING.slice(6) });
    expect(requireRun(table).hp).toBe(0);
  });

  test('WD-EX-10: both tiles remain', () => {
    const table = finishRun(
      enter({ adventurer: 'warrior', tiles: ['torch', 'holy-grail'], pile: ['skeleton', 'orc', 'vampire'] }),
    );
    const ready = table.view(0).tiles.filter(({ state }) => state === 'ready');
    expect(ready.map(({ id }) => id)).toEqual(['warrior-holy-grail', 'warrior-torch']);
    expect(endsOf(table)).toEqual(['skeleton: torch', 'orc: torch', 'vampire: holy-grail']);
  });

  test('WD-EX-23: a goblin in front of an opponent does not count for Omnipotence', () => {
    const table = enter({ adventurer: 'mage', tiles: ['omnipotence'], pile: ['goblin', 'dragon'] });
    const aside = table.view('all').players.flatMap((player) => player.aside.map(({ monster }) => monster));
    expect(aside).toContain('goblin');
    expect(requireRun(table).result).toBe('success');
  });
});

describe('worked examples of rounds', () => {
  test('WD-EX-08: the row of the warrior holds exactly these six tiles', () => {
    expect(newTable({ adventurer: 'warrior' }).view(0).tiles).toEqual(
      [
        'warrior-plate-armor',
        'warrior-knight-shield',
        'warrior-vorpal-sword',
        'warrior-dragon-spear',
        'warrior-holy-grail',
        'warrior-torch',
      ].map((id) => ({ id, state: 'ready' })),
    );
  });

  test('WD-EX-31: A passes at once; B succeeds in an empty dungeon and names nothing', () => {
    const table = play(newTable({ seats: 2 }), '0 pass');
    expect(table.news('spectator').map(({ type }) => type)).toEqual(['pass', 'enter', 'result']);
    expect(requireRun(table)).toMatchObject({ runner: 1, result: 'success', steps: [] });
    expect(table.decision(1)).toBe('WD-DEC-01');
  });

  test('WD-EX-32: B draws the 13th card and adds it; C, D, A must pass; B is the runner', () => {
    const table = newTable({ seats: 4, starter: 1 });
    for (let card = 1; card <= 13; card++) {
      if (card === 13) expect(table.awaited).toEqual([1]);
      place(table, 'add');
    }
    for (const seat of [2, 3, 0]) {
      expect(table.awaited).toEqual([seat]);
      expect(table.decision(seat)).toBe('WD-DEC-03');
      expect(table.options(seat)).toEqual(['pass']);
      table.answer(seat, 'pass');
    }
    expect(requireRun(table).runner).toBe(1);
  });

  test('WD-EX-33: with all six tiles gone only add is offered', () => {
    const table = newTable({ seats: 2 });
    for (const tile of tilesOf('warrior')) place(table, `sacrifice:${tile}`);
    table.answer(0, 'draw');
    expect(table.options(0)).toEqual(['add']);
  });

  test('WD-EX-34: goblin first, dragon on it: the dragon is turned up first', () => {
    const table = newTable({ seats: 2, adventurer: 'rogue', deck: ['goblin', 'dragon'] });
    play(table, '0 draw', '0 add', '1 draw', '1 add', '0 pass', '1 name:golem');
    expect(requireRun(table).steps.map(({ monster }) => monster)).toEqual(['dragon', 'goblin']);
  });

  test('WD-EX-38: five tiles and an empty dungeon: success', () => {
    const table = play(newTable(), '0 pass', '1 draw', '1 sacrifice:warrior-torch', '2 pass');
    expect(requireRun(table)).toMatchObject({ runner: 1, result: 'success' });
    expect(table.view(1).tiles.filter(({ state }) => state === 'ready')).toHaveLength(5);
  });

  test('WD-EX-40: the same adventurer twice in a row, with all six tiles back', () => {
    const table = play(
      newTable(),
      '0 pass',
      '1 draw',
      '1 sacrifice:warrior-torch',
      '2 pass',
      '1 choose:warrior',
    );
    expect(table.view(0)).toMatchObject({ round: 2, adventurer: 'warrior' });
    expect(table.view(0).tiles.map(({ state }) => state)).toEqual(Array(6).fill('ready'));
  });

  test('WD-EX-41: what each seat knows after goblin, orc and a sacrificed torch over the dragon', () => {
    const table = newTable({ deck: ['goblin', 'orc', 'dragon'] });
    play(table, '0 draw', '0 add', '1 draw', '1 add', '2 draw', '2 sacrifice:warrior-torch');
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = table.view(viewer);
      expect(view.deck).toBe(10);
      expect(view.pile).toEqual([
        { by: 0, monster: viewer === 0 ? 'goblin' : 'unknown' },
        { by: 1, monster: viewer === 1 ? 'orc' : 'unknown' },
      ]);
      expect(view.players[2]?.aside).toEqual([
        { tile: 'warrior-torch', monster: viewer === 2 ? 'dragon' : 'unknown' },
      ]);
    }
    const unseen = table.view(0).kinds.map(({ id, unseen: left }) => [id, left]);
    expect(Object.fromEntries(unseen)).toMatchObject({ goblin: 1, skeleton: 2, dragon: 1 });
  });

  test('WD-EX-39: with firstTurnAdd = each-player a first draw can only be added, a later one not', () => {
    const table = newTable({ variants: { firstTurnAdd: 'each-player' } });
    for (const seat of [0, 1, 2]) {
      table.answer(seat, 'draw');
      expect(table.options(seat)).toEqual(['add']);
      table.answer(seat, 'add');
    }
    table.answer(0, 'draw');
    expect(table.options(0)).toEqual(['add', ...tilesOf('warrior').map((tile) => `sacrifice:${tile}`)]);
  });

  test('WD-EX-43: with starter-chooses the seat drawn is asked before round 1; with random nobody later', () => {
    const rng = new ScriptedRng([draw(2, 3)]);
    const variants = { firstAdventurer: 'starter-chooses', nextAdventurer: 'random' };
    const table = new Scenario(game, game.setup(3, completeVariants(game, 3, variants), rng));
    expect(table.awaited).toEqual([2]);
    expect(table.decision(2)).toBe('WD-DEC-01');
    expect(table.view('spectator')).toMatchObject({ round: 0, tiles: [], hp: 0 });
    play(table, '2 choose:rogue', '2 pass').answer(0, 'pass', draw(2, 4));
    expect(table.view(0)).toMatchObject({ round: 2, adventurer: 'mage', phase: 'bid' });
  });
});

describe('worked examples of whole games', () => {
  test('WD-EX-35: B fails with a red aid: C starts the next round and chooses; A and C play on', () => {
    const table = newTable({ deck: DEADLY });
    loseRound(table, 1);
    chooseWarrior(table);
    loseRound(table, 1);
    expect(table.view(0).players[1]).toMatchObject({ eliminated: true, failures: 2 });
    expect(table.awaited).toEqual([2]);
    expect(table.decision(2)).toBe('WD-DEC-01');
    chooseWarrior(table);
    expect(table.awaited).toEqual([2]);
    place(table, 'add');
    expect(table.awaited).toEqual([0]);
    place(table, 'add');
    expect(table.awaited).toEqual([2]);
  });

  test('WD-EX-36: 2 players, A fails with a red aid: B wins without a success', () => {
    const table = newTable({ seats: 2, deck: DEADLY });
    loseRound(table, 0);
    chooseWarrior(table);
    loseRound(table, 0);
    expect(table.view(0)).toMatchObject({ phase: 'over', winner: 1 });
    expect(game.outcome(table.state)).toMatchObject({ winners: [1], rule: 'WD-RES-07' });
    expect(table.view(0).players[1]?.successes).toBe(0);
  });

  test('WD-EX-37: one success, one failure, another success: A wins', () => {
    const table = newTable({ deck: DEADLY });
    loseRound(table, 0);
    chooseWarrior(table);
    winRound(table, 0);
    chooseWarrior(table);
    winRound(table, 0);
    expect(table.view(0)).toMatchObject({ phase: 'over', winner: 0 });
    expect(table.view(0).players[0]).toMatchObject({ successes: 2, failures: 1 });
  });

  test('WD-EX-42: in the last round the monsters aside are turned up, then A has won; nobody is asked', () => {
    const table = newTable({ deck: DEADLY });
    winRound(table, 0);
    table.answer(0, 'choose:warrior', order(...deckWith(['goblin', 'orc', 'golem'])));
    play(table, '0 draw', '0 add', '1 draw', '1 sacrifice:warrior-torch');
    play(
      table,
      '2 draw',
      '2 sacrifice:warrior-plate-armor',
      '0 draw',
      '0 add',
      '1 pass',
      '2 pass',
      '0 name:goblin',
    );
    const told = table.news('spectator');
    expect(told.slice(-4)).toEqual([
      expect.objectContaining({ type: 'result', seat: 0, successes: 2 }),
      { type: 'turn-up-aside', seat: 2, tile: 'warrior-plate-armor', monster: 'golem' },
      { type: 'turn-up-aside', seat: 1, tile: 'warrior-torch', monster: 'orc' },
      { type: 'win', seat: 0, by: 'successes' },
    ]);
    expect(table.awaited).toEqual([]);
  });
});
