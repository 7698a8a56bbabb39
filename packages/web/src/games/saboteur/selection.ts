import type { CardId, Rotation } from '@mazmorra/saboteur';
import { create } from '../../settings/stores.ts';
import type { Choice } from '../../table/choice.ts';
import { cardIn, offerOf } from './model.ts';

/** The card the viewer holds up before choosing what to do with it. It belongs to one decision and goes with it. */
interface Held {
  readonly decision: string;
  readonly card: CardId;
  /** Which of several alike. */
  readonly index: number;
  readonly rotation: Rotation;
}

const useHeld = create<{ readonly held: Held | undefined }>(() => ({ held: undefined }));

export interface Selection {
  /** The card of the hand that is held up. */
  readonly card: CardId | undefined;
  /** Its place in the hand, where the viewer took it from there. */
  readonly index: number | undefined;
  readonly rotation: Rotation;
  hold(card: CardId, index: number): void;
  turn(): void;
  drop(): void;
}

/** Shared by hand, maze and players: pick a card here, and what it can do lights up there. */
export function useSelection(choice: Choice): Selection {
  const stored = useHeld((state) => state.held);
  const { decision, picked } = choice;
  const key = decision ? `${decision.number}:${decision.seat}` : '';
  const offer = picked === undefined ? undefined : offerOf(picked);
  const held = stored?.decision === key && key !== '' ? stored : undefined;
  const card = picked ? cardIn(picked) : held?.card;
  const rotation = offer?.verb === 'path' ? offer.rotation : (held?.rotation ?? 0);
  const put = (next: Omit<Held, 'decision'>): void => useHeld.setState({ held: { decision: key, ...next } });
  return {
    card,
    index: held?.card === card ? held?.index : undefined,
    rotation,
    hold(next, index) {
      if (!decision) return;
      if (picked) choice.drop();
      put({ card: next, index, rotation: 0 });
    },
    turn() {
      if (card === undefined) return;
      const other: Rotation = rotation === 0 ? 180 : 0;
      put({ card, index: held?.index ?? -1, rotation: other });
      if (offer?.verb !== 'path') return;
      const name = `path:${offer.card}:${offer.x}:${offer.y}:${other}`;
      if (choice.offers(name)) choice.pick(name);
      else choice.drop();
    },
    drop() {
      choice.drop();
      useHeld.setState({ held: undefined });
    },
  };
}
