import type { Rng, Seat, Viewer } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import { lookedAt } from '../rules/map.ts';
import { countSaboteurs } from '../rules/roles.ts';
import { copy } from '../setup.ts';
import type { State } from '../state.ts';
import { redealCards } from './cards.ts';
import { redealGold } from './gold.ts';

/**
 * Section 5 of the specification: what a viewer cannot know is gathered, put in a fixed order and dealt anew. Roles and
 * face-down goals lie open once the round has ended (SB-END-04), gold once the game has (SB-FINAL-01); hands, draw
 * pile and the others' discards never do.
 */
export function redeal(state: State, viewer: Viewer, rng: Rng): State {
  const world = copy(state);
  if (viewer === 'all') return world;
  const seat = viewer === 'spectator' ? -1 : viewer;
  if (state.phase === 'turn') {
    redealRoles(world, seat, rng);
    redealGoals(world, seat, rng);
  }
  redealCards(world, seat, rng);
  if (state.phase !== 'over') redealGold(world, seat, rng);
  return world;
}

/** SB-ROUND-01: the dwarf cards other than one's own, over the other players and the card set aside. */
function redealRoles(world: State, viewer: Seat, rng: Rng): void {
  const own = viewer < 0 ? 0 : world.saboteurs & (1 << viewer);
  const saboteurs = countSaboteurs(world.saboteurs) - (own === 0 ? 0 : 1) + (world.aside === 1 ? 1 : 0);
  const places = world.seats - (viewer < 0 ? 0 : 1) + (world.aside < 0 ? 0 : 1);
  const cards: number[] = [];
  for (let i = 0; i < places; i++) cards.push(i < saboteurs ? 1 : 0);
  rng.shuffle(cards);
  world.saboteurs = own;
  let next = 0;
  for (let seat = 0; seat < world.seats; seat++) {
    if (seat !== viewer) world.saboteurs |= at(cards, next++) << seat;
  }
  if (world.aside >= 0) world.aside = at(cards, next);
}

/** SB-RULING-38: goals that lie face up or that the viewer has looked at stay; two known ones give the third. */
function redealGoals(world: State, viewer: Seat, rng: Rng): void {
  const known = world.turnedUp | (viewer < 0 ? 0 : lookedAt(world, viewer));
  const hidden = [0, 1, 2].filter((slot) => ((known >> slot) & 1) === 0);
  const cards = rng.shuffle(hidden.map((slot) => at(world.goals, slot)).sort((a, b) => a - b));
  world.goals = Object.freeze(world.goals.map((kind, slot) => cards[hidden.indexOf(slot)] ?? kind));
}
