import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { isKept } from '../settings/database.ts';

/** Whether this browser keeps nothing. */
export function useForgetful(): boolean {
  const [forgetful, setForgetful] = useState(false);
  useEffect(() => {
    let current = true;
    void isKept().then((kept) => current && setForgetful(!kept));
    return () => {
      current = false;
    };
  }, []);
  return forgetful;
}

/** Where games are listed: says that they are not kept, as long as it is so. */
export function NothingKept() {
  const words = useWords();
  return useForgetful() ? <p className="quiet">{words.table.memoryOnly}</p> : undefined;
}
