import { expect, test } from 'vitest';
import { Tab } from '../tab.ts';
import { onBothBuses, portOf } from './several.ts';

const DAY = 86_400_000;

onBothBuses('tokens, programs and holidays at several processes', (several) => {
  test('a token that is withdrawn here plays no more there; a mark and a holiday are seen at both', async () => {
    const servers = await several.open(2);
    const [here, there] = [portOf(servers, 0), portOf(servers, 1)];
    const ana = await Tab.enter(here, { name: 'Ana' });
    await ana.ask('set-program', {});
    const { token, devices } = await ana.ask('add-token', { name: 'bot', scopes: ['play'] });
    const robot = await Tab.enter(there, { secret: token });
    const slow = { kind: 'slow', hours: 24 } as const;
    const ben = await Tab.enter(here, { name: 'Ben' });
    const { table, invite } = await ben.ask('create', { game: 'toy', seats: 3, clock: slow });
    const cleo = await Tab.enter(there, { name: 'Cleo' });
    for (const tab of [ben, robot, cleo]) {
      await tab.ask('open', { c: 1, table, invite });
      await tab.ask('sit', { c: 1 });
    }
    await ben.until(() => ben.room().seats[1]?.program);
    await ben.until(() => ben.room().seats[2]?.name === 'Cleo');
    await ben.ask('start', { c: 1 });
    await cleo.until(() => cleo.play());
    const { holiday } = await cleo.ask('set-holiday', { holiday: { from: 0, until: Date.now() + 2 * DAY } });
    await ben.until(() => ben.room().seats[2]?.holiday);
    expect(ben.room().seats[2]?.holiday).toEqual(holiday);

    const me = async (port: number): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    expect([await me(here), await me(there)]).toEqual([200, 200]);
    await ana.ask('sign-out', { device: devices.find(({ scopes }) => scopes)?.id ?? '' });
    await robot.until(() => robot.closed?.code === 4001);
    expect([await me(here), await me(there)]).toEqual([401, 401]);
  });
});
