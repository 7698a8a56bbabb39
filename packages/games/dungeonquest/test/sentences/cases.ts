import type { Event, EventType } from '../../src/index.ts';

type Cases = { readonly [K in EventType]: readonly Extract<Event, { readonly type: K }>[] };

const HERO = { seat: 0 } as const;
const RIVAL = { seat: 1 } as const;
const MONSTER = { seat: 1, monster: 'skeleton' } as const;
const dies = { type: 'dies', seat: 0, cell: 40 } as const;

/** Every event with every case that changes its sentence: one and several, nothing left, feminine and masculine. */
export const cases: Cases = {
  hero: [
    { type: 'hero', seat: 0, hero: 'tatianna' },
    { type: 'hero', seat: 0, hero: 'lindel' },
  ],
  'first-roll': [{ type: 'first-roll', seat: 0, die: 4 }],
  'first-player': [{ type: 'first-player', seat: 0 }],
  'rune-dealt': [
    { type: 'rune-dealt', seat: 0, card: 'rune-sight' },
    { type: 'rune-dealt', seat: 0, card: 'rune-death-touch' },
  ],
  'late-start': [{ type: 'late-start', die: 3, space: 4 }],
  'tower-taken': [{ type: 'tower-taken', seat: 0, tower: 'tower-nw', cell: 0 }],
  turn: [{ type: 'turn', seat: 0, turn: 3 }],
  sun: [{ type: 'sun', space: 12 }],
  'sunset-roll': [
    { type: 'sunset-roll', seat: 0, die: 1, closesUpTo: 1, closed: true },
    { type: 'sunset-roll', seat: 0, die: 5, closesUpTo: 1, closed: false },
    { type: 'sunset-roll', seat: 0, die: 5, closesUpTo: 2, closed: false },
    { type: 'sunset-roll', seat: 0, die: 5, closesUpTo: 3, closed: false },
  ],
  'turn-lost': [
    { type: 'turn-lost', seat: 0, why: 'waits', left: 0 },
    { type: 'turn-lost', seat: 0, why: 'blocked', left: 0 },
    { type: 'turn-lost', seat: 0, why: 'skip', left: 0 },
    { type: 'turn-lost', seat: 0, why: 'skip', left: 1 },
    { type: 'turn-lost', seat: 0, why: 'skip', left: 2 },
  ],
  'turns-to-lose': [
    { type: 'turns-to-lose', seat: 0, count: 0, total: 0 },
    { type: 'turns-to-lose', seat: 0, count: 1, total: 1 },
    { type: 'turns-to-lose', seat: 0, count: 2, total: 2 },
  ],
  explored: [
    { type: 'explored', seat: 0, cell: 40, tile: 'tile-chamber-01', entry: 0 },
    { type: 'explored', seat: 0, cell: 40, tile: 'tile-cave-in-01', entry: 0 },
  ],
  'tile-turned': [
    { type: 'tile-turned', cell: 40, tile: 'tile-corridor-01', entry: 1 },
    { type: 'tile-turned', cell: 40, tile: 'tile-rotating-room-01', entry: 1 },
  ],
  'tiles-looked-at': [
    {
      type: 'tiles-looked-at',
      seat: 0,
      count: 3,
      tiles: ['tile-chamber-01', 'tile-bridge-01', 'tile-corridor-01'],
    },
    {
      type: 'tiles-looked-at',
      seat: 0,
      count: 3,
      tiles: ['tile-chamber-01', 'tile-corridor-01', 'tile-chamber-02'],
    },
    { type: 'tiles-looked-at', seat: 0, count: 3 },
  ],
  moved: [
    { type: 'moved', seat: 0, from: 39, to: 40, how: 'walk' },
    { type: 'moved', seat: 0, from: 57, to: 58, how: 'walk' },
    { type: 'moved', seat: 0, from: 1, to: 0, how: 'walk' },
    { type: 'moved', seat: 0, from: 39, to: 40, how: 'secret' },
    { type: 'moved', seat: 0, from: 39, to: 40, how: 'teleport' },
    { type: 'moved', seat: 0, from: 0, to: 12, how: 'tower' },
    { type: 'moved', seat: 0, from: 39, to: 40, how: 'escape' },
    { type: 'moved', seat: 0, from: 58, to: 59, how: 'retreat' },
    { type: 'moved', seat: 0, from: 39, to: 40, how: 'surface' },
    { type: 'moved', seat: 0, from: 39, to: 40, how: 'flee' },
    { type: 'moved', seat: 0, from: 39, to: 40, how: 'wake' },
  ],
  half: [
    { type: 'half', seat: 0, cell: 40, half: 0 },
    { type: 'half', seat: 0, cell: 40, half: 1 },
  ],
  door: [
    { type: 'door', seat: 0, from: 39, to: 40, opens: true },
    { type: 'door', seat: 0, from: 39, to: 40, opens: false },
  ],
  portcullis: [
    { type: 'portcullis', seat: 0, from: 39, to: 40, opens: true },
    { type: 'portcullis', seat: 0, from: 39, to: 40, opens: false },
  ],
  darkness: [
    { type: 'darkness', seat: 0, die: 4, direction: 1, moves: true },
    { type: 'darkness', seat: 0, die: 4, direction: 1, moves: false },
  ],
  stays: (
    [
      'bridge',
      'web',
      'stuck',
      'freed',
      'pit',
      'corridor',
      'tower',
      'darkness',
      'cave-in',
      'rotating',
    ] as const
  ).map((why) => ({ type: 'stays', seat: 0, cell: 40, why }) as const),
  searches: [{ type: 'searches', seat: 0, cell: 40, search: 1 }],
  'walled-in': [
    { type: 'walled-in', seat: 0, cell: 40 },
    { type: 'walled-in', seat: 0, cell: 0 },
  ],
  draws: [
    { type: 'draws', seat: 0, deck: 'dungeon', card: 'dungeon-bottle-imp' },
    { type: 'draws', seat: 0, deck: 'dungeon', card: 'dungeon-gold-40' },
    { type: 'draws', seat: 0, deck: 'dungeon', card: 'dungeon-torch-goes-out' },
    { type: 'draws', seat: 0, deck: 'dungeon', card: 'dungeon-lingering-shade' },
    { type: 'draws', seat: 0, deck: 'treasure', card: 'treasure-mirror-of-shael' },
    { type: 'draws', seat: 0, deck: 'trap', card: 'trap-poisonous-gas' },
    { type: 'draws', seat: 0, deck: 'dragon', card: 'dragon-rage' },
    { type: 'draws', seat: 0, deck: 'corpse' },
  ],
  shuffles: [
    { type: 'shuffles', deck: 'trap', why: 'card' },
    { type: 'shuffles', deck: 'corpse', why: 'empty' },
    { type: 'shuffles', deck: 'catacomb', why: 'returned' },
  ],
  'deck-empty': [{ type: 'deck-empty', deck: 'treasure' }],
  keeps: [
    { type: 'keeps', seat: 0, card: 'dungeon-cave-in' },
    { type: 'keeps', seat: 0, card: 'dungeon-lingering-shade' },
  ],
  'kept-gone': [
    { type: 'kept-gone', seat: 0, card: 'dungeon-cave-in' },
    { type: 'kept-gone', seat: 0, card: 'dungeon-torch-goes-out' },
  ],
  refuses: [
    { type: 'refuses', seat: 0, card: 'dungeon-hidden-trap', by: 'rune-warning' },
    { type: 'refuses', seat: 0, card: 'dungeon-demon', by: 'rune-death-touch' },
    { type: 'refuses', seat: 0, card: 'trap-poisonous-snakes', by: 'rune-warning' },
    { type: 'refuses', seat: 0, card: 'dungeon-razorwings', by: 'challara-foresight' },
    { type: 'refuses', seat: 0, card: 'dungeon-empty', by: 'challara-foresight' },
  ],
  'card-may': [
    { type: 'card-may', seat: 0, card: 'dungeon-crypt', what: 'open-crypt', yes: true },
    ...['loot-body', 'open-crypt', 'leave-catacombs', 'secret-door', 'bribe'].map(
      (what) => ({ type: 'card-may', seat: 0, card: 'dungeon-crypt', what, yes: false }) as const,
    ),
  ],
  'gains-loot': [
    { type: 'gains-loot', seat: 0, deck: 'dungeon', card: 'dungeon-gold-40', gold: 40, held: 1 },
    { type: 'gains-loot', seat: 0, deck: 'corpse', card: 'corpse-rope', gold: 0, held: 3 },
    { type: 'gains-loot', seat: 0, deck: 'corpse', held: 2 },
  ],
  'loses-loot': [
    {
      type: 'loses-loot',
      seat: 0,
      card: 'treasure-eyes-of-avra',
      gold: 420,
      held: 2,
      why: 'random',
    },
    { type: 'loses-loot', seat: 0, card: 'treasure-sun-spear', gold: 1100, held: 0, why: 'dragon' },
    { type: 'loses-loot', seat: 0, card: 'dungeon-gold-40', gold: 40, held: 1, why: 'bridge' },
    { type: 'loses-loot', seat: 0, card: 'dungeon-gold-40', gold: 40, held: 1, why: 'bribe' },
    { type: 'loses-loot', seat: 0, card: 'corpse-rope', gold: 0, held: 1, why: 'used' },
    { type: 'loses-loot', seat: 0, card: 'corpse-unstable-potion', gold: 0, held: 1, why: 'used' },
    { type: 'loses-loot', seat: 0, card: 'dungeon-gold-40', gold: 40, held: 1, why: 'unconscious' },
  ],
  drinks: [{ type: 'drinks', seat: 0, card: 'corpse-unstable-potion' }],
  'rune-used': [
    { type: 'rune-used', seat: 0, card: 'rune-healing' },
    { type: 'rune-used', seat: 0, card: 'rune-death-touch' },
  ],
  'ability-used': [
    'lindel-reroll',
    'gherinn-penance',
    'gherinn-kellos',
    'krutzbeck-hand',
    'tatianna-first-shot',
    'hugo-glory',
    'challara-foresight',
  ].map((ability) => ({ type: 'ability-used', seat: 0, ability }) as const),
  bribe: [{ type: 'bribe', seat: 0, gold: 250, die: 3, price: 300 }],
  rolls: [
    { type: 'rolls', seat: 0, dice: [4], for: 'corpse-scorpion' },
    { type: 'rolls', seat: 0, dice: [5, 3], for: 'dragon-rage' },
  ],
  test: [
    { type: 'test', seat: 0, attribute: 'agility', needs: 6, dice: [3, 4], bonus: 0, passed: false },
    { type: 'test', seat: 0, attribute: 'strength', needs: 9, dice: [3, 4], bonus: 0, passed: true },
    { type: 'test', seat: 0, attribute: 'agility', needs: 6, dice: [1, 2], bonus: 2, passed: true },
    {
      type: 'test',
      seat: 0,
      attribute: 'lowest:agility,armor',
      needs: 4,
      dice: [1, 2],
      bonus: 0,
      passed: true,
    },
  ],
  'test-passed': [{ type: 'test-passed', seat: 0, attribute: 'luck', by: 'item' }],
  determination: [
    { type: 'determination', seat: 0, change: 1, held: 1 },
    { type: 'determination', seat: 0, change: 3, held: 4 },
    { type: 'determination', seat: 0, change: -1, held: 0 },
    { type: 'determination', seat: 0, change: -4, held: 0 },
    { type: 'determination', seat: 0, change: -2, held: 1 },
    { type: 'determination', seat: 0, change: -1, held: 2 },
  ],
  wounds: [
    { type: 'wounds', seat: 0, count: 1, wounds: 1, life: 15, cause: 'card' },
    { type: 'wounds', seat: 0, count: 2, wounds: 5, life: 15, cause: 'card' },
  ],
  prevented: [
    { type: 'prevented', seat: 0, count: 1 },
    { type: 'prevented', seat: 0, count: 4 },
  ],
  heals: [
    { type: 'heals', seat: 0, count: 0, wounds: 0 },
    { type: 'heals', seat: 0, count: 1, wounds: 0 },
    { type: 'heals', seat: 0, count: 3, wounds: 1 },
    { type: 'heals', seat: 0, count: 3, wounds: 2 },
  ],
  dies: [
    { ...dies, hero: 'tatianna', cause: 'card', by: 'door-spear-trap' },
    { ...dies, hero: 'lindel', cause: 'card', by: 'trap-poisonous-snakes' },
    { ...dies, hero: 'brother-gherinn', cause: 'card', by: 'catacomb-sneak-attack-golem' },
    { ...dies, hero: 'lindel', cause: 'room', by: 'bottomless-pit' },
    { ...dies, hero: 'challara-and-brightblaze', cause: 'combat', by: 'skeleton' },
    { ...dies, hero: 'challara-and-brightblaze', cause: 'escape', by: 'troll' },
    { ...dies, hero: 'hugo-the-glorious', cause: 'escape', by: 'troll' },
    { ...dies, hero: 'tatianna', cause: 'dragon', by: '' },
    { ...dies, hero: 'brother-gherinn', cause: 'dragon', by: '' },
    { ...dies, hero: 'tatianna', cause: 'no-retreat', by: '' },
    { ...dies, hero: 'lindel', cause: 'no-retreat', by: '' },
    { ...dies, hero: 'tatianna', cause: 'walled-in', by: '' },
    { ...dies, hero: 'lindel', cause: 'walled-in', by: '' },
    { ...dies, hero: 'tatianna', cause: 'night', by: '' },
    { ...dies, hero: 'krutzbeck', cause: 'night', by: '' },
    { ...dies, hero: 'brother-gherinn', cause: 'penance', by: '' },
    { ...dies, hero: 'tatianna', cause: 'hero', by: 'lindel' },
    { ...dies, hero: 'challara-and-brightblaze', cause: 'hero', by: 'brother-gherinn' },
    { ...dies, hero: 'tatianna', cause: 'none', by: '' },
  ],
  falls: [
    { type: 'falls', seat: 0, cause: 'card', die: 4, cards: 0 },
    { type: 'falls', seat: 0, cause: 'card', die: 1, cards: 1 },
    { type: 'falls', seat: 0, cause: 'card', die: 4, cards: 3 },
  ],
  wakes: [
    { type: 'wakes', seat: 0, wounds: 0 },
    { type: 'wakes', seat: 0, wounds: 1 },
    { type: 'wakes', seat: 0, wounds: 7 },
  ],
  monster: [
    { type: 'monster', seat: 0, monster: 'skeleton', player: 1, cell: 40, from: 'card' },
    { type: 'monster', seat: 0, monster: 'skeleton', player: -1, cell: 40, from: 'card' },
  ],
  'monster-life': [
    { type: 'monster-life', monster: 'skeleton', life: 1 },
    { type: 'monster-life', monster: 'skeleton', life: 3 },
    { type: 'monster-life', monster: 'skeleton' },
  ],
  'monster-removed': [{ type: 'monster-removed', seat: 0, monster: 'golem' }],
  'token-taken': [{ type: 'token-taken', monster: 'demon', cell: 40 }],
  'token-placed': [{ type: 'token-placed', monster: 'demon', cell: 40 }],
  escape: [
    {
      type: 'escape',
      seat: 0,
      monster: 'skeleton',
      cards: ['power-shared-fates', 'power-poisoned-arrow'],
      values: [3, 2],
      escaped: true,
      damage: 0,
    },
    {
      type: 'escape',
      seat: 0,
      monster: 'skeleton',
      cards: ['power-firestorm', 'power-poisoned-arrow'],
      values: [1, 2],
      escaped: false,
      damage: 1,
    },
    {
      type: 'escape',
      seat: 0,
      monster: 'troll',
      cards: ['power-firestorm', 'power-hammer-blow'],
      values: [1, 3],
      escaped: false,
      damage: 4,
    },
  ],
  combat: [
    { type: 'combat', seat: 0, opponent: 1, monster: 'skeleton' },
    { type: 'combat', seat: 0, opponent: 1 },
  ],
  'first-shot': [
    {
      type: 'first-shot',
      seat: 0,
      cards: ['combat-volley', 'combat-slash'],
      hits: ['combat-volley'],
      monster: 'troll',
      pile: 1,
    },
    { type: 'first-shot', seat: 0, cards: ['combat-slash'], hits: [], monster: 'troll', pile: 0 },
  ],
  lightning: [
    {
      type: 'lightning',
      seat: 0,
      cards: ['combat-slash', 'combat-bolt', 'combat-volley'],
      monster: 'golem',
      pile: 3,
    },
  ],
  round: [{ type: 'round', round: 2, hands: [5, 5] }],
  hand: [
    { type: 'hand', side: 0, fighter: HERO, drawn: 2, cards: ['combat-slash', 'combat-bolt'] },
    { type: 'hand', side: 1, fighter: MONSTER, drawn: 2, cards: ['combat-slash', 'combat-bolt'] },
    { type: 'hand', side: 1, fighter: MONSTER, drawn: 2 },
  ],
  reveal: [
    { type: 'reveal', cards: ['combat-slash', 'combat-bolt'], fighters: [HERO, MONSTER] },
    { type: 'reveal', cards: ['combat-slash', ''], fighters: [HERO, RIVAL] },
    { type: 'reveal', cards: ['', 'combat-bolt'], fighters: [HERO, RIVAL] },
  ],
  power: [
    { type: 'power', side: 0, fighter: HERO, card: 'power-penance' },
    { type: 'power', side: 1, fighter: MONSTER, card: 'power-grave-chill' },
  ],
  cancelled: [
    { type: 'cancelled', side: 0, fighter: HERO, card: 'combat-slash' },
    { type: 'cancelled', side: 1, fighter: MONSTER, card: 'combat-slash' },
  ],
  'attack-changed': [
    { type: 'attack-changed', side: 0, fighter: HERO, amount: 3, total: 5 },
    { type: 'attack-changed', side: 1, fighter: MONSTER, amount: -2, total: 1 },
  ],
  'names-type': [
    { type: 'names-type', side: 0, fighter: HERO, attackType: 'ranged' },
    { type: 'names-type', side: 1, fighter: MONSTER, attackType: 'melee' },
    { type: 'names-type', side: 1, fighter: MONSTER, attackType: 'magic' },
  ],
  replaces: [
    { type: 'replaces', side: 0, fighter: HERO, card: 'power-guided-shot', by: 'combat-slash' },
    { type: 'replaces', side: 1, fighter: MONSTER, card: 'power-guided-shot', by: 'combat-slash' },
  ],
  'hand-discarded': [
    { type: 'hand-discarded', side: 0, fighter: HERO, card: 'combat-slash' },
    { type: 'hand-discarded', side: 1, fighter: MONSTER, card: 'combat-slash' },
  ],
  'hand-seen': [
    { type: 'hand-seen', side: 1, fighter: MONSTER, by: HERO, cards: ['combat-slash', 'combat-bolt'] },
    { type: 'hand-seen', side: 1, fighter: MONSTER, by: HERO, cards: [] },
    { type: 'hand-seen', side: 1, fighter: MONSTER, by: HERO },
    { type: 'hand-seen', side: 0, fighter: HERO, by: RIVAL },
  ],
  'hand-taken': [
    { type: 'hand-taken', side: 0, fighter: HERO, from: MONSTER, card: 'combat-slash' },
    { type: 'hand-taken', side: 0, fighter: HERO, from: RIVAL },
  ],
  'stack-taken': [{ type: 'stack-taken', side: 0, fighter: HERO, card: 'combat-slash' }],
  'damage-removed': [
    { type: 'damage-removed', side: 0, fighter: HERO, card: 'combat-slash', pile: 0 },
    { type: 'damage-removed', side: 1, fighter: MONSTER, card: 'combat-slash', pile: 1 },
    { type: 'damage-removed', side: 1, fighter: MONSTER, card: 'combat-slash', pile: 2 },
  ],
  'damage-added': [
    { type: 'damage-added', side: 0, fighter: HERO, cards: [], pile: 2 },
    { type: 'damage-added', side: 0, fighter: HERO, cards: ['combat-slash'], pile: 3 },
    { type: 'damage-added', side: 1, fighter: MONSTER, cards: ['combat-slash', 'combat-bolt'], pile: 2 },
  ],
  counter: [
    { type: 'counter', side: 0, fighter: HERO, card: 'combat-slash', total: 4 },
    { type: 'counter', side: 1, fighter: MONSTER, card: 'combat-slash', total: 4 },
  ],
  'counter-revealed': [
    {
      type: 'counter-revealed',
      monster: 'troll',
      cards: ['combat-slash', 'combat-bolt'],
      played: ['combat-slash'],
    },
    { type: 'counter-revealed', monster: 'troll', cards: ['combat-slash', 'combat-bolt'], played: [] },
  ],
  stalemate: [{ type: 'stalemate', totals: [3, 3] }],
  'round-won': [
    { type: 'round-won', side: 0, fighter: HERO, totals: [5, 3], deathblow: 0 },
    { type: 'round-won', side: 1, fighter: MONSTER, totals: [3, 5], deathblow: 1 },
    { type: 'round-won', side: 1, fighter: RIVAL, totals: [3, 5], deathblow: 2 },
  ],
  flees: [
    { type: 'flees', seat: 0, step: 'announced' },
    { type: 'flees', seat: 0, step: 'failed' },
    { type: 'flees', seat: 0, step: 'away' },
  ],
  'monster-killed': [
    { type: 'monster-killed', seat: 0, monster: 'skeleton', life: 1 },
    { type: 'monster-killed', seat: 0, monster: 'skeleton', life: 3 },
  ],
  monstrous: [
    { type: 'monstrous', seat: 0, die: 2, life: 3, found: true },
    { type: 'monstrous', seat: 0, die: 5, life: 3, found: false },
  ],
  'dragon-wakes': [{ type: 'dragon-wakes', seat: 0 }],
  'dragon-cards-back': [{ type: 'dragon-cards-back', count: 3 }],
  entrance: [{ type: 'entrance', cell: 40 }],
  'goes-down': [
    { type: 'goes-down', seat: 0, cell: 40, facing: 0, falls: false },
    { type: 'goes-down', seat: 0, cell: 40, facing: 0, falls: true },
  ],
  'way-out': [
    { type: 'way-out', seat: 0, from: 40, ahead: 1, side: 'left', die: 2, to: 41, naga: false },
    { type: 'way-out', seat: 0, from: 40, ahead: 3, side: 'right', die: 2, to: 58, naga: false },
    { type: 'way-out', seat: 0, from: 40, ahead: 3, side: 'right', die: 2, to: 41, naga: true },
  ],
  leaves: [
    { type: 'leaves', seat: 0, tower: 'tower-nw', loot: 1 },
    { type: 'leaves', seat: 0, tower: 'tower-nw', loot: 3 },
  ],
  'loot-shown': [
    { type: 'loot-shown', seat: 0, cards: ['corpse-rope', 'dungeon-gold-40', 'treasure-sun-spear'] },
    { type: 'loot-shown', seat: 0, cards: ['dungeon-gold-40', 'corpse-rope', 'search-gold-10'] },
  ],
  'end-item': [
    { type: 'end-item', seat: 0, card: 'catacomb-treasure-chest', used: true },
    { type: 'end-item', seat: 0, card: 'catacomb-treasure-chest', used: false },
  ],
  worth: [{ type: 'worth', seat: 0, card: 'catacomb-treasure-chest', gold: 700 }],
  end: [
    { type: 'end', winners: [], gold: [0, 0, 0, 0] },
    { type: 'end', winners: [0], gold: [700, 0, 0, 0] },
    { type: 'end', winners: [0], gold: [0, 0, 0, 0] },
    { type: 'end', winners: [0, 2], gold: [700, 0, 700, 0] },
  ],
  duel: [{ type: 'duel', attacker: 0, defender: 1 }],
  'duel-won': [{ type: 'duel-won', winner: 0, loser: 1 }],
  'loot-taken': [
    { type: 'loot-taken', from: 1, by: 0, deck: 'corpse', card: 'corpse-rope', held: 3, left: 1 },
    { type: 'loot-taken', from: 1, by: 0, deck: 'corpse', card: 'corpse-rope', held: 1, left: 2 },
    { type: 'loot-taken', from: 1, by: 0, deck: 'corpse', held: 1, left: 0 },
  ],
  'servant-moves': [{ type: 'servant-moves', seat: 0, monster: 'skeleton', from: 40, to: 41 }],
  'servant-calls': [{ type: 'servant-calls', seat: 0, monster: 'skeleton', drawn: [] }],
};
