import { describe, expect, test } from 'vitest';
import { type CardId, ROOM_IDS, ROOMS, type RoomId } from '../../src/index.ts';
import { raid } from '../raid.ts';

const items = { 0: ['torch', 'crystal-ball', 'key', 'sword'] } as const;
const power = ['power-1', 'power-2', 'power-3', 'power-4', 'power-5'];

/** The items that may be played in a room, by the table of the specification. */
function itemsIn(room: RoomId): CardId[] {
  const allowed: CardId[] = ['crystal-ball'];
  if (ROOMS[room].kind === 'treasure' || room === 'mega-dragon') allowed.push('key');
  if (ROOMS[room].kind === 'monster' || ROOMS[room].kind === 'boss') allowed.push('sword');
  return room === 'wolf-pack' ? ['torch', ...allowed] : allowed;
}

describe('which card may be played where', () => {
  test.each(ROOM_IDS)('DR-CARD-01 a full hand may play exactly the cards of the table in %s', (room) => {
    expect(raid({ room, items }).playable(0)).toEqual([...power, ...itemsIn(room)]);
  });

  test('DR-CARD-02 a power card has its printed value, a 5 against the Golem is a 1', () => {
    const sum = (room: RoomId) =>
      raid({ room }).play('power-5', 'power-4', 'power-3').told('fought')[0]?.total;
    expect(sum('goblin')).toBe(12);
    expect(sum('mummy')).toBe(12);
    expect(sum('golem')).toBe(1 + 4 + 3);
  });

  test('DR-CARD-03 a key is a 5 in a treasure room and ties with a power 5', () => {
    const table = raid({ room: 'treasure-4', items }).play('key', 'power-5', 'power-4');
    expect(table.coins).toEqual([2, 2, 0]);
  });

  test('DR-CARD-04 a sword is a 5 against monsters and bosses, a 1 against the Golem', () => {
    const sum = (room: RoomId) =>
      raid({ room, items }).play('sword', 'power-2', 'power-2').told('fought')[0]?.total;
    expect(sum('troll')).toBe(9);
    expect(sum('medusa')).toBe(9);
    expect(sum('golem')).toBe(5);
    expect(raid({ room: 'treasure-3', items }).whyNot(0, 'play:sword')).toBe('DR-CARD-04');
  });

  test('DR-CARD-05 there is no way to pass: every option of somebody who owes a card plays one, or looks and leaves it owed', () => {
    const table = raid({ row: 'UDUDD', items });
    const others = table.options(0).filter((name) => !name.startsWith('play:'));
    expect(others).toEqual(['torch']);
    table.answer(0, 'torch');
    expect(table.awaited).toContain(0);
    expect(table.game.optionNamed('pass')).toBeUndefined();
    expect(table.game.whyNot(table.state, 0, 0)).toBe('DR-CARD-05');
  });

  test('DR-CARD-06 an item that is not legal in the room cannot be played as a bluff', () => {
    const table = raid({ room: 'vault-items', items });
    expect(table.playable(0)).toEqual([...power, 'crystal-ball']);
    for (const name of ['play:torch', 'play:key', 'play:sword']) {
      expect(() => table.answer(0, name)).toThrow('is not allowed now');
    }
  });

  test('DR-CARD-07 several copies of one item are one option', () => {
    const table = raid({ room: 'goblin', items: { 0: ['sword', 'sword', 'crystal-ball', 'crystal-ball'] } });
    expect(table.playable(0)).toEqual([...power, 'crystal-ball', 'sword']);
  });

  test('DR-RULING-02 a key works in treasure rooms only, beside the Mega Dragon', () => {
    const rooms = ROOM_IDS.filter((room) => raid({ room, items }).playable(0).includes('key'));
    expect(rooms.every((room) => ROOMS[room].kind === 'treasure' || room === 'mega-dragon')).toBe(true);
    expect(rooms).toHaveLength(8);
    expect(raid({ room: 'goblin', items }).whyNot(0, 'play:key')).toBe('DR-RULING-02');
  });

  test('DR-RULING-12 a key may be played at the Mega Dragon, as an escape', () => {
    const table = raid({ room: 'mega-dragon', items }).play('key', 'power-2', 'power-4');
    expect(table.told('escaped')).toEqual([{ type: 'escaped', seat: 0, item: 'key' }]);
    expect(table.wounds).toEqual([0, 3, 0]);
  });

  test('DR-RULING-13 swords may be played against every boss', () => {
    const bosses = ROOM_IDS.filter((room) => ROOMS[room].kind === 'boss');
    expect(bosses).toHaveLength(10);
    for (const room of bosses) expect(raid({ room, items }).playable(0)).toContain('sword');
  });

  test('DR-RULING-16 the case of a hand without a legal card cannot happen', () => {
    // The worst case: room 5, four power cards used, three items, none of which means anything in a vault.
    const used = { 0: ['power-1', 'power-2', 'power-3', 'power-4'] } as const;
    const table = raid({ position: 5, room: 'vault-items', used, items: { 0: ['key', 'sword', 'torch'] } });
    expect(table.playable(0)).toEqual(['power-5']);
  });

  test('DR-RULING-45 a torch is no card for a room other than the Wolf Pack', () => {
    const rooms = ROOM_IDS.filter((room) => raid({ room, items }).playable(0).includes('torch'));
    expect(rooms).toEqual(['wolf-pack']);
    expect(raid({ room: 'treasure-3', items }).whyNot(0, 'play:torch')).toBe('DR-RULING-45');
  });
});
