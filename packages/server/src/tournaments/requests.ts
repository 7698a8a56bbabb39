import type { RequestName } from '@mazmorra/protocol';
import { heavy, person, type Rows, reads } from '../requests/row.ts';

type Names = Extract<RequestName, `${string}tournament` | 'tournaments' | 'draw-round' | 'remove-entrant'>;

/** What people say about tournaments. */
export const tournamentRows: Rows<Names> = {
  'open-tournament': person(heavy(4), ({ server, guest }, settings) =>
    server.tournaments.open(guest, settings),
  ),
  tournaments: person(reads(0.5), ({ server, guest }) => server.tournaments.lists(guest.id)),
  tournament: person(heavy(0.2), (connection, { tournament, on }) =>
    connection.server.tournaments.view(tournament, connection, on),
  ),
  'join-tournament': person(heavy(0.5), ({ server, guest }, { tournament, contribution = '' }) =>
    server.tournaments.join(guest, tournament, contribution),
  ),
  'leave-tournament': person(heavy(0.5), ({ server, guest }, { tournament }) =>
    server.tournaments.leave(guest, tournament),
  ),
  'draw-round': person(heavy(2), ({ server, guest }, { tournament }) =>
    server.tournaments.drawBy(guest, tournament),
  ),
  'stop-tournament': person(heavy(1), ({ server, guest }, { tournament }) =>
    server.tournaments.stopBy(guest, tournament),
  ),
  'remove-entrant': person(heavy(0.5), ({ server, guest }, { tournament, entrant }) =>
    server.tournaments.remove(guest, tournament, entrant),
  ),
};
