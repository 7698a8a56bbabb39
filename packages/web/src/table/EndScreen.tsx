import crown from 'icon:crown';
import type { Outcome, Seat } from '@mazmorra/kernel';
import { joined, useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Picture } from '../look/Icon.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Chart } from './Chart.tsx';
import { useTable } from './context.tsx';
import './end.css';

interface EndScreenProps {
  readonly outcome: Outcome;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The sentence that told the end. */
  readonly why: string | undefined;
  /** One row per moment, one number per seat; empty while it is being made or when the game has none. */
  readonly progress: readonly (readonly number[])[];
  readonly actions: readonly { readonly label: string; readonly main?: boolean; run(): void }[];
}

export function EndScreen({ outcome, open, onClose, why, progress, actions }: EndScreenProps) {
  const words = useWords();
  const { text, openRule } = useTable();
  return (
    <Sheet open={open} onClose={onClose} title={words.end.title} from="middle" className="end">
      <div className="end-crown">
        <Picture of={crown} tint="gold" />
      </div>
      <Headline outcome={outcome} />
      <Results outcome={outcome} />
      <p className="end-why">
        {why}{' '}
        <button type="button" className="log-rule" onClick={() => openRule(outcome.rule)}>
          {words.end.why}: {outcome.rule}
        </button>
      </p>
      {progress.length > 1 && (
        <section>
          <h3>{words.end.chart}</h3>
          <Chart rows={progress} heading={Object.values(text.scores)[0] ?? ''} />
        </section>
      )}
      <div className="end-actions">
        {actions.map(({ label, main, run }) => (
          <Button key={label} kind={main ? 'main' : 'plain'} onClick={run}>
            {label}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

function Headline({ outcome }: { readonly outcome: Outcome }) {
  const words = useWords();
  const { names, language } = useTable();
  const [first] = outcome.winners;
  const headline =
    first === undefined
      ? words.end.nobody
      : outcome.winners.length > 1
        ? words.end.shared(joined(language, outcome.winners.map(names.seat)))
        : names.own === first
          ? words.end.youWon
          : words.end.won(names.seat(first));
  return <p className="end-headline">{headline}</p>;
}

function Results({ outcome }: { readonly outcome: Outcome }) {
  const words = useWords();
  const { text, names } = useTable();
  const columns = Object.keys(outcome.scores[0] ?? {});
  const order: Seat[] = outcome.places.map((_, seat) => seat);
  order.sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll sideways, so the keyboard must reach it
    <section className="end-scroll" aria-label={words.end.results} tabIndex={0}>
      <table className="end-table">
        <thead>
          <tr>
            <th scope="col">{words.end.place}</th>
            <th scope="col">{words.end.player}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {text.scores[column] ?? column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} className={outcome.winners.includes(seat) ? 'end-winner' : ''}>
              <td>{outcome.places[seat]}</td>
              <th scope="row">
                <span className="row end-name">
                  <Crest seat={seat} size={24} /> {names.seat(seat)}
                </span>
              </th>
              {columns.map((column) => (
                <td key={column}>{outcome.scores[seat]?.[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
