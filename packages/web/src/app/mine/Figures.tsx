import { factsOf } from '@mazmorra/catalogue';
import type { RolePlayed } from '@mazmorra/kernel';
import { wordAt } from '@mazmorra/languages';
import { useMemo } from 'preact/hooks';
import { useWords } from '../../i18n/index.ts';
import { rolesIn } from '../../local/local-table.ts';
import type { SavedTable } from '../../local/saved.ts';
import { orNothing, useLoaded } from '../../parts/use-loaded.ts';
import { levels } from '../../settings/levels.ts';
import {
  type Count,
  type GameStatistics,
  type Opponents,
  type Played,
  playedBy,
  statisticsOf,
} from './statistics.ts';
import { useMineWords } from './words.ts';

interface FiguresProps {
  readonly tables: readonly SavedTable[];
  /** Finished games that lie elsewhere. */
  readonly elsewhere: readonly Played[];
}

/** How the reader's games went, box by box. */
export function Figures({ tables, elsewhere }: FiguresProps) {
  const words = useMineWords();
  const { games, together } = useMemo(() => {
    const all = tables.map((table) => ({ game: table.game, as: playedBy(table) }));
    return {
      games: [...all.flatMap(({ as }) => (typeof as === 'object' ? [as] : [])), ...elsewhere],
      together: all.flatMap(({ game, as }) => (as === 'together' ? [game] : [])),
    };
  }, [tables, elsewhere]);
  const roles = useRoles(games, tables);
  const statistics = statisticsOf(games, together, roles);
  return (
    <section className="plate">
      <h2>{words.statistics}</h2>
      {statistics.length === 0 && <p className="quiet">{words.statisticsNone}</p>}
      <div className="mine-boxes">
        {statistics.map((one) => (
          <Box key={one.game} of={one} />
        ))}
      </div>
    </section>
  );
}

function Box({ of }: { readonly of: GameStatistics }) {
  const words = useMineWords();
  const shell = useWords();
  const opponents = (key: Opponents): string => {
    const level = levels.find((one) => one === key);
    if (level) return shell.levels[level].name;
    return key === 'people' || key === 'alone' ? words.opponents[key] : words.opponents.mixed;
  };
  return (
    <article className="mine-box" data-game={of.game} data-played={of.played} data-won={of.won}>
      <h3>{shell.games[of.game].name}</h3>
      <p className="mine-sum">
        {words.played(of.played)}
        {of.played > 0 && <strong> · {words.wonOf(of.won, of.played)}</strong>}
      </p>
      {of.survival && (
        <p>
          {words.survived(of.survival.survived, of.played)}
          <br />
          {words.mostGold(of.survival.mostGold)}
        </p>
      )}
      <Counts
        title={words.byRole}
        rows={of.byRole.map(([role, count]) => [wordAt(words.roles, role) ?? role, count])}
      />
      <Counts
        title={words.byOpponents}
        rows={of.byOpponents.map(([key, count]) => [opponents(key), count])}
      />
      <Counts title={words.bySeats} rows={of.bySeats.map(([seats, count]) => [words.seats(seats), count])} />
      {of.hinted > 0 && (
        <p className="quiet" data-hinted={of.hinted}>
          {words.hinted(of.hinted)}
        </p>
      )}
      {of.together > 0 && <p className="quiet">{words.together(of.together)}</p>}
    </article>
  );
}

interface CountsProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, Count])[];
}

function Counts({ title, rows }: CountsProps) {
  const words = useMineWords();
  if (rows.length === 0) return;
  return (
    <>
      <h4>{title}</h4>
      <ul className="mine-counts">
        {rows.map(([name, { played, won }]) => (
          <li key={name}>
            <span className="grow">{name}</span>
            <span className="mine-bar" aria-hidden="true">
              <span style={{ inlineSize: `${(won / Math.max(1, played)) * 100}%` }} />
            </span>
            <span>{words.wonOf(won, played)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const noRoles: ReadonlyMap<string, readonly RolePlayed[]> = new Map();

/** Roles are found by playing the records through, in a worker, when the lists already stand. */
function useRoles(
  games: readonly Played[],
  tables: readonly SavedTable[],
): ReadonlyMap<string, readonly RolePlayed[]> {
  const roles = useLoaded(() => {
    const here = new Set(tables.map(({ id }) => id));
    const wanted = games.flatMap(({ id, game, own }) =>
      factsOf(game).hiddenRoles && here.has(id) ? [{ id, seat: own }] : [],
    );
    return wanted.length === 0 ? undefined : orNothing(rolesIn(wanted));
  }, [games, tables]);
  return roles ?? noRoles;
}
