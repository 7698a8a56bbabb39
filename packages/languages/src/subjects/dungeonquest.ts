// Made from languages/en/dungeonquest.ftl by `npm run languages`.
import type { Noun, People } from '../grammar.ts';
import { type Subject, subject } from '../subject.ts';
import type { Group, Who } from '../told.ts';

export type DungeonquestWords = {
  readonly name: string;
  readonly tagline: string;
  readonly scores: {
    readonly out: string;
    readonly gold: string;
    readonly best: string;
    readonly loot: string;
  };
  readonly died: string;
  readonly variants: {
    readonly solo: {
      readonly name: string;
      readonly sentence: string;
    };
    readonly 'hero-versus-hero': {
      readonly name: string;
      readonly sentence: string;
    };
    readonly 'servants-of-kalladra': {
      readonly name: string;
      readonly sentence: string;
    };
    readonly 'focused-determination': {
      readonly name: string;
      readonly sentence: string;
    };
    readonly 'death-can-wait': {
      readonly name: string;
      readonly sentence: string;
    };
    readonly 'tower-power': {
      readonly name: string;
      readonly sentence: string;
    };
    readonly secrets: {
      readonly name: string;
      readonly sentence: string;
    };
    readonly 'magical-power': {
      readonly name: string;
      readonly sentence: string;
    };
    readonly 'magical-power-runes': {
      readonly name: string;
      readonly sentence: string;
    };
    readonly 'live-to-fight-another-day': {
      readonly name: string;
      readonly sentence: string;
    };
    readonly 'no-glory-without-courage': {
      readonly name: string;
      readonly sentence: string;
    };
    readonly 'monstrous-treasures': {
      readonly name: string;
      readonly sentence: string;
    };
    readonly 'late-start': {
      readonly name: string;
      readonly sentence: string;
    };
    readonly 'hero-selection': {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly random: string;
        readonly 'choose-in-seat-order': string;
      };
    };
    readonly rulings: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly rulebook: string;
        readonly earlier: string;
      };
    };
    readonly defeats: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly 'as-written': string;
        readonly earlier: string;
      };
    };
    readonly 'monster-controller': {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly 'left-seat': string;
        readonly automaton: string;
      };
    };
  };
  readonly cardTypes: {
    readonly event: string;
    readonly loot: string;
    readonly monster: string;
    readonly threat: string;
    readonly trap: string;
  };
  readonly cards: {
    readonly 'dungeon-skeleton': Noun;
    readonly 'dungeon-sorcerer': Noun;
    readonly 'dungeon-troll': Noun;
    readonly 'dungeon-golem': Noun;
    readonly 'dungeon-demon': Noun;
    readonly 'dungeon-empty': Noun;
    readonly 'dungeon-dead-adventurer': Noun;
    readonly 'dungeon-crypt': Noun;
    readonly 'dungeon-hidden-trap': Noun;
    readonly 'dungeon-passage-down': Noun;
    readonly 'dungeon-cave-in': Noun;
    readonly 'dungeon-torch-goes-out': Noun;
    readonly 'dungeon-secret-door': Noun;
    readonly 'dungeon-razorwings': Noun;
    readonly 'dungeon-wizards-curse': Noun;
    readonly 'dungeon-unstable-potion': Noun;
    readonly 'dungeon-bottle-imp': Noun;
    readonly 'dungeon-lingering-shade': Noun;
    readonly 'dungeon-gold-30': Noun;
    readonly 'dungeon-gold-40': Noun;
    readonly 'dungeon-shuffle': Noun;
    readonly 'dragon-sleeping': Noun;
    readonly 'dragon-rage': Noun;
    readonly 'treasure-obsidian-ring': Noun;
    readonly 'treasure-golden-claws': Noun;
    readonly 'treasure-belt-of-strength': Noun;
    readonly 'treasure-jinn-lamp': Noun;
    readonly 'treasure-pearl-ring': Noun;
    readonly 'treasure-jeweled-chakra': Noun;
    readonly 'treasure-gold-ring': Noun;
    readonly 'treasure-quicksilver-potion': Noun;
    readonly 'treasure-ruby-ring': Noun;
    readonly 'treasure-charmers-flute': Noun;
    readonly 'treasure-mirror-of-shael': Noun;
    readonly 'treasure-staff-of-light': Noun;
    readonly 'treasure-rune-scarab': Noun;
    readonly 'treasure-ebon-amulet': Noun;
    readonly 'treasure-silver-ring': Noun;
    readonly 'treasure-flying-carpet': Noun;
    readonly 'treasure-harp-of-tranquility': Noun;
    readonly 'treasure-chalice-of-tamalir': Noun;
    readonly 'treasure-crystal-of-tival': Noun;
    readonly 'treasure-sun-spear': Noun;
    readonly 'treasure-crystal-of-orris': Noun;
    readonly 'treasure-bag-of-gems': Noun;
    readonly 'treasure-star-of-kellos': Noun;
    readonly 'treasure-giant-ruby': Noun;
    readonly 'treasure-eyes-of-avra': Noun;
    readonly 'treasure-ebon-ring': Noun;
    readonly 'treasure-vestments-of-kellos': Noun;
    readonly 'treasure-arcane-ring': Noun;
    readonly 'treasure-lodestone': Noun;
    readonly 'treasure-artifact-eater': Noun;
    readonly 'treasure-forbidden-tome': Noun;
    readonly 'trap-trapdoor': Noun;
    readonly 'trap-crossfire': Noun;
    readonly 'trap-cave-in': Noun;
    readonly 'trap-poisonous-snakes': Noun;
    readonly 'trap-poisonous-gas': Noun;
    readonly 'trap-explosion': Noun;
    readonly 'trap-swinging-blade': Noun;
    readonly 'trap-shuffle': Noun;
    readonly 'door-opens': Noun;
    readonly 'door-jammed': Noun;
    readonly 'door-spear-trap': Noun;
    readonly 'door-shuffle': Noun;
    readonly 'crypt-gold-20': Noun;
    readonly 'crypt-gold-90': Noun;
    readonly 'crypt-gold-120': Noun;
    readonly 'crypt-gold-250': Noun;
    readonly 'crypt-unstable-potion': Noun;
    readonly 'crypt-empty': Noun;
    readonly 'crypt-old-bones': Noun;
    readonly 'crypt-spear-trap': Noun;
    readonly 'crypt-shuffle': Noun;
    readonly 'corpse-gold-50': Noun;
    readonly 'corpse-gold-100': Noun;
    readonly 'corpse-gold-200': Noun;
    readonly 'corpse-unstable-potion': Noun;
    readonly 'corpse-empty': Noun;
    readonly 'corpse-rope': Noun;
    readonly 'corpse-old-bones': Noun;
    readonly 'corpse-scorpion': Noun;
    readonly 'corpse-shuffle': Noun;
    readonly 'search-secret-door': Noun;
    readonly 'search-empty': Noun;
    readonly 'search-passage-down': Noun;
    readonly 'search-gold-10': Noun;
    readonly 'search-gold-60': Noun;
    readonly 'search-gold-70': Noun;
    readonly 'search-gold-150': Noun;
    readonly 'search-giant-centipede': Noun;
    readonly 'search-ferrox': Noun;
    readonly 'search-unstable-potion': Noun;
    readonly 'search-hidden-trap': Noun;
    readonly 'search-shuffle': Noun;
    readonly 'rune-healing': Noun;
    readonly 'rune-teleportation': Noun;
    readonly 'rune-death-touch': Noun;
    readonly 'rune-stasis': Noun;
    readonly 'rune-warning': Noun;
    readonly 'rune-opening': Noun;
    readonly 'rune-lightning': Noun;
    readonly 'rune-protection': Noun;
    readonly 'rune-levitation': Noun;
    readonly 'rune-fortune': Noun;
    readonly 'rune-sight': Noun;
    readonly 'rune-slumber': Noun;
    readonly 'catacomb-exit': Noun;
    readonly 'catacomb-empty': Noun;
    readonly 'catacomb-hole-in-the-roof': Noun;
    readonly 'catacomb-hidden-trap': Noun;
    readonly 'catacomb-treasure-chest': Noun;
    readonly 'catacomb-gigantic-diamond': Noun;
    readonly 'catacomb-torch-goes-out': Noun;
    readonly 'catacomb-horde-of-rats': Noun;
    readonly 'catacomb-spiders-venom': Noun;
    readonly 'catacomb-razorwings': Noun;
    readonly 'catacomb-sneak-attack-skeleton': Noun;
    readonly 'catacomb-sneak-attack-sorcerer': Noun;
    readonly 'catacomb-sneak-attack-troll': Noun;
    readonly 'catacomb-sneak-attack-golem': Noun;
    readonly 'catacomb-sneak-attack-demon': Noun;
    readonly 'catacomb-vampire-bite': Noun;
    readonly 'catacomb-deep-elf': Noun;
    readonly 'catacomb-giant-naga': Noun;
    readonly 'catacomb-shuffle': Noun;
  };
  readonly combat: {
    readonly 'combat-quick-shot': Noun;
    readonly 'combat-true-shot': Noun;
    readonly 'combat-piercing-shot': Noun;
    readonly 'combat-volley': Noun;
    readonly 'combat-slash': Noun;
    readonly 'combat-lunge': Noun;
    readonly 'combat-deep-blow': Noun;
    readonly 'combat-heart-strike': Noun;
    readonly 'combat-agony-bolt': Noun;
    readonly 'combat-bolt': Noun;
    readonly 'combat-arcane-blast': Noun;
    readonly 'combat-inferno': Noun;
    readonly 'power-guided-shot': Noun;
    readonly 'power-elven-volley': Noun;
    readonly 'power-evasive-step': Noun;
    readonly 'power-hunters-patience': Noun;
    readonly 'power-cleansing-flame': Noun;
    readonly 'power-prayer-of-kellos': Noun;
    readonly 'power-penance': Noun;
    readonly 'power-blessed-ward': Noun;
    readonly 'power-unleashed-rage': Noun;
    readonly 'power-axe-storm': Noun;
    readonly 'power-reckless-charge': Noun;
    readonly 'power-battle-cry': Noun;
    readonly 'power-piercing-arrow': Noun;
    readonly 'power-tribal-cunning': Noun;
    readonly 'power-swift-strike': Noun;
    readonly 'power-sisterhood': Noun;
    readonly 'power-shield-wall': Noun;
    readonly 'power-glorious-blow': Noun;
    readonly 'power-knights-challenge': Noun;
    readonly 'power-heroic-stand': Noun;
    readonly 'power-shared-fates': Noun;
    readonly 'power-firestorm': Noun;
    readonly 'power-brightblaze-dive': Noun;
    readonly 'power-ancestral-wrath': Noun;
    readonly 'power-poisoned-arrow': Noun;
    readonly 'power-deadly-shot': Noun;
    readonly 'power-bone-splinters': Noun;
    readonly 'power-grave-chill': Noun;
    readonly 'power-agony-of-remembrance': Noun;
    readonly 'power-infernal-pact': Noun;
    readonly 'power-dark-bolt': Noun;
    readonly 'power-soulfire': Noun;
    readonly 'power-hammer-blow': Noun;
    readonly 'power-wild-swing': Noun;
    readonly 'power-crushing-grip': Noun;
    readonly 'power-thick-hide': Noun;
    readonly 'power-natural-armor': Noun;
    readonly 'power-stone-fist': Noun;
    readonly 'power-iron-skin': Noun;
    readonly 'power-earthshaker': Noun;
    readonly 'power-aura-of-terror': Noun;
    readonly 'power-hellfire': Noun;
    readonly 'power-burning-whip': Noun;
    readonly 'power-infernal-hunger': Noun;
  };
  readonly heroes: {
    readonly lindel: Noun;
    readonly 'brother-gherinn': Noun;
    readonly krutzbeck: Noun;
    readonly tatianna: Noun;
    readonly 'hugo-the-glorious': Noun;
    readonly 'challara-and-brightblaze': Noun;
  };
  readonly monsters: {
    readonly skeleton: Noun;
    readonly sorcerer: Noun;
    readonly troll: Noun;
    readonly golem: Noun;
    readonly demon: Noun;
  };
  readonly places: {
    readonly 'tower-nw': Noun;
    readonly 'tower-ne': Noun;
    readonly 'tower-sw': Noun;
    readonly 'tower-se': Noun;
    readonly 'treasure-chamber': Noun;
  };
  readonly rooms: {
    readonly chamber: Noun;
    readonly corridor: Noun;
    readonly portcullis: Noun;
    readonly 'catacomb-entrance': Noun;
    readonly 'rotating-room': Noun;
    readonly trap: Noun;
    readonly darkness: Noun;
    readonly 'cave-in': Noun;
    readonly bridge: Noun;
    readonly 'spider-web': Noun;
    readonly chasm: Noun;
    readonly 'bottomless-pit': Noun;
  };
  readonly decks: {
    readonly dungeon: Noun;
    readonly dragon: Noun;
    readonly treasure: Noun;
    readonly crypt: Noun;
    readonly corpse: Noun;
    readonly door: Noun;
    readonly search: Noun;
    readonly catacomb: Noun;
    readonly 'trap-deck': Noun;
    readonly rune: Noun;
  };
  readonly others: {
    readonly strength: Noun;
    readonly agility: Noun;
    readonly armor: Noun;
    readonly luck: Noun;
    readonly 'lowest-agility-armor': Noun;
    readonly melee: Noun;
    readonly ranged: Noun;
    readonly magic: Noun;
    readonly north: Noun;
    readonly east: Noun;
    readonly south: Noun;
    readonly west: Noun;
    readonly 'dragon-rage-roll': Noun;
    readonly determination: Noun;
    readonly 'sun-track': Noun;
    readonly entrance: Noun;
    readonly 'lindel-reroll': Noun;
    readonly 'gherinn-penance': Noun;
    readonly 'gherinn-kellos': Noun;
    readonly 'krutzbeck-hand': Noun;
    readonly 'tatianna-first-shot': Noun;
    readonly 'hugo-glory': Noun;
    readonly 'challara-foresight': Noun;
  };
  readonly obstacles: {
    readonly portcullis: Noun;
  };
  readonly decisions: {
    readonly 'DEC-HERO': string;
    readonly 'DEC-TOWER': string;
    readonly 'DEC-START-ORDER': string;
    readonly 'DEC-ACT': string;
    readonly 'DEC-MOVE-AGAIN': string;
    readonly 'DEC-LEAVE': string;
    readonly 'DEC-OBSTACLE-RUNE': string;
    readonly 'DEC-TILE': string;
    readonly 'DEC-TILE-TURN': string;
    readonly 'DEC-HALF': string;
    readonly 'DEC-BRIDGE': string;
    readonly 'DEC-BRIDGE-LOOT': string;
    readonly 'DEC-WEB': string;
    readonly 'DEC-CARD-MAY': string;
    readonly 'DEC-SECRET': string;
    readonly 'DEC-BRIBE': string;
    readonly 'DEC-CHALLARA': string;
    readonly 'DEC-PENANCE': string;
    readonly 'DEC-REROLL-TEST': string;
    readonly 'DEC-REROLL-RAGE': string;
    readonly 'DEC-TEST-ITEM': string;
    readonly 'DEC-WOUND-RUNE': string;
    readonly 'DEC-TRAP-RUNE': string;
    readonly 'DEC-MONSTER-RUNE': string;
    readonly 'DEC-TOKEN': string;
    readonly 'DEC-ESCAPE': string;
    readonly 'DEC-TATIANNA': string;
    readonly 'DEC-COMBAT-RUNE': string;
    readonly 'DEC-HAND6': string;
    readonly 'DEC-CARD': string;
    readonly 'DEC-POWER': string;
    readonly 'DEC-COUNTER': string;
    readonly 'DEC-HUGO': string;
    readonly 'DEC-RETREAT': string;
    readonly 'DEC-CAT-DIR': string;
    readonly 'DEC-CAT-HOLE': string;
    readonly 'DEC-CAT-SIDE': string;
    readonly 'DEC-END-ITEM': string;
    readonly 'DEC-HVH-LOOT': string;
    readonly 'DEC-HVH-FLEE': string;
    readonly 'DEC-SERVANT': string;
    readonly 'DEC-WAIT-LOOT': string;
    readonly 'DEC-FLEE-ROUND': string;
    readonly 'DEC-SLUMBER': string;
    readonly 'DEC-TOWER-POWER': string;
    readonly 'DEC-MONSTROUS': string;
    readonly 'DEC-HVH-TARGET': string;
    readonly 'DEC-SERVANT-TARGET': string;
    readonly 'DEC-SERVANT-PLACE': string;
    readonly 'DEC-WAIT-SPACE': string;
    readonly 'DEC-DARK': string;
  };
  readonly questions: {
    readonly 'DEC-CARD-MAY-loot-body': string;
    readonly 'DEC-CARD-MAY-open-crypt': string;
    readonly 'DEC-CARD-MAY-leave-catacombs': string;
    readonly 'DEC-CARD-MAY-secret-door': string;
    readonly 'DEC-CARD-MAY-bribe': string;
    readonly 'DEC-TILE-pick': string;
  };
  readonly answers: {
    readonly 'DEC-CARD-MAY-loot-body': {
      readonly yes: string;
      readonly no: string;
    };
    readonly 'DEC-CARD-MAY-open-crypt': {
      readonly yes: string;
      readonly no: string;
    };
    readonly 'DEC-CARD-MAY-leave-catacombs': {
      readonly yes: string;
      readonly no: string;
    };
    readonly 'DEC-CARD-MAY-secret-door': {
      readonly yes: string;
      readonly no: string;
    };
    readonly 'DEC-CARD-MAY-bribe': {
      readonly yes: string;
      readonly no: string;
    };
    readonly 'DEC-OBSTACLE-RUNE': {
      readonly use: string;
      readonly no: string;
    };
    readonly 'DEC-TILE': {
      readonly use: string;
      readonly no: string;
    };
    readonly 'DEC-WOUND-RUNE': {
      readonly use: string;
      readonly no: string;
    };
    readonly 'DEC-TRAP-RUNE': {
      readonly use: string;
      readonly no: string;
    };
    readonly 'DEC-COMBAT-RUNE': {
      readonly use: string;
      readonly no: string;
    };
    readonly 'DEC-SLUMBER': {
      readonly use: string;
      readonly no: string;
    };
    readonly 'DEC-MONSTER-RUNE': {
      readonly use: string;
      readonly no: string;
    };
    readonly 'DEC-TEST-ITEM': {
      readonly use: string;
      readonly no: string;
    };
    readonly 'DEC-PENANCE': {
      readonly use: string;
      readonly no: string;
    };
    readonly 'DEC-TATIANNA': {
      readonly use: string;
      readonly no: string;
    };
    readonly 'DEC-REROLL-TEST': {
      readonly no: string;
    };
    readonly 'DEC-REROLL-RAGE': {
      readonly no: string;
    };
    readonly 'DEC-POWER': {
      readonly yes: string;
      readonly no: string;
      readonly stop: string;
    };
    readonly 'DEC-HUGO': {
      readonly stop: string;
    };
    readonly 'DEC-COUNTER': {
      readonly stop: string;
    };
    readonly 'DEC-BRIDGE-LOOT': {
      readonly stop: string;
    };
    readonly 'DEC-BRIBE': {
      readonly stop: string;
    };
    readonly 'DEC-MOVE-AGAIN': {
      readonly stop: string;
    };
    readonly 'DEC-TOWER-POWER': {
      readonly no: string;
    };
    readonly 'DEC-MONSTROUS': {
      readonly no: string;
    };
    readonly 'DEC-HVH-LOOT': {
      readonly none: string;
    };
  };
  readonly options: {
    readonly yes: string;
    readonly no: string;
    readonly use: string;
    readonly stop: string;
    readonly done: string;
    readonly search: string;
    readonly 'enter-catacombs': string;
    readonly 'draw-dragon': string;
    readonly 'leave-dungeon': string;
    readonly retreat: string;
    readonly cross: string;
    readonly stasis: string;
    readonly leave: string;
    readonly 'go-on': string;
    readonly stay: string;
    readonly withdraw: string;
    readonly wait: string;
    readonly keep: string;
    readonly redraw: string;
    readonly first: string;
    readonly second: string;
    readonly both: string;
    readonly escape: string;
    readonly attack: string;
    readonly six: string;
    readonly five: string;
    readonly left: string;
    readonly right: string;
    readonly 'test-again': string;
    readonly draw: string;
    readonly 'lost-turn': string;
    readonly web: string;
    readonly none: string;
    readonly pass: string;
    readonly 'add-monster': string;
    readonly roll: string;
    readonly 'try-to-escape': string;
    readonly 'deal-damage': string;
  };
  readonly pointing: {
    readonly move: (place: Noun) => string;
    readonly teleport: (place: Noun) => string;
    readonly to: (place: Noun) => string;
    readonly token: (place: Noun) => string;
    readonly servant: (place: Noun, compass: 'north' | 'east' | 'south' | 'west') => string;
    readonly effect: (thing: Noun) => string;
    readonly item: (thing: Noun) => string;
    readonly decline: (thing: Noun) => string;
    readonly loot: (thing: Noun, verb: 'choose' | 'throw' | 'offer' | 'lose' | 'take') => string;
    readonly back: (deck: Noun) => string;
    readonly card: (card: Noun, verb: 'choose' | 'play' | 'counter' | 'discard') => string;
    readonly type: (type: 'melee' | 'ranged' | 'magic') => string;
    readonly tile: (room: Noun) => string;
    readonly face: (compass: 'north' | 'east' | 'south' | 'west') => string;
    readonly half: (half: 'arrow' | 'opposite') => string;
    readonly tower: (place: Noun) => string;
    readonly 'tower-power': (place: Noun) => string;
    readonly seat: (name: string) => string;
  };
  readonly list: {
    readonly one: (thing: Noun) => string;
    readonly rooms: (count: number, thing: Noun) => string;
    readonly cards: (count: number, thing: Noun) => string;
    readonly 'combat-one': (card: Noun) => string;
    readonly combat: (count: number, card: Noun) => string;
  };
  readonly dice: {
    readonly one: (die: number) => string;
    readonly two: (first: number, second: number, total: number) => string;
    readonly sum: (dice: string, total: number, needs: number) => string;
    readonly 'sum-loot': (dice: string, bonus: number, total: number, needs: number) => string;
  };
  readonly loot: {
    readonly the: (thing: Noun, gold: number) => string;
    readonly a: (thing: Noun, gold: number) => string;
  };
  readonly events: {
    readonly hero: (who: Who, name: string, hero: Noun) => string;
    readonly 'first-roll': (who: Who, name: string, die: number) => string;
    readonly 'first-roll-again': (who: Who, name: string, die: number) => string;
    readonly 'first-player': (who: Who, name: string) => string;
    readonly 'rune-dealt': (who: Who, name: string, card: Noun) => string;
    readonly 'late-start': (die: number, space: number) => string;
    readonly 'tower-taken': (who: Who, name: string, tower: Noun) => string;
    readonly turn: (who: Who, name: string) => string;
    readonly sun: (space: number, last: number) => string;
    readonly sunset: (die: number) => string;
    readonly 'no-sunset': (die: number, upTo: number) => string;
    readonly 'turn-waits': (who: Who, name: string) => string;
    readonly 'turn-blocked': (who: Who, name: string) => string;
    readonly 'turn-cut': (who: Who, name: string) => string;
    readonly 'turn-skipped': (who: Who, name: string, left: number) => string;
    readonly 'turns-to-lose': (who: Who, name: string, turns: number) => string;
    readonly explored: (who: Who, name: string, room: Noun, cell: string) => string;
    readonly 'tile-turned': (room: Noun, cell: string, way: 'unknown' | 'right' | 'round' | 'left') => string;
    readonly tiles: (who: Who, name: string, count: number) => string;
    readonly 'tiles-seen': (who: Who, name: string, count: number, rooms: readonly string[]) => string;
    readonly moved: (who: Who, name: string, how: 'walk' | 'secret' | 'teleport' | 'tower' | 'escape' | 'retreat' | 'surface' | 'flee' | 'wake', place: Noun) => string;
    readonly half: (who: Who, name: string, cell: string, half: 'arrow' | 'opposite') => string;
    readonly 'door-shut': string;
    readonly darkness: (who: Who, name: string, die: number) => string;
    readonly 'darkness-blocked': (who: Who, name: string, die: number) => string;
    readonly searches: (who: Who, name: string, cell: string) => string;
    readonly 'walled-in': (place: Noun) => string;
    readonly draws: (who: Who, name: string, card: Noun, deck: Noun) => string;
    readonly 'draws-hidden': (who: Who, name: string, deck: Noun) => string;
    readonly 'shuffles-card': (deck: Noun) => string;
    readonly 'shuffles-empty': (deck: Noun) => string;
    readonly 'shuffles-returned': (deck: Noun) => string;
    readonly 'deck-empty': (deck: Noun) => string;
    readonly keeps: (who: Who, name: string, card: Noun) => string;
    readonly 'kept-gone': (who: Who, name: string, card: Noun) => string;
    readonly 'kept-gone-another': (who: Who, name: string, card: Noun) => string;
    readonly refuses: (who: Who, name: string, card: Noun) => string;
    readonly gains: (who: Who, name: string, loot: string, held: number) => string;
    readonly 'gains-hidden': (who: Who, name: string, held: number) => string;
    readonly loses: (who: Who, name: string, why: 'random' | 'dragon' | 'bridge' | 'bribe' | 'used' | 'unconscious' | 'drunk', card: Noun, gold: number, held: number) => string;
    readonly rune: (who: Who, name: string, card: Noun) => string;
    readonly 'rune-stasis': (who: Who, name: string, card: Noun) => string;
    readonly 'rune-slumber': (who: Who, name: string, card: Noun) => string;
    readonly dies: (who: Who, name: string, end: string) => string;
    readonly 'falls-none': (who: Who, name: string, die: number) => string;
    readonly falls: (who: Who, name: string, die: number, cards: number) => string;
    readonly 'falls-all': (who: Who, name: string, die: number, cards: number) => string;
    readonly wakes: (who: Who, name: string, wounds: number) => string;
    readonly monster: (who: Who, name: string, monster: Noun, known: boolean, whoPlays: 'you' | 'other' | 'nobody', player: string) => string;
    readonly 'monster-life': (fighter: Noun, life: number) => string;
    readonly 'monster-removed': (monster: Noun) => string;
    readonly 'token-taken': (monster: Noun, place: Noun) => string;
    readonly 'token-placed': (monster: Noun, place: Noun) => string;
    readonly 'dragon-wakes': string;
    readonly 'dragon-cards-back': (count: number) => string;
    readonly entrance: (cell: string) => string;
    readonly 'entrance-already': (cell: string) => string;
    readonly 'entrance-impossible': (cell: string) => string;
    readonly 'entrance-cave-in': (who: Who, name: string, cell: string) => string;
    readonly 'entrance-none-left': (who: Who, name: string, cell: string) => string;
    readonly 'goes-down': (who: Who, name: string, cell: string, compass: 'north' | 'east' | 'south' | 'west', falls: boolean) => string;
    readonly 'way-out': (who: Who, name: string, die: number, ahead: number, side: 'left' | 'right', cut: boolean) => string;
    readonly 'turns-back': (who: Who, name: string, place: Noun) => string;
    readonly leaves: (who: Who, name: string, loot: number) => string;
    readonly 'loot-shown': (who: Who, name: string, cards: readonly string[]) => string;
    readonly 'item-used': (who: Who, name: string, card: Noun) => string;
    readonly 'item-not-used': (who: Who, name: string, card: Noun) => string;
    readonly worth: (who: Who, name: string, card: Noun, gold: number) => string;
    readonly 'end-survivor': (who: Who, name: string) => string;
    readonly end: (who: Group, people: People, gold: number) => string;
    readonly 'end-best': (gold: number) => string;
    readonly 'end-loot': (cards: number) => string;
    readonly 'taken-from-you': (name: string, loot: string, left: number) => string;
    readonly taken: (who: Who, name: string, loot: string, nameFrom: string, held: number, left: number) => string;
    readonly 'hidden-loot': string;
    readonly 'servant-moves': (who: Who, name: string, monster: Noun, from: Noun, to: Noun) => string;
    readonly 'servant-calls': (who: Who, name: string, monster: Noun) => string;
    readonly bribe: (who: Who, name: string, die: number, price: number, gold: number) => string;
    readonly 'rolls-again': (dice: string) => string;
    readonly 'rolls-fall': (who: Who, name: string, dice: string) => string;
    readonly rolls: (who: Who, name: string, dice: string) => string;
    readonly 'rolls-for': (who: Who, name: string, card: Noun, dice: string) => string;
    readonly 'rolls-for-nothing': (who: Who, name: string, card: Noun, dice: string) => string;
    readonly 'rolls-for-no-corridor': (who: Who, name: string, card: Noun, dice: string) => string;
    readonly 'rolls-for-less': (who: Who, name: string, card: Noun, dice: string, less: number, of: 'wounds' | 'turns', leaves: number) => string;
    readonly 'rolls-for-attribute': (who: Who, name: string, card: Noun, dice: string, attribute: Noun, less: number, of: 'wounds' | 'turns', leaves: number) => string;
    readonly 'test-again': (who: Who, name: string, sum: string, passed: boolean) => string;
    readonly test: (who: Who, name: string, attribute: Noun, what: 'told' | 'card' | 'bridge' | 'spider-web' | 'stuck' | 'cave-in' | 'portcullis' | 'bottomless-pit', card: Noun, sum: string, passed: boolean) => string;
    readonly 'test-rune': (who: Who, name: string, attribute: Noun) => string;
    readonly 'test-passed': (who: Who, name: string, attribute: Noun) => string;
    readonly 'determination-gone': (who: Who, name: string, count: number, what: Noun) => string;
    readonly 'determination-spent': (who: Who, name: string, count: number, left: number) => string;
    readonly determination: (who: Who, name: string, count: number, held: number) => string;
    readonly 'determination-for': (who: Who, name: string, count: number, what: Noun, held: number) => string;
    readonly wounds: (who: Who, name: string, count: number, from: 'told' | 'card' | 'combat', card: Noun, wounds: number, life: number) => string;
    readonly prevented: (who: Who, name: string, count: number) => string;
    readonly 'heals-none': (who: Who, name: string) => string;
    readonly heals: (who: Who, name: string, count: number, left: number) => string;
    readonly escape: (first: Noun, firstValue: number, second: Noun, secondValue: number, who: Who, name: string, fighter: Noun, escaped: boolean) => string;
    readonly combat: (who: Who, name: string, fighter: Noun) => string;
    readonly 'combat-between': (people: readonly string[]) => string;
    readonly 'first-shot-missed': (who: Who, name: string, cards: readonly string[]) => string;
    readonly 'first-shot': (who: Who, name: string, cards: readonly string[], hits: readonly string[], count: number, fighter: Noun, pile: number) => string;
    readonly lightning: (fighter: Noun, cards: readonly string[], pile: number) => string;
    readonly round: (round: number) => string;
    readonly 'hand-power': (who: Who, fighter: Noun, card: Noun) => string;
    readonly hand: (who: Who, fighter: Noun, cards: readonly string[]) => string;
    readonly reveal: (first: string, second: string) => string;
    readonly cancelled: (who: Who, fighter: Noun, card: Noun) => string;
    readonly 'cancelled-carried': (who: Who, fighter: Noun, card: Noun) => string;
    readonly attack: (who: Who, fighter: Noun, change: 'down' | 'up' | 'stays', amount: number, total: number) => string;
    readonly 'attack-carried': (who: Who, fighter: Noun, change: 'down' | 'up' | 'stays', amount: number, total: number) => string;
    readonly 'names-type': (who: Who, fighter: Noun, type: 'melee' | 'ranged' | 'magic') => string;
    readonly replaces: (who: Who, fighter: Noun, card: Noun, by: Noun) => string;
    readonly 'hand-discarded': (who: Who, fighter: Noun, card: Noun) => string;
    readonly 'hand-seen': (who: Who, fighter: Noun, whose: Who, owner: Noun) => string;
    readonly 'hand-seen-empty': (who: Who, fighter: Noun, whose: Who, owner: Noun) => string;
    readonly 'hand-seen-cards': (who: Who, fighter: Noun, whose: Who, owner: Noun, cards: readonly string[]) => string;
    readonly 'hand-taken': (who: Who, fighter: Noun, whose: Who, owner: Noun) => string;
    readonly 'hand-taken-seen': (who: Who, fighter: Noun, whose: Who, owner: Noun, card: Noun) => string;
    readonly 'stack-taken': (who: Who, fighter: Noun, card: Noun) => string;
    readonly 'damage-removed': (who: Who, fighter: Noun, card: Noun, left: number) => string;
    readonly 'damage-none': (who: Who, fighter: Noun) => string;
    readonly damage: (who: Who, fighter: Noun, count: number, cards: readonly string[], pile: number) => string;
    readonly 'damage-alike': (who: Who, fighter: Noun, count: number, card: Noun, pile: number) => string;
    readonly counter: (who: Who, fighter: Noun, card: Noun, total: number) => string;
    readonly 'counter-revealed': (monster: Noun, cards: readonly string[], played: readonly string[]) => string;
    readonly 'counter-failed': (monster: Noun, cards: readonly string[]) => string;
    readonly stalemate: (total: number) => string;
    readonly 'round-won': (who: Who, fighter: Noun, own: number, other: number, deathblow: number) => string;
    readonly 'flees-announced': (who: Who, name: string) => string;
    readonly 'flees-failed': (who: Who, name: string) => string;
    readonly 'flees-away': (who: Who, name: string) => string;
    readonly killed: (who: Who, name: string, fighter: Noun, life: number) => string;
    readonly 'monstrous-found': (die: number, life: number) => string;
    readonly 'monstrous-none': (die: number, life: number) => string;
    readonly duel: (who: Who, name: string, whoElse: Who, nameElse: string) => string;
    readonly 'duel-won': (who: Who, name: string, whoElse: Who, nameElse: string) => string;
  };
  readonly stays: {
    readonly bridge: (who: Who, name: string) => string;
    readonly 'bridge-crossed': (who: Who, name: string) => string;
    readonly web: (who: Who, name: string) => string;
    readonly 'web-crossed': (who: Who, name: string) => string;
    readonly stuck: (who: Who, name: string) => string;
    readonly freed: (who: Who, name: string) => string;
    readonly pit: (who: Who, name: string) => string;
    readonly corridor: (who: Who, name: string) => string;
    readonly 'corridor-again': (who: Who, name: string) => string;
    readonly tower: (who: Who, name: string) => string;
    readonly darkness: (who: Who, name: string) => string;
    readonly 'cave-in': (who: Who, name: string) => string;
    readonly rotating: (who: Who, name: string) => string;
  };
  readonly declined: {
    readonly 'loot-body': (who: Who, name: string) => string;
    readonly 'open-crypt': (who: Who, name: string) => string;
    readonly 'leave-catacombs': (who: Who, name: string) => string;
    readonly 'secret-door': (who: Who, name: string) => string;
    readonly bribe: (who: Who, name: string) => string;
  };
  readonly abilities: {
    readonly 'lindel-reroll': (who: Who, name: string) => string;
    readonly 'gherinn-penance': (who: Who, name: string) => string;
    readonly 'gherinn-kellos': (who: Who, name: string) => string;
    readonly 'krutzbeck-hand': (who: Who, name: string) => string;
    readonly 'tatianna-first-shot': (who: Who, name: string) => string;
    readonly 'hugo-glory': (who: Who, name: string) => string;
    readonly 'challara-foresight': (who: Who, name: string) => string;
  };
  readonly epitaphs: {
    readonly none: (hero: Noun) => string;
    readonly card: (hero: Noun, by: Noun) => string;
    readonly ambush: (hero: Noun, by: Noun) => string;
    readonly bridge: (hero: Noun) => string;
    readonly room: (hero: Noun, by: Noun) => string;
    readonly combat: (hero: Noun, by: Noun) => string;
    readonly escape: (hero: Noun, by: Noun) => string;
    readonly dragon: (hero: Noun) => string;
    readonly 'no-retreat': (hero: Noun) => string;
    readonly 'walled-in': (hero: Noun) => string;
    readonly night: (hero: Noun) => string;
    readonly penance: (hero: Noun) => string;
    readonly hero: (hero: Noun, by: Noun) => string;
  };
  readonly reveal: {
    readonly card: (who: Who, fighter: Noun, card: Noun, place: 'first' | 'second') => string;
    readonly nothing: (who: Who, fighter: Noun, place: 'first' | 'second') => string;
  };
  readonly powers: {
    readonly effect: (who: Who, fighter: Noun, card: Noun) => string;
    readonly 'no-stack': (who: Who, fighter: Noun, card: Noun) => string;
    readonly 'no-damage': (who: Who, fighter: Noun, card: Noun) => string;
    readonly 'other-type': (who: Who, fighter: Noun, card: Noun, whose: Who, opponent: Noun, type: 'melee' | 'ranged' | 'magic') => string;
    readonly adds: (card: Noun, who: Who, fighter: Noun, amount: number) => string;
    readonly draws: (card: Noun, who: Who, fighter: Noun, count: number) => string;
    readonly discards: (card: Noun, who: Who, fighter: Noun, count: number) => string;
    readonly 'takes-at-most': (card: Noun, who: Who, fighter: Noun) => string;
    readonly 'takes-fewer': (card: Noun, who: Who, fighter: Noun, count: number) => string;
    readonly 'plays-another': (card: Noun, who: Who, fighter: Noun) => string;
    readonly penance: (card: Noun, who: Who, fighter: Noun) => string;
    readonly rage: (card: Noun, who: Who, fighter: Noun) => string;
    readonly chooses: (card: Noun, who: Who, fighter: Noun) => string;
    readonly 'names-other': (card: Noun, who: Who, fighter: Noun) => string;
    readonly 'names-own': (card: Noun, who: Who, fighter: Noun) => string;
    readonly weakens: (card: Noun, who: Who, fighter: Noun) => string;
    readonly 'one-more': (card: Noun, who: Who, fighter: Noun) => string;
    readonly 'no-counter': (card: Noun, who: Who, fighter: Noun) => string;
    readonly 'no-counter-next': (card: Noun, who: Who, fighter: Noun) => string;
    readonly 'no-deathblow': (card: Noun, who: Who, fighter: Noun) => string;
    readonly 'must-melee': (card: Noun, who: Who, fighter: Noun) => string;
    readonly cancels: (card: Noun, who: Who, fighter: Noun) => string;
    readonly terror: (card: Noun, who: Who, fighter: Noun) => string;
  };
};

