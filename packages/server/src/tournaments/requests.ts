import type { TournamentLists, TournamentRequest, TournamentView } from '@mazmorra/protocol';
import type { Reader } from './readers.ts';
import type { Tournaments } from './tournaments.ts';

/** Handles a request about tournaments and returns the new view. */
export function handleTournament(
  tournaments: Tournaments,
  reader: Reader,
  request: TournamentRequest,
): Promise<TournamentView | TournamentLists> {
  const { guest } = reader;
  switch (request.do) {
    case 'open-tournament':
      return tournaments.open(guest, request.args);
    case 'tournaments':
      return tournaments.lists(guest.id);
    case 'tournament':
      return tournaments.view(request.args.tournament, reader, request.args.on);
    case 'join-tournament':
      return tournaments.join(guest, request.args.tournament, request.args.contribution ?? '');
    case 'leave-tournament':
      return tournaments.leave(guest, request.args.tournament);
    case 'draw-round':
      return tournaments.drawBy(guest, request.args.tournament);
    case 'stop-tournament':
      return tournaments.stopBy(guest, request.args.tournament);
    case 'remove-entrant':
      return tournaments.remove(guest, request.args.tournament, request.args.entrant);
  }
}
