import type { Seat } from '@mazmorra/kernel';

/** A place in the mine: columns to the right of the ladder, rows below it. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** An option's name taken apart, each kind with what its sentence needs. */
export type Choice =
  | { readonly verb: 'path'; readonly card: string; readonly at: Cell; readonly turned: boolean }
  | { readonly verb: 'break'; readonly tool: string; readonly seat: Seat }
  | { readonly verb: 'repair'; readonly card: string; readonly seat: Seat; readonly tool: string }
  | { readonly verb: 'rockfall'; readonly at: Cell }
  | { readonly verb: 'map'; readonly goal: string }
  | { readonly verb: 'discard'; readonly card: string }
  | { readonly verb: 'take'; readonly nuggets: number }
  | { readonly verb: 'pass' };

export function choiceOf(name: string): Choice {
  const [verb, a = '', b = '', c = '', d = ''] = name.split(':');
  switch (verb) {
    case 'path':
      return { verb, card: a, at: { x: Number(b), y: Number(c) }, turned: d === '180' };
    case 'break':
      return { verb, tool: a.slice('break-'.length), seat: Number(b) };
    case 'repair':
      return { verb, card: a, seat: Number(b), tool: c };
    case 'rockfall':
      return { verb, at: { x: Number(a), y: Number(b) } };
    case 'map':
      return { verb, goal: a };
    case 'discard':
      return { verb, card: a };
    case 'take':
      return { verb, nuggets: Number(a) };
    case 'pass':
      return { verb };
    default:
      throw new RangeError(`no text for option ${name}`);
  }
}

/** Whether a card repairs one of two tools. */
export const isDouble = (card: string): boolean => card.split('-').length === 3;
