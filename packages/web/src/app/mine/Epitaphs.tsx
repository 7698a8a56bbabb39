import grave from 'icon:tombstone';
import type { GameText, Language } from '@mazmorra/kernel';
import { useMemo } from 'preact/hooks';
import { loadScreen } from '../../games/registry.ts';
import { useLanguage } from '../../i18n/index.ts';
import type { Death } from '../../local/deaths.ts';
import { deathsIn } from '../../local/local-table.ts';
import type { SavedTable } from '../../local/saved.ts';
import { Icon } from '../../look/Icon.tsx';
import { orNothing, useLoaded } from '../../parts/use-loaded.ts';
import { type Played, playedBy } from './statistics.ts';
import { useMineWords } from './words.ts';

/** More stones would not be read, and each is a game that is played through again. */
const MOST = 24;

interface Fallen extends Played {
  readonly table: SavedTable;
}

/** Games that the reader's hero did not survive; those of other games have no such score. */
function fallenIn(tables: readonly SavedTable[]): Fallen[] {
  return tables
    .flatMap((table) => {
      const played = playedBy(table);
      const dead = typeof played === 'object' && played.outcome.scores[played.own]?.['out'] === 0;
      return dead ? [{ ...played, table }] : [];
    })
    .slice(0, MOST);
}

/** A wall with a stone for every hero of the reader who stayed in the dungeon: what killed them, and when. */
export function Epitaphs({ tables }: { readonly tables: readonly SavedTable[] }) {
  const words = useMineWords();
  const language = useLanguage();
  const fallen = useMemo(() => fallenIn(tables), [tables]);
  const { deaths, text } = useDeaths(fallen, language);
  const stones = fallen.flatMap(({ id, own, table }) => {
    const death = deaths.get(id);
    const said = death && text?.event(death, { seat: (seat) => table.seats[seat]?.name ?? '', own });
    return said === undefined ? [] : [{ id, said, name: table.seats[own]?.name ?? '', day: table.updated }];
  });
  if (stones.length === 0) return;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <section className="plate">
      <h2>{words.epitaphs}</h2>
      <p className="quiet">{words.epitaphsHelp}</p>
      <ul className="mine-wall">
        {stones.map(({ id, said, name, day }) => (
          <li key={id} className="mine-stone">
            <Icon of={grave} size="30px" />
            <strong>{name}</strong>
            <span>{said}</span>
            <small className="quiet">{date.format(day)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Told {
  readonly deaths: ReadonlyMap<string, Death>;
  readonly text: GameText<unknown> | undefined;
}

const nothing: Told = { deaths: new Map(), text: undefined };

async function deathsOf({ game }: Fallen, fallen: readonly Fallen[], language: Language): Promise<Told> {
  const screen = await loadScreen(game);
  const deaths = await deathsIn(fallen.map(({ id, own }) => ({ id, seat: own })));
  return { deaths, text: screen.text(language) };
}

/** The records are played through in a worker, when the lists already stand. */
function useDeaths(fallen: readonly Fallen[], language: Language): Told {
  const told = useLoaded(() => {
    const [first] = fallen;
    return first && orNothing(deathsOf(first, fallen, language));
  }, [fallen, language]);
  return told ?? nothing;
}
