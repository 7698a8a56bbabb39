import type { TournamentView } from '@mazmorra/protocol';
import { useState } from 'preact/hooks';
import { useLanguage } from '../i18n/index.ts';
import { NameField } from '../online/NameField.tsx';
import { useServerNow } from '../online/pool/use-now.ts';
import { contribution, takeName, theLink } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';
import { clockText } from '../online/time-left.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { useSettings } from '../settings/store.ts';
import { useTournamentAct } from './act.ts';
import { openTables, showTournament } from './use-tournament.ts';
import { useTournamentWords } from './words.ts';

interface ViewProps {
  readonly view: TournamentView;
}

/** What is now, and what one can do about it. */
export function Now({ view }: ViewProps) {
  const words = useTournamentWords();
  const { status, settings, rounds, opener, stopped } = view;
  return (
    <section className="plate stack cup-now" data-now>
      <p className="quiet cup-by">
        {opener === '' ? words.byNobody : words.by(opener)} · {words.people(drawnCount(view))}
      </p>
      {status === 'running' && <h2>{words.roundOf(rounds.length, settings.rounds)}</h2>}
      <p role="status">
        <State view={view} />
      </p>
      {stopped && status === 'running' && <p>{words.lastNow}</p>}
      <Own view={view} />
      {view.leads && (status === 'open' || status === 'running') && <Lead view={view} />}
      {status === 'over' && (
        <p>
          <a className="button button-plain" href={`/api/tournaments/${view.tournament}`} download>
            {words.download}
          </a>
        </p>
      )}
    </section>
  );
}

const drawnCount = ({ entrants }: TournamentView): number =>
  entrants.filter(({ state }) => state !== 'removed').length;

/** One sentence about how things are, for the page and for the big screen. */
export function State({ view }: ViewProps) {
  const words = useTournamentWords();
  const { status, endedBy, standings, entrants, next, rounds } = view;
  if (status === 'open') return <Opening view={view} />;
  if (status === 'cancelled') return words.cancelled[endedBy ?? 'opener'];
  if (status === 'running')
    return next === undefined ? (
      words.waiting(openTables(view))
    ) : (
      <NextIn round={rounds.length + 1} at={next} />
    );
  const first = entrants[standings[0]?.entrant ?? -1]?.name || words.anonymous;
  const early = endedBy === 'few' ? words.overByFew : endedBy ? words.overByOpener : '';
  return (
    <>
      <strong className="cup-winner">{words.won(first)}</strong> {early}
    </>
  );
}

function Opening({ view }: ViewProps) {
  const words = useTournamentWords();
  const now = useServerNow();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  const { start } = view.settings;
  const count = drawnCount(view);
  return (
    <>
      {count === 0 ? words.joinedNone : words.joined(count)}{' '}
      {start !== undefined
        ? words.startsAt(date.format(start), clockText(start - now))
        : view.leads
          ? words.startsByYou
          : words.startsByHand(view.opener || words.anonymous)}{' '}
      {count < view.least && words.needs(view.least)}
    </>
  );
}

export function NextIn({ round, at }: { readonly round: number; readonly at: number }) {
  const words = useTournamentWords();
  const left = at - useServerNow();
  return left > 0 ? words.nextIn(round, clockText(left)) : words.drawing(round);
}

/** One's own part: joining, leaving, coming back, the way to the table. */
function Own({ view }: ViewProps) {
  const words = useTournamentWords();
  const { you, entrants, status, rounds } = view;
  const state = you && entrants[you.entrant]?.state;
  const going = status === 'open' || status === 'running';
  if (!going) return;
  if (!you) return status === 'open' ? <Join view={view} /> : <p className="quiet">{words.started}</p>;
  if (state === 'removed') return <p>{words.youRemoved}</p>;
  if (state === 'out') return <Back view={view} />;
  const byed = view.next === undefined && rounds.at(-1)?.byes.includes(you.entrant);
  return (
    <>
      {you.table !== undefined && (
        <div className="cup-table-call">
          <p>{words.tableWaits}</p>
          <ButtonLink href={`/t/${you.table}`} kind="main">
            {words.toTable}
          </ButtonLink>
        </div>
      )}
      {byed && <p>{words.bye}</p>}
      {status === 'open' && <p>{words.youIn}</p>}
      <Leave view={view} />
    </>
  );
}

function Join({ view: { tournament } }: ViewProps) {
  const words = useTournamentWords();
  const { busy, problem, run } = useTournamentAct();
  const online = useServer(({ status }) => status === 'online');
  const [name, setName] = useState(useSettings.getState().name);
  const join = async (): Promise<void> => {
    await takeName(name);
    const args = { tournament, contribution: contribution() };
    showTournament(await theLink().request('join-tournament', args));
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(join);
      }}
    >
      <NameField value={name} onChange={setName} />
      <Button kind="main" type="submit" disabled={busy || !online} data-join>
        {words.join}
      </Button>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </form>
  );
}

function Back({ view: { tournament } }: ViewProps) {
  const words = useTournamentWords();
  const { busy, problem, run } = useTournamentAct();
  const back = async (): Promise<void> =>
    showTournament(await theLink().request('join-tournament', { tournament }));
  return (
    <>
      <p>{words.youOut}</p>
      <Button kind="main" disabled={busy} onClick={() => run(back)} data-back>
        {words.back}
      </Button>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </>
  );
}

function Leave({ view: { tournament, status } }: ViewProps) {
  const words = useTournamentWords();
  const { busy, run } = useTournamentAct();
  const [asking, setAsking] = useState(false);
  const leave = async (): Promise<void> => {
    showTournament(await theLink().request('leave-tournament', { tournament }));
    setAsking(false);
  };
  if (!asking)
    return (
      <div>
        <Button kind="ghost" onClick={() => (status === 'open' ? run(leave) : setAsking(true))} data-leave>
          {words.leave}
        </Button>
      </div>
    );
  return (
    <div className="cup-sure">
      <p>
        <strong>{words.leaveSure}</strong> {words.leaveHelp}
      </p>
      <div className="online-buttons">
        <Button kind="danger" disabled={busy} onClick={() => run(leave)} data-leave-sure>
          {words.yes}
        </Button>
        <Button onClick={() => setAsking(false)}>{words.no}</Button>
      </div>
    </div>
  );
}

/** For who leads it. */
function Lead({ view }: ViewProps) {
  const words = useTournamentWords();
  const { busy, problem, run } = useTournamentAct();
  const [asking, setAsking] = useState(false);
  const { tournament, status, next, stopped } = view;
  const draw = async () => showTournament(await theLink().request('draw-round', { tournament }));
  const stop = async () => {
    showTournament(await theLink().request('stop-tournament', { tournament }));
    setAsking(false);
  };
  const drawable = status === 'open' || next !== undefined;
  return (
    <div className="cup-lead">
      <div className="online-buttons">
        {drawable && (
          <Button kind="main" disabled={busy} onClick={() => run(draw)} data-draw>
            {status === 'open' ? words.startNow : words.drawNow}
          </Button>
        )}
        {!stopped && !asking && (
          <Button kind="ghost" onClick={() => setAsking(true)}>
            {status === 'open' ? words.stop : words.stopAfter}
          </Button>
        )}
      </div>
      {asking && (
        <div className="online-buttons">
          <strong>{words.stopSure}</strong>
          <Button kind="danger" disabled={busy} onClick={() => run(stop)} data-stop>
            {words.stopYes}
          </Button>
          <Button onClick={() => setAsking(false)}>{words.stopNo}</Button>
        </div>
      )}
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </div>
  );
}
