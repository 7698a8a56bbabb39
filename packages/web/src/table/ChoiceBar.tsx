import returnArrow from 'icon:anticlockwise-rotation';
import confirmMark from 'icon:check-mark';
import listIcon from 'icon:hamburger-menu';
import type { RuleId } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { sayNow } from '../parts/live.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useSettings } from '../settings/store.ts';
import { keyOf } from './choice.ts';
import type { Hint } from './client.ts';
import { useTable } from './context.tsx';
import type { ScreenProps } from './contract.ts';
import { HintButton, HintSaid, useHints } from './HintButton.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { digitsOf, useChoiceKeys } from './keys.ts';

interface ChoiceBarProps {
  readonly props: ScreenProps<unknown, unknown>;
  readonly takeBack: (() => void) | undefined;
  /** The way to ask the master, where that is allowed. */
  readonly askHint?: (() => Promise<Hint | undefined>) | undefined;
  /** There is no board on this screen: what lies on it is offered here, as far as that is not too much. */
  readonly alone?: boolean;
  /** What stands here while nothing is asked. */
  readonly idle?: ComponentChildren;
}

/** At the foot of the screen: what is asked, what can be chosen, what the pick would mean, and the way back. */
export function ChoiceBar({ props, takeBack, askHint, alone = false, idle }: ChoiceBarProps) {
  const words = useWords();
  const { choice, text, names, screen, offHand } = useTable();
  const { decision, picked } = choice;
  // The list belongs to one decision and goes with it.
  const key = decision && keyOf(decision);
  const [listed, setListed] = useState<string>();
  const hints = useHints(askHint, key);
  const digits = useMemo(() => digitsOf(decision?.options ?? [], screen), [decision, screen]);
  useChoiceKeys(choice, digits);
  const onBar = decision?.options.filter((name) => !screen.onTable?.(name, props.view)) ?? [];
  const buttons = (alone ? offHand : undefined) ?? onBar;
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar);

  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={`choice-bar ${decision ? 'choice-bar-asked' : ''}`}
      aria-label={words.choice.label}
      data-decision={decision && `${decision.number} ${decision.seat}`}
    >
      <Refused />
      {!decision && idle}
      {decision && (
        <>
          <div className="choice-question">
            <h2>
              {decision.optional && <span className="choice-optional">{words.choice.optional}: </span>}
              {text.decision(decision.kind)}
            </h2>
            <span className="choice-tools">
              <IconButton icon={listIcon} label={words.table.list} onClick={() => setListed(key)} />
              {askHint && <HintButton hints={hints} />}
            </span>
          </div>
          <HintSaid hints={hints} names={names} option={(name) => text.option(name, names, decision.kind)} />
          {picked ? (
            <Picked props={props} option={picked} />
          ) : (
            <OptionRow
              options={buttons}
              onTableToo={buttons.length < decision.options.length}
              digits={digits}
            />
          )}
          <OptionList open={listed === key} onClose={() => setListed(undefined)} />
        </>
      )}
      {takeBack && (
        <Button kind="ghost" icon={returnArrow} onClick={takeBack} className="choice-take-back">
          {words.table.takeBack}
        </Button>
      )}
    </section>
  );
}

/** All options in words, on the board or not. */
function OptionList({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const words = useWords();
  const { choice, text, names } = useTable();
  const { kind, options } = choice.decision ?? { kind: '', options: [] };
  return (
    <Sheet open={open} onClose={onClose} title={text.decision(kind)} from="below">
      <p className="quiet">{words.choice.options(options.length)}</p>
      <ul className="choice-list">
        {options.map((option, index) => (
          <li key={option}>
            <Button
              data-listed={option}
              data-first={index === 0 || undefined}
              aria-pressed={choice.isPicked(option)}
              onClick={() => {
                choice.pick(option);
                onClose();
              }}
            >
              {text.option(option, names, kind)}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function OptionRow({
  options,
  onTableToo,
  digits,
}: {
  readonly options: readonly string[];
  readonly onTableToo: boolean;
  readonly digits: ReadonlyMap<string, string>;
}) {
  const words = useWords();
  const { choice, text, names } = useTable();
  const confirmFirst = useSettings((settings) => settings.confirm);
  return (
    <div className="choice-options">
      {options.map((option) => (
        <Button
          key={option}
          data-option={option}
          kind={options.length === 1 && !onTableToo && !confirmFirst ? 'main' : 'plain'}
          disabled={choice.busy}
          onClick={() => choice.pick(option)}
          aria-keyshortcuts={digits.get(option)}
        >
          {text.option(option, names, choice.decision?.kind)}
        </Button>
      ))}
      {onTableToo && <p className="quiet choice-hint">{words.choice.onTable}</p>}
    </div>
  );
}

function Picked({
  props,
  option,
}: {
  readonly props: ScreenProps<unknown, unknown>;
  readonly option: string;
}) {
  const words = useWords();
  const { choice, text, names, screen } = useTable();
  const Explain = screen.Explain;
  return (
    <div className="choice-picked">
      <div className="choice-meaning">
        <strong>{text.option(option, names, choice.decision?.kind)}</strong>
        {Explain && (
          <div className="choice-explain">
            <Explain {...props} option={option} />
          </div>
        )}
        {screen.onTable?.(option, props.view) && (
          <p className="choice-again quiet">{words.choice.tapAgain}</p>
        )}
      </div>
      <div className="choice-actions">
        <Button onClick={choice.drop} disabled={choice.busy}>
          {words.choice.other}
        </Button>
        <Button kind="main" icon={confirmMark} onClick={choice.confirm} disabled={choice.busy} data-confirm>
          {words.choice.confirm}
        </Button>
      </div>
    </div>
  );
}

function Refused() {
  const words = useWords();
  const { openRule } = useTable();
  const refusal = useRefusal();
  if (!refusal) return;
  return (
    <p className="choice-refused">
      {refusal.said}{' '}
      {refusal.rule !== undefined && (
        <button type="button" className="why" onClick={() => openRule(refusal.rule ?? '')}>
          {words.table.why}
        </button>
      )}
    </p>
  );
}

/** Why the last answer was not taken, in words, and the rule behind it. */
function useRefusal(): { readonly said: string; readonly rule?: RuleId } | undefined {
  const words = useWords();
  const { refused } = useTable().choice;
  // A lesson says itself why it wants another answer.
  const said =
    refused && refused.code !== 'coached'
      ? refused.code === 'stale'
        ? words.choice.stale
        : words.choice.refused
      : undefined;
  useEffect(() => {
    if (said !== undefined) sayNow(said);
  }, [said]);
  if (said === undefined) return undefined;
  return refused?.code === 'not-allowed' ? { said, rule: refused.rule } : { said };
}
