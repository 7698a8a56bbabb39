import type { RequestName } from '@mazmorra/protocol';
import { expect, test } from 'vitest';
import { costOf, FOR_KEPT_NAMES, LIMITS, Quotas } from '../../src/fairness/limits.ts';
import { rows } from '../../src/requests/rows.ts';

const from = (address: string, shared = false) => ({ address, shared });
const cost = (name: RequestName, args: object = {}) =>
  costOf({ id: 1, do: name, args } as never, rows[name].cost);

test('requests that read or write much cost more than being a message', () => {
  expect(cost('create')).toEqual({ kind: 'heavy', units: 2 });
  expect(cost('say')).toEqual({ kind: 'chat', units: 1 });
  expect(cost('answer')).toMatchObject({ units: 0 });
});

test('to open a table costs only with `since`, and to leave the lobby nothing', () => {
  expect(cost('open')).toMatchObject({ units: 0 });
  expect(cost('open', { since: 3 })).toMatchObject({ kind: 'heavy' });
  expect(cost('lobby', { on: true })).toMatchObject({ kind: 'heavy' });
  expect(cost('lobby', { on: false })).toMatchObject({ units: 0 });
});

test('an address may do as much as several people, and has so many connections', () => {
  const quotas = new Quotas({ ...LIMITS, peoplePerAddress: 3, connectionsPerAddress: 2 });
  const address = quotas.address(from('a'), quotas.now());
  const taken = (count: number) =>
    Array.from({ length: count }, () => address.take('chat', 0)).filter(Boolean).length;
  expect(taken(100)).toBe(LIMITS.chat.burst * 3);
  const first = quotas.connect(from('b'));
  const second = quotas.connect(from('b'));
  expect([first, second]).toEqual([expect.anything(), expect.anything()]);
  if (first) first.users = 2;
  expect(quotas.connect(from('b'))).toBeUndefined();
  expect(quotas.connect(from('c'))).toBeDefined();
});

test('connections that come and go are limited, too', () => {
  const quotas = new Quotas({ ...LIMITS, connectionsPerAddress: 2 });
  const made = Array.from({ length: 5 }, () => quotas.connect(from('b'))).filter((one) => one !== undefined);
  expect(made).toHaveLength(2);
});

test('an address in a network that is named as shared has the limits of many', () => {
  const quotas = new Quotas({ ...LIMITS, connectionsPerAddress: 2, addressesPerSharedNetwork: 3 });
  const connected = (shared: boolean) =>
    Array.from({ length: 20 }, () => quotas.connect(from('b', shared))).filter(Boolean).length;
  expect([connected(false), connected(true)]).toEqual([2, 6]);
  const taken = (shared: boolean) => {
    const address = quotas.address(from('c', shared), 0);
    return Array.from({ length: 500 }, () => address.take('newPeople', 0)).filter(Boolean).length;
  };
  expect([taken(false), taken(true)]).toEqual([LIMITS.newPeople.burst, 3 * LIMITS.newPeople.burst]);
});

test('the guests of an address leave a quarter of its rates to who keeps a name', () => {
  const address = new Quotas(LIMITS).address(from('a'), 0);
  const { burst } = LIMITS.heavy;
  const most = burst * LIMITS.peoplePerAddress;
  const taken = (reserve: number) =>
    Array.from({ length: most }, () => address.take('heavy', 0, 1, reserve)).filter(Boolean).length;
  expect([taken(FOR_KEPT_NAMES), taken(0)]).toEqual([most * 0.75, most * 0.25]);
});
