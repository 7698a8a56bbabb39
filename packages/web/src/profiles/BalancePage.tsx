import { type GameId, gameIds, isGameId } from '@mazmorra/catalogue';
import { wordAt } from '@mazmorra/languages';
import type { BalanceView, CountView } from '@mazmorra/protocol';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Status } from '../online/Status.tsx';
import { Page } from '../page/Page.tsx';
import { Choices, Field } from '../parts/fields.tsx';
import { useLocation } from '../parts/router.ts';
import { orNothing, useLoaded } from '../parts/use-loaded.ts';
import { type BotFigures, botFigures } from './bot-figures.ts';
import { useGameNames } from './game-words.ts';
import { useAsked } from './use-asked.ts';
import { useProfileWords } from './words.ts';
import '../online/online.css';
import './profiles.css';

/** How roles, heroes and variants of a game fare: people on this server, and bots among themselves. */
export default function BalancePage({ game }: { readonly game: GameId }) {
  const words = useProfileWords();
  const shell = useWords();
  const [, go] = useLocation();
  const { view } = useAsked('balance', { game });
  const bots = useBotFigures(game);
  return (
    <Page title={words.balance} wide game={game}>
      <Status />
      <section className="plate stack" data-balance={game}>
        <p className="quiet">{words.balanceHelp}</p>
        <Choices
          label={words.game}
          value={game}
          values={gameIds.map((value) => ({ value, name: shell.games[value].name }))}
          onChange={(value) => isGameId(value) && go(`/balance/${value}`)}
        />
        <Tables key={game} game={game} view={view} bots={bots} />
      </section>
    </Page>
  );
}

interface TablesProps {
  readonly game: GameId;
  readonly view: BalanceView | undefined;
  readonly bots: BotFigures | undefined;
}

function Tables({ game, view, bots }: TablesProps) {
  const words = useProfileWords();
  const names = useGameNames(game);
  const [chosen, setChosen] = useState('');
  const variants = view?.variants ?? [];
  const keys = [
    ...new Set([...variants.map(({ variant, value }) => `${variant}=${value}`), ...(bots?.variants ?? [])]),
  ].sort();
  const nameOf = (key: string): string => {
    const [id = '', value = ''] = key.split('=');
    return names.variant(id, value);
  };
  const played = (key: string) => variants.find(({ variant, value }) => `${variant}=${value}` === key);
  const people = (chosen === '' ? view?.parts : played(chosen)?.parts) ?? [];
  const theirs = bots?.parts(chosen === '' ? undefined : chosen) ?? {};
  const ids = [...new Set([...people.map(({ part }) => part), ...Object.keys(theirs)])].sort();
  return (
    <>
      {keys.length > 0 && (
        <Field label={words.gamesWith}>
          {(id) => (
            <select
              id={id}
              className="select"
              data-with
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              <option value="">{words.anyVariant}</option>
              {keys.map((key) => (
                <option key={key} value={key}>
                  {nameOf(key)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Figures
        title={wordAt(words.parts, game) ?? words.part}
        rows={ids.map((id) => ({
          id,
          name: names.part(id),
          people: people.find(({ part }) => part === id),
          bots: theirs[id],
        }))}
      />
      {chosen === '' && (
        <Figures
          title={words.variant}
          rows={keys.map((key) => ({
            id: key,
            name: nameOf(key),
            people: played(key),
            bots: bots?.variant(key),
          }))}
        />
      )}
      {bots && <p className="quiet">{words.botGames(bots.seats, bots.games)}</p>}
    </>
  );
}

interface FigureRow {
  readonly id: string;
  readonly name: string;
  readonly people: CountView | undefined;
  readonly bots: CountView | undefined;
}

function Figures({ title, rows }: { readonly title: string; readonly rows: readonly FigureRow[] }) {
  const words = useProfileWords();
  if (rows.length === 0) return;
  return (
    <table className="profile-board profile-figures">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.people}</th>
          <th scope="col">{words.bots}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, people, bots }) => (
          <tr key={id} data-figures={id}>
            <th scope="row">{name}</th>
            <Share of={people} />
            <Share of={bots} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Share({ of }: { readonly of: CountView | undefined }) {
  const words = useProfileWords();
  if (!of || of.played === 0) return <td>–</td>;
  return (
    <td>
      {words.share(Math.round((100 * of.won) / of.played))}{' '}
      <small className="quiet">{words.outOf(of.played)}</small>
    </td>
  );
}

const useBotFigures = (game: GameId): BotFigures | undefined =>
  useLoaded(() => orNothing(botFigures(game)), [game]);
