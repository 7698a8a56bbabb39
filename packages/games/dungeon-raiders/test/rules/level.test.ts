import { at, FastRng } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { BOSS_IDS, dungeonRaiders, LEVELS } from '../../src/index.ts';
import { buildLevel } from '../../src/rules/level.ts';
import { Raid, raid } from '../raid.ts';

describe('building a level', () => {
  test('DR-LEVEL-01 there are five levels, each with the next card of the level pile', () => {
    const table = raid().goOnTo();
    const order = [...table.view('all').earlier.map((level) => level.levelCard), table.view('all').levelCard];
    expect(table.told('level-built').map(({ level, card }) => [level, card])).toEqual(
      [2, 3, 4, 5].map((level) => [level, order[level - 1]]),
    );
  });

  test('DR-LEVEL-02 the row is the next five cards of the room pile, from left to right', () => {
    const table = raid();
    const pile = table.view('all').secrets?.roomPile ?? [];
    table.goOnTo('2.1');
    expect(table.view('all').row.map(({ position, room }) => [position, room])).toEqual(
      pile.slice(0, 5).map((room, i) => [i + 1, room]),
    );
    expect(table.view(0).roomPile).toBe(15);
  });

  test.each(Object.values(LEVELS))(
    'DR-LEVEL-03 of the row %s all see the open rooms and nobody the others',
    (row) => {
      const table = raid({ row, level: 2 });
      const truth = table.view('all').row.map(({ room }) => room);
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        expect(table.view(viewer).row.map(({ room }) => room)).toEqual(
          [...row].map((side, i) => (side === 'U' ? truth[i] : 'dark-room')),
        );
      }
    },
  );

  test('DR-LEVEL-04 a level card is used once, and those that have appeared stay known', () => {
    const table = raid().goOnTo('5.1');
    const view = table.view('spectator');
    const appeared = [...view.earlier.map((level) => level.levelCard), view.levelCard];
    expect(new Set(appeared).size).toBe(5);
    expect(view.levelPile).toBe(0);
  });

  test('DR-LEVEL-05 the last card of level 5 is known to be a boss; which one, only if it lies face-up', () => {
    const hidden = raid({ level: 5, row: 'UUDDD', boss: 'sphinx' }).view(0).row;
    expect(at(hidden, 4)).toEqual({ position: 5, place: 'dark', room: 'dark-boss' });
    expect(at(hidden, 3).room).toBe('dark-room');
    const open = raid({ level: 5, row: 'UUDDU', boss: 'sphinx' }).view(0).row;
    expect(at(open, 4)).toEqual({ position: 5, place: 'open', room: 'sphinx' });
  });

  test('DR-LEVEL-05 the log of the level names a boss that lies face-up, and says of another only that it is one', () => {
    const lastOf = (row: string) => {
      const events: unknown[] = [];
      buildLevel(raid({ level: 5, row, boss: 'sphinx' }).state, 4, (event) => events.push(event.public));
      return events;
    };
    expect(lastOf('UUDDD')).toMatchObject([{ row: { 3: 'dark-room', 4: 'dark-boss' } }]);
    expect(lastOf('UUDDU')).toMatchObject([{ row: { 3: 'dark-room', 4: 'sphinx' } }]);
  });

  test('DR-LEVEL-06 a level begins with all five power cards and the items kept so far', () => {
    const table = raid({ position: 5, room: 'lava-trap', items: { 0: ['key', 'sword'] } });
    table.play('power-1', 'power-2', 'power-3');
    expect(table.where).toBe('2.1');
    for (const seat of [0, 1, 2]) expect(table.power(seat)).toHaveLength(5);
    expect(table.state.power).toHaveLength(3);
    expect(table.items(0)).toEqual(['key', 'sword']);
  });

  test('DR-RULING-37 a dark boss is known to torch users alone', () => {
    const table = raid({ level: 5, row: 'UUDDD', boss: 'golem', items: { 1: ['torch'] } }).answer(1, 'torch');
    expect(at(table.view(1).row, 4).room).toBe('golem');
    expect(at(table.view(0).row, 4).room).toBe('dark-boss');
  });
});

describe('the order of phases', () => {
  const types = (table: Raid): string[] => table.log.flatMap((event) => event.public?.type ?? []);

  test('DR-FLOW-01 enter, play, reveal, crystal balls, resolve, clean up, next room, next level, final scoring', () => {
    const monster = raid({ room: 'goblin', items: { 0: ['crystal-ball'], 1: ['sword'] } });
    monster.play(['crystal-ball', 'power-1'], 'sword', 'power-2');
    expect(monster.state.answers).toBe(4);
    expect(types(monster)).toEqual([
      'card-committed',
      'card-committed',
      'card-committed',
      'cards-revealed',
      'items-returned',
      'further-card-owed',
      'card-committed',
      'cards-revealed',
      'fought',
      'attacked',
      'wounds-changed',
      'items-returned',
      'room-entered',
    ]);

    const lastOfLevel = raid({ tactical: true, room: 'spike-trap', position: 5 });
    lastOfLevel.play('power-1', 'power-1', 'power-1');
    expect(types(lastOfLevel).slice(3)).toEqual([
      'trap-sprung',
      'map-passed',
      'level-ended',
      'level-built',
      'room-entered',
    ]);

    const end = raid({ room: 'mummy' }).play('power-1', 'power-2', 'power-3');
    expect(types(end).slice(4)).toEqual([
      'fought',
      'attacked',
      'wounds-changed',
      'level-ended',
      'collapsed',
      'game-won',
    ]);
  });

  test('DR-INV-06 25 rooms are played: 24 room cards and one boss', () => {
    for (const seed of ['a', 'b', 'c']) {
      const state = dungeonRaiders.setup(3, { tactical: false }, new FastRng(seed));
      const table = new Raid(dungeonRaiders, state).goOnTo();
      const bosses: readonly string[] = BOSS_IDS;
      // Room 1 of level 1 was entered by the set-up.
      const entered = table.told('room-entered').map(({ room }) => bosses.includes(room));
      expect(entered).toEqual([...Array.from({ length: 23 }, () => false), true]);
      expect(table.told('cards-revealed').filter(({ cards }) => cards.length === 3)).toHaveLength(25);
    }
  });

  test('DR-INV-07 nothing is random after set-up: a whole game draws no chance', () => {
    // Scenarios answer with a generator that fails when it is drawn on.
    const table = raid({ items: { 0: ['torch', 'crystal-ball'], 1: ['key', 'sword'] } }).goOnTo();
    expect(dungeonRaiders.outcome(table.state)).toBeDefined();
  });
});
