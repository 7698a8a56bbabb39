import { factsOf, type GameId, gameIds, isGameId } from '@mazmorra/catalogue';
import type { Variants } from '@mazmorra/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { fittingVariants } from '../app/seating.ts';
import { useGame } from '../app/setup/game.ts';
import { VariantField } from '../app/setup/VariantField.tsx';
import { useWords } from '../i18n/index.ts';
import { AboutLink } from '../origins/AboutLink.tsx';
import { Button } from '../parts/Button.tsx';
import { Choices, Field, Switch } from '../parts/fields.tsx';
import { useSettings } from '../settings/store.ts';
import { useAct } from './act.ts';
import { takeName, theLink } from './house.ts';
import { useHouse } from './house-state.ts';
import { NameField } from './NameField.tsx';
import { useOnlineWords } from './words/index.ts';

const clocks = {
  none: { kind: 'none' },
  quick: { kind: 'live', seconds: 60, reserve: 300 },
  slow: { kind: 'slow', hours: 24 },
} as const;
type ClockName = keyof typeof clocks;

/** Opens a table for friends; whoever opens it sits down at once. */
export function OpenForm({ first }: { readonly first: GameId }) {
  const words = useOnlineWords();
  const shell = useWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useAct();
  const online = useHouse(({ status }) => status === 'online');
  const [name, setName] = useState(useSettings.getState().name);
  const [game, setGame] = useState(first);
  const [seats, setSeats] = useState(factsOf(first).seats.usual);
  const [listed, setListed] = useState<'link' | 'lobby'>('link');
  const [entry, setEntry] = useState<'open' | 'ask'>('open');
  const [spectators, setSpectators] = useState(true);
  const [clock, setClock] = useState<ClockName>('none');
  const [chosen, setChosen] = useState<Variants>({});
  const known = useGame(game);
  const specs = known?.facts.variants ?? [];
  const variants = fittingVariants(specs, chosen, seats);
  const { min, max } = factsOf(game).seats;
  const open = async (): Promise<void> => {
    await takeName(name);
    const wanted = {
      game,
      seats,
      variants: { ...variants },
      listed: listed === 'lobby',
      entry,
      spectators,
      clock: clocks[clock],
      language: useSettings.getState().language,
    };
    const { table, invite } = await theLink().request('create', wanted);
    go(`/t/${table}#${invite}`);
  };
  return (
    <form
      className="plate stack"
      data-game={game}
      onSubmit={(event) => {
        event.preventDefault();
        run(open);
      }}
    >
      <h2>{words.open}</h2>
      <NameField value={name} onChange={setName} />
      <Field label={words.game}>
        {(id) => (
          <select
            id={id}
            className="select"
            value={game}
            onChange={({ target: { value } }) => {
              if (!isGameId(value)) return;
              setGame(value);
              setSeats(factsOf(value).seats.usual);
              setChosen({});
            }}
          >
            {gameIds.map((each) => (
              <option key={each} value={each}>
                {shell.games[each].name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div data-seats>
        <Choices
          label={words.seats}
          value={seats}
          values={range(Math.max(2, min), max).map((value) => ({ value, name: String(value) }))}
          onChange={setSeats}
        />
      </div>
      <Choices
        label={words.whoSees}
        value={listed}
        values={[
          { value: 'link', name: words.byLink },
          { value: 'lobby', name: words.listed },
        ]}
        onChange={setListed}
      />
      {listed === 'lobby' && (
        <Choices
          label={words.entry}
          value={entry}
          values={[
            { value: 'open', name: words.entryOpen },
            { value: 'ask', name: words.entryAsk },
          ]}
          onChange={setEntry}
        />
      )}
      <Choices
        label={words.clock}
        value={clock}
        values={(['none', 'quick', 'slow'] as const).map((value) => ({ value, name: words.clocks[value] }))}
        onChange={setClock}
      />
      <Switch label={words.spectators} on={spectators} onChange={setSpectators} />
      {known && specs.length > 0 && (
        <details className="online-variants">
          <summary>{shell.setup.variants}</summary>
          <div className="stack">
            {specs.map((spec) => (
              <VariantField
                key={spec.id}
                spec={spec}
                screen={known.screen}
                seats={seats}
                value={variants[spec.id] ?? spec.default}
                onChange={(value) => setChosen({ ...chosen, [spec.id]: value })}
              />
            ))}
          </div>
        </details>
      )}
      <Button kind="main" type="submit" disabled={busy || !online} data-open-table>
        {words.openNow}
      </Button>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
      <p>
        <AboutLink game={game} />
      </p>
    </form>
  );
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
