import type { Names, Seat } from '@mazmorra/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLanguage, useWords } from '../i18n/index.ts';
import { firstEyes } from '../local/first-eyes.ts';
import { isWatched, type SavedTable } from '../local/saved.ts';
import { browserShelf } from '../local/shelf.ts';
import { type Judgement, judge, tallyOf } from '../local/study/thoughts.ts';
import { useSaved } from '../local/use-saved.ts';
import { Page } from '../page/Page.tsx';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Field, Switch } from '../parts/fields.tsx';
import { say } from '../parts/live.ts';
import { orNothing, useLoaded } from '../parts/use-loaded.ts';
import type { AnyScreen } from '../table/contract.ts';
import { Loading } from '../table/Loading.tsx';
import { Lost } from '../table/Lost.tsx';
import { Chances } from './Chances.tsx';
import { Costliest } from './Costliest.tsx';
import { DecisionRow } from './DecisionRow.tsx';
import { Summary } from './Summary.tsx';
import { Suspicions } from './Suspicions.tsx';
import { type Analysed, useAnalysis } from './use-analysis.ts';
import { useAnalysisWords } from './words.ts';
import './analysis.css';

/** After the game: what the master would have done. */
export default function AnalysisPage({ id }: { readonly id: string }) {
  const fetched = useFetched(id);
  if (!fetched) return <Loading />;
  return <KeptAnalysis id={id} />;
}

function KeptAnalysis({ id }: { readonly id: string }) {
  const found = useSaved(id);
  if (found === 'missing') return <Lost why="missing" />;
  if (!found) return <Loading />;
  return isWatched(found.saved) ? <Analysis {...found} /> : <Lost why="missing" />;
}

/** A game of the server that is not on this device's shelf yet is fetched before. */
const useFetched = (id: string): boolean => useLoaded(() => fetched(id), [id]) ?? false;

/** Whether the record is there or not: what is missing is told by the page. */
async function fetched(id: string): Promise<true> {
  if (await browserShelf().get(id)) return true;
  const { keepRecord } = await import('../online/records.ts');
  await orNothing(keepRecord(id));
  return true;
}

function firstSeat(saved: SavedTable): Seat {
  const eyes = firstEyes(saved);
  return typeof eyes === 'number' ? eyes : 0;
}

function Analysis({ saved, screen }: { readonly saved: SavedTable; readonly screen: AnyScreen }) {
  const words = useAnalysisWords();
  const shell = useWords();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const [seat, setSeat] = useState(() => firstSeat(saved));
  const analysed = useAnalysis(saved.id, seat);
  const names = useMemo(
    (): Names => ({ seat: (place) => saved.seats[place]?.name ?? String(place + 1), own: seat }),
    [saved, seat],
  );
  return (
    <Page title={words.title} wide game={saved.game}>
      <p className="analysis-game">
        <strong>{shell.games[saved.game].name}</strong> · {date.format(saved.updated)}
      </p>
      <p className="quiet">{words.intro}</p>
      <div className="analysis-head">
        <Field label={words.seat}>
          {(id) => (
            <select
              id={id}
              className="select"
              value={seat}
              onChange={(event) => setSeat(Number(event.currentTarget.value))}
            >
              {saved.seats.map(({ name }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <option key={place} value={place}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Working analysed={analysed} />
        <ButtonLink href={`/replay/${saved.id}`}>{words.watch}</ButtonLink>
      </div>
      <Summary saved={saved} seat={seat} analysed={analysed} />
      <Costliest saved={saved} screen={screen} seat={seat} names={names} analysed={analysed} />
      <div className="analysis-halves">
        <div className="analysis-charts">
          <Chances saved={saved} asked={analysed.asked} opinions={analysed.opinions} />
          <Suspicions saved={saved} seat={seat} asked={analysed.asked} opinions={analysed.opinions} />
        </div>
        <Decisions saved={saved} screen={screen} seat={seat} names={names} analysed={analysed} />
      </div>
    </Page>
  );
}

/** How far it has come, and the way to stop it or let it go on. */
function Working({ analysed: { asked, opinions, progress, stop, resume } }: { readonly analysed: Analysed }) {
  const words = useAnalysisWords();
  const [done, all] = [opinions.size, asked.length];
  const finished = progress === 'done';
  useEffect(() => {
    if (finished) say(words.finished);
  }, [finished, words]);
  const said = {
    working: words.working(done, all),
    done: words.done(done),
    stopped: words.stopped(done, all),
    failed: words.failed,
  };
  return (
    <div className="analysis-working" data-progress={progress}>
      <p>{said[progress]}</p>
      <progress max={Math.max(1, all)} value={done} aria-label={words.progress} />
      {progress === 'working' && <Button onClick={stop}>{words.stop}</Button>}
      {progress === 'stopped' && <Button onClick={resume}>{words.resume}</Button>}
    </div>
  );
}

interface DecisionsProps {
  readonly saved: SavedTable;
  readonly screen: AnyScreen;
  readonly seat: Seat;
  readonly names: Names;
  readonly analysed: Analysed;
}

const kinds: readonly Judgement[] = ['same', 'close', 'rather'];

function Decisions({ saved, screen, seat, names, analysed: { asked, opinions } }: DecisionsProps) {
  const words = useAnalysisWords();
  const language = useLanguage();
  const [only, setOnly] = useState(false);
  const own = asked.filter((each) => each.seat === seat);
  const tally = tallyOf(own, opinions);
  const shown = own.filter(({ move, chosen }) => {
    const opinion = opinions.get(move);
    if (!only || !opinion) return !only;
    return judge(opinion, chosen) === 'rather';
  });
  return (
    <section className="plate" data-decisions={own.length}>
      <h2>{words.decisions}</h2>
      {asked.length > 0 && own.length === 0 && <p>{words.none}</p>}
      {own.length > 0 && (
        <ul className="analysis-tally">
          {kinds.map((kind) => (
            <li key={kind} className={`analysis-${kind}`}>
              <strong>{tally[kind]}</strong> {words.tally[kind]}
            </li>
          ))}
        </ul>
      )}
      <details className="analysis-all">
        <summary>{words.all(own.length)}</summary>
        <Switch label={words.only} on={only} onChange={setOnly} />
        {only && shown.length === 0 && <p>{words.noneLeft}</p>}
        <ol className="analysis-rows">
          {shown.map((each) => (
            <DecisionRow
              key={each.move}
              table={saved.id}
              asked={each}
              opinion={opinions.get(each.move)}
              text={screen.text(language)}
              names={names}
            />
          ))}
        </ol>
      </details>
    </section>
  );
}
