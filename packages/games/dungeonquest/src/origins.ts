import type { Component, Origin } from '@mazmorra/kernel';
import { towers } from './data/board.ts';
import { type CardId, cards, deckIds } from './data/cards.ts';
import { combatCards } from './data/combat-cards.ts';
import type { MonsterId } from './data/effect.ts';
import { heroes } from './data/heroes.ts';
import { CATACOMB_MARKERS, DETERMINATION_TOKENS } from './data/limits.ts';
import { monsters } from './data/monsters.ts';
import { powerCards } from './data/power-cards.ts';
import type { RoomId, TileRow } from './data/tile-row.ts';
import { tileRows } from './data/tile-table.ts';
import { tiles } from './data/tiles.ts';

/**
 * Where every card, tile, hero and monster comes from (section 2 of the specification); one without a line does not compile. Where
 * the rulebook only lets something be inferred, our reading counts as design.
 */
type HeroId = (typeof heroes)[number]['id'];
type CombatCardId = (typeof combatCards)[number]['id'];
type PowerCardId = (typeof powerCards)[number]['id'];

const rulebook: Origin = { source: 'rulebook' };
const design: Origin = { source: 'design' };
const published = (...from: readonly string[]): Origin => ({ source: 'published', from });
/** The rulebook prints the card; how many there are is published elsewhere. */
const text = (...from: readonly string[]): Origin => ({ ...rulebook, parts: { count: 'published' }, from });
const printed = (parts: NonNullable<Origin['parts']>): Origin => ({ ...rulebook, parts });
const countDesigned = printed({ count: 'design' });
/** The name is published, what it does is ours. */
const ownEffect = (from: string): Origin => ({ ...published(from), parts: { effect: 'design' } });
const damageOf2014: Origin = { ...design, parts: { damage: 'published' }, from: ['REV'] };

