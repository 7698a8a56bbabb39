import { factsOf, firstGame, type GameId, gameIds, isGameId } from '@mazmorra/catalogue';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { NameField } from '../online/NameField.tsx';
import { contribution, takeName, theLink } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';
import { Button } from '../parts/Button.tsx';
import { Choices, Field, Switch } from '../parts/fields.tsx';
import { useLocation } from '../parts/router.ts';
import { useSettings } from '../settings/store.ts';
import { useTournamentAct } from './act.ts';
import { useTournamentWords } from './words.ts';

const clocks = {
  quick: { kind: 'live', seconds: 20, reserve: 60 },
  usual: { kind: 'live', seconds: 45, reserve: 180 },
  calm: { kind: 'live', seconds: 90, reserve: 600 },
} as const;
const clockNames = ['quick', 'usual', 'calm'] as const;

interface Plan {
  readonly game: GameId;
  readonly seats: number;
  readonly rounds: number;
  readonly clock: keyof typeof clocks;
  readonly starts: 'hand' | 'time';
  /** As the field of the browser has it: `2026-11-17T20:30`, in the time of this device. */
  readonly at: string;
  readonly listed: boolean;
  readonly play: boolean;
}

const inAnHour = (): string => {
  const at = new Date(Date.now() + 3_600_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const usual = (game: GameId): Plan => ({
  game,
  seats: Math.max(2, factsOf(game).seats.usual),
  rounds: 3,
  clock: 'usual',
  starts: 'hand',
  at: inAnHour(),
  listed: false,
  play: true,
});

/** Opens a tournament; who plays too is the first to take part. */
export function OpenTournament() {
  const words = useTournamentWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useTournamentAct({
    start: words.pastStart,
    'too-many': words.tooManyOpen,
  });
  const online = useServer(({ status }) => status === 'online');
  const [name, setName] = useState(useSettings.getState().name);
  const [plan, setPlan] = useState(() => usual(firstGame));
  const open = async (): Promise<void> => {
    await takeName(name);
    const { game, seats, rounds, listed } = plan;
    const start = plan.starts === 'time' ? { start: Date.parse(plan.at) } : {};
    const link = theLink();
    const settings = { game, seats, rounds, listed, clock: clocks[plan.clock], ...start };
    const { tournament } = await link.request('open-tournament', settings);
    if (plan.play) await link.request('join-tournament', { tournament, contribution: contribution() });
    go(`/tournament/${tournament}`);
  };
  return (
    <form
      className="plate stack"
      data-game={plan.game}
      onSubmit={(event) => {
        event.preventDefault();
        run(open);
      }}
    >
      <h2>{words.open}</h2>
      <NameField value={name} onChange={setName} />
      <Fields plan={plan} onChange={setPlan} />
      <Button kind="main" type="submit" disabled={busy || !online} data-open-tournament>
        {words.openNow}
      </Button>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </form>
  );
}

interface FieldsProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

function Fields({ plan, onChange }: FieldsProps) {
  const words = useTournamentWords();
  const { min, max } = factsOf(plan.game).seats;
  const set = (change: Partial<Plan>): void => onChange({ ...plan, ...change });
  return (
    <>
      <GameField game={plan.game} onChange={(game) => set({ game, seats: usual(game).seats })} />
      <div data-seats>
        <Choices
          label={words.seats}
          help={words.seatsHelp}
          value={plan.seats}
          values={numbers(Math.max(2, min), max)}
          onChange={(seats) => set({ seats })}
        />
      </div>
      <div data-rounds>
        <Choices
          label={words.rounds}
          value={plan.rounds}
          values={numbers(1, 9)}
          onChange={(rounds) => set({ rounds })}
        />
      </div>
      <Choices
        label={words.clock}
        help={words.clockHelp(clocks[plan.clock].reserve / 60)}
        value={plan.clock}
        values={clockNames.map((value) => ({ value, name: words.clocks[value] }))}
        onChange={(clock) => set({ clock })}
      />
      <StartFields plan={plan} onChange={onChange} />
      <Choices
        label={words.whoSees}
        value={plan.listed ? 'all' : 'link'}
        values={[
          { value: 'link', name: words.byLink },
          { value: 'all', name: words.listed },
        ]}
        onChange={(value) => set({ listed: value === 'all' })}
      />
      <Switch label={words.play} on={plan.play} onChange={(play) => set({ play })} />
    </>
  );
}

function GameField({ game, onChange }: { readonly game: GameId; readonly onChange: (game: GameId) => void }) {
  const words = useTournamentWords();
  const shell = useWords();
  return (
    <Field label={words.game}>
      {(id) => (
        <select
          id={id}
          className="select"
          value={game}
          onChange={({ currentTarget: { value } }) => isGameId(value) && onChange(value)}
        >
          {gameIds.map((each) => (
            <option key={each} value={each}>
              {shell.games[each].name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function StartFields({ plan, onChange }: FieldsProps) {
  const words = useTournamentWords();
  return (
    <>
      <Choices
        label={words.start}
        value={plan.starts}
        values={(['hand', 'time'] as const).map((value) => ({ value, name: words.starts[value] }))}
        onChange={(starts) => onChange({ ...plan, starts })}
      />
      {plan.starts === 'time' && (
        <Field label={words.startTime}>
          {(id) => (
            <input
              id={id}
              type="datetime-local"
              className="text-input"
              required
              value={plan.at}
              onInput={(event) => onChange({ ...plan, at: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

const numbers = (from: number, to: number): { value: number; name: string }[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ value: from + i, name: String(from + i) }));
