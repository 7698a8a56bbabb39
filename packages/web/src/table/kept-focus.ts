import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const isGone = (thing: Element): boolean => !thing.isConnected || thing.matches(':disabled');

/** The heading has the focus after a change of the address, until the reader moves on. */
const isNowhere = (): boolean => document.activeElement?.matches('body, h1') ?? true;

/** Where the first thing to choose may be: on the bar, in the hand, on the board, or on a board that is walked cell by cell. */
const CHOICES = [
  '.choice-bar .choice-options button',
  '.table-hand button',
  '.own button',
  '.table [data-option]',
  '.table [role="gridcell"][tabindex="0"]',
];

/** What the Tab key comes to from the bar: the first thing that can be chosen, wherever it lies on the page. */
function firstChoice(bar: HTMLElement): HTMLElement | undefined {
  for (const where of CHOICES)
    for (const thing of bar.ownerDocument.querySelectorAll<HTMLElement>(where))
      if (!isGone(thing) && thing.checkVisibility()) return thing;
  return undefined;
}

/**
 * Keeps the focus at the table. A button or card that is gone, or cannot be pressed for a moment, takes the focus with it; it goes on
 * where the keyboard needs it next: to the same thing if it is back, to the confirmation of what was picked, or to the choice
 * bar, where it also begins when the first thing is asked. Looked at after every change of the screen, because a card may leave it long
 * after it was played. A reader who clicks beside everything loses the focus by their own wish and is left alone.
 */
export function useKeptFocus(bar: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement>();
  const robbed = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target.matches('h1')) return;
      last.current = target;
      robbed.current = false;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    const place = bar.current;
    const step = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || event.shiftKey || event.target !== place) return;
      const first = place?.dataset['decision'] === undefined ? undefined : firstChoice(place);
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    place?.addEventListener('keydown', step);
    return () => place?.removeEventListener('keydown', step);
  }, [bar]);
  useLayoutEffect(() => {
    const thing = last.current;
    if (thing && isGone(thing)) robbed.current = true;
    const onBar = document.activeElement === bar.current;
    const isFirst = last.current === undefined && bar.current?.dataset['decision'] !== undefined;
    const lost = (robbed.current || isFirst) && isNowhere();
    if (!onBar && !lost) return;
    const confirm = bar.current?.querySelector<HTMLElement>('[data-confirm]:not(:disabled)');
    const back = lost && thing && !isGone(thing) ? thing : undefined;
    const next = confirm ?? back ?? bar.current;
    if (next !== document.activeElement) next?.focus({ preventScroll: true });
  });
}
