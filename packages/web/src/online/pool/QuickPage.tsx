import { type GameId, gameIds, isGameId } from '@mazmorra/catalogue';
import type { PoolView } from '@mazmorra/protocol';
import { useEffect, useId, useState } from 'preact/hooks';
import { joined, useLanguage, useWords } from '../../i18n/index.ts';
import { Page } from '../../page/Page.tsx';
import { useWaiting, type Wish } from '../../page/waiting.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Choices } from '../../parts/fields.tsx';
import { useSettings } from '../../settings/store.ts';
import { useAct } from '../act.ts';
import { AskToNotify } from '../MyTables.tsx';
import { NameField } from '../NameField.tsx';
import { Status } from '../Status.tsx';
import { takeName, theLink } from '../server.ts';
import { useServer } from '../server-state.ts';
import { clockText } from '../time-left.ts';
import Called from './Called.tsx';
import { heardPool, startWaiting, stopWaiting } from './pool.ts';
import { useServerNow } from './use-now.ts';
import { type PoolWords, usePoolWords } from './words.ts';
import '../online.css';
import './pool.css';

const numbersOf = (words: PoolWords, { people, playing }: PoolView): string =>
  people + playing === 0 ? words.noNumbers : words.numbers(people, playing);

/** Wait for people: choose games, see how many wait and play, practise meanwhile. */
export default function QuickPage() {
  const words = usePoolWords();
  const pool = useServer((server) => server.pool);
  const missed = useServer((server) => server.missed);
  const waits = useWaiting(({ wish }) => wish !== undefined);
  useNumbers();
  return (
    <Page title={words.title}>
      <Status />
      {missed && (
        <p className="online-note" role="status">
          {words.missed}
        </p>
      )}
      {/* Called through another device: this tab does not know that it waits. */}
      {pool?.called && !waits && <Called />}
      {pool?.you ? <WaitingPlate pool={pool} you={pool.you} /> : <Choose pool={pool} />}
      <section className="plate">
        <div className="online-buttons">
          <ButtonLink href="/online#lobby">{words.lobby}</ButtonLink>
          <ButtonLink href="/online">{words.invite}</ButtonLink>
        </div>
        <AskToNotify label={words.notify} />
      </section>
    </Page>
  );
}

/** Numbers that change by themselves, while the page is open. */
function useNumbers(): void {
  const online = useServer(({ status }) => status === 'online');
  const link = theLink();
  useEffect(() => {
    if (!online) return;
    link.request('pool', { on: true }).then(heardPool, () => undefined);
    return () => {
      // Who waits is told on every page.
      if (!useWaiting.getState().wish) link.request('pool', { on: false }).catch(() => undefined);
    };
  }, [online, link]);
}

function Choose({ pool }: { readonly pool: PoolView | undefined }) {
  const words = usePoolWords();
  const { busy, problem, run } = useAct();
  const online = useServer(({ status }) => status === 'online');
  const [name, setName] = useState(useSettings.getState().name);
  const [wish, setWish] = useState<Wish>(useWaiting.getState().wish ?? { games: gameIds, bots: 120 });
  const wait = async (): Promise<void> => {
    await takeName(name);
    await startWaiting(theLink(), wish);
  };
  return (
    <form
      className="plate stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(wait);
      }}
      data-choose
    >
      <p>{words.intro}</p>
      {pool && <p data-numbers>{numbersOf(words, pool)}</p>}
      <NameField value={name} onChange={setName} />
      <GameChoice wish={wish} pool={pool} onChange={setWish} />
      <BotChoice wish={wish} onChange={setWish} />
      <Button kind="main" type="submit" disabled={busy || !online || wish.games.length === 0} data-wait>
        {words.start}
      </Button>
      {wish.games.length === 0 && <p className="quiet">{words.chooseOne}</p>}
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </form>
  );
}

interface WishProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

function GameChoice({ wish, pool, onChange }: WishProps & { readonly pool: PoolView | undefined }) {
  const words = usePoolWords();
  const shell = useWords();
  const id = useId();
  const toggle = (game: GameId): void => {
    const others = wish.games.filter((one) => one !== game);
    onChange({ ...wish, games: others.length === wish.games.length ? [...wish.games, game] : others });
  };
  return (
    <fieldset className="field">
      <legend>{words.games}</legend>
      <ul className="pool-games">
        {gameIds.map((game) => (
          <li key={game} data-game={game}>
            <label htmlFor={`${id}${game}`}>
              <input
                id={`${id}${game}`}
                type="checkbox"
                checked={wish.games.includes(game)}
                onChange={() => toggle(game)}
                data-wish={game}
              />
              <span className="grow">{shell.games[game].name}</span>
              {(pool?.waiting[game] ?? 0) > 0 && (
                <span className="quiet">{words.waits(pool?.waiting[game] ?? 0)}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const times = [0, 30, 120, 600] as const;

function BotChoice({ wish, onChange }: WishProps) {
  const words = usePoolWords();
  return (
    <div data-bots>
      <Choices
        label={words.botsAfter}
        value={wish.bots}
        values={times.map((value) => ({ value, name: words.botTimes[value] }))}
        onChange={(bots) => onChange({ ...wish, bots })}
      />
    </div>
  );
}

interface WaitingProps {
  readonly pool: PoolView;
  readonly you: NonNullable<PoolView['you']>;
}

function WaitingPlate({ pool, you }: WaitingProps) {
  const words = usePoolWords();
  const shell = useWords();
  const language = useLanguage();
  const { busy, run } = useAct();
  const now = useServerNow();
  const games = you.games.filter(isGameId);
  const names = games.map((game) => shell.games[game].name);
  return (
    <section className="plate stack" data-waiting>
      <h2>
        {games.length === gameIds.length ? words.waitingForAny : words.waitingFor(joined(language, names))}
      </h2>
      <p role="timer">
        {words.waitingSince(clockText(now - you.since))}{' '}
        {you.botsAt === undefined ? words.noBots : words.botsIn(clockText(you.botsAt - now))}
      </p>
      <p data-numbers>{numbersOf(words, pool)}</p>
      {pool.people === 1 && (
        <p className="quiet">
          {words.alone} {words.aloneHelp}
        </p>
      )}
      <h3>{words.practise}</h3>
      <p className="quiet">{words.practiseHelp}</p>
      <div className="online-buttons">
        {games.map((game) => (
          <ButtonLink key={game} href={`/play/${game}`}>
            {shell.games[game].name}
          </ButtonLink>
        ))}
      </div>
      <Button kind="danger" disabled={busy} onClick={() => run(() => stopWaiting(theLink()))} data-unwait>
        {words.stop}
      </Button>
    </section>
  );
}
