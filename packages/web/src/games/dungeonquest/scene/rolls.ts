import type { Event, View } from '@mazmorra/dungeonquest';
import { doingOf } from '../model.ts';

/** Dice on the table: what fell, and what was needed. */
export interface Roll {
  readonly dice: readonly number[];
  readonly test?: { readonly attribute: string; readonly needs: number; readonly bonus: number };
  readonly passed?: boolean;
  /** Closes up to this (the sun), or the price of the Deep Elf. */
  readonly closesUpTo?: number;
}

/** The dice of the event on the screen, otherwise those that lie there while something is decided about them. */
export function rollOf(view: View, event: Event | undefined): Roll | undefined {
  const told = event && rollOfEvent(event);
  if (told) return told;
  const test = doingOf(view, 'test');
  if (test) {
    const { attribute, needs, bonus, dice } = test;
    return { dice, test: { attribute, needs, bonus } };
  }
  const wounds = doingOf(view, 'wounds');
  return wounds && wounds.dice.length > 0 ? { dice: wounds.dice } : undefined;
}

function rollOfEvent(event: Event): Roll | undefined {
  switch (event.type) {
    case 'test':
      return {
        dice: event.dice,
        test: { attribute: event.attribute, needs: event.needs, bonus: event.bonus },
        passed: event.passed,
      };
    case 'rolls':
      return { dice: event.dice };
    case 'sunset-roll':
      return { dice: [event.die], closesUpTo: event.closesUpTo, passed: !event.closed };
    case 'darkness':
    case 'bribe':
    case 'monstrous':
    case 'way-out':
    case 'falls':
    case 'first-roll':
    case 'late-start':
      return { dice: [event.die] };
    default:
      return undefined;
  }
}
