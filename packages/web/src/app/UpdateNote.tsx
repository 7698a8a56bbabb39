import { languages, useAwaited, useWords } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { putOff, takeUpdate, useUpdate } from '../sw/update.ts';
import '../page/update.css';

/** A language that was chosen without a network. */
export function AwaitedNote() {
  const words = useWords();
  const awaited = useAwaited(({ language }) => language);
  const name = languages.find(({ id }) => id === awaited)?.name;
  if (name === undefined) return;
  return (
    <div className="update-note" role="status" data-awaited>
      <span>{words.app.awaited(name)}</span>
    </div>
  );
}

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
