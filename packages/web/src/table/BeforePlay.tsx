import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { useForgetful } from '../page/MemoryNote.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { change, useSettings } from '../settings/store.ts';
import { play } from '../sound/sounds.ts';

/** Whether the reader knows that nothing is kept; it need not be said again at the next table of this page. */
let understood = false;

/** What must be said or asked once, before the first table: that this browser keeps nothing, and whether there shall be sound. */
export function BeforePlay({ local }: { readonly local: boolean }) {
  const words = useWords();
  const forgetful = useForgetful();
  const asksSound = !useSettings((settings) => settings.soundAsked || settings.sound);
  const [, setKnown] = useState(understood);
  const tells = local && forgetful && !understood;
  const know = (): void => {
    understood = true;
    setKnown(true);
  };
  const answer = (sound: boolean): void => {
    change({ sound, soundAsked: true });
    void play('coin');
  };
  if (tells)
    return (
      <Sheet open onClose={know} title={words.table.before}>
        <div className="before-play" data-memory-note>
          <p>{words.table.memoryOnly}</p>
          <Button kind="main" onClick={know}>
            {words.table.memoryUnderstood}
          </Button>
        </div>
      </Sheet>
    );
  return (
    <Sheet open={asksSound} onClose={() => answer(false)} title={words.table.before}>
      <div className="before-play" data-sound-offer>
        <p>{words.table.soundAsk}</p>
        <Button kind="main" onClick={() => answer(true)}>
          {words.table.soundYes}
        </Button>
        <Button onClick={() => answer(false)}>{words.table.soundNo}</Button>
      </div>
    </Sheet>
  );
}