/** Section 2.8. */
const ENCOUNTERS: Readonly<Record<CardId, Origin>> = {
  'dungeon-skeleton': design,
  'dungeon-sorcerer': design,
  'dungeon-troll': design,
  'dungeon-golem': design,
  'dungeon-demon': design,
  'dungeon-empty': published('REV'),
  'dungeon-dead-adventurer': countDesigned,
  'dungeon-crypt': countDesigned,
  'dungeon-hidden-trap': published('REV'),
  'dungeon-passage-down': text('REV'),
  'dungeon-cave-in': text('REV', 'JDQ'),
  'dungeon-torch-goes-out': published('REV'),
  'dungeon-secret-door': text('REV'),
  'dungeon-razorwings': text('REV'),
  'dungeon-wizards-curse': text('REV', 'JDQ'),
  'dungeon-unstable-potion': text('REV'),
  'dungeon-bottle-imp': published('REV'),
  'dungeon-lingering-shade': published('REV'),
  'dungeon-gold-30': published('REV', 'JDQ'),
  'dungeon-gold-40': published('REV', 'JDQ'),
  'dungeon-shuffle': text('REV', 'JDQ'),
  'dragon-sleeping': text('REV', 'JDQ'),
  'dragon-rage': text('REV', 'JDQ'),
  'treasure-obsidian-ring': published('REV'),
  'treasure-golden-claws': published('REV'),
  'treasure-belt-of-strength': published('REV'),
  'treasure-jinn-lamp': { ...published('REV'), parts: { name: 'rulebook' } },
  'treasure-pearl-ring': published('REV'),
  'treasure-jeweled-chakra': published('REV'),
  'treasure-gold-ring': published('REV'),
  'treasure-quicksilver-potion': published('REV'),
  'treasure-ruby-ring': published('REV'),
  'treasure-charmers-flute': published('REV'),
  'treasure-mirror-of-shael': published('REV'),
  'treasure-staff-of-light': published('REV'),
  'treasure-rune-scarab': published('REV'),
  'treasure-ebon-amulet': published('REV'),
  'treasure-silver-ring': published('REV'),
  'treasure-flying-carpet': published('REV'),
  'treasure-harp-of-tranquility': published('REV'),
  'treasure-chalice-of-tamalir': published('REV'),
  'treasure-crystal-of-tival': published('REV'),
  'treasure-sun-spear': published('REV'),
  'treasure-crystal-of-orris': published('REV'),
  'treasure-bag-of-gems': published('REV'),
  'treasure-star-of-kellos': published('REV'),
  'treasure-giant-ruby': published('REV'),
  'treasure-eyes-of-avra': published('REV'),
  'treasure-ebon-ring': rulebook,
  'treasure-vestments-of-kellos': published('REV'),
  'treasure-arcane-ring': published('REV'),
  'treasure-lodestone': text('REV'),
  'treasure-artifact-eater': ownEffect('REV'),
  'treasure-forbidden-tome': ownEffect('REV'),
  'trap-trapdoor': countDesigned,
  'trap-crossfire': text('JDQ'),
  'trap-cave-in': text('JDQ'),
  'trap-poisonous-snakes': published('REV', 'JDQ'),
  'trap-poisonous-gas': published('REV', 'JDQ'),
  'trap-explosion': published('REV', 'JDQ'),
  'trap-swinging-blade': { ...published('REV'), parts: { count: 'design' } },
  'trap-shuffle': published('REV', 'JDQ'),
  'door-opens': text('REV'),
  'door-jammed': text('REV'),
  'door-spear-trap': text('REV', 'JDQ'),
  'door-shuffle': published('REV', 'JDQ'),
  'crypt-gold-20': published('REV'),
  'crypt-gold-90': published('REV'),
  'crypt-gold-120': published('REV', 'JDQ'),
  'crypt-gold-250': published('REV', 'JDQ'),
  'crypt-unstable-potion': text('REV', 'JDQ'),
  'crypt-empty': published('REV'),
  'crypt-old-bones': text('REV'),
  'crypt-spear-trap': text('JDQ'),
  'crypt-shuffle': published('REV', 'JDQ'),
  'corpse-gold-50': rulebook,
  'corpse-gold-100': published('REV'),
  'corpse-gold-200': published('REV'),
  'corpse-unstable-potion': text('REV', 'JDQ'),
  'corpse-empty': published('REV'),
  'corpse-rope': text('REV', 'JDQ'),
  'corpse-old-bones': text('REV'),
  'corpse-scorpion': text('REV'),
  'corpse-shuffle': published('REV', 'JDQ'),
  'search-secret-door': text('REV'),
  'search-empty': published('REV'),
  'search-passage-down': text('REV'),
  'search-gold-10': published('REV', 'JDQ'),
  'search-gold-60': published('REV'),
  'search-gold-70': published('REV'),
  'search-gold-150': published('REV'),
  'search-giant-centipede': text('REV', 'JDQ'),
  'search-ferrox': ownEffect('REV'),
  'search-unstable-potion': text('REV'),
  'search-hidden-trap': published('REV'),
  'search-shuffle': published('REV', 'JDQ'),
  'rune-healing': rulebook,
  'rune-teleportation': rulebook,
  'rune-death-touch': rulebook,
  'rune-stasis': ownEffect('ANA'),
  'rune-warning': published('ANA'),
  'rune-opening': ownEffect('OZV'),
  'rune-lightning': ownEffect('CSH'),
  'rune-protection': ownEffect('CSH'),
  'rune-levitation': design,
  'rune-fortune': design,
  'rune-sight': design,
  'rune-slumber': design,
  'catacomb-exit': text('REV'),
  'catacomb-empty': published('REV'),
  'catacomb-hole-in-the-roof': { ...published('REV'), parts: { name: 'rulebook' } },
  'catacomb-hidden-trap': published('REV'),
  'catacomb-treasure-chest': text('REV'),
  'catacomb-gigantic-diamond': published('REV'),
  'catacomb-torch-goes-out': { ...published('REV'), parts: { name: 'rulebook' } },
  'catacomb-horde-of-rats': text('REV'),
  'catacomb-spiders-venom': published('REV'),
  'catacomb-razorwings': text('REV'),
  'catacomb-sneak-attack-skeleton': design,
  'catacomb-sneak-attack-sorcerer': design,
  'catacomb-sneak-attack-troll': design,
  'catacomb-sneak-attack-golem': design,
  'catacomb-sneak-attack-demon': rulebook,
  'catacomb-vampire-bite': published('REV'),
  'catacomb-deep-elf': text('REV'),
  'catacomb-giant-naga': published('REV'),
  'catacomb-shuffle': published('REV'),
};
/** Section 2.6. */
const COMBAT: Readonly<Record<CombatCardId, Origin>> = {
  'combat-quick-shot': design,
  'combat-true-shot': countDesigned,
  'combat-piercing-shot': design,
  'combat-volley': printed({ count: 'design', counter: 'design', type: 'design' }),
  'combat-slash': printed({ count: 'design', value: 'design' }),
  'combat-lunge': design,
  'combat-deep-blow': printed({ count: 'design', type: 'design' }),
  'combat-heart-strike': printed({ count: 'design', counter: 'design', type: 'design' }),
  'combat-agony-bolt': printed({ count: 'design', type: 'design' }),
  'combat-bolt': printed({ count: 'design', type: 'design' }),
  'combat-arcane-blast': design,
  'combat-inferno': design,
};
/** Section 2.7. */
const POWER: Readonly<Record<PowerCardId, Origin>> = {
  'power-guided-shot': printed({ counter: 'design', owner: 'design' }),
  'power-elven-volley': design,
  'power-evasive-step': design,
  'power-hunters-patience': design,
  'power-cleansing-flame': design,
  'power-prayer-of-kellos': design,
  'power-penance': design,
  'power-blessed-ward': design,
  'power-unleashed-rage': printed({ counter: 'design', owner: 'design' }),
  'power-axe-storm': design,
  'power-reckless-charge': design,
  'power-battle-cry': design,
  'power-piercing-arrow': design,
  'power-tribal-cunning': design,
  'power-swift-strike': design,
  'power-sisterhood': design,
  'power-shield-wall': design,
  'power-glorious-blow': design,
  'power-knights-challenge': design,
  'power-heroic-stand': design,
  'power-shared-fates': printed({ counter: 'design', type: 'design' }),
  'power-firestorm': printed({ owner: 'design', type: 'design' }),
  'power-brightblaze-dive': design,
  'power-ancestral-wrath': design,
  'power-poisoned-arrow': rulebook,
  'power-deadly-shot': printed({ counter: 'design' }),
  'power-bone-splinters': damageOf2014,
  'power-grave-chill': damageOf2014,
  'power-agony-of-remembrance': printed({ type: 'design' }),
  'power-infernal-pact': damageOf2014,
  'power-dark-bolt': damageOf2014,
  'power-soulfire': damageOf2014,
  'power-hammer-blow': printed({ type: 'design' }),
  'power-wild-swing': damageOf2014,
  'power-crushing-grip': damageOf2014,
  'power-thick-hide': damageOf2014,
  'power-natural-armor': printed({ type: 'design' }),
  'power-stone-fist': damageOf2014,
  'power-iron-skin': damageOf2014,
  'power-earthshaker': damageOf2014,
  'power-aura-of-terror': printed({ type: 'design' }),
  'power-hellfire': damageOf2014,
  'power-burning-whip': damageOf2014,
  'power-infernal-hunger': damageOf2014,
};

