import { expect, test } from 'vitest';
import { chooseWarrior, DEADLY, loseRound, newTable, place, play, requireRun, tilesOf } from '../scene.ts';

const sacrifices = tilesOf('warrior').map((tile) => `sacrifice:${tile}`);

test('WD-BID-01: turns go clockwise, past those who have passed and those who are out of the game', () => {
  const table = newTable({ seats: 4, deck: DEADLY });
  loseRound(table, 1);
  chooseWarrior(table);
  loseRound(table, 1);
  chooseWarrior(table);
  expect(table.awaited).toEqual([2]);
  place(table, 'add');
  expect(table.awaited).toEqual([3]);
  table.answer(3, 'pass');
  expect(table.awaited).toEqual([0]);
  place(table, 'add');
  expect(table.awaited).toEqual([2]);
  place(table, 'add');
  expect(table.awaited).toEqual([0]);
  expect(table.whyNot(2, 'draw')).toBe('WD-BID-01');
  expect(table.whyNot(3, 'draw')).toBe('WD-BID-04');
});

test('WD-BID-02, WD-DEC-02: on your turn you draw or pass, nothing else', () => {
  const table = newTable();
  expect(table.decision(0)).toBe('WD-DEC-02');
  expect(table.options(0)).toEqual(['draw', 'pass']);
  expect(table.whyNot(0, 'add')).toBe('WD-BID-02');
  expect(table.whyNot(0, 'sacrifice:warrior-torch')).toBe('WD-BID-02');
});

test('WD-BID-03, WD-DEC-03: with an empty deck you must pass', () => {
  const table = newTable({ seats: 2 });
  for (let card = 0; card < 13; card++) place(table, 'add');
  expect(table.awaited).toEqual([1]);
  expect(table.decision(1)).toBe('WD-DEC-03');
  expect(table.options(1)).toEqual(['pass']);
  expect(table.whyNot(1, 'draw')).toBe('WD-BID-03');
  table.answer(1, 'pass');
  expect(table.news('spectator')[0]).toEqual({ type: 'pass', seat: 1, forced: true, left: 1 });
});

test('WD-RULING-14: the one who drew the last card becomes the runner', () => {
  const table = newTable({ seats: 3 });
  for (let card = 0; card < 13; card++) place(table, 'add');
  play(table, '1 pass', '2 pass');
  expect(requireRun(table).runner).toBe(0);
});

test('WD-BID-04: who has passed takes no more part in the round, its dungeon included', () => {
  const table = play(newTable(), '0 pass', '1 draw', '1 add');
  expect(table.view(0).players[0]?.bidding).toBe(false);
  expect(table.awaited).toEqual([2]);
  play(table, '2 pass');
  expect(requireRun(table).runner).toBe(1);
  expect(table.options(1)).toHaveLength(8);
  expect(table.whyNot(0, 'name:orc')).toBe('WD-DGN-01');
});

test('WD-BID-05, WD-RULING-12: the starting player may pass at once', () => {
  const table = newTable({ starter: 1 });
  expect(table.options(1)).toContain('pass');
  table.answer(1, 'pass');
  expect(table.awaited).toEqual([2]);
});

test('WD-BID-06: only the one who draws sees the card', () => {
  const table = newTable({ deck: ['lich'] }).answer(0, 'draw');
  expect(table.news(0)).toEqual([{ type: 'draw', seat: 0, deck: 12, monster: 'lich' }]);
  expect(table.news(1)).toEqual([{ type: 'draw', seat: 0, deck: 12 }]);
  expect(table.view(0).drawn).toEqual({ seat: 0, monster: 'lich' });
  expect(table.view(1).drawn).toEqual({ seat: 0, monster: 'unknown' });
  expect(table.events[0]?.reveals).toBe(true);
});

test('WD-RULING-27: having drawn, you can no longer pass', () => {
  const table = newTable().answer(0, 'draw');
  expect(table.options(0)).not.toContain('pass');
  expect(table.whyNot(0, 'pass')).toBe('WD-BID-06');
  expect(table.whyNot(0, 'draw')).toBe('WD-BID-06');
});

test('WD-BID-07, WD-DEC-04: the drawn card goes into the dungeon or under any tile that is left', () => {
  const table = newTable({ deck: ['orc', 'golem'] }).answer(0, 'draw');
  expect(table.decision(0)).toBe('WD-DEC-04');
  expect(table.options(0)).toEqual(['add', ...sacrifices]);
  play(table, '0 sacrifice:warrior-vorpal-sword', '1 draw');
  expect(table.options(1)).toEqual(['add', ...sacrifices.filter((name) => !name.endsWith('vorpal-sword'))]);
  expect(table.view(0).players[0]?.aside).toEqual([{ tile: 'warrior-vorpal-sword', monster: 'orc' }]);
  table.answer(1, 'add');
  expect(table.view(1).pile).toEqual([{ by: 1, monster: 'golem' }]);
});

