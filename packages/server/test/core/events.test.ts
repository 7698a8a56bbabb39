import { expect, test } from 'vitest';
import { Core } from '../../src/core/core.ts';
import { Events } from '../../src/core/events.ts';
import { memoryCore, memoryStorage } from '../memory-storage.ts';
import { startedTable } from '../memory-table.ts';

test('subscribers are called at once, in the order in which they subscribed', () => {
  const events = new Events(() => undefined);
  const seen: string[] = [];
  events.on('person.came', ({ person }) => seen.push(`first ${person}`));
  events.on('person.came', ({ person }) => seen.push(`second ${person}`));
  events.emit('person.came', { person: 'ana' });
  events.emit('person.left', { person: 'ana' });
  expect(seen).toEqual(['first ana', 'second ana']);
});

test('a subscriber that throws is logged and counted, and hurts neither the others nor who emits', () => {
  const { core, broken } = memoryCore(memoryStorage().storage);
  const seen: string[] = [];
  core.events.on('person.came', () => {
    throw new Error('on purpose');
  });
  core.events.on('person.came', ({ person }) => seen.push(person));
  core.events.emit('person.came', { person: 'ana' });
  expect([seen, broken, core.metrics.counts.errors]).toEqual([['ana'], ['after person.came'], 1]);
});

test('a table plays on where every subscriber of its events throws', async () => {
  const { core, ana, answer, table, broken } = await startedTable();
  for (const name of ['answered', 'turn', 'table.changed', 'committed'] as const)
    core.events.on(name, () => {
      throw new Error('on purpose');
    });
  expect(await answer(ana, 0)).toMatchObject({ n: 1 });
  expect(table.state.place.number).toBe(1);
  expect(new Set(broken)).toEqual(new Set(['after answered', 'after turn', 'after committed']));
});

test('work that nobody waits for is reported when it fails, unless the storage did', async () => {
  const { core, broken } = memoryCore(memoryStorage().storage);
  core.background('a test', Promise.reject(new Error('on purpose')));
  await new Promise((resolve) => setImmediate(resolve));
  expect(broken).toEqual(['a test']);
  expect(core).toBeInstanceOf(Core);
});
