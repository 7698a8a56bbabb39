import { at } from '@mazmorra/kernel';
import { cards } from './data/cards.ts';
import { combatKinds, isPower } from './data/combat.ts';
import { monsters } from './data/monsters.ts';
import { allTokens } from './rules/determination.ts';
import { kindOfToken } from './rules/tokens.ts';
import type { Combat, State } from './state.ts';

/** Every component in a fixed order. */
const none: Readonly<Record<string, number>> = Object.fromEntries(
  [...cards, ...combatKinds, ...monsters, { id: 'tiles' }, { id: 'determination' }]
    .filter(({ id }) => !id.startsWith('power-'))
    .map(({ id }) => [id, 0]),
);

/** How many of each component there are, wherever they lie: equal at every step of a game. */
export function census(state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { ...none };
  const count = (id: string, more = 1): void => {
    counts[id] = (counts[id] ?? 0) + more;
  };
  for (const card of encounterCards(state)) count(at(cards, card).id);
  for (const card of combatCards(state.combat)) if (!isPower(card)) count(at(combatKinds, card).id);
  count(
    'tiles',
    state.tiles.length + state.sight.length + state.board.filter((placed) => placed >= 0).length,
  );
  for (const token of state.reserve) count(at(monsters, kindOfToken(token)).id);
  for (const token of state.tokens) count(at(monsters, kindOfToken(token)).id);
  count('determination', state.determination);
  for (const hero of state.heroes) count('determination', allTokens(hero));
  for (const frame of state.frames) {
    if (frame.kind === 'card' && frame.taken === 0) count(at(cards, frame.card).id);
    if (frame.kind === 'explore' && frame.tile >= 0) count('tiles');
    if (frame.kind === 'monster' && frame.life > 0) count(at(monsters, frame.monster).id);
    if (frame.kind === 'servant' && frame.drawn >= 0) count(at(monsters, kindOfToken(frame.drawn)).id);
  }
  return counts;
}

function encounterCards(state: State): number[] {
  return [
    ...state.decks.flat(),
    ...state.discards.flat(),
    ...state.runesAway,
    ...state.heroes.flatMap((hero) => [...hero.loot, ...hero.kept, ...hero.pile, ...hero.runes]),
  ];
}

const combatCards = (combat: Combat): number[] => [
  ...combat.deck,
  ...combat.discard,
  ...combat.stack,
  ...combat.incoming,
  ...combat.hands.flat(),
  ...combat.piles.flat(),
  ...combat.played.flat(),
];
