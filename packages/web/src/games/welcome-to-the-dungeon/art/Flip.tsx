import type { ComponentChildren, CSSProperties } from 'preact';
import { MonsterBack } from './cards.tsx';
import './flip.css';

interface FlipProps {
  /** Changes with the card, so that another one turns again. */
  readonly of: string;
  /** How long it turns, in milliseconds; nothing where it lies open. */
  readonly length: number;
  /** It is not open yet: what it shows is not told. */
  readonly turns: boolean;
  readonly children: ComponentChildren;
}

/** A card that is lifted, turned over and laid down, with its back in view until it has turned. */
export function Flip({ of, length, turns, children }: FlipProps) {
  return (
    <span
      className="wd-flip"
      key={of}
      data-turns={turns || undefined}
      style={{ '--turn': `${length}ms` } as CSSProperties}
    >
      <span className="wd-flip-face">{children}</span>
      <span className="wd-flip-back" aria-hidden="true">
        <MonsterBack />
      </span>
    </span>
  );
}
