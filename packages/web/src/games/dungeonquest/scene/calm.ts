import type { Event, View } from '@mazmorra/dungeonquest';
import { canBeSilenced } from '../ask.ts';
import { isOnMap } from '../model.ts';
import { isMoment } from '../moments.ts';
import type { Props } from '../play.ts';
import { type Roll, rollOf } from './rolls.ts';

/** Dice that lie large over the table are not shown twice. */
const large: ReadonlySet<Event['type']> = new Set(['test', 'sunset-roll', 'way-out', 'darkness']);
export const showsDice = (view: View, event: Event | undefined): Roll | undefined =>
  event && large.has(event.type) ? undefined : rollOf(view, event);

const picks = ['tile:', 'loot:', 'back:', 'left', 'right'];

/** Is there a card, a die, a monster or something to pick from? */
export const isDoing = ({ told, beat, choice }: Props): boolean =>
  showsDice(told, beat?.event) !== undefined ||
  picks.some((kind) => choice.startingWith(kind).length > 0) ||
  told.doing.some(({ kind }) => kind !== 'move' && kind !== 'tile');

/** Looked at on the map. */
const onMap: ReadonlySet<Event['type']> = new Set(['tile-turned', 'moved', 'servant-moves']);

/** Where the scene would lie over the board: nothing to see in it, or the board must be seen whole. */
export function calm(props: Props): boolean {
  const { view, beat, choice } = props;
  const { decision } = choice;
  if (view.combat) return true;
  if (beat && (isMoment(beat.event) || onMap.has(beat.event.type))) return true;
  if (decision?.options.some(isOnMap)) return true;
  return !isDoing(props) && !canBeSilenced(decision?.kind);
}
