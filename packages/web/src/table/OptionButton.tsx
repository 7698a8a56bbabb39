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
  readonly className?: string;
}

/**
 * A thing on the table or in the hand that stands for an option. While the option is offered it is a button that
 * glows; otherwise it is only the thing.
 */
export function OptionButton({ name, children, label, tip, className }: OptionButtonProps) {
  const { choice, text, names } = useTable();
  const offered = choice.offers(name);
  const state = !offered ? 'idle' : choice.isPicked(name) ? 'picked' : 'offered';
  const body = offered ? (
    <button
      type="button"
      className={`option option-${state} ${className ?? ''}`}
      aria-pressed={state === 'picked'}
      data-option={name}
      disabled={choice.busy}
      onClick={() => choice.pick(name)}
    >
      {/* The name is text inside, not an attribute that would have to repeat every figure drawn on the button;
          what is drawn would only be read twice. */}
      <span className="unseen">{label ?? text.option(name, names, choice.decision?.kind)}</span>
      <span className="option-face" aria-hidden="true">
        {children}
      </span>
    </button>
  ) : (
    <div className={`option option-idle ${className ?? ''}`}>{children}</div>
  );
  return tip === undefined ? body : <Tip content={tip}>{body}</Tip>;
}
