import type { Component, Origin } from '@mazmorra/kernel';
import { ITEM_IDS, ITEMS, POWER_IDS } from './data/cards.ts';
import { CHARACTER_IDS, type CharacterId } from './data/characters.ts';
import { MAX_SEATS } from './data/constants.ts';
import { LEVEL_IDS, type LevelId } from './data/levels.ts';
import { BOSS_IDS, type BossId, ROOM_CARD_IDS, ROOMS, type RoomCardId } from './data/rooms.ts';

/** Where every card comes from (section 2 of the specification); a card without a line does not compile. */
const rulebook: Origin = { source: 'rulebook' };
const published: Origin = { source: 'published', from: ['tfg', 'evbeda', 'p2013'] };
const named: Origin = { ...published, parts: { name: 'rulebook' } };
/** The English names of most monsters are translations of the Spanish ones. */
const translated: Origin = { ...published, parts: { englishName: 'design' } };
const namedInSpanish: Origin = { ...published, parts: { spanishName: 'rulebook', englishName: 'design' } };

const ROOM_ORIGINS: Readonly<Record<RoomCardId, Origin>> = {
  snake: translated,
  zombie: translated,
  goblin: translated,
  skeleton: namedInSpanish,
  'the-thing': namedInSpanish,
  troll: namedInSpanish,
  // A printed example shows it with four players.
  dragon: { ...published, parts: { name: 'rulebook', wounds: 'rulebook' } },
  'treasure-1': published,
  'treasure-2': published,
  'treasure-3': published,
  'treasure-4': published,
  'treasure-2-1': published,
  'treasure-3-2': { source: 'published', from: ['evbeda', 'p2013'] },
  'treasure-4-2': { ...published, parts: { chests: 'rulebook' } },
  'vault-items': { source: 'published', from: ['tfg', 'p2013'] },
  'vault-riches': { source: 'published', from: ['tfg', 'p2013'] },
  'lava-trap': rulebook,
  'magnet-trap': rulebook,
  'spike-trap': rulebook,
  'boulder-trap': rulebook,
};

/** Bosses have their names and what is special about them from the rulebook. */
const boss = (parts: NonNullable<Origin['parts']>, from: readonly string[] = ['tfg']): Origin => ({
  source: 'rulebook',
  parts,
  ...(Object.values(parts).includes('published') && { from }),
});
const weak = { strength: 'published', strengthWithFive: 'design' } as const;

const BOSS_ORIGINS: Readonly<Record<BossId, Origin>> = {
  'tax-collector': boss(weak),
  medusa: boss(weak),
  vampire: boss({ strength: 'published' }),
  sphinx: boss(weak),
  minotaur: boss({ strength: 'published' }),
  'wolf-pack': boss({ strength: 'published', attack: 'published' }, ['tfg', 'p2013']),
  necromancer: boss({ strength: 'published', attack: 'published' }),
  'mega-dragon': boss({ attack: 'published' }),
  golem: boss({ attack: 'design' }),
  mummy: boss({ attack: 'design' }),
};

const CHARACTER_ORIGINS: Readonly<Record<CharacterId, Origin>> = {
  explorer: named,
  knight: named,
  thief: named,
  warrior: named,
  wizard: named,
};

const diagram: Origin = { source: 'published', from: ['evbeda'] };
const LEVEL_ORIGINS: Readonly<Record<LevelId, Origin>> = {
  'level-1': diagram,
  'level-2': diagram,
  'level-3': diagram,
  'level-4': diagram,
  'level-5': diagram,
  'level-6': diagram,
  'level-7': diagram,
};

export const components: readonly Component[] = [
  ...ROOM_CARD_IDS.map((id) => ({ id, group: 'rooms', copies: ROOMS[id].count, origin: ROOM_ORIGINS[id] })),
  ...BOSS_IDS.map((id) => ({ id, group: 'bosses', copies: 1, origin: BOSS_ORIGINS[id] })),
  ...CHARACTER_IDS.map((id) => ({ id, group: 'characters', copies: 1, origin: CHARACTER_ORIGINS[id] })),
  ...LEVEL_IDS.map((id) => ({ id, group: 'levels', copies: 1, origin: LEVEL_ORIGINS[id] })),
  ...POWER_IDS.map((id) => ({ id, group: 'power', copies: MAX_SEATS, origin: rulebook })),
  ...ITEM_IDS.map((id) => ({ id, group: 'items', copies: ITEMS[id].count, origin: rulebook })),
  { id: 'map', group: 'map', copies: 1, origin: rulebook },
];
