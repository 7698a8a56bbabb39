import type { DailyView } from '@mazmorra/protocol';
import { RequestError } from '@mazmorra/protocol/client';
import { useEffect, useState } from 'preact/hooks';
import { theLink } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';

/**
 * The games of a day as the server tells them: asked when the connection stands, and again when `again` changes. `refused` for a day
 * that is none or has not begun.
 */
export function useDaily(day: string | undefined, again: unknown): DailyView | 'refused' | undefined {
  const [view, setView] = useState<DailyView | 'refused'>();
  const online = useServer(({ status }) => status === 'online');
  const link = theLink();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` says that there is news
  useEffect(() => {
    if (!online) return;
    let current = true;
    link.request('daily', day === undefined ? {} : { day }).then(
      (told) => current && setView(told),
      // A broken connection asks again when it stands; what was told stays meanwhile.
      (error: unknown) => current && error instanceof RequestError && setView('refused'),
    );
    return () => {
      current = false;
    };
  }, [online, link, day, again]);
  return view;
}
