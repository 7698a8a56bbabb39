import { hostname, networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { type HostOptions, Hosts, isLoopbackHost } from '../../src/net/hosts.ts';

const hosts = (options: Partial<HostOptions> = {}) =>
  new Hosts({ network: false, listen: '127.0.0.1', origins: [], names: [], ...options });

const accepted = (of: Hosts, names: readonly string[]) => names.filter((name) => of.accepts(name));

const LOOPBACK = ['localhost', 'localhost:8080', 'app.localhost', '127.0.0.1:80', '127.9.9.9', '[::1]:8080'];
const FOREIGN = [
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '',
  'a b',
  'x@localhost',
  '[::1',
];

test('loopback is always ours, foreign names and rubbish never', () => {
  expect(accepted(hosts(), LOOPBACK)).toEqual(LOOPBACK);
  expect(accepted(hosts({ network: true }), FOREIGN)).toEqual([]);
  expect(hosts().accepts(undefined)).toBe(true);
});

test('the public address and further names are ours, with any port and any case', () => {
  const of = hosts({
    origins: ['https://play.example', 'https://beta.example:444'],
    names: ['Alt.Example', '10.9.9.9'],
  });
  const names = [
    'play.example',
    'PLAY.example:80',
    'play.example.',
    'beta.example',
    'alt.example:1',
    '10.9.9.9',
  ];
  expect(accepted(of, names)).toEqual(names);
  expect(of.publicOrigin).toBe('https://play.example');
  expect(hosts().publicOrigin).toBeUndefined();
});

test('the machine’s own addresses and name are ours when it is open to the network', () => {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const names = own
    .filter(({ internal }) => !internal)
    .map(({ address, family }) =>
      family === 'IPv6' ? `[${address.split('%')[0]}]:8080` : `${address}:8080`,
    );
  names.push(hostname(), `${hostname()}.local`);
  const named = names.filter((name) => !isLoopbackHost(name));
  expect(accepted(hosts({ network: true }), named)).toEqual(named);
  expect(accepted(hosts(), named)).toEqual([]);
  expect(hosts({ listen: '192.168.7.7' }).accepts('192.168.7.7:8080')).toBe(true);
});

test('a socket is for pages of the same host and of the named origins', () => {
  const of = hosts({ origins: ['https://play.example'] });
  expect(of.acceptsOrigin(undefined, 'localhost:8080')).toBe(true);
  expect(of.acceptsOrigin('http://localhost:8080', 'localhost:8080')).toBe(true);
  expect(of.acceptsOrigin('https://play.example', 'localhost:8080')).toBe(true);
  for (const origin of ['http://evil.example', 'http://localhost:8081', 'null', '', 'http://play.example'])
    expect(of.acceptsOrigin(origin, 'localhost:8080'), origin).toBe(false);
});

test('of a site with https, pages by http are foreign', () => {
  const of = hosts({ origins: ['https://play.example'] });
  expect(of.acceptsOrigin('https://play.example', 'play.example')).toBe(true);
  expect(of.acceptsOrigin('http://play.example', 'play.example')).toBe(false);
  expect([of.isSecure('play.example'), of.isSecure('localhost')]).toEqual([true, false]);
});
