import type { GameText } from '@mazmorra/kernel';
import { useEffect } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { buzz, useAwake } from '../parts/device.ts';
import { sayNow } from '../parts/live.ts';
import { useSettings } from '../settings/store.ts';
import { play } from '../sound/sounds.ts';
import type { TableState } from './client.ts';
import type { StageState } from './stage.ts';

/** Calls the viewer to their turn, once per decision: says what is asked, sounds and vibrates. Until it is answered the screen stays awake. */
export function useOwnTurn(staged: StageState, state: TableState, text: GameText<unknown>): void {
  const words = useWords();
  const { decision } = state;
  const asked = decision !== undefined && !decision.optional;
  const mine = asked && !staged.playing ? decision.number : undefined;
  const said = decision ? words.table.yourTurnTo(text.decision(decision.kind)) : '';
  useAwake(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: not again when only the language changes
  useEffect(() => {
    if (mine === undefined) return;
    sayNow(said);
    void play('turn', 0.6);
    if (useSettings.getState().vibration) buzz();
  }, [mine]);
}
