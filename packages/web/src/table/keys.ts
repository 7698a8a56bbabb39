import { useEffect } from 'react';
import { useSettings } from '../settings/store.ts';
import type { Choice } from './choice.ts';

const typing = 'input, select, textarea, [contenteditable]';

/** 1 to 9 pick, Enter confirms what is picked, Escape puts it back; off in the settings for who needs the keys. */
export function useChoiceKeys(choice: Choice): void {
  const wanted = useSettings((settings) => settings.shortcuts);
  useEffect(() => {
    if (!wanted || !choice.decision) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.matches(typing)) return;
      if (event.key === 'Escape' && choice.picked) choice.drop();
      else if (event.key === 'Enter' && choice.picked && !onButton(event.target)) choice.confirm();
      else if (/^[1-9]$/.test(event.key)) {
        const option = choice.decision?.options[Number(event.key) - 1];
        if (option) choice.pick(option.name);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [choice, wanted]);
}

/** Enter on a button is that button's own, unless it is the picked thing itself. */
const onButton = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a') !== null &&
  !target.closest('[aria-pressed="true"]');
