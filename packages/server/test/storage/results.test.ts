import { expect, test } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import type { ResultRow, Write } from '../../src/storage/port.ts';
import { onBothDatabases } from '../places.ts';

const keeper = (person: string): Write => ({
  kind: 'keep-name',
  row: { person, name: person, skeleton: person, at: 1, shown: '{}' },
});

const result = (table: string, person: string, seat: number, at: number): ResultRow => ({
  ...{ table, seat, person, game: 'toy', at, seats: 2, people: 2, variants: '{}' },
  ...{ place: seat + 1, won: seat === 0, left: false, death: '' },
});

/** A game that Ana won against somebody. */
const played = (number: number, against: string): Write => {
  const table = `g${number}`;
  const results = [result(table, 'ana', 0, number), result(table, against, 1, number)];
  return { kind: 'settled', table, results, parts: [] };
};

onBothDatabases('a long history', (places) => {
  test('fellow players and games against somebody are looked for among the newest thousand games', async () => {
    const storage = await openStorage(await places.fresh());
    for (const name of ['ana', 'ben', 'cleo'])
      await storage.commit([{ kind: 'person', row: { id: name, name, created: 1, seen: 1 } }, keeper(name)]);
    const games = [played(1, 'ben')];
    for (let number = 2; number <= 1001; number++) games.push(played(number, 'cleo'));
    await storage.commit(games);
    const met = async () => (await storage.fellowsOf('ana', 0, 9)).map(({ name, games }) => [name, games]);
    expect(await met()).toEqual([['cleo', 1000]]);
    expect(await storage.together('ana', 'ben')).toEqual([]);
    await storage.commit([played(1002, 'ben')]);
    expect(await met()).toEqual([
      ['cleo', 999],
      ['ben', 1],
    ]);
    expect(await storage.together('ana', 'ben')).toEqual([{ mine: 1, theirs: 2 }]);
    await storage.close();
  });

  test('the tables of several people that are not over are read at once', async () => {
    const storage = await openStorage(await places.fresh());
    const at = (
      id: string,
      status: 'open' | 'running' | 'finished',
      people: string[],
      touched: number,
    ): Write => ({
      kind: 'new-table',
      row: { id, rev: 1, status, listed: false, room: `"${id}"`, deal: '', created: 1, touched, people },
    });
    await storage.commit([
      at('a', 'open', ['ana', 'ben'], 1),
      at('b', 'running', ['ben', 'cleo'], 2),
      at('c', 'finished', ['ana'], 3),
    ]);
    const found = async (people: string[], limit = 9) =>
      (await storage.openTablesOf(people, limit)).map(({ person, id, room }) => [person, id, room]);
    expect(await found(['ana', 'cleo', 'dan'])).toEqual([
      ['cleo', 'b', '"b"'],
      ['ana', 'a', '"a"'],
    ]);
    expect(await found(['ben'], 1)).toEqual([['ben', 'b', '"b"']]);
    expect(await found([])).toEqual([]);
    await storage.close();
  });
});
