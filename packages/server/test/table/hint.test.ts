import { expect, test } from 'vitest';
import { NotWanted } from '../../src/bots/fair-thinkers.ts';
import { memoryTable, startedTable } from '../memory-table.ts';

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
  const { ask, ana, table, tables, game } = await withBot();
  const names = table.playing?.decisionOf(0)?.options.map((option) => game.nameOf(option));
  const reply = (await ask(ana, { do: 'hint' })) as { readonly ok: { readonly name: string } };
  expect(names).toContain(reply.ok.name);
  expect(JSON.parse(tables.get('table')?.room ?? '{}').hints).toBe(1);
});

test('where others are people there is none, and it is not counted', async () => {
  const { ask, ana, table } = await startedTable();
  expect(await ask(ana, { do: 'hint' })).toMatchObject({ refused: { reply: { code: 'not-allowed' } } });
  expect(table.room.hints).toBeUndefined();
});

test('one that comes too late is refused in words', async () => {
  const { ask, ana, services } = await withBot();
  services.thinkers.decide = async () => Promise.reject(new NotWanted());
  expect(await ask(ana, { do: 'hint' })).toMatchObject({ refused: { reply: { code: 'not-now' } } });
});
