import removeIcon from 'icon:cancel';
import type { TournamentView } from '@mazmorra/protocol';
import { hasKept } from '../online/guests.ts';
import { theLink } from '../online/server.ts';
import { IconButton } from '../parts/Button.tsx';
import { useTournamentAct } from './act.ts';
import { showTournament } from './use-tournament.ts';
import { useTournamentWords } from './words.ts';

interface ViewProps {
  readonly view: TournamentView;
}

/** The name of an entrant; somebody who had themselves forgotten has none. */
export const nameIn = ({ entrants }: TournamentView, entrant: number, anonymous: string): string =>
  entrants[entrant]?.name || anonymous;

/** Everybody in order. */
export function Standings({ view }: ViewProps) {
  const words = useTournamentWords();
  const shown = view.standings.filter(({ entrant }) => isShown(view, entrant));
  return (
    <section className="plate">
      <h2>{words.standings}</h2>
      <table className="cup-standings" data-standings>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.name}</th>
            <th scope="col" className="cup-number">
              {words.points}
            </th>
            <th scope="col" className="cup-number" title={words.opponentsHelp}>
              {words.opponents}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ entrant, points, opponents }, place) => (
            <tr key={entrant} data-entrant={entrant} data-you={view.you?.entrant === entrant || undefined}>
              <td>{place + 1}</td>
              <th scope="row">
                <NameOf view={view} entrant={entrant} />
              </th>
              <td className="cup-number">{points}</td>
              <td className="cup-number quiet">{opponents}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{words.opponentsHelp}</p>
    </section>
  );
}

/** Who was taken out before playing is not shown. */
export const isShown = ({ entrants, rounds }: TournamentView, entrant: number): boolean =>
  entrants[entrant]?.state !== 'removed' ||
  rounds.some(({ tables }) => tables.some(({ seats }) => seats.includes(entrant)));

/** Guests are marked among strangers and among kept names. */
function isGuest({ entrants, settings }: TournamentView, entrant: number): boolean {
  const one = entrants[entrant];
  return one !== undefined && one.name !== '' && !one.kept && (settings.listed || hasKept(entrants));
}

function NameOf({ view, entrant }: ViewProps & { readonly entrant: number }) {
  const words = useTournamentWords();
  const state = entrant in view.entrants ? view.entrants[entrant]?.state : 'in';
  return (
    <>
      {nameIn(view, entrant, words.anonymous)}
      {isGuest(view, entrant) && <span className="quiet"> ({words.guest})</span>}
      {view.you?.entrant === entrant && <span className="cup-mark"> ({words.you})</span>}
      {state !== 'in' && <span className="quiet"> · {words.out}</span>}
    </>
  );
}

/** Before the first round: who takes part, in the order of joining. Who leads it may take people out. */
export function Entrants({ view }: ViewProps) {
  const words = useTournamentWords();
  const { busy, problem, run } = useTournamentAct();
  const remove = (entrant: string | number) => async () =>
    showTournament(await theLink().request('remove-entrant', { tournament: view.tournament, entrant }));
  const shown = view.entrants.flatMap((one, entrant) =>
    one.state === 'removed' ? [] : [{ ...one, entrant }],
  );
  if (shown.length === 0) return;
  return (
    <section className="plate">
      <h2>{words.entrants}</h2>
      <ul className="cup-entrants" data-entrants>
        {shown.map(({ name, entrant, key }) => (
          <li key={key ?? entrant}>
            <span className="grow">
              <NameOf view={view} entrant={entrant} />
            </span>
            {view.leads && view.status === 'open' && view.you?.entrant !== entrant && (
              <IconButton
                icon={removeIcon}
                label={words.remove(name)}
                disabled={busy}
                onClick={() => run(remove(key ?? entrant))}
              />
            )}
          </li>
        ))}
      </ul>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </section>
  );
}
