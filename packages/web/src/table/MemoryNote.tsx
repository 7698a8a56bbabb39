import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { isKept } from '../local/shelf.ts';
import { Button } from '../parts/Button.tsx';
import { create } from '../parts/store.ts';

/** Whether the reader has put the note away; it need not come back at the next table of this page. */
const useUnderstood = create<{ readonly understood: boolean }>(() => ({ understood: false }));

function useForgetful(): boolean {
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

/** At a table that lives in memory alone: says so, until it is put away. */
export function MemoryNote() {
  const words = useWords();
  const forgetful = useForgetful();
  const understood = useUnderstood((state) => state.understood);
  if (!forgetful || understood) return;
  return (
    <p className="sound-offer" role="status" data-memory-note>
      {words.table.memoryOnly}{' '}
      <Button onClick={() => useUnderstood.setState({ understood: true })}>
        {words.table.memoryUnderstood}
      </Button>
    </p>
  );
}

/** The same where games are listed, as long as it is so. */
export function NothingKept() {
  const words = useWords();
  return useForgetful() ? <p className="quiet">{words.table.memoryOnly}</p> : undefined;
}
