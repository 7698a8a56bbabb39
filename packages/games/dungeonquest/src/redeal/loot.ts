import { at, type Rng, seatBit, type Viewer } from '@mazmorra/kernel';
import { cards, deckOf, PILES, typeOf } from '../data/cards.ts';
import type { CardFrame } from '../frames.ts';
import type { State } from '../state.ts';
import { isHiddenCard } from '../view/doing.ts';
import { knows } from '../view/hidden.ts';
import { reshuffle } from './shuffle.ts';

/** A place where a Loot card lies that the viewer cannot see: beside a hero, or just drawn. */
type Place = { readonly seat: number; readonly index: number } | { readonly frame: CardFrame };

/** With Secrets (DQ-VAR-60): hidden Loot of each deck is exchanged with the Loot still in that deck. */
export function dealLoot(world: State, viewer: Viewer, rng: Rng): void {
  const places = hiddenPlaces(world, viewer);
  for (let deck = 0; deck < PILES; deck++) {
    const pile = at(world.decks, deck);
    const own = places.filter((place) => deckOf[cardIn(world, place)] === deck);
    const loot = own.map((place) => cardIn(world, place));
    for (const card of pile) if (typeOf[card] === 'loot') loot.push(card);
    reshuffle(loot, rng);
    for (const place of own) put(world, place, loot.pop() ?? -1);
    const rest = pile.filter((card) => typeOf[card] !== 'loot');
    rest.push(...loot);
    reshuffle(rest, rng);
    world.decks[deck] = rest;
  }
}

function hiddenPlaces(world: State, viewer: Viewer): Place[] {
  const places: Place[] = [];
  world.heroes.forEach((hero, seat) => {
    hero.loot.forEach((_, index) => {
      if (!knows(viewer, at(hero.lootSeen, index))) places.push({ seat, index });
    });
  });
  for (const frame of world.frames)
    if (frame.kind === 'card' && isHiddenCard(world, frame) && !knows(viewer, seatBit(frame.seat)))
      places.push({ frame });
  return places;
}

const cardIn = (world: State, place: Place): number =>
  'frame' in place ? place.frame.card : at(at(world.heroes, place.seat).loot, place.index);

function put(world: State, place: Place, card: number): void {
  if ('frame' in place) {
    place.frame.card = card;
    return;
  }
  const hero = at(world.heroes, place.seat);
  hero.loot[place.index] = card;
  hero.lootGold[place.index] = goldOn(card);
}

function goldOn(card: number): number {
  const effect = at(cards, card).effect[0];
  return effect?.op === 'gainLoot' ? effect.gold : 0;
}