/** Section 2.4. The names and, but for Hugo, the abilities are the rulebook's. */
const hero = (
  { life, agility, ability }: NonNullable<Origin['parts']>,
  ...from: readonly string[]
): Origin => ({
  ...printed({
    ...(life && { life }),
    heroStrength: 'published',
    ...(agility && { agility }),
    armor: 'published',
    luck: 'published',
    ...(ability && { ability }),
  }),
  from,
});
const HEROES: Readonly<Record<HeroId, Origin>> = {
  lindel: hero({ agility: 'published' }, 'REV'),
  'brother-gherinn': hero({ agility: 'published' }, 'LTP', 'REV'),
  krutzbeck: hero({ life: 'published', agility: 'published' }, 'REV'),
  tatianna: hero({ life: 'published', agility: 'published' }, 'REV'),
  'hugo-the-glorious': hero({ life: 'published', ability: 'design' }, 'REV'),
  'challara-and-brightblaze': hero({ life: 'published' }, 'REV'),
};

/** Section 2.5: the kinds are the rulebook's, the Life on their tokens is not. */
const token: Origin = { ...printed({ life: 'published' }), from: ['REV'] };
const MONSTERS: Readonly<Record<MonsterId, Origin>> = {
  skeleton: token,
  sorcerer: token,
  troll: token,
  golem: token,
  demon: token,
};

