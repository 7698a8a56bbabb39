import type { MyTable } from '@mazmorra/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { callToTable } from '../../src/online/notify.ts';
import { isOnlyHere, knowsTurn, originFor } from '../../src/online/server.ts';
import { useServer, waitingElsewhere } from '../../src/online/server-state.ts';
import { change } from '../../src/settings/store.ts';

afterEach(() => vi.unstubAllGlobals());

const mine = (table: string, yours: boolean): MyTable => ({
  table,
  game: 'saboteur',
  status: 'running',
  seat: 0,
  names: ['Ana', 'Bruma'],
  yours,
  created: 0,
});

test('other tables that wait for us are marked; the one on the page speaks for itself', () => {
  useServer.setState({ mine: [mine('a', true), mine('b', true), mine('c', false)], shown: 'a' });
  const waiting = (): string[] => waitingElsewhere(useServer.getState()).map(({ table }) => table);
  expect(waiting()).toEqual(['b']);
  knowsTurn('c', true);
  knowsTurn('b', false);
  expect(waiting()).toEqual(['c']);
});

test.each([
  { hidden: true, permission: 'granted', language: 'en', told: ['It is your turn: Saboteur'] },
  { hidden: true, permission: 'granted', language: 'es', told: ['Te toca: Saboteur'] },
  { hidden: false, permission: 'granted', language: 'en', told: [] },
  { hidden: true, permission: 'default', language: 'en', told: [] },
] as const)('a browser notification comes only to who allowed it and looks elsewhere: %o', async (given) => {
  const told: string[] = [];
  vi.stubGlobal('document', { hidden: given.hidden });
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = given.permission;
      constructor(text: string) {
        told.push(text);
      }
      addEventListener(): void {}
    },
  );
  change({ language: given.language });
  await callToTable('saboteur', 'a');
  expect(told).toEqual(given.told);
});

test('with a service worker the notification goes through it; constructing one throws on Android', async () => {
  const shown = vi.fn(async () => {});
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ showNotification: shown }) },
  });
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  change({ language: 'en' });
  await callToTable('saboteur', 'a');
  expect(shown).toHaveBeenCalledExactlyOnceWith('It is your turn: Saboteur', {
    tag: 'mazmorra-a',
    data: { path: '/t/a' },
  });
});

test.each([
  ['localhost', 'http://10.0.0.7:8080', 'http://10.0.0.7:8080', false],
  ['127.0.0.1', undefined, 'http://127.0.0.1:8080', true],
  ['10.0.0.7', undefined, 'http://10.0.0.7:8080', false],
  ['10.0.0.7', 'https://tables.example', 'https://tables.example', false],
])('from %s, told of %s, others are sent to %s', (hostname, told, origin, onlyHere) => {
  vi.stubGlobal('location', { hostname, origin: `http://${hostname}:8080` });
  expect([originFor(told), isOnlyHere(told)]).toEqual([origin, onlyHere]);
});
