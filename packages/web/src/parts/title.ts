import { useEffect } from 'react';

/** The name of the page in the tab and in the history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Mazmorra' ? title : `${title} · Mazmorra`;
  }, [title]);
}
