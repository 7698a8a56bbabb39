import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import type { LogEntry } from './client.ts';
import { Log } from './Log.tsx';

interface RecapProps {
  readonly open: boolean;
  readonly entries: readonly LogEntry[];
  readonly onClose: () => void;
  readonly onRepeat: (() => void) | undefined;
}

/** What happened since the viewer's last answer, in order. */
export function Recap({ open, entries, onClose, onRepeat }: RecapProps) {
  const words = useWords();
  return (
    <Sheet open={open} onClose={onClose} title={words.recap.title} from="below">
      <Log entries={entries} newestFirst={false} />
      <div className="row">
        {onRepeat && <Button onClick={onRepeat}>{words.recap.again}</Button>}
        <Button kind="main" onClick={onClose}>
          {words.recap.close}
        </Button>
      </div>
    </Sheet>
  );
}
