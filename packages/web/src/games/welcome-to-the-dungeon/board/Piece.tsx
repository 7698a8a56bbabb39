import type { ComponentChildren } from 'preact';
import { Tip } from '../../../parts/Tip.tsx';
import { useTable } from '../../../table/context.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';

interface PieceProps {
  /** The option it stands for, if any. */
  readonly option?: string;
  /** What it is, for screen readers. */
  readonly label: string;
  readonly tip: ComponentChildren;
  readonly children: ComponentChildren;
  readonly className?: string;
}

/** A thing on the table: a button while it can be chosen, otherwise something to look at; always with its tool tip. */
export function Piece({ option, label, tip, children, className }: PieceProps) {
  const { choice, text, names } = useTable();
  if (option !== undefined && choice.find(option)) {
    return (
      <Tip content={tip} className={`wd-piece ${className ?? ''}`}>
        <OptionButton name={option} label={`${text.option(option, names)}. ${label}`}>
          {children}
        </OptionButton>
      </Tip>
    );
  }
  return (
    <Tip content={tip} focusable={label} className={`wd-piece ${className ?? ''}`}>
      {children}
    </Tip>
  );
}
