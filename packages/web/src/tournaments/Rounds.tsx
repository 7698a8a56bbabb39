import type { RoundTableView, RoundView, TournamentView } from '@mazmorra/protocol';
import { joined, useLanguage } from '../i18n/index.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { nameIn } from './Standings.tsx';
import { useTournamentWords } from './words.ts';

interface ViewProps {
  readonly view: TournamentView;
}

/** All rounds, the newest open and first. */
export function Rounds({ view }: ViewProps) {
  const words = useTournamentWords();
  const rounds = view.rounds.map((round, i) => ({ round, number: i + 1 })).reverse();
  return rounds.map(({ round, number }, place) => (
    <details key={number} className="plate cup-round" open={place === 0} data-round={number}>
      <summary>{words.round(number)}</summary>
      <ul className="cup-tables">
        {round.tables.map((table, i) => (
          <Table key={table.table} view={view} table={table} number={i + 1} />
        ))}
      </ul>
      <Byes view={view} round={round} />
    </details>
  ));
}

function Byes({ view, round }: ViewProps & { readonly round: RoundView }) {
  const words = useTournamentWords();
  const language = useLanguage();
  if (round.byes.length === 0) return;
  const names = round.byes.map((entrant) => nameIn(view, entrant, words.anonymous));
  return (
    <p>
      {words.byes}: {joined(language, names)}
    </p>
  );
}

interface TableProps extends ViewProps {
  readonly table: RoundTableView;
  readonly number: number;
}

function Table({ view, table, number }: TableProps) {
  const words = useTournamentWords();
  const { result, seats } = table;
  const own = view.you !== undefined && seats.includes(view.you.entrant);
  return (
    <li className="cup-table" data-table={table.table} data-you={own || undefined}>
      <div className="cup-table-head">
        <strong>{words.table(number)}</strong>
        {!result && <span className="cup-live">{words.playing}</span>}
      </div>
      <Seats view={view} table={table} />
      {result?.kind === 'stopped' && <p className="quiet">{words.stopped}</p>}
      {result?.kind === 'closed' && <p className="quiet">{words.closed}</p>}
      <TableLink view={view} table={table} number={number} own={own} />
    </li>
  );
}

/** Those at a table: by place when it is over, by seat before. */
export function Seats({ view, table: { seats, result } }: Pick<TableProps, 'view' | 'table'>) {
  const words = useTournamentWords();
  const lines = seats.map((entrant, seat) => ({
    entrant,
    place: result?.places[seat],
    points: result?.points[seat],
    gone: result?.gone[seat] === true,
  }));
  if (result?.kind === 'played') lines.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return (
    <ul className="cup-seats">
      {lines.map(({ entrant, place, points, gone }) => (
        <li key={entrant}>
          {place !== undefined && <span className="cup-place">{place}</span>}
          <span className="grow">
            {nameIn(view, entrant, words.anonymous)}
            {gone && <span className="quiet"> · {words.gone}</span>}
          </span>
          {points !== undefined && <span className="cup-points">{points}</span>}
        </li>
      ))}
    </ul>
  );
}

function TableLink({ view, table, number, own }: TableProps & { readonly own: boolean }) {
  const words = useTournamentWords();
  if (own && !table.result)
    return (
      <ButtonLink href={`/t/${table.table}`} kind="main">
        {words.toTable}
      </ButtonLink>
    );
  if (!table.result)
    return (
      <ButtonLink href={`/t/${table.table}?watch#${view.tournament}`} label={words.watchOf(number)}>
        {words.watch}
      </ButtonLink>
    );
  if (table.result.kind !== 'played') return;
  return (
    <ButtonLink href={`/r/${table.table}`} kind="ghost" label={words.replayOf(number)}>
      {words.replay}
    </ButtonLink>
  );
}
