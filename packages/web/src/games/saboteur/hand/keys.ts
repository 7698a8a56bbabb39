import type { CardId } from '@mazmorra/saboteur';
import { useEffect } from 'react';
import { useSettings } from '../../../settings/store.ts';
import type { Choice } from '../../../table/choice.ts';
import type { Selection } from '../selection.ts';

const typing = 'input, select, textarea, [contenteditable]';

/**
 * 1 to 6 hold up a card, R turns it, D discards it. The table's own number keys pick the first options of the list,
 * which are many here and say little, so these come first.
 */
export function useHandKeys(choice: Choice, selection: Selection, hand: readonly CardId[]): void {
  const wanted = useSettings((settings) => settings.shortcuts);
  useEffect(() => {
    if (!wanted || choice.decision?.kind !== 'SB-DEC-01') return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.matches(typing)) return;
      if (!act(event.key, choice, selection, hand)) return;
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [wanted, choice, selection, hand]);
}

/** Does what a key means here; says whether it means anything. */
function act(key: string, choice: Choice, selection: Selection, hand: readonly CardId[]): boolean {
  if (/^[1-9]$/.test(key)) {
    const index = Number(key) - 1;
    const card = hand[index];
    if (card !== undefined) selection.hold(card, index);
    return true;
  }
  if (selection.card === undefined) return false;
  if (key === 'r' || key === 'R') selection.turn();
  else if (key === 'd' || key === 'D') choice.pick(`discard:${selection.card}`);
  else if (key === 'Escape' && !choice.picked) selection.drop();
  else return false;
  return true;
}
