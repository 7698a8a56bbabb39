import type { ComponentChildren } from 'preact';
import { Tip } from '../parts/Tip.tsx';
import { useTable } from './context.tsx';
import './option.css';

interface OptionButtonProps {
  /** The option's name: `play:power-3`. */
  readonly name: string;
  readonly children: ComponentChildren;
  /** Said instead of the option's own text, for instance to add where it lies. */
  readonly label?: string;
  readonly tip?: ComponentChildren;
  /** What it is while it is not offered: its tip can be reached by keyboard then too. */
  readonly idle?: string;
  readonly className?: string;
}

/**
 * A thing on the table or in the hand that stands for an option. While the option is offered the thing glows and a button lies over
 * it: the thing itself stays the same element, so that what moves or is being read in it goes on.
 */
export function OptionButton({ name, children, label, tip, idle, className = '' }: OptionButtonProps) {
  const { choice, text, names } = useTable();
  const offered = choice.offers(name);
  const state = !offered ? 'idle' : choice.isPicked(name) ? 'picked' : 'offered';
  const body = (
    <div className={`option option-${state} ${className}`}>
      {/* The name is text in the button, not an attribute that would have to repeat every figure drawn on the thing; what is drawn
          would only be read twice. */}
      {offered && (
        <button
          type="button"
          className="option-press"
          aria-pressed={state === 'picked'}
          data-option={name}
          disabled={choice.busy}
          onClick={() => choice.pick(name)}
        >
          <span className="unseen">{label ?? text.option(name, names, choice.decision?.kind)}</span>
        </button>
      )}
      <span key="face" className="option-face" aria-hidden={offered || undefined}>
        {children}
      </span>
    </div>
  );
  if (tip === undefined) return body;
  return (
    <Tip content={tip} {...(!offered && idle !== undefined && { focusable: idle })}>
      {body}
    </Tip>
  );
}
