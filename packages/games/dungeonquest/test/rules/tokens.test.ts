import { draw, ScriptedRng } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { monsters } from '../../src/data/monsters.ts';
import type { MonsterFrame } from '../../src/frames.ts';
import {
  kindOfToken,
  leaveToken,
  lifeOfToken,
  liftToken,
  putToken,
  returnToken,
  tokenOf,
} from '../../src/rules/tokens.ts';
import { cell, type Given, type GivenCombat, given, givenCombat } from '../given.ts';

const rooms = [
  { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
  { at: [9, 7], tile: 'tile-chamber-02', entry: 'west' },
] as const;

const meeting = (monster: string, position: Partial<Given> = {}) =>
  given({
    heroes: [
      { hero: 'lindel', at: [4, 3] },
      { hero: 'krutzbeck', at: [9, 7] },
    ],
    rooms,
    next: { tiles: ['tile-chamber-03'], dungeon: [`dungeon-${monster}`], search: ['search-empty'] },
    ...position,
  });

const fight = (combat: Partial<GivenCombat>) =>
  givenCombat(
    {
      heroes: [
        { hero: 'lindel', at: [4, 3] },
        { hero: 'krutzbeck', at: [9, 7] },
      ],
      rooms,
    },
    { monster: 'skeleton', life: 3, hand: ['slash'], ...combat },
  );

describe('3.13 the monster and its token', () => {
  test('DQ-MON-04 DQ-SETUP-04 each monster has four power cards of its own, shuffled for the encounter', () => {
    const seen = new Set(
      [0, 1, 2, 3].map((n) =>
        meeting('troll')
          .answer(0, 'move:5-3', draw(0, 4))
          .answer(0, 'attack', draw(0, 4), draw(n, 4))
          .view('all')
          .combat?.sides[1]?.hand.find((card) => card.startsWith('power-')),
      ),
    );
    expect([...seen].sort()).toEqual([
      'power-crushing-grip',
      'power-hammer-blow',
      'power-thick-hide',
      'power-wild-swing',
    ]);
  });

  test('DQ-SETUP-09 each player has the four power cards of his own hero', () => {
    const seen = new Set(
      [0, 1, 2, 3].map((n) =>
        meeting('troll')
          .answer(0, 'move:5-3', draw(0, 4))
          .answer(0, 'attack', draw(n, 4), draw(0, 4))
          .view('all')
          .combat?.sides[0]?.hand.find((card) => card.startsWith('power-')),
      ),
    );
    expect([...seen].sort()).toEqual([
      'power-elven-volley',
      'power-evasive-step',
      'power-guided-shot',
      'power-hunters-patience',
    ]);
  });

  test('DQ-MON-11 DQ-LIM-02 there are never more than four tokens of a kind: the fifth is one moved from the board', () => {
    const skeleton = (column: number, life: number) =>
      ({ monster: 'skeleton', life, at: [column, 5] }) as const;
    const table = meeting('skeleton', {
      tokens: [skeleton(1, 2), skeleton(2, 2), skeleton(3, 3), skeleton(4, 3)],
    });
    table.answer(0, 'move:5-3').answer(1, 'token:1-5').answer(0, 'escape', draw(1, 4), draw(2, 4));
    expect(table.view(0).tokens).toHaveLength(4);
    expect(table.view(0).tokens.map((token) => token.cell)).toContain(cell([5, 3]));
    expect(table.view(0).tokens.map((token) => token.cell)).not.toContain(cell([1, 5]));
  });

  test('DQ-MON-13 damage done to a monster is not kept: it has its whole Life in the next combat', () => {
    const table = givenCombat(
      {
        heroes: [
          { hero: 'lindel', at: [4, 3], from: [5, 3] },
          { hero: 'krutzbeck', at: [9, 7] },
        ],
        rooms: [...rooms, { at: [5, 3], tile: 'tile-trap-01', entry: 'west' }],
        variants: { 'live-to-fight-another-day': true },
      },
      {
        monster: 'troll',
        life: 4,
        hand: ['heart-strike', 'heart-strike', 'heart-strike'],
        monsterHand: ['slash', 'slash', 'slash'],
      },
    );
    const win = () => table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
    win().answer(0, 'deal-damage');
    win().answer(0, 'try-to-escape');
    win();
    expect(table.view(1).tokens).toMatchObject([{ monster: 'troll', life: 4 }]);
    expect(table.state.tokens).toHaveLength(1);
  });

  test('DQ-MON-14 a killed monster returns to the reserve', () => {
    const table = fight({ hand: ['heart-strike'], monsterHand: ['slash'], monsterDamage: ['bolt', 'bolt'] });
    expect(table.view(0).reserve['skeleton']).toBe(3);
    table.answer(0, 'card:combat-heart-strike').answer(1, 'card:combat-slash');
    expect(table.view(0).reserve['skeleton']).toBe(4);
    expect(table.view(0).tokens).toEqual([]);
  });

  test('DQ-MON-14 a token goes back to the others of its kind', () => {
    const { state } = meeting('troll');
    const troll = monsters.findIndex(({ id }) => id === 'troll');
    state.reserve = state.reserve.filter((token) => kindOfToken(token) !== troll);
    returnToken(state, troll, 2);
    const kinds = state.reserve.map(kindOfToken);
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
    expect(kinds.filter((kind) => kind === troll)).toHaveLength(1);
  });

  test('DQ-VAR-22 which token was moved last is known whichever is taken up, fought and put back', () => {
    const { state } = meeting('troll');
    for (const life of [1, 2, 3]) putToken(state, tokenOf(0, life), cell([4, 3]), 0);
    state.lastServant = 1;
    const frame = { monster: 0, life: 0, below: 0, cell: cell([4, 3]), seen: 0, servant: 0 } as MonsterFrame;
    liftToken(state, 0, frame);
    expect([frame.life, frame.servant, state.lastServant]).toEqual([1, 0, 0]);
    liftToken(state, 1, frame);
    expect([frame.life, frame.servant, state.lastServant]).toEqual([3, 0, 0]);
    putToken(state, tokenOf(0, 3), cell([4, 3]), 0);
    liftToken(state, 0, frame);
    expect([frame.life, frame.servant, state.lastServant]).toEqual([2, 1, -1]);
    leaveToken(
      { state, rng: new ScriptedRng([]), emit: undefined, unwind: false, afterwards: undefined },
      frame,
    );
    expect(state.tokens.map(lifeOfToken)).toEqual([3, 2]);
    expect(state.lastServant).toBe(1);
  });

  const lifted = (): MonsterFrame =>
    ({ monster: 0, life: 0, below: 0, cell: cell([4, 3]), seen: 0, servant: 0 }) as MonsterFrame;

  test('DQ-MON-05 who has looked at a token is known whichever of them is taken up', () => {
    const { state } = meeting('troll');
    [1, 2, 4].forEach((seen, index) => {
      putToken(state, tokenOf(0, index + 1), cell([4, 3]), seen);
    });
    const frame = lifted();
    liftToken(state, 0, frame);
    expect(frame).toMatchObject({ life: 1, seen: 1 });
    expect(state.tokenSeen).toEqual([2, 4]);
    liftToken(state, 0, frame);
    expect(frame).toMatchObject({ life: 2, seen: 2 });
  });

  test('DQ-VAR-22 a token that stays after an escape was not moved by a servant', () => {
    const { state } = meeting('troll');
    putToken(state, tokenOf(0, 2), cell([4, 3]), 0);
    const frame = lifted();
    liftToken(state, 0, frame);
    leaveToken(
      { state, rng: new ScriptedRng([]), emit: undefined, unwind: false, afterwards: undefined },
      frame,
    );
    expect(state.tokens).toHaveLength(1);
    expect(state.lastServant).toBe(-1);
  });
});
