import type { RequestName } from '@mazmorra/protocol';
import type { Asker } from '../names/names.ts';
import type { Connection } from '../net/connection.ts';
import { showName } from './hello.ts';
import { CODE, heavy, person, type Rows, reads } from './row.ts';

const askerOf = ({ who, server, transport }: Connection): Asker => ({
  person: who,
  device: transport.device,
  party: server.relyingParty(transport.host),
});

/** What people say about themselves and ask about others. */
export const peopleRows = {
  // How they are called.
  calls: person(heavy(0.5), ({ server, who }) => server.notifier.view(who.id)),
  'set-calls': person(heavy(1), ({ server, who }, settings) => server.notifier.set(who.id, settings)),
  'set-holiday': person(heavy(2), async ({ server, who }, { holiday }) => {
    await server.holidays.set(who.id, holiday);
    return server.notifier.view(who.id);
  }),
  push: person(heavy(2), ({ server, who }, device) => server.notifier.addDevice(who.id, device)),
  unpush: person(heavy(1), ({ server, who }, { endpoint }) => server.notifier.removeDevice(who.id, endpoint)),
  'test-call': person(heavy(5), async ({ server, who }, { way }) => {
    await server.notifier.test(who.id, way);
    return {};
  }),
  calendar: person(heavy(1), ({ server, who }, { on }) => server.notifier.calendar(who.id, on)),

  // Others who keep a name, and ratings.
  leaderboard: person(reads(1), ({ server, who }, { game, season }) =>
    server.ratings.leaderboard(who.id, game, season),
  ),
  profile: person(reads(1), ({ server, who }, { name }) => server.profiles.profile(who.id, name)),
  friends: person(reads(1), ({ server, who }) => server.profiles.friends(who.id)),
  follow: person(heavy(1), ({ server, who }, { name, on }) => server.profiles.follow(who, name, on)),
  invite: person(heavy(2), ({ server, who, subject }, { name, table }) => {
    server.moderation.requireMayWrite(subject);
    return server.profiles.invite(who, name, table);
  }),
  block: person(heavy(1), ({ server, who }, { name, on }) => server.profiles.block(who, name, on)),
  balance: person(reads(1), ({ server }, { game }) => server.profiles.balance(game)),

  // Their own name.
  kept: person(heavy(0.5), (one) => one.server.names.view(askerOf(one))),
  'passkey-options': person(heavy(1), async (one, { name }) => ({
    options: await one.server.names.passkeyOptions(askerOf(one), name),
  })),
  'add-passkey': person(heavy(2), async (one, { name, passkey }) => {
    const { who, server } = one;
    server.moderation.requireMayWrite(one.subject);
    const kept = await server.names.addPasskey(askerOf(one), name, passkey);
    one.noteOrigin();
    // The person's tables show a new name at once.
    showName(one, who);
    return kept;
  }),
  'remove-passkey': person(heavy(1), (one, { passkey }) =>
    one.server.names.removePasskey(askerOf(one), passkey),
  ),
  'sign-in-options': person(heavy(1), async (one) => ({
    options: await one.server.names.signInOptions(askerOf(one)),
  })),
  'sign-in': person(heavy(2), (one, { passkey }) => one.server.names.signIn(askerOf(one), passkey)),
  recover: person(CODE, ({ server, transport }, { name, code }) =>
    server.names.recover(transport.device, name, code),
  ),
  'new-codes': person(heavy(2), ({ server, who }) => server.names.newCodes(who.id)),
  'set-shown': person(heavy(1), (one, shown) => one.server.names.setShown(askerOf(one), shown)),
  own: person(heavy(0.5), ({ server, who }) => server.names.own(who.id)),
  'set-own': person(heavy(0.5), ({ server, who }, { body, at }) => server.names.setOwn(who.id, body, at)),
} satisfies Partial<Rows<RequestName>>;
