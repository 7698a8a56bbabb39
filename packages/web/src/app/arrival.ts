import { useLayoutEffect, useRef } from 'preact/hooks';
import { useLocation } from '../parts/router.ts';

interface Left {
  readonly heading: Element | null;
  readonly text: string | undefined;
  /** What had the focus. */
  readonly focus: Element | null;
}

const leave = (): Left => {
  const heading = document.querySelector('h1');
  return { heading, text: heading?.textContent, focus: document.activeElement };
};

/** Whether the new page has put the focus somewhere itself: in a dialog, on its first field. */
const isTaken = ({ focus }: Left): boolean => {
  const now = document.activeElement;
  return document.querySelector('dialog[open]') !== null || (now !== focus && now !== document.body);
};

/** Moves the focus to the heading of the page that has come, if it has. A browser that loads a page does the same. */
function arrive(left: Left): boolean {
  const heading = document.querySelector('h1');
  if (!heading || (heading === left.heading && heading.textContent === left.text)) return false;
  if (isTaken(left)) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * After a change of the address the focus goes to the heading of the new page, which screen readers then read; otherwise it would
 * stay nowhere. The heading may come later than the address: pages are loaded when they are wanted.
 */
export function useArrival(): void {
  const [address] = useLocation();
  const shown = useRef(address);
  // Read while the page before is still there.
  const left = shown.current === address ? undefined : leave();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useLayoutEffect(() => {
    shown.current = address;
    if (!left || arrive(left)) return;
    const observer = new MutationObserver(() => arrive(left) && observer.disconnect());
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [address]);
}
