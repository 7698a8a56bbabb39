import type { CardId } from '@mazmorra/saboteur';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useSettings } from '../../../settings/store.ts';
import type { Choice } from '../../../table/choice.ts';
import { cardIn } from '../model.ts';
import type { Selection } from '../selection.ts';

const typing = 'input, select, textarea, [contenteditable]';

/**
 * 1 to 6 hold up a card, R turns it, D discards it, Enter goes to the first place where it can be played. The table's own number keys pick the first options of the list,
 * which are many here and say little, so these come first.
 */
export function useHandKeys(
  choice: Choice,
  selection: Selection,
  hand: readonly (CardId | undefined)[],
): void {
  const wanted = useSettings((settings) => settings.shortcuts);
  const numbered = useRef(false);
  useEffect(() => {
    const forget = (): void => {
      numbered.current = false;
    };
    document.addEventListener('focusin', forget);
    return () => document.removeEventListener('focusin', forget);
  }, []);
  // At once and not after the next paint: Enter may follow a number sooner, and must find the card that the number held up.
  useLayoutEffect(() => {
    if (!wanted || choice.decision?.kind !== 'SB-DEC-01') return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.matches(typing)) return;
      const enter = event.key === 'Enter';
      // Enter on a button is that button's own, unless a number came last.
      const goes = enter && (numbered.current || !onThing(event.target));
      const done = goes ? goOn(choice, selection) : act(event.key, choice, selection, hand);
      if (/^[1-9]$/.test(event.key)) numbered.current = true;
      if (!done) return;
      event.stopPropagation();
      if (enter) event.preventDefault();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [wanted, choice, selection, hand]);
}

const onThing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role="gridcell"]') !== null;

/** Does what a key means here; says whether it means anything. */
function act(
  key: string,
  choice: Choice,
  selection: Selection,
  hand: readonly (CardId | undefined)[],
): boolean {
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

/** With a card held up and nothing picked: on to the first place or player it can be played on; a card that can only be discarded is picked for that. */
function goOn(choice: Choice, { card }: Selection): boolean {
  if (card === undefined || choice.picked) return false;
  const uses = choice.decision?.options.filter((name) => cardIn(name) === card) ?? [];
  const targets = '.sb-plane [data-option], .panel [data-option]';
  const first = [...document.querySelectorAll<HTMLElement>(targets)].find((thing) =>
    uses.includes(thing.dataset['option'] ?? ''),
  );
  if (first) first.focus();
  else if (uses.every((name) => name.startsWith('discard:'))) choice.pick(`discard:${card}`);
  return true;
}
