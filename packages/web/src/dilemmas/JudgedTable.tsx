import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import { useLocation } from '../parts/router.ts';
import type { TableClient } from '../table/client.ts';
import type { AnyScreen } from '../table/contract.ts';
import { Loading } from '../table/Loading.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useDilemmaWords } from './words.ts';
import '../lessons/coach.css';

interface JudgedTableProps {
  readonly screen: AnyScreen;
  /** What is asked, and where one is: a heading for screen readers and the line beside *Next*. */
  readonly label: string;
  readonly question: string;
  readonly place: string;
  readonly next: string;
  /** Said where the position cannot be shown. */
  readonly lost: string;
  /** Called once. */
  open(): TableClient;
  verdict(chosen: string): ComponentChildren;
  onDecided(chosen: string): void;
  onNext(): void;
}

/** A table at one decision. The answer is judged and not played: what would follow is chance. */
export function JudgedTable(props: JudgedTableProps) {
  const { screen, label, question, place, next, lost, verdict, onNext } = props;
  const words = useDilemmaWords();
  const [, go] = useLocation();
  const [client, setClient] = useState<TableClient>();
  const [chosen, setChosen] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a position is opened once
  useEffect(() => {
    const table = props.open();
    setClient({
      ...table,
      async answer(_, option) {
        setChosen(option);
        props.onDecided(option);
        return { ok: false, reason: { code: 'coached' } };
      },
    });
    return () => table.close();
  }, []);
  if (!client) return <Loading />;
  const foot = (
    <section className="coach" aria-label={label}>
      {chosen === undefined ? <p className="coach-text">{question}</p> : verdict(chosen)}
      <div className="coach-actions">
        {chosen !== undefined && (
          <Button kind="main" onClick={onNext} data-next>
            {next}
          </Button>
        )}
        <span className="coach-place">{place}</span>
      </div>
    </section>
  );
  return (
    <TableScreen
      client={client}
      screen={screen}
      hold={chosen !== undefined}
      lost={lost}
      progress={[]}
      endActions={[{ label: words.home, main: true, run: () => go('/') }]}
      foot={foot}
    />
  );
}
