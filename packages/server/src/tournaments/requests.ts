import type { RequestName } from '@mazmorra/protocol';
import { heavy, person, type Rows, reads } from '../requests/row.ts';

type Names = Extract<RequestName, `${string}tournament` | 'tournaments' | 'draw-round' | 'remove-entrant'>;

/** What people say about tournaments. */
export const tournamentRows: Rows<Names> = {
  'open-tournament': person(heavy(4), ({ server, who }, settings) => server.tournaments.open(who, settings)),
  tournaments: person(reads(0.5), ({ server, who }) => server.tournaments.lists(who.id)),
  tournament: person(heavy(0.2), (connection, { tournament, on }) =>
    connection.server.tournaments.view(tournament, connection, on),
  ),
  'join-tournament': person(heavy(0.5), ({ server, who }, { tournament, contribution = '' }) =>
    server.tournaments.join(who, tournament, contribution),
  ),
  'leave-tournament': person(heavy(0.5), ({ server, who }, { tournament }) =>
    server.tournaments.leave(who, tournament),
  ),
  'draw-round': person(heavy(2), ({ server, who }, { tournament }) =>
    server.tournaments.drawBy(who, tournament),
  ),
  'stop-tournament': person(heavy(1), ({ server, who }, { tournament }) =>
    server.tournaments.stopBy(who, tournament),
  ),
  'remove-entrant': person(heavy(0.5), ({ server, who }, { tournament, entrant }) =>
    server.tournaments.remove(who, tournament, entrant),
  ),
};