export const dungeonquest: Subject<DungeonquestWords> = subject('dungeonquest', {
  pointing_move: 'place',
  pointing_teleport: 'place',
  pointing_to: 'place',
  pointing_token: 'place',
  pointing_servant: 'place compass',
  pointing_effect: 'thing',
  pointing_item: 'thing',
  pointing_decline: 'thing',
  pointing_loot: 'thing verb',
  pointing_back: 'deck',
  pointing_card: 'card verb',
  pointing_type: 'type',
  pointing_tile: 'room',
  pointing_face: 'compass',
  pointing_half: 'half',
  pointing_tower: 'place',
  'pointing_tower-power': 'place',
  pointing_seat: 'name',
  list_one: 'thing',
  list_rooms: 'count thing',
  list_cards: 'count thing',
  'list_combat-one': 'card',
  list_combat: 'count card',
  dice_one: 'die',
  dice_two: 'first second total',
  dice_sum: 'dice total needs',
  'dice_sum-loot': 'dice bonus total needs',
  loot_the: 'thing gold',
  loot_a: 'thing gold',
  events_hero: 'who name hero',
  'events_first-roll': 'who name die',
  'events_first-roll-again': 'who name die',
  'events_first-player': 'who name',
  'events_rune-dealt': 'who name card',
  'events_late-start': 'die space',
  'events_tower-taken': 'who name tower',
  events_turn: 'who name',
  events_sun: 'space last',
  events_sunset: 'die',
  'events_no-sunset': 'die upTo',
  'events_turn-waits': 'who name',
  'events_turn-blocked': 'who name',
  'events_turn-cut': 'who name',
  'events_turn-skipped': 'who name left',
  'events_turns-to-lose': 'who name turns',
  events_explored: 'who name room cell',
  'events_tile-turned': 'room cell way',
  events_tiles: 'who name count',
  'events_tiles-seen': 'who name count rooms',
  events_moved: 'who name how place',
  events_half: 'who name cell half',
  events_darkness: 'who name die',
  'events_darkness-blocked': 'who name die',
  stays_bridge: 'who name',
  'stays_bridge-crossed': 'who name',
  stays_web: 'who name',
  'stays_web-crossed': 'who name',
  stays_stuck: 'who name',
  stays_freed: 'who name',
  stays_pit: 'who name',
  stays_corridor: 'who name',
  'stays_corridor-again': 'who name',
  stays_tower: 'who name',
  stays_darkness: 'who name',
  'stays_cave-in': 'who name',
  stays_rotating: 'who name',
  events_searches: 'who name cell',
  'events_walled-in': 'place',
  events_draws: 'who name card deck',
  'events_draws-hidden': 'who name deck',
  'events_shuffles-card': 'deck',
  'events_shuffles-empty': 'deck',
  'events_shuffles-returned': 'deck',
  'events_deck-empty': 'deck',
  events_keeps: 'who name card',
  'events_kept-gone': 'who name card',
  'events_kept-gone-another': 'who name card',
  events_refuses: 'who name card',
  'declined_loot-body': 'who name',
  'declined_open-crypt': 'who name',
  'declined_leave-catacombs': 'who name',
  'declined_secret-door': 'who name',
  declined_bribe: 'who name',
  events_gains: 'who name loot held',
  'events_gains-hidden': 'who name held',
  events_loses: 'who name why card gold held',
  events_rune: 'who name card',
  'events_rune-stasis': 'who name card',
  'events_rune-slumber': 'who name card',
  'abilities_lindel-reroll': 'who name',
  'abilities_gherinn-penance': 'who name',
  'abilities_gherinn-kellos': 'who name',
  'abilities_krutzbeck-hand': 'who name',
  'abilities_tatianna-first-shot': 'who name',
  'abilities_hugo-glory': 'who name',
  'abilities_challara-foresight': 'who name',
  events_dies: 'who name end',
  epitaphs_none: 'hero',
  epitaphs_card: 'hero by',
  epitaphs_ambush: 'hero by',
  epitaphs_bridge: 'hero',
  epitaphs_room: 'hero by',
  epitaphs_combat: 'hero by',
  epitaphs_escape: 'hero by',
  epitaphs_dragon: 'hero',
  'epitaphs_no-retreat': 'hero',
  'epitaphs_walled-in': 'hero',
  epitaphs_night: 'hero',
  epitaphs_penance: 'hero',
  epitaphs_hero: 'hero by',
  'events_falls-none': 'who name die',
  events_falls: 'who name die cards',
  'events_falls-all': 'who name die cards',
  events_wakes: 'who name wounds',
  events_monster: 'who name monster known whoPlays player',
  'events_monster-life': 'fighter life',
  'events_monster-removed': 'monster',
  'events_token-taken': 'monster place',
  'events_token-placed': 'monster place',
  'events_dragon-cards-back': 'count',
  events_entrance: 'cell',
  'events_entrance-already': 'cell',
  'events_entrance-impossible': 'cell',
  'events_entrance-cave-in': 'who name cell',
  'events_entrance-none-left': 'who name cell',
  'events_goes-down': 'who name cell compass falls',
  'events_way-out': 'who name die ahead side cut',
  'events_turns-back': 'who name place',
  events_leaves: 'who name loot',
  'events_loot-shown': 'who name cards',
  'events_item-used': 'who name card',
  'events_item-not-used': 'who name card',
  events_worth: 'who name card gold',
  'events_end-survivor': 'who name',
  events_end: 'who people gold',
  'events_end-best': 'gold',
  'events_end-loot': 'cards',
  'events_taken-from-you': 'name loot left',
  events_taken: 'who name loot nameFrom held left',
  'events_servant-moves': 'who name monster from to',
  'events_servant-calls': 'who name monster',
  events_bribe: 'who name die price gold',
  'events_rolls-again': 'dice',
  'events_rolls-fall': 'who name dice',
  events_rolls: 'who name dice',
  'events_rolls-for': 'who name card dice',
  'events_rolls-for-nothing': 'who name card dice',
  'events_rolls-for-no-corridor': 'who name card dice',
  'events_rolls-for-less': 'who name card dice less of leaves',
  'events_rolls-for-attribute': 'who name card dice attribute less of leaves',
  'events_test-again': 'who name sum passed',
  events_test: 'who name attribute what card sum passed',
  'events_test-rune': 'who name attribute',
  'events_test-passed': 'who name attribute',
  'events_determination-gone': 'who name count what',
  'events_determination-spent': 'who name count left',
  events_determination: 'who name count held',
  'events_determination-for': 'who name count what held',
  events_wounds: 'who name count from card wounds life',
  events_prevented: 'who name count',
  'events_heals-none': 'who name',
  events_heals: 'who name count left',
  events_escape: 'first firstValue second secondValue who name fighter escaped',
  events_combat: 'who name fighter',
  'events_combat-between': 'people',
  'events_first-shot-missed': 'who name cards',
  'events_first-shot': 'who name cards hits count fighter pile',
  events_lightning: 'fighter cards pile',
  events_round: 'round',
  'events_hand-power': 'who fighter card',
  events_hand: 'who fighter cards',
  events_reveal: 'first second',
  reveal_card: 'who fighter card place',
  reveal_nothing: 'who fighter place',
  events_cancelled: 'who fighter card',
  'events_cancelled-carried': 'who fighter card',
  events_attack: 'who fighter change amount total',
  'events_attack-carried': 'who fighter change amount total',
  'events_names-type': 'who fighter type',
  events_replaces: 'who fighter card by',
  'events_hand-discarded': 'who fighter card',
  'events_hand-seen': 'who fighter whose owner',
  'events_hand-seen-empty': 'who fighter whose owner',
  'events_hand-seen-cards': 'who fighter whose owner cards',
  'events_hand-taken': 'who fighter whose owner',
  'events_hand-taken-seen': 'who fighter whose owner card',
  'events_stack-taken': 'who fighter card',
  'events_damage-removed': 'who fighter card left',
  'events_damage-none': 'who fighter',
  events_damage: 'who fighter count cards pile',
  'events_damage-alike': 'who fighter count card pile',
  events_counter: 'who fighter card total',
  'events_counter-revealed': 'monster cards played',
  'events_counter-failed': 'monster cards',
  events_stalemate: 'total',
  'events_round-won': 'who fighter own other deathblow',
  'events_flees-announced': 'who name',
  'events_flees-failed': 'who name',
  'events_flees-away': 'who name',
  events_killed: 'who name fighter life',
  'events_monstrous-found': 'die life',
  'events_monstrous-none': 'die life',
  events_duel: 'who name whoElse nameElse',
  'events_duel-won': 'who name whoElse nameElse',
  powers_effect: 'who fighter card',
  'powers_no-stack': 'who fighter card',
  'powers_no-damage': 'who fighter card',
  'powers_other-type': 'who fighter card whose opponent type',
  powers_adds: 'card who fighter amount',
  powers_draws: 'card who fighter count',
  powers_discards: 'card who fighter count',
  'powers_takes-at-most': 'card who fighter',
  'powers_takes-fewer': 'card who fighter count',
  'powers_plays-another': 'card who fighter',
  powers_penance: 'card who fighter',
  powers_rage: 'card who fighter',
  powers_chooses: 'card who fighter',
  'powers_names-other': 'card who fighter',
  'powers_names-own': 'card who fighter',
  powers_weakens: 'card who fighter',
  'powers_one-more': 'card who fighter',
  'powers_no-counter': 'card who fighter',
  'powers_no-counter-next': 'card who fighter',
  'powers_no-deathblow': 'card who fighter',
  'powers_must-melee': 'card who fighter',
  powers_cancels: 'card who fighter',
  powers_terror: 'card who fighter',
}, ['cards', 'combat', 'heroes', 'monsters', 'places', 'rooms', 'decks', 'others', 'obstacles']);
