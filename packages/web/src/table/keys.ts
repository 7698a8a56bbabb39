import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useSettings } from '../settings/store.ts';
import type { Choice } from './choice.ts';
import type { AnyScreen } from './contract.ts';

const typing = 'input, select, textarea, [contenteditable]';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * The digit that picks each option, by its name: the one printed on it, as long as no other option has the same; the others
 * take the digits that are left, in order.
 */
export function digitsOf(
  options: readonly string[],
  screen: Pick<AnyScreen, 'digit'>,
): ReadonlyMap<string, string> {
  const digits = new Map<string, string>();
  const free = new Set(DIGITS);
  for (const name of options) {
    const printed = screen.digit?.(name);
    if (printed !== undefined && free.delete(printed)) digits.set(name, printed);
  }
  for (const name of options) {
    const [next] = free;
    if (digits.has(name) || next === undefined) continue;
    free.delete(next);
    digits.set(name, next);
  }
  return digits;
}

/**
 * 1 to 9 pick, Enter confirms what is picked, Escape puts it back; off in the settings for who needs the keys. Enter after a digit
 * confirms wherever the focus is: until it moves, the digit was the last thing the reader did.
 */
export function useChoiceKeys(choice: Choice, digits: ReadonlyMap<string, string>): void {
  const wanted = useSettings((settings) => settings.shortcuts);
  const byDigit = useRef<string>();
  useEffect(() => {
    const forget = (): void => {
      byDigit.current = undefined;
    };
    document.addEventListener('focusin', forget);
    return () => document.removeEventListener('focusin', forget);
  }, []);
  // At once and not after the next paint: Enter may follow a digit sooner, and must find what the digit picked.
  useLayoutEffect(() => {
    if (!wanted || !choice.decision) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.matches(typing)) return;
      const { picked } = choice;
      if (event.key === 'Escape' && picked) choice.drop();
      else if (event.key === 'Enter' && picked) {
        const own = onButton(event.target) && byDigit.current !== picked;
        if (own) return;
        event.preventDefault();
        choice.confirm();
      } else if (/^[1-9]$/.test(event.key)) {
        const [name] = [...digits].find(([, digit]) => digit === event.key) ?? [];
        if (name === undefined) return;
        byDigit.current = name;
        choice.pick(name);
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [choice, digits, wanted]);
}

/** Enter on a button is that button's own, unless it is the picked thing itself. */
const onButton = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a') !== null &&
  !target.closest('[aria-pressed="true"]');
