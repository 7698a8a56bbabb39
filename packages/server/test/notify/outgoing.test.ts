import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAllowedUrl, isPublicAddress, mayCall, PUBLIC, post } from '../../src/notify/outgoing.ts';
import { loopback, Receiver } from './push-service.ts';

describe('addresses of the internet', () => {
  test.each(['1.1.1.1', '93.184.216.34', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4003::1'])(
    '%s is one',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
    'nonsense',
    '',
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));
});

test.each([
  'http://example.org/hook',
  'ftp://example.org',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://user:secret@example.org/',
  'https://192.168.0.1:8443/x',
  'nonsense',
  '',
])('%j is not called', async (url) => {
  expect(isAllowedUrl(url, PUBLIC)).toBe(false);
  expect(await mayCall(url, PUBLIC)).toBe(false);
  expect(await post({ url, headers: {}, body: Buffer.from('x') }, PUBLIC, 1000)).toBe('refused');
});

describe('what is called', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await Receiver.open();
  });
  afterAll(() => receiver.close());
  const parcel = (url: string) => ({ url, headers: {}, body: Buffer.from('hello') });

  test('a name that leads to this machine is refused when it is named and when it is called, and nothing arrives', async () => {
    const before = receiver.arrived.length;
    const url = receiver.url.replace('127.0.0.1', 'localhost').replace('http:', 'https:');
    expect(isAllowedUrl(url, PUBLIC)).toBe(true);
    expect(await mayCall(url, PUBLIC)).toBe(false);
    expect(await post(parcel(url), PUBLIC, 2000)).toBe('refused');
    // The same address is reached where it is allowed: it would have arrived.
    expect(await post(parcel(receiver.url), loopback, 2000)).toBe(undefined);
    expect(receiver.arrived).toHaveLength(before + 1);
  });

  test('redirects are not followed; a gone address, an error and one that hangs are told apart', async () => {
    const before = receiver.arrived.length;
    for (const [status, outcome] of [
      [302, 'redirect'],
      [308, 'redirect'],
      [410, 'gone'],
      [404, 'gone'],
      [500, 'failed'],
      [0, 'failed'],
      [204, undefined],
    ] as const) {
      receiver.answer = status;
      expect([status, await post(parcel(`${receiver.url}/x`), loopback, status === 0 ? 50 : 5000)]).toEqual([
        status,
        outcome,
      ]);
    }
    expect(receiver.arrived.slice(before).map(({ path }) => path)).toEqual(Array(7).fill('/x'));
  });

  test('nobody there is a failure, not an error', async () =>
    expect(await post(parcel('http://127.0.0.1:1/'), loopback, 1000)).toBe('failed'));
});
