import { Phase, type State } from '@mazmorra/welcome-to-the-dungeon';
import { copies, type Kind, kinds } from './tiles.ts';

/** The seat that drew a card of this round. */
export const drawerOf = (s: State, card: number): number => (s.drawers >> (card * 2)) & 3;

/** Whether a seat knows a card: it was revealed, or the seat drew it and is still shown it (WD-VAR-08). */
export const knowsCard = (s: State, seat: number, card: number): boolean =>
  ((s.turned >> card) & 1) !== 0 ||
  (drawerOf(s, card) === seat && (s.memoryHidden === 0 || ((s.dungeon >> card) & 1) === 0));

/** A card of the pile whose kind the seat does not know. */
export const UNKNOWN = -1;

/** The knowledge of a seat about the dungeon: the pile card by card, and the kinds of all cards it has not seen. */
export class Knowledge {
  /** Kinds from the bottom of the pile to the top, or `UNKNOWN`; only the first `height` count. */
  readonly pile = new Int8Array(copies.length * 2);
  height = 0;
  /** Known cards of the pile, by kind. */
  readonly known = new Uint8Array(kinds);
  /** Cards the seat has not seen, by kind: in the deck, unknown in the pile, or under tiles. */
  readonly unseen = new Uint8Array(kinds);
  unseenTotal = 0;
  /** Number of unknown cards in the pile. */
  unknown = 0;
  /** Whether the deck has a card left. */
  deck = true;
  /** Whether approximate odds are enough, as in playouts. */
  roughly = false;

  /** Reads what the seat may know: cards it drew itself and revealed cards. */
  read(s: State, seat: number): this {
    this.stranger(0);
    this.deck = s.drawn < s.cards.length;
    const holding = s.phase === Phase.place ? s.drawn - 1 : -1;
    for (let card = 0; card < s.drawn; card++) {
      const bit = 1 << card;
      const turned = (s.turned & bit) !== 0;
      const inPile = (s.dungeon & bit) !== 0 && !turned && card !== holding;
      if (knowsCard(s, seat, card)) {
        const kind = s.cards[card] as Kind;
        this.unseen[kind] = (this.unseen[kind] as number) - 1;
        this.unseenTotal--;
        if (inPile) this.add(kind);
      } else if (inPile) this.addUnknown();
    }
    return this;
  }

  /** The knowledge of an observer who has seen no card, only the height of the pile. */
  stranger(height: number): this {
    this.known.fill(0);
    this.unseenTotal = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const all = copies[kind] as number;
      this.unseen[kind] = all;
      this.unseenTotal += all;
    }
    this.pile.fill(UNKNOWN, 0, height);
    this.height = height;
    this.unknown = height;
    this.deck = height < this.unseenTotal;
    return this;
  }

  add(kind: Kind): void {
    this.pile[this.height++] = kind;
    this.known[kind] = (this.known[kind] as number) + 1;
  }

  addUnknown(): void {
    this.pile[this.height++] = UNKNOWN;
    this.unknown++;
  }

  /** Undoes the last `add` or `addUnknown`. */
  removeTop(): void {
    const kind = this.pile[--this.height] as number;
    if (kind === UNKNOWN) this.unknown--;
    else this.known[kind] = (this.known[kind] as number) - 1;
  }
}
