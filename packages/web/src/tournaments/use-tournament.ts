import type { TournamentView } from '@mazmorra/protocol';
import { RequestError } from '@mazmorra/protocol/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { originFor, theLink } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';
import { useLocation } from '../parts/router.ts';

/** A tournament as the server tells it, and all its changes while the page is open; `missing` where there is none. */
export function useTournament(id: string): TournamentView | 'missing' | undefined {
  const [missing, setMissing] = useState(false);
  const online = useServer(({ status }) => status === 'online');
  const view = useServer(({ tournament }) => (tournament?.tournament === id ? tournament : undefined));
  const link = theLink();
  useEffect(() => {
    if (!online) return;
    link.request('tournament', { tournament: id, on: true }).then(showTournament, (error: unknown) => {
      if (error instanceof RequestError) setMissing(true);
    });
    return () => {
      link.request('tournament', { tournament: id }).catch(() => undefined);
    };
  }, [online, link, id]);
  return view ?? (missing ? 'missing' : undefined);
}

export const showTournament = (tournament: TournamentView): void => useServer.setState({ tournament });

/** Goes to one's table when it is drawn while one looks on: its clock is running. */
export function useGoToTable(view: TournamentView): void {
  const [, go] = useLocation();
  const table = view.you?.table;
  const known = useRef(table);
  useEffect(() => {
    if (known.current === table) return;
    known.current = table;
    if (table !== undefined) go(`/t/${table}`);
  }, [table, go]);
}

/** The address of a tournament for other people and devices. */
export function useTournamentLink({ tournament }: TournamentView): string {
  const origin = useServer((server) => server.origin);
  return `${originFor(origin)}/tournament/${tournament}`;
}

/** Tables of the round that are still being played. */
export const openTables = ({ rounds }: TournamentView): number =>
  rounds.at(-1)?.tables.filter(({ result }) => !result).length ?? 0;
