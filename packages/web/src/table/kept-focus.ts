import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const isGone = (thing: Element): boolean => !thing.isConnected || thing.matches(':disabled');

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the focus at the table. A button or card that is gone, or cannot be pressed for a moment, takes the focus with it; it goes on
 * where the keyboard needs it next: to the same thing if it is back, to the confirmation of what was picked, or to the choice
 * bar. Looked at after every change of the screen, because a card may leave it long after it was played. A reader who
 * clicks beside everything loses the focus by their own wish and is left alone.
 */
export function useKeptFocus(bar: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement>();
  const robbed = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last.current = target;
      robbed.current = false;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useLayoutEffect(() => {
    const thing = last.current;
    if (thing && isGone(thing)) robbed.current = true;
    const onBar = document.activeElement === bar.current;
    const lost = robbed.current && isNowhere();
    if (!onBar && !lost) return;
    const confirm = bar.current?.querySelector<HTMLElement>('[data-confirm]:not(:disabled)');
    const back = lost && thing && !isGone(thing) ? thing : undefined;
    const next = confirm ?? back ?? bar.current;
    if (next !== document.activeElement) next?.focus({ preventScroll: true });
  });
}
