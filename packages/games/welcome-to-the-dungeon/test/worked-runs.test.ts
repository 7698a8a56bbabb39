import { describe, expect, test } from 'vitest';
import type { MonsterId } from '../src/index.ts';
import { type Choices, endsOf, enter, finishRun, hpAfterEach, type Run, requireRun } from './scene.ts';

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
