import type { RequestName } from '@mazmorra/protocol';
import { heavy, person, type Rows, reads } from '../requests/row.ts';

type Names = Extract<
  RequestName,
  'leaderboard' | 'profile' | 'friends' | 'follow' | 'invite' | 'block' | 'balance'
>;

/** What people ask about others who keep a name, and about ratings. */
export const profileRows: Rows<Names> = {
  leaderboard: person(reads(1), ({ server, guest }, { game, season }) =>
    server.ratings.leaderboard(guest.id, game, season),
  ),
  profile: person(reads(1), ({ server, guest }, { name }) => server.profiles.profile(guest.id, name)),
  friends: person(reads(1), ({ server, guest }) => server.profiles.friends(guest.id)),
  follow: person(heavy(1), ({ server, guest }, { name, on }) => server.profiles.follow(guest, name, on)),
  invite: person(heavy(2), ({ server, guest, subject }, { name, table }) => {
    server.moderation.requireMayWrite(subject);
    return server.profiles.invite(guest, name, table);
  }),
  block: person(heavy(1), ({ server, guest }, { name, on }) => server.profiles.block(guest, name, on)),
  balance: person(reads(1), ({ server }, { game }) => server.profiles.balance(game)),
};
