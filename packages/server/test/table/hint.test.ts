import { eventually } from '@mazmorra/testkit/eventually';
import { expect, test } from 'vitest';
import { NotWanted, type Question } from '../../src/bots/thinkers.ts';
import { memoryTable, startedTable } from '../memory-table.ts';
import { refusal } from '../refusal.ts';

/** Ana alone with a bot, and the game begun. */
async function withBot() {
  const set = memoryTable();
  const ana = await set.enter('ana');
  await set.ask(ana, { do: 'sit' });
  await set.ask(ana, { do: 'bot', seat: 1, level: 'novice' });
  await set.ask(ana, { do: 'start' });
  return { ...set, ana };
}

test('a hint names one of the options; that it was given is saved first', async () => {
  const { ask, ana, table, tableRows, game } = await withBot();
  const names = table.playing?.decisionOf(0)?.options.map((option) => game.nameOf(option));
  const reply = (await ask(ana, { do: 'hint' })) as { readonly ok: { readonly name: string } };
  expect(names).toContain(reply.ok.name);
  expect(JSON.parse(tableRows.get('table')?.room ?? '{}').hints).toBe(1);
});

test('where others are people there is none, and it is not counted', async () => {
  const { ask, ana, table } = await startedTable();
  expect(await ask(ana, { do: 'hint' })).toMatchObject({ refused: { reply: { code: 'not-allowed' } } });
  expect(table.room.hints).toBeUndefined();
});

test('one that comes too late is refused in words', async () => {
  const { ask, ana, tables } = await withBot();
  tables.thinkers.decide = async () => Promise.reject(new NotWanted());
  expect(await ask(ana, { do: 'hint' })).toMatchObject({ refused: { reply: { code: 'not-now' } } });
  tables.thinkers.decide = async () => Promise.reject(new Error('on purpose'));
  expect(await ask(ana, { do: 'hint' })).toEqual({
    re: expect.any(Number),
    refused: new Error('on purpose'),
  });
});

test('a master is asked, who knows what the seat has seen and says why', async () => {
  const { ask, ana, tables, table, game } = await withBot();
  let asked: Question | undefined;
  const [first = 0] = table.playing?.decisionOf(0)?.options ?? [];
  const name = game.nameOf(first);
  tables.thinkers.decide = async (question) => {
    asked = question;
    const weighed = { option: first, value: 1, visits: 1 };
    return {
      option: first,
      reason: 'R-1',
      explanation: {
        options: [
          { ...weighed, name: 'another', why: [{ id: 'no' }] },
          { ...weighed, name, why: [{ id: 'yes' }] },
        ] as never,
        sure: 'close',
        iterations: 1,
        ms: 1,
      },
    };
  };
  expect((await ask(ana, { do: 'hint' }))['ok']).toEqual({
    name,
    sure: 'close',
    reason: 'R-1',
    why: [{ id: 'yes' }],
  });
  expect(asked).toMatchObject({ seat: 0, level: 'master', inWords: true, person: 'ana', table: 'table' });
  expect(asked?.talk).toBeUndefined();
  expect(asked?.isWanted()).toBe(true);
  await ask(ana, { do: 'answer', n: 0, option: name, key: 'k' });
  expect(asked?.isWanted()).toBe(false);
});

test('it knows the cards of its seat alone, from the beginning of the game', async () => {
  const { ask, ana, tables, table, game } = await withBot();
  const [first = 0] = table.playing?.decisionOf(0)?.options ?? [];
  await ask(ana, { do: 'answer', n: 0, option: game.nameOf(first), key: 'k' });
  await eventually(() => expect(table.playing?.decisionOf(0)?.optional).toBe(false));
  let asked: Question | undefined;
  tables.thinkers.decide = async (question) => {
    asked = question;
    return { option: 0 };
  };
  await ask(ana, { do: 'hint' });
  const laid = asked?.events
    .map(({ event }) => event)
    .filter((event) => (event as { kind: string }).kind === 'laid');
  expect(laid).toContainEqual({ kind: 'laid', seat: 0, card: first });
  expect(laid).toContainEqual({ kind: 'laid', seat: 1 });
});

test('where the master says nothing about it there was no choice', async () => {
  const { ask, ana, tables, table, game } = await withBot();
  const [first = 0] = table.playing?.decisionOf(0)?.options ?? [];
  tables.thinkers.decide = async () => ({ option: first });
  expect((await ask(ana, { do: 'hint' }))['ok']).toEqual({ name: game.nameOf(first), sure: 'only' });
});

test('there is none where nothing is asked, and for a seat that a bot plays', async () => {
  const waiting = memoryTable();
  const host = await waiting.enter('ana');
  await waiting.ask(host, { do: 'sit' });
  await waiting.ask(host, { do: 'bot', seat: 1, level: 'novice' });
  expect((await waiting.ask(host, { do: 'hint' }))['refused']).toEqual(refusal('not-asked'));
  const { ask, ana, table } = await withBot();
  await ask(ana, { do: 'leave' });
  expect((await ask(ana, { do: 'hint' }))['refused']).toEqual(refusal('not-asked'));
  expect(table.room.hints).toBeUndefined();
  await ask(ana, { do: 'take' });
  await ask(ana, { do: 'end', agree: true });
  expect((await ask(ana, { do: 'hint' }))['refused']).toEqual(refusal('not-asked'));
});
