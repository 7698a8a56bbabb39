import { placeOf } from '../model.ts';

/** The style of what lies in a cell of the plane, moved by so much. */
export function at(cell: number, dx = 0, dy = 0): { readonly transform: string } {
  const { x, y } = placeOf(cell);
  return { transform: `translate(${x + dx}px, ${y + dy}px)` };
}
