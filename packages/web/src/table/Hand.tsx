import { type ComponentChildren, isValidElement } from 'preact';
import { useWords } from '../i18n/index.ts';
import './hand.css';

interface HandProps {
  /** Each wrapped in an `OptionButton`; with a key. */
  readonly children: readonly ComponentChildren[];
  /** Width of one card outside the region of the hand, whose height says how large its cards are; they overlap rather than shrink. */
  readonly cardWidth?: number | string;
  readonly label?: string;
}

/** Cards in a row that overlap as far as they must; the one under the pointer, focused or picked comes to the front. */
export function Hand({ children, cardWidth = 84, label }: HandProps) {
  const words = useWords();
  const count = children.length;
  return (
    <ul
      className="hand"
      aria-label={label ?? words.table.hand}
      style={{ '--count': count, '--wish': typeof cardWidth === 'number' ? `${cardWidth}px` : cardWidth }}
    >
      {children.map((child, index) => (
        <li key={isValidElement(child) ? child.key : index} className="hand-place">
          {child}
        </li>
      ))}
    </ul>
  );
}
