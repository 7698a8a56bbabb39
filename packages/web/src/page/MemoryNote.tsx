import { useWords } from '../i18n/index.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { isKept } from '../settings/database.ts';

/** Whether this browser keeps nothing. */
export const useForgetful = (): boolean => useLoaded(isKept, []) === false;

/** Where games are listed: says that they are not kept, as long as it is so. */
export function NothingKept() {
  const words = useWords();
  return useForgetful() ? <p className="quiet">{words.table.memoryOnly}</p> : undefined;
}
