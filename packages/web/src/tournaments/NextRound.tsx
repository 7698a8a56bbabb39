import { NextIn, State } from './Now.tsx';
import { useGoToTable, useTournament } from './use-tournament.ts';

/** After the end of a table: how the round goes on, and the way to the next table as soon as it is drawn. */
export default function NextRound({ id }: { readonly id: string }) {
  const view = useTournament(id);
  return typeof view === 'object' ? <Going view={view} /> : undefined;
}

function Going({ view }: { readonly view: Parameters<typeof useGoToTable>[0] }) {
  useGoToTable(view);
  return view.next === undefined ? (
    <State view={view} />
  ) : (
    <NextIn round={view.rounds.length + 1} at={view.next} />
  );
}