/** Section 2.9: the kinds of room are the rulebook's, the tiles are those of the 1985 edition or were added to make 117. */
const of1985: Origin = { ...published('SJ', 'JDQ', 'REV'), parts: { type: 'rulebook' } };
const added: Origin = {
  source: 'design',
  parts: { type: 'rulebook', shape: 'published' },
  from: ['SJ', 'JDQ', 'REV'],
};
const added2014: Origin = { ...added, from: ['REV'] };
/** Chambers with a door are as many as in 1985; of the others there are fewer. */
const chamber = ({ shape }: TileRow): Origin => (shape.includes('D') ? of1985 : added);
const TILES: Readonly<Record<RoomId, Origin | ((row: TileRow) => Origin)>> = {
  chamber,
  corridor: of1985,
  portcullis: of1985,
  'catacomb-entrance': added2014,
  'rotating-room': of1985,
  trap: of1985,
  darkness: { ...of1985, parts: { type: 'rulebook', dice: 'design' } },
  'cave-in': of1985,
  bridge: added2014,
  'spider-web': added2014,
  chasm: of1985,
  'bottomless-pit': of1985,
};
/** By the number of the tile: the rows of the table in their order. */
const tileOrigins: readonly Origin[] = tileRows.flatMap((row) => {
  const origin = TILES[row.type];
  return Array.from({ length: row.count }, () => (typeof origin === 'function' ? origin(row) : origin));
});

/** Sections 2.2 and 2.3: the board. Where its spaces are, and most of the sun track, is published elsewhere. */
const space: Origin = { ...printed({ place: 'published' }), from: ['SJ', 'NAF', 'JDQ', 'REV'] };
const sunTrack: Origin = { ...published('ANA'), parts: { closingRolls: 'rulebook' } };
const board = [
  ...towers.map(({ id }) => ({ id, origin: space })),
  { id: 'treasure-chamber', origin: space },
  { id: 'sun-track', origin: sunTrack },
];

export const components: readonly Component[] = [
  ...cards.map(({ id, deck, count }) => ({
    id,
    group: deckIds[deck] ?? '',
    copies: count,
    origin: ENCOUNTERS[id],
  })),
  ...combatCards.map(({ id, count }) => ({ id, group: 'combat', copies: count, origin: COMBAT[id] })),
  ...powerCards.map(({ id }) => ({ id, group: 'power', copies: 1, origin: POWER[id] })),
  ...heroes.map(({ id }) => ({ id, group: 'heroes', copies: 1, origin: HEROES[id] })),
  ...monsters.map(({ id, lives }) => ({
    id,
    group: 'monsters',
    copies: lives.length,
    origin: MONSTERS[id],
  })),
  { id: 'entrance', group: 'markers', copies: CATACOMB_MARKERS, origin: rulebook },
  { id: 'determination', group: 'markers', copies: DETERMINATION_TOKENS, origin: rulebook },
  ...board.map(({ id, origin }) => ({ id, group: 'board', copies: 1, origin })),
  ...tiles.map(({ id, index }) => ({ id, group: 'tiles', copies: 1, origin: tileOrigins[index] ?? design })),
];
