import { type GameId, gameIds, isGameId } from '@mazmorra/catalogue';
import type { CountView } from '@mazmorra/protocol';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../app/Page.tsx';
import { useWords } from '../i18n/index.ts';
import { Status } from '../online/Status.tsx';
import { Choices } from '../parts/fields.tsx';
import { type BotFigures, botFigures } from './bot-figures.ts';
import { useGameNames } from './game-words.ts';
import { useAsked } from './use-asked.ts';
import { useProfileWords } from './words/index.ts';
import '../online/online.css';
import './profiles.css';

/** How roles, heroes and variants of a game fare: people on this server, and bots among themselves. */
export default function BalancePage({ game }: { readonly game: GameId }) {
  const words = useProfileWords();
  const shell = useWords();
  const names = useGameNames(game);
  const [, go] = useLocation();
  const { view } = useAsked('balance', { game });
  const bots = useBotFigures(game);
  const parts = view?.parts ?? [];
  const variants = view?.variants ?? [];
  const partIds = [...new Set([...parts.map(({ part }) => part), ...Object.keys(bots.parts)])].sort();
  const variantKeys = [
    ...new Set([
      ...variants.map(({ variant, value }) => `${variant}=${value}`),
      ...Object.keys(bots.variants),
    ]),
  ].sort();
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
        <Figures
          title={words.part}
          rows={partIds.map((id) => ({
            name: names.part(id),
            people: parts.find(({ part }) => part === id),
            bots: bots.parts[id],
          }))}
        />
        <Figures
          title={words.variant}
          rows={variantKeys.map((key) => {
            const [id = '', value = ''] = key.split('=');
            return {
              name: names.variant(id, value),
              people: variants.find((row) => row.variant === id && row.value === value),
              bots: bots.variants[key],
            };
          })}
        />
      </section>
    </Page>
  );
}

interface FigureRow {
  readonly name: string;
  readonly people: CountView | undefined;
  readonly bots: string | undefined;
}

function Figures({ title, rows }: { readonly title: string; readonly rows: readonly FigureRow[] }) {
  const words = useProfileWords();
  if (rows.length === 0) return;
  return (
    <table className="profile-board">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.people}</th>
          <th scope="col">{words.bots}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, people, bots }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{people ? words.share(people.won, people.played) : '–'}</td>
            <td>{bots ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const nothing: BotFigures = { parts: {}, variants: {} };

function useBotFigures(game: GameId): BotFigures {
  const words = useProfileWords();
  const [figures, setFigures] = useState(nothing);
  useEffect(() => {
    let current = true;
    botFigures(game, words).then(
      (found) => current && setFigures(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [game, words]);
  return figures;
}
