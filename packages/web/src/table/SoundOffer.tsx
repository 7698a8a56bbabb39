import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { change, useSettings } from '../settings/store.ts';
import { play } from '../sound/sounds.ts';

/** Asks once, at the first table, whether there shall be sound. */
export function SoundOffer() {
  const words = useWords();
  const asked = useSettings((settings) => settings.soundAsked || settings.sound);
  if (asked) return;
  const answer = (sound: boolean): void => {
    change({ sound, soundAsked: true });
    void play('coin');
  };
  return (
    <p className="sound-offer" data-sound-offer>
      {words.table.soundAsk} <Button onClick={() => answer(true)}>{words.table.soundYes}</Button>
      <Button kind="ghost" onClick={() => answer(false)}>
        {words.table.soundNo}
      </Button>
    </p>
  );
}
