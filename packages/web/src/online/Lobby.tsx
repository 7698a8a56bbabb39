import { gameIds, isGameId } from '@mazmorra/catalogue';
import { capital, LANGUAGES } from '@mazmorra/kernel';
import type { LobbyEntry, LobbyFilter } from '@mazmorra/protocol';
import { useEffect, useId, useRef } from 'preact/hooks';
import { joined, languageName, useLanguage, useWords } from '../i18n/index.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Switch } from '../parts/fields.tsx';
import { useAct } from './act.ts';
import { HouseRules } from './HouseRules.tsx';
import { ReportButton } from './Report.tsx';

import { readLobby, theLink } from './server.ts';
import { useServer } from './server-state.ts';
import { clockIn, useOnlineWords } from './words.ts';

/** The tables anybody may come to, kept up to date while the page is open. */
export function Lobby() {
  const words = useOnlineWords();
  const { lobby, lobbyMore, status, filter } = useServer();
  const { busy, problem, run } = useAct();
  const place = useRef<HTMLElement>(null);
  // On a phone the form for a new table comes first: who asked for the list is taken to it.
  useEffect(() => {
    if (location.hash === '#lobby') place.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    if (status !== 'online') return;
    const link = theLink();
    readLobby().catch(() => undefined);
    return () => void link.request('lobby', { on: false }).catch(() => undefined);
  }, [status]);
  const choose = (part: LobbyFilter): void => {
    useServer.setState({ filter: clean({ ...filter, ...part }) });
    run(() => readLobby());
  };
  return (
    <section ref={place} className="plate" data-lobby>
      <h2>{words.lobby}</h2>
      <Filters filter={filter} onChange={choose} />
      {lobby.length === 0 && <Empty filtered={Object.keys(filter).length > 0} />}
      <ul className="online-list">
        {lobby.map((entry) => (
          <LobbyRow key={entry.table} entry={entry} />
        ))}
      </ul>
      {lobbyMore !== undefined && (
        <Button kind="ghost" disabled={busy} onClick={() => run(() => readLobby(lobbyMore))} data-more>
          {words.lobbyMore}
        </Button>
      )}
      {problem !== undefined && <p className="online-note">{problem}</p>}
    </section>
  );
}

/** A filter without the parts that let everything through. */
const clean = (filter: LobbyFilter): LobbyFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as LobbyFilter;

interface FiltersProps {
  readonly filter: LobbyFilter;
  readonly onChange: (part: LobbyFilter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const words = useOnlineWords();
  const shell = useWords();
  const language = useLanguage();
  const { all } = words.filters;
  return (
    <details className="online-variants" data-filters>
      <summary>{words.filters.title}</summary>
      <div className="online-filters">
        <Pick
          label={words.game}
          value={filter.game}
          values={gameIds.map((game) => [game, shell.games[game].name])}
          all={all}
          onChange={(game) => onChange({ game })}
        />
        <Pick
          label={shell.app.language}
          value={filter.language}
          values={LANGUAGES.map((id) => [id, capital(languageName(language, id))])}
          all={all}
          onChange={(language) => onChange({ language })}
        />
        <Pick
          label={words.clock}
          value={filter.clock}
          values={[
            ['none', words.clocks.none],
            ['live', words.filters.live],
            ['slow', words.filters.slow],
          ]}
          all={all}
          onChange={(clock) => onChange({ clock })}
        />
        <Switch
          label={words.filters.free}
          on={filter.free === true}
          onChange={(on) => onChange({ free: on ? true : undefined })}
        />
      </div>
    </details>
  );
}

interface PickProps<T extends string> {
  readonly label: string;
  readonly value: T | undefined;
  readonly values: readonly (readonly [T, string])[];
  readonly all: string;
  readonly onChange: (value: T | undefined) => void;
}

function Pick<T extends string>({ label, value, values, all, onChange }: PickProps<T>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="select"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(values.find(([each]) => each === currentTarget.value)?.[0])}
      >
        <option value="">{all}</option>
        {values.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** An empty lobby says what can be done about it. */
function Empty({ filtered }: { readonly filtered: boolean }) {
  const words = useOnlineWords();
  if (filtered) return <p className="quiet">{words.filters.none}</p>;
  return (
    <div data-empty>
      <p className="quiet">{words.lobbyEmpty}</p>
      <div className="online-buttons">
        <ButtonLink href="/quick" kind="main">
          {words.beCalled}
        </ButtonLink>
        <ButtonLink href="/">{words.practise}</ButtonLink>
      </div>
    </div>
  );
}

function LobbyRow({ entry }: { readonly entry: LobbyEntry }) {
  const words = useOnlineWords();
  const shell = useWords();
  const language = useLanguage();
  const { table, game, free, names, status, spectators } = entry;
  if (!isGameId(game)) return;
  const joinable = status === 'open' && free > 0;
  const way = joinable ? (entry.entry === 'ask' ? words.ask : words.join) : words.watch;
  const facts = [
    ...(entry.language ? [capital(languageName(language, entry.language))] : []),
    clockIn(words, entry.clock),
    age(language, entry.created, words.justNow),
    words.here(entry.here),
    ...(entry.bots > 0 ? [words.bots(entry.bots)] : []),
  ];
  return (
    <li className="shelf-item" data-game={game} data-table={table}>
      <div className="grow">
        <strong>{shell.games[game].name}</strong>
        <p className="quiet">
          {joined(
            language,
            names.map((name, i) => (entry.kept?.includes(i) ? name : `${name} (${words.guestMark})`)),
          )}
          {names.length > 0 && ' · '}
          {status === 'running' ? words.status.running : free > 0 ? words.missing(free) : words.full}
        </p>
        <p className="quiet">{facts.join(' · ')}</p>
        <HouseRules game={game} variants={entry.variants} seats={entry.seats} />
      </div>
      <ReportButton table={table} label={words.report.table} />
      {(joinable || spectators) && (
        <ButtonLink href={`/t/${table}`} kind={joinable ? 'main' : 'plain'}>
          {way}
        </ButtonLink>
      )}
    </li>
  );
}

const minute = 60_000;

/** "5 minutes ago", as the language says it. */
function age(language: string, created: number, justNow: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const minutes = Math.max(0, Math.round((Date.now() - created) / minute));
  if (minutes === 0) return justNow;
  if (minutes < 60) return format.format(-minutes, 'minute');
  return minutes < 48 * 60
    ? format.format(-Math.round(minutes / 60), 'hour')
    : format.format(-Math.round(minutes / 1440), 'day');
}
