import { remarkText, whyText } from '@mazmorra/bots/text';
import type { Names, Seat } from '@mazmorra/kernel';
import { useMemo } from 'preact/hooks';
import { botTextIn } from '../i18n/bots.ts';
import { useLanguage } from '../i18n/index.ts';
import { stillsOf } from '../local/local-table.ts';
import type { SavedTable } from '../local/saved.ts';
import { type Cost, costliest, judge } from '../local/study/thoughts.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { Link } from '../parts/router.ts';
import { orNothing, useLoaded } from '../parts/use-loaded.ts';
import type { TableSnapshot } from '../table/client.ts';
import type { AnyScreen } from '../table/contract.ts';
import { StillTable } from './StillTable.tsx';
import type { Analysed } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';

interface CostliestProps {
  readonly saved: SavedTable;
  readonly screen: AnyScreen;
  readonly seat: Seat;
  readonly names: Names;
  readonly analysed: Analysed;
}

/** The three decisions of a seat that cost most in the master's opinion, each with the table as it was. */
export function Costliest({
  saved,
  screen,
  seat,
  names,
  analysed: { asked, opinions, progress },
}: CostliestProps) {
  const words = useAnalysisWords();
  const own = asked.filter((each) => each.seat === seat);
  const reviewed = own.every(({ move, chosen }) => {
    const opinion = opinions.get(move);
    return opinion !== undefined && judge(opinion, chosen) !== undefined;
  });
  const costs = useMemo(
    () => (reviewed ? costliest(asked, opinions, seat) : []),
    [reviewed, asked, opinions, seat],
  );
  const stills = useStills(saved.id, seat, costs);
  if (asked.length === 0 || own.length === 0) return;
  return (
    <section className="plate" data-costliest={reviewed ? costs.length : undefined}>
      <h2>{words.costliest}</h2>
      {!reviewed && <p>{progress === 'working' ? words.costliestSoon : words.costliestStopped}</p>}
      {reviewed && costs.length === 0 && <p>{words.costliestNone}</p>}
      <ol className="analysis-costs">
        {costs.map((cost) => (
          <Moment
            key={cost.asked.move}
            table={saved.id}
            cost={cost}
            screen={screen}
            names={names}
            still={stills.get(cost.asked.move)}
          />
        ))}
      </ol>
      {costs.length > 0 && <ButtonLink href={`/practice/${saved.game}`}>{words.practice}</ButtonLink>}
    </section>
  );
}

interface MomentProps {
  readonly table: string;
  readonly cost: Cost;
  readonly screen: AnyScreen;
  readonly names: Names;
  readonly still: TableSnapshot | undefined;
}

function Moment({ table, cost: { asked, opinion, lead }, screen, names, still }: MomentProps) {
  const words = useAnalysisWords();
  const language = useLanguage();
  const text = screen.text(language);
  const option = (name: string): string => text.option(name, names, asked.kind);
  const { format: percent } = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const told = botTextIn(language);
  const error = 1.96 * lead.error;
  const remarksOn = (name: string) => opinion.options.find((one) => one.name === name)?.why ?? [];
  const why = whyText(told, { ...opinion, why: remarksOn(opinion.best) }, names);
  const against = remarksOn(asked.chosen).flatMap((remark) => remarkText(told, remark, names) ?? []);
  return (
    <li data-cost={asked.move}>
      <h3>
        {words.move(asked.move)}: {text.decision(asked.kind)}
      </h3>
      {still && <StillTable screen={screen} snapshot={still} label={words.still(asked.move)} />}
      <p>
        {[words.chose(option(asked.chosen)), ...against].join(' ')} {words.rather(option(opinion.best))} {why}
      </p>
      <p className="quiet">
        {words.costOfOne(percent(lead.mean), percent(lead.mean - error), percent(lead.mean + error))}
      </p>
      <p>
        <Link href={`/replay/${table}?at=${asked.move - 1}&eyes=${asked.seat}`}>{words.show}</Link>
      </p>
    </li>
  );
}

type Stills = ReadonlyMap<number, TableSnapshot>;
const noStills: Stills = new Map();

async function stillsAt(id: string, seat: Seat, moves: readonly number[]): Promise<Stills> {
  const found = await stillsOf(id, seat, moves);
  return new Map(found.map((still, place) => [moves[place] ?? 0, still]));
}

/** The table before each of these moves, as the seat saw it. */
function useStills(id: string, seat: Seat, costs: readonly Cost[]): Stills {
  const moves = costs.map(({ asked }) => asked.move).join(' ');
  const stills = useLoaded(() => {
    const wanted = moves === '' ? [] : moves.split(' ').map(Number);
    // The words are there without the pictures.
    return wanted.length === 0 ? undefined : orNothing(stillsAt(id, seat, wanted));
  }, [id, seat, moves]);
  return stills ?? noStills;
}
