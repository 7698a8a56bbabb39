import type { RequestName } from '@mazmorra/protocol';
import { heavy, person, type Rows, reads } from '../requests/row.ts';

type Names = Extract<
  RequestName,
  'leaderboard' | 'profile' | 'friends' | 'follow' | 'invite' | 'block' | 'balance'
>;

/** What people ask about others who keep a name, and about ratings. */
export const profileRows: Rows<Names> = {
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
};
