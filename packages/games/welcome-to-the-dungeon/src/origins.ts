import type { Component, Origin } from '@mazmorra/kernel';
import { ADVENTURER_IDS, type AdventurerId } from './data/adventurers.ts';
import { TILES, type TileId } from './data/equipment.ts';
import { MONSTERS } from './data/monsters.ts';
import { PLAYER_AIDS, SUCCESS_CARDS_IN_BOX } from './data/numbers.ts';

/** Where every card and tile comes from (section 2 of the specification); a tile without a line does not compile. */
const rulebook: Origin = { source: 'rulebook' };
const monster: Origin = {
  source: 'rulebook',
  parts: { count: 'published', symbols: 'published' },
  from: ['DR', 'JK', 'CL', 'WEB', 'CW', 'LCL'],
};
const effect: Origin = { source: 'rulebook', parts: { effect: 'published' }, from: ['DR', 'CL', 'WEB'] };
/** The rulebook does not name it; the Spanish name is ours. */
const unnamed: Origin = { source: 'published', parts: { spanishName: 'design' }, from: ['DR', 'CL', 'WEB'] };

const ADVENTURER_ORIGINS: Readonly<Record<AdventurerId, Origin>> = {
  warrior: { source: 'rulebook', parts: { hitPoints: 'published' }, from: ['DR', 'CL', 'WEB', 'CW'] },
  barbarian: { source: 'rulebook', parts: { equipment: 'published' }, from: ['DR', 'CL', 'WEB'] },
  mage: {
    source: 'rulebook',
    parts: { hitPoints: 'published', equipment: 'published' },
    from: ['DR', 'CL', 'WEB'],
  },
  rogue: { source: 'rulebook', parts: { equipment: 'published' }, from: ['DR', 'CL', 'WEB'] },
};

const TILE_ORIGINS: Readonly<Record<TileId, Origin>> = {
  'warrior-plate-armor': { ...effect, from: ['DR', 'CL', 'WEB', 'LGR'] },
  'warrior-knight-shield': effect,
  'warrior-vorpal-sword': rulebook,
  'warrior-dragon-spear': rulebook,
  'warrior-holy-grail': effect,
  'warrior-torch': rulebook,
  'barbarian-healing-potion': rulebook,
  'barbarian-leather-shield': rulebook,
  'barbarian-chainmail': rulebook,
  'barbarian-vorpal-axe': rulebook,
  'barbarian-torch': rulebook,
  'barbarian-war-hammer': rulebook,
  'mage-wall-of-fire': unnamed,
  'mage-holy-grail': effect,
  'mage-omnipotence': rulebook,
  'mage-bracelet-of-protection': unnamed,
  'mage-polymorph': { ...effect, from: ['CL'] },
  'mage-demonic-pact': effect,
  'rogue-mithril-armor': unnamed,
  'rogue-healing-potion': rulebook,
  'rogue-ring-of-power': effect,
  'rogue-buckler': unnamed,
  'rogue-vorpal-dagger': rulebook,
  'rogue-invisibility-cloak': unnamed,
};

export const components: readonly Component[] = [
  ...MONSTERS.map(({ id, copies }) => ({ id, group: 'monsters', copies, origin: monster })),
  ...ADVENTURER_IDS.map((id) => ({ id, group: 'adventurers', copies: 1, origin: ADVENTURER_ORIGINS[id] })),
  ...TILES.map(({ id }) => ({ id, group: 'equipment', copies: 1, origin: TILE_ORIGINS[id] })),
  { id: 'success-card', group: 'others', copies: SUCCESS_CARDS_IN_BOX, origin: rulebook },
  { id: 'player-aid', group: 'others', copies: PLAYER_AIDS, origin: rulebook },
];
