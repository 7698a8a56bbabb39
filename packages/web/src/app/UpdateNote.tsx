import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { putOff, takeUpdate, useUpdate } from '../sw/update.ts';
import './update.css';

export function UpdateNote() {
  const words = useWords();
  const ready = useUpdate((update) => update.ready);
  if (!ready) return;
  return (
    <div className="update-note" role="status">
      <span>{words.update.ready}</span>
      <Button kind="main" onClick={takeUpdate}>
        {words.update.take}
      </Button>
      <Button kind="ghost" onClick={putOff}>
        {words.update.later}
      </Button>
    </div>
  );
}
