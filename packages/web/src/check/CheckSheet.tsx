import holdsIcon from 'icon:check-mark';
import crossIcon from 'icon:cross-mark';
import openIcon from 'icon:sands-of-time';
import type { Checked } from '../local/check.ts';
import { Icon } from '../look/Icon.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { DealFacts } from './DealFacts.tsx';
import { reportOf, type StepState, wrongMove } from './report.ts';
import { type CheckWords, useCheckWords } from './words.ts';
import './check.css';

interface CheckSheetProps {
  /** Plays the game again; must stay the same while the sheet is open. */
  readonly check: () => Promise<Checked>;
  readonly onClose: () => void;
  /** Where a moment of the game can be looked at, the way there. */
  readonly onShow?: (move: number) => void;
}

/** Plays a game again in this browser and says whether every shuffle, roll and answer follows, and if not, where. */
export function CheckSheet({ check, onClose, onShow }: CheckSheetProps) {
  const words = useCheckWords();
  const checked = useChecked(check);
  const wrong = typeof checked === 'object' ? wrongMove(checked) : undefined;
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <div className="stack">
        <p
          role="status"
          className={`check-verdict check-${stateOf(checked)}`}
          data-verdict={stateOf(checked)}
        >
          {sentence(words, checked)}
        </p>
        {typeof checked === 'object' && (
          <>
            {!checked.verdict.holds && (
              <p className="check-why" data-why>
                {whyOf(words, checked)}
              </p>
            )}
            {wrong !== undefined && onShow && (
              <p>
                <Button onClick={() => onShow(wrong)}>{words.show}</Button>
              </p>
            )}
            <Report checked={checked} />
            <DealFacts checked={checked} />
          </>
        )}
      </div>
    </Sheet>
  );
}

type Seen = Checked | 'none' | undefined;

const stateOf = (checked: Seen): string =>
  checked === undefined
    ? 'checking'
    : checked === 'none'
      ? 'none'
      : checked.verdict.holds
        ? 'holds'
        : 'broken';

function sentence(words: CheckWords, checked: Seen): string {
  if (checked === undefined) return words.checking;
  if (checked === 'none') return words.unreadable;
  return checked.verdict.holds ? words.holds(checked.verdict.answers) : words.broken;
}

function whyOf(words: CheckWords, { verdict, names, mover }: Checked): string | undefined {
  if (verdict.holds) return undefined;
  const { difference } = verdict;
  if (difference.code !== 'refused' && difference.code !== 'check') return words.why[difference.code];
  const name = mover === undefined ? '' : (names[mover] ?? String(mover + 1));
  return words.why[difference.code](difference.answer, name);
}

const signs: Readonly<Record<StepState, string>> = {
  holds: holdsIcon,
  fails: crossIcon,
  open: openIcon,
  none: openIcon,
};

function Report({ checked }: { readonly checked: Checked }) {
  const words = useCheckWords();
  return (
    <ul className="check-steps">
      {reportOf(checked).map(({ step, state }) => (
        <li key={step} data-step={step} data-state={state}>
          <Icon of={signs[state]} />
          <span className="grow">{words.steps[step]}</span>
          <span className="check-state">{words.states[state]}</span>
        </li>
      ))}
    </ul>
  );
}

const useChecked = (check: () => Promise<Checked>): Seen =>
  useLoaded(() => check().catch(() => 'none' as const), [check]);
