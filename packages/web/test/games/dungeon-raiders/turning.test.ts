import type { CardId, RoomId } from '@mazmorra/dungeon-raiders';
import { expect, test } from 'vitest';
import { isBeyond, type Laid, turningOrder, turningSeats } from '../../../src/games/dungeon-raiders/model.ts';

const open = (card: CardId): Laid => ({ type: 'open', card, turning: true });
const order = (room: RoomId, ...cards: CardId[]): readonly number[] => {
  const players = cards.map((_, seat) => ({ seat })) as unknown as Parameters<
    typeof turningOrder
  >[0]['players'];
  return turningOrder({ room, players }, cards.map(open));
};

test('in a monster room the lowest card turns up last', () => {
  expect(order('goblin', 'power-1', 'power-5', 'power-3')).toEqual([1, 2, 0]);
});

test('elsewhere cards turn up by seats', () => {
  expect(order('vault-items', 'power-1', 'power-5', 'power-3')).toEqual([0, 1, 2]);
});

test('what the cards to come cannot make up for is beyond them', () => {
  expect(isBeyond(11, 2)).toBe(true);
  expect(isBeyond(10, 2)).toBe(false);
});

test('after a crystal ball only the further card turns up: those that lie open stay', () => {
  const laid: Laid[] = [
    { type: 'open', card: 'power-5', turning: false },
    open('power-1'),
    { type: 'sealed' },
    open('power-4'),
  ];
  const players = laid.map((_, seat) => ({ seat })) as unknown as Parameters<
    typeof turningSeats
  >[0]['players'];
  expect(turningSeats({ room: 'goblin', players }, laid)).toEqual([3, 1]);
});
