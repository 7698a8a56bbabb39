import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { change, useSettings } from '../settings/store.ts';

/** After so many games a reader knows what their choices mean. */
const ENOUGH = 2;

/** Counts a game that has ended, once. */
export function useCountedGame(ended: boolean): void {
  const counted = useRef(false);
  useEffect(() => {
    if (!ended || counted.current) return;
    counted.current = true;
    change({ played: useSettings.getState().played + 1 });
  }, [ended]);
}

/** Offers once, after a game or two, to play without confirming every choice. */
export function ConfirmOffer() {
  const words = useWords();
  const offered = useSettings(
    ({ confirm, confirmAsked, played }) => confirm && !confirmAsked && played >= ENOUGH,
  );
  if (!offered) return;
  return (
    <p className="end-offer" data-confirm-offer>
      {words.end.confirmAsk}{' '}
      <Button onClick={() => change({ confirm: false, confirmAsked: true })}>{words.end.confirmOff}</Button>
      <Button kind="ghost" onClick={() => change({ confirmAsked: true })}>
        {words.end.confirmKeep}
      </Button>
    </p>
  );
}
