import { type ComponentChildren, isValidElement } from 'preact';
import { useRef } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import './hand.css';

interface HandProps {
  /** Each wrapped in an `OptionButton`; with a key. Nothing is an empty place. */
  readonly children: readonly ComponentChildren[];
  /** Width of one card outside the region of the hand, whose height says how large its cards are; they overlap rather than shrink. */
  readonly cardWidth?: number | string;
  readonly label?: string;
  /** How many there usually are: with fewer the cards stay as large as they were. */
  readonly usual?: number;
}

/** Cards in a row that overlap as far as they must; the one under the pointer, focused or picked comes to the front. */
export function Hand({ children, cardWidth = 84, label, usual = 0 }: HandProps) {
  const words = useWords();
  const count = Math.max(children.length, usual);
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

/**
 * The cards in the places in which they lie. Those that are held stay there: the place of one that is played is empty until another
 * is drawn. `deal` is another one when the whole hand is new.
 */
export function usePlaces<Card extends string>(
  cards: readonly Card[],
  deal: unknown,
): readonly (Card | undefined)[] {
  const lies = useRef<{ readonly deal: unknown; readonly places: readonly (Card | undefined)[] }>();
  const before = lies.current;
  const places = placesAfter(before && before.deal === deal ? before.places : [], cards);
  lies.current = { deal, places };
  return places;
}

/** What lies in which place when these cards are held. */
export function placesAfter<Card>(
  before: readonly (Card | undefined)[],
  cards: readonly Card[],
): readonly (Card | undefined)[] {
  const held = [...cards];
  const take = (card: Card | undefined): Card | undefined => {
    const at = card === undefined ? -1 : held.indexOf(card);
    return at < 0 ? undefined : held.splice(at, 1)[0];
  };
  const kept = before.map(take);
  return [...kept.map((card) => card ?? held.shift()), ...held];
}