test('WD-DEC-04: the others see that a card was added or which tile was sacrificed, never the monster', () => {
  const table = newTable({ deck: ['orc', 'golem'] });
  play(table, '0 draw', '0 add');
  expect(table.news(2)).toEqual([{ type: 'add', seat: 0, pile: 1 }]);
  expect(table.news(0)).toEqual([{ type: 'add', seat: 0, pile: 1, monster: 'orc' }]);
  play(table, '1 draw', '1 sacrifice:warrior-torch');
  expect(table.news('spectator')).toEqual([{ type: 'sacrifice', seat: 1, tile: 'warrior-torch' }]);
  expect(table.news(1)).toEqual([{ type: 'sacrifice', seat: 1, tile: 'warrior-torch', monster: 'golem' }]);
});

test('WD-BID-10: who sacrifices what gave hit points is told how many are left', () => {
  const table = newTable({ deck: ['orc', 'golem'] });
  play(table, '0 draw', '0 sacrifice:warrior-plate-armor');
  expect(table.news(2)).toEqual([{ type: 'sacrifice', seat: 0, tile: 'warrior-plate-armor', hp: 6 }]);
});

test('WD-BID-08, WD-RULING-15: with no tile left drawing is legal and the monster must be added', () => {
  const table = newTable({ seats: 2 });
  for (const name of sacrifices) place(table, name);
  expect(table.options(0)).toEqual(['draw', 'pass']);
  table.answer(0, 'draw');
  expect(table.options(0)).toEqual(['add']);
  expect(table.whyNot(0, 'sacrifice:warrior-torch')).toBe('WD-BID-08');
});

test('WD-BID-09: the adventurer itself cannot be sacrificed', () => {
  const table = newTable().answer(0, 'draw');
  expect(table.options(0).filter((name) => !name.startsWith('sacrifice:warrior-'))).toEqual(['add']);
  expect(table.whyNot(0, 'choose:warrior')).toBe('WD-BID-09');
});

test('WD-BID-10: a sacrificed tile and its monster are out of play for the rest of the round', () => {
  const table = newTable({ seats: 2, deck: ['dragon', 'orc'] });
  play(table, '0 draw', '0 sacrifice:warrior-torch', '1 draw');
  expect(table.whyNot(1, 'sacrifice:warrior-torch')).toBe('WD-BID-10');
  play(table, '1 add', '0 pass', '1 name:goblin');
  // no torch against the orc, and the dragon is not in the dungeon
  expect(requireRun(table).steps).toEqual([{ monster: 'orc', by: 1, end: 'damage', hp: 8 }]);
});

test('WD-BID-11, WD-RULING-01: a monster goes on top and the last added is turned up first', () => {
  const table = newTable({ seats: 2, deck: ['vampire', 'skeleton', 'lich'] });
  play(table, '0 draw', '0 add', '1 draw', '1 add', '0 draw', '0 add');
  expect(table.view('all').pile.map(({ monster }) => monster)).toEqual(['vampire', 'skeleton', 'lich']);
  play(table, '1 pass', '0 name:goblin');
  expect(requireRun(table).steps.map(({ monster }) => monster)).toEqual(['lich', 'skeleton', 'vampire']);
});

test('WD-BID-12: anyone may count the pile, nobody may look into it', () => {
  const table = play(newTable({ deck: ['lich', 'orc'] }), '0 draw', '0 add', '1 draw', '1 add');
  for (const viewer of [2, 'spectator'] as const) {
    expect(table.view(viewer).pile.map(({ monster }) => monster)).toEqual(['unknown', 'unknown']);
  }
});

test('WD-BID-13: after the choice the next player still in the bidding is on turn', () => {
  const table = play(newTable({ seats: 4 }), '0 draw', '0 add');
  expect(table.awaited).toEqual([1]);
  play(table, '1 pass', '2 draw', '2 sacrifice:warrior-torch');
  expect(table.awaited).toEqual([3]);
  play(table, '3 pass');
  expect(table.awaited).toEqual([0]);
});

test('WD-BID-14: the last one who has not passed enters at once, without another turn', () => {
  const table = play(
    newTable({ adventurer: 'barbarian', deck: ['goblin'] }),
    '0 draw',
    '0 add',
    '1 pass',
    '2 pass',
  );
  expect(table.news(1).map(({ type }) => type)).toEqual(['pass', 'enter', 'turn-up', 'defeat', 'result']);
  expect(requireRun(table).runner).toBe(0);
});

test('WD-RULING-23: with two players one pass ends the bidding', () => {
  const table = play(newTable({ seats: 2 }), '0 draw', '0 add', '1 pass');
  expect(requireRun(table).runner).toBe(0);
});
