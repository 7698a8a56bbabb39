import { zoomOf } from '../motion/travel.ts';
import { tipPlace } from './tip-place.ts';
import { useWindow } from './window.ts';

/** What must not be covered: everything that can be chosen, the bar that asks and the line of what happened. */
const CHOICES = '[data-option], [data-confirm], .choice-bar, .ticker-line';

/**
 * Puts a bubble above what it speaks of, below or beside it: where it covers least of what can be chosen and of `also`; never beyond
 * the screen.
 */
export function placeBeside(bubble: HTMLElement, anchor: Element, also?: string): void {
  const zoom = zoomOf(bubble);
  // Near the right edge of the screen it would be measured narrower than it becomes.
  bubble.style.inset = '0 auto auto 0';
  const size = bubble.getBoundingClientRect();
  const choices = [...document.querySelectorAll(also === undefined ? CHOICES : `${CHOICES}, ${also}`)]
    .filter((choice) => !anchor.contains(choice) && !choice.contains(anchor))
    .map((choice) => choice.getBoundingClientRect());
  const { left, top } = tipPlace(anchor.getBoundingClientRect(), size, choices, useWindow.getState());
  bubble.style.left = `${left / zoom}px`;
  bubble.style.top = `${top / zoom}px`;
}
