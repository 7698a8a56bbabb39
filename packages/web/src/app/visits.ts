import { useEffect, useState } from 'preact/hooks';

/**
 * Calls back whenever a link leads to the address that is open already. The router does not notice that, because the address
 * stays the same; `pushState` is the event that it sends for every link.
 */
export function onSameAddress(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  address: () => string,
  visited: () => void,
): () => void {
  const opened = address();
  const look = (): void => {
    if (address() === opened) visited();
  };
  page.addEventListener('pushState', look);
  return () => page.removeEventListener('pushState', look);
}

/** How often the reader has come to this address since it was opened; a key for what has to begin anew then. */
export function useVisits(): number {
  const [visits, setVisits] = useState(0);
  useEffect(
    () =>
      onSameAddress(
        window,
        () => window.location.pathname,
        () => setVisits((before) => before + 1),
      ),
    [],
  );
  return visits;
}
