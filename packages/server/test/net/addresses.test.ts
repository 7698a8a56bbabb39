import { describe, expect, test } from 'vitest';
import {
  clientAddress,
  isIn,
  limitKey,
  readAddress,
  readNetworks,
  readTrustedProxies,
  WrongAddress,
} from '../../src/net/addresses.ts';

const addressFor = (trust: readonly string[], remote: string, forwarded?: string) =>
  clientAddress(remote, forwarded, readTrustedProxies(trust));

describe('the address of a client', () => {
  test('without a trusted proxy it is the peer, whatever the header says', () => {
    expect(addressFor([], '203.0.113.9', '1.1.1.1')).toBe('203.0.113.9');
    expect(addressFor(['0'], '203.0.113.9', '1.1.1.1')).toBe('203.0.113.9');
  });

  test('one hop takes the right-most entry, never the left-most, which anybody can forge', () => {
    expect(addressFor(['1'], '127.0.0.1', '6.6.6.6, 7.7.7.7, 203.0.113.9')).toBe('203.0.113.9');
  });

  test('two hops take the second entry from the right; fewer entries than hops take the last there is', () => {
    expect(addressFor(['2'], '127.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.7')).toBe('203.0.113.9');
    expect(addressFor(['2'], '127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
    expect(addressFor(['2'], '127.0.0.1')).toBe('127.0.0.1');
  });

  test('networks are passed over for as long as the entries lie in them', () => {
    const trust = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'];
    expect(addressFor(trust, '127.0.0.1', '6.6.6.6, 203.0.113.9, fd00::7, 10.1.2.3')).toBe('203.0.113.9');
    expect(addressFor(trust, '203.0.113.1', '6.6.6.6')).toBe('203.0.113.1');
    expect(addressFor(trust, '::ffff:127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
  });

  test('an entry that is no address ends the walk at the proxy that wrote it', () => {
    expect(addressFor(['1'], '127.0.0.1', '1.1.1.1, unknown')).toBe('127.0.0.1');
    expect(addressFor(['1'], '127.0.0.1', ',')).toBe('127.0.0.1');
    expect(addressFor(['9'], '127.0.0.1', '<script>, 10.0.0.1')).toBe('10.0.0.1');
  });

  test('ports, brackets, zones and IPv4 inside IPv6 are taken off', () => {
    const forms = [
      '203.0.113.9:443',
      '::ffff:203.0.113.9',
      ' 203.0.113.9 ',
      '[2001:db8::1]:80',
      'fe80::1%eth0',
    ];
    expect(forms.map(readAddress)).toEqual([
      '203.0.113.9',
      '203.0.113.9',
      '203.0.113.9',
      '2001:db8::1',
      'fe80::1',
    ]);
    expect(['', 'localhost', '1.2.3', '[::1', '1.2.3.4.5'].map(readAddress)).toEqual(
      Array(5).fill(undefined),
    );
  });

  test.each(['caddy', '10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0/8/8', '-1', '33', ''])(
    '%j names no proxy',
    (value) => expect(() => readTrustedProxies([value])).toThrow(WrongAddress),
  );
});

test('IPv4 is limited by its address, IPv6 by its /64', () => {
  expect(limitKey('203.0.113.9')).toBe('203.0.113.9');
  const same = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:0:0:1.2.3.4'];
  expect(new Set(same.map(limitKey))).toEqual(new Set(['2001:db8:1:2::/64']));
  expect(limitKey('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(limitKey('::1')).toBe('0:0:0:0::/64');
  expect(limitKey('2001:db8::')).toBe('2001:db8:0:0::/64');
});

test('shared networks are addresses and networks, nothing else', () => {
  const networks = readNetworks(['192.0.2.7', '10.0.0.0/8', '2001:db8::/48']);
  const inside = ['192.0.2.7', '10.9.9.9', '2001:db8:0:5::1', '192.0.2.8', '2001:db9::1'];
  expect(inside.map((address) => isIn(networks, address))).toEqual([true, true, true, false, false]);
  for (const wrong of ['1', 'school', '10.0.0.0/33', ''])
    expect(() => readNetworks([wrong])).toThrow(WrongAddress);
});
