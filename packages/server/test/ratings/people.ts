import { Authenticator } from '../names/authenticator.ts';
import { Tab } from '../tab.ts';
import { playToEnd } from '../test-server.ts';

export const ORIGIN = 'https://mazmorra.test';

/** Somebody new at the public address, who keeps their name. */
export async function keeper(port: number, name: string): Promise<Tab> {
  const tab = await Tab.open(port, { host: 'mazmorra.test' });
  tab.secret = (await tab.ask('hello', { protocol: 1, name })).secret;
  const { options } = await tab.ask('passkey-options', { name });
  await tab.ask('add-passkey', { name, passkey: new Authenticator(ORIGIN).make(options) });
  return tab;
}

const RATED = { game: 'toy', rated: true, clock: { kind: 'live', seconds: 600, reserve: 0 } } as const;

let channels = 0;

/** A rated table of these people, begun. Returns its id and the channel on which they have it open. */
export async function ratedTable(
  tabs: readonly Tab[],
  more: object = {},
): Promise<{ table: string; c: number }> {
  const c = (channels++ % 900) + 2;
  const [host] = tabs as [Tab];
  const { table, invite } = await host.ask('create', { ...RATED, seats: tabs.length, ...more });
  for (const tab of tabs) {
    await tab.ask('open', { table, invite, c });
    await tab.ask('sit', { c });
  }
  await host.ask('start', { c });
  for (const tab of tabs) await tab.until(() => tab.play(c));
  return { table, c };
}

/** Everybody takes the first option until the game is over. */
export async function playOut(tabs: readonly Tab[], c: number): Promise<void> {
  await playToEnd(tabs, c);
  for (const tab of tabs) await tab.ask('close', { c });
}
