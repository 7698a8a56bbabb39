import { describe, expect, test } from 'vitest';
import { raid } from '../raid.ts';

const balls = { 0: ['crystal-ball'], 2: ['crystal-ball'] } as const;

/** Seats 0 and 2 have shown a crystal ball, seat 1 a 4. */
const afterReveal = (items: Parameters<typeof raid>[0] = {}) =>
  raid({ room: 'goblin', items: balls, ...items })
    .answer(0, 'play:crystal-ball')
    .answer(1, 'play:power-4')
    .answer(2, 'play:crystal-ball');

describe('crystal ball', () => {
  test('DR-CB-01 every revealed crystal ball goes back at once, before the further card', () => {
    const table = raid({ room: 'goblin', items: balls })
      .answer(0, 'play:crystal-ball')
      .answer(1, 'play:power-4');
    expect(table.supply['crystal-ball']).toBe(4);
    table.answer(2, 'play:crystal-ball');
    expect(table.awaited).toEqual([0, 2]);
    expect(table.supply['crystal-ball']).toBe(6);
    expect(table.items(0)).toEqual([]);
  });

  test('DR-CB-02 its player must then play another card, knowing all cards revealed so far', () => {
    const table = afterReveal();
    expect(table.awaited).toEqual([0, 2]);
    expect(table.decision(0)).toBe('DR-DEC-CRYSTAL');
    expect(table.view(0).players.map(({ open }) => open)).toEqual([
      'crystal-ball',
      'power-4',
      'crystal-ball',
    ]);
    expect(table.playable(0)).toEqual(['power-1', 'power-2', 'power-3', 'power-4', 'power-5']);
    expect(table.whyNot(1, 'play:power-1')).toBe('DR-CB-02');
  });

  test('DR-CB-03 the further card may be any legal card, another crystal ball included, and then it repeats', () => {
    const table = afterReveal({ items: { ...balls, 0: ['crystal-ball', 'crystal-ball', 'sword'] } });
    expect(table.playable(0).slice(5)).toEqual(['crystal-ball', 'sword']);
    table.answer(0, 'play:crystal-ball').answer(2, 'play:power-1');
    expect(table.awaited).toEqual([0]);
    table.answer(0, 'play:sword');
    expect(table.where).toBe('1.2');
  });

  test('DR-CB-04 several who owe a card choose secretly and reveal together', () => {
    const table = afterReveal().answer(0, 'play:power-5');
    expect(table.view(2).players[0]).toMatchObject({ committed: 'hidden', open: 'crystal-ball' });
    expect(table.news(2)).toEqual([{ type: 'card-committed', seat: 0 }]);
    table.answer(2, 'play:power-1');
    expect(table.told('cards-revealed')[1]?.cards).toEqual([
      { seat: 0, card: 'power-5' },
      { seat: 2, card: 'power-1' },
    ]);
  });

  test('DR-CB-05 only the last card counts', () => {
    const table = afterReveal().answer(0, 'play:power-5').answer(2, 'play:power-2');
    expect(table.told('fought')).toMatchObject([{ total: 5 + 4 + 2, defeated: true }]);
  });

  test('DR-CB-06 at the Necromancer it is the final card and an escape', () => {
    const table = raid({ room: 'necromancer', items: balls }).play('crystal-ball', 'power-5', 'power-4');
    expect(table.told('further-card-owed')).toEqual([]);
    expect(table.wounds).toEqual([0, 0, 2]);
    expect(table.awaited).toEqual([]);
  });

  test('DR-CB-07 there always is a card for it, even in room 5', () => {
    const used = { 0: ['power-1', 'power-2', 'power-3', 'power-4'] } as const;
    const table = raid({ position: 5, room: 'lava-trap', used, items: { 0: ['crystal-ball'] } });
    table.answer(0, 'play:crystal-ball').answer(1, 'play:power-1').answer(2, 'play:power-1');
    expect(table.options(0)).toEqual(['play:power-5']);
  });

  test('DR-CB-08 torches may be used while further cards are chosen, by anybody', () => {
    const table = afterReveal({
      row: 'UDUDD',
      items: { 0: ['crystal-ball', 'torch'], 1: ['torch'], 2: ['crystal-ball'] },
    });
    expect(table.options(0)).toContain('torch');
    expect(table.options(1)).toEqual(['torch']);
    table.answer(1, 'torch').answer(0, 'torch');
    expect(table.awaited).toEqual([0, 2]);
  });

  test('DR-RULING-05 the further card is mandatory: nothing else is offered', () => {
    const table = afterReveal();
    expect(table.options(0).every((name) => name.startsWith('play:'))).toBe(true);
    expect(table.awaited).toContain(0);
  });

  test('DR-RULING-14 crystal balls in a row come to an end because they leave the hand', () => {
    const five = ['crystal-ball', 'crystal-ball', 'crystal-ball', 'crystal-ball', 'crystal-ball'] as const;
    const table = raid({ room: 'goblin', items: { 0: five } });
    table.play([...five, 'power-1'], 'power-2', 'power-3');
    expect(table.told('cards-revealed')).toHaveLength(6);
    expect(table.supply['crystal-ball']).toBe(6);
  });

  test('DR-RULING-15 at the Necromancer nobody can use it for a further card instead', () => {
    const table = raid({ room: 'necromancer', items: { 0: ['crystal-ball', 'crystal-ball'] } });
    table.play('crystal-ball', 'power-5', 'power-5');
    expect(table.told('escaped')).toEqual([{ type: 'escaped', seat: 0, item: 'crystal-ball' }]);
    expect(table.items(0)).toEqual(['crystal-ball']);
  });
});
