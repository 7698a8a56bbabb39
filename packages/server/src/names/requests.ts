import type { RequestName } from '@mazmorra/protocol';
import type { Connection } from '../net/connection.ts';
import { showName } from '../requests/hello.ts';
import { CODE, heavy, person, type Rows } from '../requests/row.ts';
import type { Asker } from './names.ts';

type Names = Extract<
  RequestName,
  | 'kept'
  | 'passkey-options'
  | 'add-passkey'
  | 'remove-passkey'
  | 'sign-in-options'
  | 'sign-in'
  | 'recover'
  | 'new-codes'
  | 'set-shown'
  | 'own'
  | 'set-own'
>;

const askerOf = ({ who, server, transport }: Connection): Asker => ({
  person: who,
  device: transport.device,
  party: server.relyingParty(transport.host),
});

/** What people ask about their name. */
export const nameRows: Rows<Names> = {
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
};
