import { expect, test } from 'vitest';
import { Origins } from '../../src/fairness/origins.ts';
import { Notifier } from '../../src/notify/notifier.ts';
import { NOTIFY } from '../../src/options.ts';
import { memoryCore, memoryStorage } from '../memory-storage.ts';
import { loopback } from './push-service.ts';

test('of the calls under way half may be to the people of one address, and somebody else is called', async () => {
  const { storage } = memoryStorage();
  const called: string[] = [];
  const { promise, resolve } = Promise.withResolvers<undefined>();
  // Each call is under way until the settings of its person are read.
  storage.callSettings = (person) => {
    called.push(person);
    return promise;
  };
  const origins = new Origins();
  const guests = Array.from({ length: 120 }, (_, i) => `guest ${i}`);
  for (const guest of guests) origins.note(guest, '192.0.2.66', false);
  origins.note('eva', '198.51.100.7', false);
  const place = { rules: loopback, keys: { publicKey: '', privateKey: '' }, origin: undefined };
  const notifier = new Notifier(memoryCore(storage).core, NOTIFY, place, origins);
  const call = { kind: 'turn', table: 't', game: 'toy' } as const;
  const all = [...guests, 'eva'].map((person) => notifier.call(person, call));
  expect(called).toHaveLength(51);
  expect(called.at(-1)).toBe('eva');
  resolve(undefined);
  await Promise.all(all);
  const again = notifier.call('guest 119', call);
  expect(called.at(-1)).toBe('guest 119');
  await again;
});
