import type { Outcome } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { useLocation } from '../parts/router.ts';
import type { TableClient } from './client.ts';
import { useTable } from './context.tsx';
import type { AnyScreen, Ending, EndingProps } from './contract.ts';
import { decisiveMoment } from './decisive.ts';
import { type EndAction, EndScreen } from './EndScreen.tsx';
import { lineOf } from './lines.ts';
import type { StageState } from './stage.ts';

interface EndProps {
  readonly outcome: Outcome;
  readonly view: unknown;
  readonly log: StageState['log'];
  readonly kind: TableClient['kind'];
  readonly actions: readonly EndAction[];
  readonly note: ComponentChildren;
  readonly progress: readonly (readonly number[])[];
}

/** What comes after the game: its end as a story, and what can be done next. */
export function End({ outcome, view, log, kind, actions, note, progress }: EndProps) {
  const words = useWords();
  const { screen, text, names, language, info } = useTable();
  const [, go] = useLocation();
  const [open, setOpen] = useState(kind !== 'replay');
  const ending = useMemo(
    () => endingOf({ table: info.id, outcome, view, log, text, names, language }, screen),
    [outcome, view, log, text, names, language, screen, info.id],
  );
  const look = { label: words.end.look, run: () => setOpen(false) };
  const moment = decisiveMoment(log, screen, outcome);
  const shown = actions.map((action) =>
    action.replay === undefined || moment === undefined
      ? action
      : { ...action, label: words.end.decisive, run: () => go(`${action.replay}?${moment}`) },
  );
  return (
    <>
      <EndScreen
        outcome={outcome}
        open={open}
        onClose={() => setOpen(false)}
        ending={ending}
        progress={progress}
        actions={[...shown, look]}
        note={note}
      />
      {!open && kind !== 'replay' && (
        <button type="button" className="button button-main end-again" onClick={() => setOpen(true)}>
          {words.end.results}
        </button>
      )}
    </>
  );
}

/** The story of the end; for a game whose screen tells none, the last line of the log. */
function endingOf(props: EndingProps<unknown, unknown>, screen: AnyScreen): Ending {
  const told = screen.ending?.(props);
  if (told) return told;
  const { log, text, names, outcome } = props;
  const story = log.map((entry) => lineOf(text, entry, names)).findLast((line) => line !== undefined);
  const fates = outcome.scores.map((scores) =>
    Object.entries(scores)
      .map(([column, value]) => `${text.scores[column] ?? column}: ${value}`)
      .join(' · '),
  );
  return { story: story ?? '', fates, dead: [] };
}
