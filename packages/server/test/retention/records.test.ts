import { verifyRecord } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { findRecord, finishedGames, recordOf } from '../../src/retention/records.ts';
import { forget } from '../../src/table/membership.ts';
import { rowOf } from '../../src/table/stored-table.ts';
import { memoryStorage } from '../memory-storage.ts';
import { playedGame } from '../played-game.ts';

async function stored(...games: readonly ReturnType<typeof playedGame>[]) {
  const memory = memoryStorage();
  for (const { writes } of games) await memory.storage.commit(writes);
  return memory;
}

describe('the record of a table', () => {
  test('of a finished game holds, and has its names and its seed', async () => {
    const { storage } = await stored(playedGame('t'));
    const record = await findRecord(storage, [toy], 't', Date.now());
    expect(record).toMatchObject({ game: 'toy', names: ['Ana', 'Ben'], random: { algorithm: 'chacha20' } });
    expect(record && verifyRecord(toy, record).holds).toBe(true);
  });

  test('of a running game is not told: its seed is a secret', async () => {
    const { storage } = await stored(playedGame('t', 3));
    expect(await findRecord(storage, [toy], 't', Date.now())).toBeUndefined();
    expect(await findRecord(storage, [toy], 'no such table', Date.now())).toBeUndefined();
  });

  test('of a version that nobody plays has its answers and its outcome', async () => {
    const { storage } = await stored(playedGame('t'));
    const record = await findRecord(storage, [{ ...toy, version: 9, playsFrom: 9 }], 't', Date.now());
    expect(record).toMatchObject({ version: 1, outcome: { rule: 'TOY-END-01' } });
    expect(record?.answers.length).toBe(6);
  });

  test('that rules of a later version refuse is told without playing it; with its own version that is an error', async () => {
    const { storage } = await stored(playedGame('t'));
    const other = { ...toy, answer: () => void fail() };
    expect(
      await findRecord(storage, [{ ...other, version: 2, playsFrom: 1 }], 't', Date.now()),
    ).toMatchObject({
      version: 1,
    });
    await expect(findRecord(storage, [other], 't', Date.now())).rejects.toThrow('refused');
  });

  test('of somebody who was forgotten has an anonymous seat and holds', async () => {
    const game = playedGame('t');
    const { storage } = await stored(game);
    const whole = await storage.table('t', true);
    const record = whole && recordOf(toy, forget(game.room, 'ben'), whole);
    expect(record).toMatchObject({ names: ['Ana', ''], anonymous: [1] });
    expect(record && verifyRecord(toy, record).holds).toBe(true);
  });
});

function fail(): never {
  throw new Error('refused');
}

test('all finished games are found, one after the other, and no others', async () => {
  const games = ['a', 'b', 'c'].map((id) => playedGame(id));
  const { storage, tables } = await stored(...games, playedGame('running', 2));
  const ended = playedGame('ended', 2);
  tables.set(
    'ended',
    rowOf(
      { id: 'ended', rev: 0, created: 1 },
      { ...ended.room, status: 'ended' },
      JSON.parse(ended.row.deal),
      1,
    ),
  );
  const found: string[] = [];
  for await (const { table } of finishedGames(storage, [toy], Date.now())) found.push(table);
  expect(found).toEqual(['a', 'b', 'c']);
});
