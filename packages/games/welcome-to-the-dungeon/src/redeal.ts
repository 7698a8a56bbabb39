import { at, type Rng, type Viewer } from '@mazmorra/kernel';
import { COPIES, type Kind } from './data/monsters.ts';
import { type CardSet, copy, holds, pairAt, type State } from './state.ts';

/**
 * The cards of this round whose kind a viewer knows (section 5): those turned up, and for a seat those it drew
 * itself: in hand, aside (WD-RULING-21), and in the dungeon unless the table wants that remembered without help (WD-VAR-08).
 */
export function knownCards(s: State, viewer: Viewer): CardSet {
  if (viewer === 'all') return (1 << s.cards.length) - 1;
  let known = s.turned;
  if (viewer === 'spectator') return known;
  for (let card = 0; card < s.drawn; card++) {
    if (pairAt(s.drawers, card) === viewer && (s.memoryHidden === 0 || !holds(s.dungeon, card)))
      known |= 1 << card;
  }
  return known;
}

/**
 * Deals anew what the viewer does not know. The kinds to deal are worked out from the known cards alone, in rising order:
 * the true places of the hidden ones are never read, so two states the viewer cannot tell apart give the same world.
 */
export function redeal(s: State, viewer: Viewer, rng: Rng): State {
  const world = copy(s);
  const known = knownCards(s, viewer);
  const hidden = rng.shuffle(kindsOutside(s, known));
  let next = 0;
  for (let card = 0; card < s.cards.length; card++) {
    if (!holds(known, card)) world.cards[card] = at(hidden, next++);
  }
  return world;
}

/** WD-VAR-08: who remembers what they put into the dungeon knows as much as where it is shown. */
export const remembered = (s: State): State => (s.memoryHidden === 0 ? s : { ...copy(s), memoryHidden: 0 });

/** The kinds of all cards but the known ones, in rising order. */
function kindsOutside(s: State, known: CardSet): Kind[] {
  const hidden: Kind[] = [];
  const seen = copiesByKind(s, known);
  for (let kind = 0; kind < COPIES.length; kind++) {
    const left = at(COPIES, kind) - pairAt(seen, kind);
    for (let copies = 0; copies < left; copies++) hidden.push(kind);
  }
  return hidden;
}

/** How many copies of each kind are among these cards, two bits a kind: no kind has more than two. */
export function copiesByKind(s: State, cards: CardSet): number {
  let copies = 0;
  for (let card = 0; card < s.cards.length; card++)
    if (holds(cards, card)) copies += 1 << (at(s.cards, card) * 2);
  return copies;
}
