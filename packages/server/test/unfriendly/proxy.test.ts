import { PROTOCOL } from '@mazmorra/protocol';
import { expect, test } from 'vitest';
import { Tab } from '../tab.ts';
import { withBystanders } from './bystander.ts';
import { RawClient } from './raw.ts';

/** What a proxy of our own adds to the request of a visitor. */
const through = (forwarded: string) => ({ 'x-forwarded-for': forwarded });

const newcomers = { newPeople: { burst: 3, perSecond: 0 } };

test('behind a trusted proxy every visitor has limits of their own', () =>
  withBystanders(
    async ({ port }) => {
      for (let i = 0; i < 12; i++) {
        const tab = await Tab.open(port, through(`203.0.113.${i}`));
        await tab.ask('hello', { protocol: PROTOCOL, name: `V${i}` });
        await tab.close();
      }
      const codes: string[] = [];
      for (let i = 0; i < 3; i++) {
        const tab = await Tab.open(port, through(`6.6.6.${i}, 203.0.113.1`));
        const reply = await tab.raw('hello', { protocol: PROTOCOL });
        codes.push('error' in reply ? reply.error.code : 'ok');
        await tab.close();
      }
      // The same visitor: what they put in front of their own address changes nothing.
      expect(codes).toEqual(['ok', 'ok', 'rate']);
    },
    { trustProxy: ['1'], limits: newcomers },
  ));

test('IPv6 visitors share the limits of their /64', () =>
  withBystanders(
    async ({ port }) => {
      const codes: string[] = [];
      for (let i = 0; i < 5; i++) {
        const tab = await Tab.open(port, through(`2001:db8:1:2::${i}`));
        const reply = await tab.raw('hello', { protocol: PROTOCOL });
        codes.push('error' in reply ? reply.error.code : 'ok');
      }
      expect(codes).toEqual(['ok', 'ok', 'ok', 'rate', 'rate']);
      const other = await Tab.open(port, through('2001:db8:1:3::1'));
      await other.ask('hello', { protocol: PROTOCOL });
    },
    { trustProxy: ['127.0.0.0/8'], limits: newcomers },
  ));

test('without a trusted proxy the header is not believed', () =>
  withBystanders(
    async ({ port }) => {
      const statuses: (number | undefined)[] = [];
      for (let i = 0; i < 3; i++)
        statuses.push((await RawClient.open(port, through(`203.0.113.${i}`))).status);
      expect(statuses).toEqual([101, 101, 429]);
    },
    { limits: { connectionsPerAddress: 4 } },
  ));

test('the public address stands in what is told, its pages may connect, and its name is ours', () =>
  withBystanders(
    async ({ port }) => {
      const origin = 'https://play.example';
      const tab = await Tab.open(port, { origin, host: 'play.example' });
      expect((await tab.ask('hello', { protocol: PROTOCOL })).origin).toBe(origin);
      await (await Tab.open(port, { origin: 'https://beta.example' })).close();
      await (await Tab.open(port, { host: 'alias.example' })).close();
      for (const headers of [
        { host: 'other.example' },
        { host: 'beta.example:1', origin: 'https://evil.example' },
      ])
        await expect(Tab.open(port, headers as Record<string, string>)).rejects.toThrow(/421|403/);
    },
    { origins: ['https://play.example', 'https://beta.example'], hostNames: ['alias.example'] },
  ));
