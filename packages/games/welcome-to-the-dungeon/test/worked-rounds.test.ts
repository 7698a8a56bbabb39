import { completeVariants } from '@mazmorra/kernel';
import { draw, order, Scenario, ScriptedRng } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { welcomeToTheDungeon as game } from '../src/index.ts';
import {
  chooseWarrior,
  DEADLY,
  deckWith,
  loseRound,
  newTable,
  place,
  play,
  requireRun,
  tilesOf,
  winRound,
} from './scene.ts';

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
  test('WD-EX-35: B fails with a red aid: B chooses the adventurer, C starts the next round; A and C play on', () => {
    const table = newTable({ deck: DEADLY });
    loseRound(table, 1);
    chooseWarrior(table);
    loseRound(table, 1);
    expect(table.view(0).players[1]).toMatchObject({ eliminated: true, failures: 2 });
    expect(table.awaited).toEqual([1]);
    expect(table.decision(1)).toBe('WD-DEC-01');
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
