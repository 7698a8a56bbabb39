// Made from languages/en/dungeon-raiders.ftl by `npm run languages`.
import type { Noun, People } from '../grammar.ts';
import { type Subject, subject } from '../subject.ts';
import type { Group, Who } from '../told.ts';

export type DungeonRaidersWords = {
  readonly name: string;
  readonly tagline: string;
  readonly scores: {
    readonly coins: string;
    readonly wounds: string;
    readonly collapsed: string;
    readonly eliminated: string;
  };
  readonly variants: {
    readonly tactical: {
      readonly name: string;
      readonly sentence: string;
    };
    readonly bossStrength: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly 16: string;
        readonly 18: string;
      };
    };
    readonly startingGear: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly 'coins-and-wounds': string;
        readonly 'items-only': string;
      };
    };
    readonly torchShows: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly all: string;
        readonly one: string;
      };
    };
    readonly tacticalTie: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly 'next-clockwise': string;
        readonly nearest: string;
      };
    };
  };
  readonly cards: {
    readonly 'power-1': Noun;
    readonly 'power-2': Noun;
    readonly 'power-3': Noun;
    readonly 'power-4': Noun;
    readonly 'power-5': Noun;
    readonly torch: Noun;
    readonly 'crystal-ball': Noun;
    readonly key: Noun;
    readonly sword: Noun;
  };
  readonly characters: {
    readonly explorer: Noun;
    readonly knight: Noun;
    readonly thief: Noun;
    readonly warrior: Noun;
    readonly wizard: Noun;
  };
  readonly levels: {
    readonly 'level-1': Noun;
    readonly 'level-2': Noun;
    readonly 'level-3': Noun;
    readonly 'level-4': Noun;
    readonly 'level-5': Noun;
    readonly 'level-6': Noun;
    readonly 'level-7': Noun;
  };
  readonly rooms: {
    readonly snake: Noun;
    readonly zombie: Noun;
    readonly goblin: Noun;
    readonly skeleton: Noun;
    readonly 'the-thing': Noun;
    readonly troll: Noun;
    readonly dragon: Noun;
    readonly 'treasure-1': Noun;
    readonly 'treasure-2': Noun;
    readonly 'treasure-3': Noun;
    readonly 'treasure-4': Noun;
    readonly 'treasure-2-1': Noun;
    readonly 'treasure-3-2': Noun;
    readonly 'treasure-4-2': Noun;
    readonly 'vault-items': Noun;
    readonly 'vault-riches': Noun;
    readonly 'lava-trap': Noun;
    readonly 'magnet-trap': Noun;
    readonly 'spike-trap': Noun;
    readonly 'boulder-trap': Noun;
    readonly 'tax-collector': Noun;
    readonly medusa: Noun;
    readonly vampire: Noun;
    readonly sphinx: Noun;
    readonly minotaur: Noun;
    readonly 'wolf-pack': Noun;
    readonly necromancer: Noun;
    readonly 'mega-dragon': Noun;
    readonly golem: Noun;
    readonly mummy: Noun;
  };
  readonly others: {
    readonly 'coin-1': Noun;
    readonly 'coin-5': Noun;
    readonly 'wound-1': Noun;
    readonly 'wound-5': Noun;
    readonly map: Noun;
    readonly treasure: Noun;
    readonly monster: Noun;
    readonly vault: Noun;
    readonly trap: Noun;
    readonly boss: Noun;
    readonly 'room-card': Noun;
    readonly 'level-card': Noun;
    readonly 'power-card': Noun;
    readonly 'item-card': Noun;
    readonly 'character-card': Noun;
    readonly 'boss-card': Noun;
    readonly 'map-card': Noun;
    readonly level: Noun;
    readonly 'level-row': Noun;
    readonly coin: Noun;
    readonly wound: Noun;
    readonly chest: Noun;
    readonly potion: Noun;
    readonly strength: Noun;
    readonly supply: Noun;
    readonly 'start-player': Noun;
    readonly 'face-up': Noun;
    readonly 'face-down': Noun;
    readonly collapse: Noun;
    readonly eliminated: Noun;
    readonly escape: Noun;
    readonly 'shared-victory': Noun;
    readonly room: Noun;
    readonly 'room-pile': Noun;
    readonly 'level-pile': Noun;
    readonly 'item-supply': Noun;
    readonly hand: Noun;
    readonly defeat: Noun;
    readonly attack: Noun;
    readonly tie: Noun;
    readonly 'final-scoring': Noun;
    readonly 'tactical-variant': Noun;
  };
  readonly decisions: {
    readonly 'DR-DEC-PLAY': string;
    readonly 'DR-DEC-CRYSTAL': string;
    readonly 'DR-DEC-TORCH': string;
    readonly 'DR-DEC-TACT': string;
  };
  readonly options: {
    readonly play: (card: Noun) => string;
    readonly torch: string;
    readonly 'torch-room': (position: number) => string;
  };
  readonly outfit: {
    readonly all: (has: readonly string[], count: number, lacks: 'none' | 'coins' | 'wounds' | 'both') => string;
    readonly coins: (count: number) => string;
    readonly wounds: (count: number) => string;
    readonly item: (item: Noun) => string;
    readonly two: string;
  };
  readonly gift: {
    readonly coins: (count: number) => string;
    readonly potion: (wounds: number) => string;
    readonly item: (item: Noun) => string;
  };
  readonly row: {
    readonly one: (room: Noun) => string;
    readonly some: (count: number, room: Noun) => string;
    readonly dark: (count: number) => string;
    readonly boss: string;
  };
  readonly events: {
    readonly character: (who: Who, name: string, character: Noun, outfit: string) => string;
    readonly 'map-dealt': (who: Who, name: string) => string;
    readonly 'level-built': (level: number, rooms: readonly string[]) => string;
    readonly room: (position: number, room: Noun) => string;
    readonly 'room-turned-up': (position: number, room: Noun) => string;
    readonly 'level-ended': (level: number) => string;
    readonly 'level-ended-last': (level: number) => string;
    readonly committed: (who: Who, name: string) => string;
    readonly 'committed-seen': (who: Who, name: string, card: Noun) => string;
    readonly 'revealed-one': (who: Who, name: string, card: Noun) => string;
    readonly revealed: (cards: readonly string[]) => string;
    readonly 'revealed-card': (who: Who, name: string, card: Noun) => string;
    readonly played: (who: Who, name: string, card: Noun) => string;
    readonly torch: (who: Who, name: string, positions: readonly string[], count: number) => string;
    readonly 'torch-seen-one': (who: Who, name: string, room: Noun, position: number) => string;
    readonly 'torch-seen': (who: Who, name: string, rooms: readonly string[]) => string;
    readonly 'torch-first': (room: Noun, position: number) => string;
    readonly 'torch-next': (room: Noun, position: number) => string;
    readonly 'further-card': (who: Group, people: People) => string;
    readonly returned: (count: number, item: Noun) => string;
    readonly chest: (who: Who, name: string, coins: number, value: number) => string;
    readonly 'chest-small': (who: Group, people: People, value: number, coins: number) => string;
    readonly 'chest-shared': (who: Group, people: People, value: number, coins: number, each: number) => string;
    readonly 'chest-shared-lost': (who: Group, people: People, value: number, coins: number, each: number, lost: number) => string;
    readonly 'chest-left': (coins: number) => string;
    readonly escaped: (who: Who, name: string, item: Noun) => string;
    readonly 'fought-golem': string;
    readonly 'fought-never': (room: Noun) => string;
    readonly 'fought-nobody': (room: Noun) => string;
    readonly 'fought-won': (total: number, strength: number, room: Noun) => string;
    readonly 'fought-lost': (total: number, strength: number) => string;
    readonly 'attacked-all': (room: Noun, value: number) => string;
    readonly 'attacked-rest': (room: Noun, who: Group, people: People, value: number) => string;
    readonly 'attacked-lowest': (room: Noun, who: Group, people: People, value: number) => string;
    readonly 'attacked-highest': (room: Noun, who: Group, people: People, value: number) => string;
    readonly 'attacked-nobody': string;
    readonly eliminated: (who: Who, name: string) => string;
    readonly 'reward-all': (value: number, each: number, room: Noun) => string;
    readonly reward: (who: Group, people: People, value: number, each: number, room: Noun) => string;
    readonly 'reward-withheld': (room: Noun) => string;
    readonly 'gift-of-coins': (who: Who, name: string, value: number) => string;
    readonly gift: (who: Who, name: string, value: number, gift: string) => string;
    readonly 'pile-too-small': (who: Group, people: People, item: Noun, pile: number) => string;
    readonly 'trap-nothing': (highest: number) => string;
    readonly 'trap-no-coins': (highest: number) => string;
    readonly 'trap-all-coins': (highest: number) => string;
    readonly 'trap-all-wounds': (highest: number) => string;
    readonly 'trap-coins': (highest: number, who: Group, people: People) => string;
    readonly 'trap-wounds': (highest: number, who: Group, people: People) => string;
    readonly 'coins-lost': (who: Who, name: string, lost: number, left: number) => string;
    readonly 'coins-none': (who: Who, name: string) => string;
    readonly 'coins-same': (who: Who, name: string, coins: number) => string;
    readonly 'coins-same-wasted': (who: Who, name: string, coins: number, lost: number) => string;
    readonly 'coins-gained': (who: Who, name: string, gained: number, coins: number) => string;
    readonly 'coins-gained-wasted': (who: Who, name: string, gained: number, coins: number, lost: number) => string;
    readonly 'wounds-taken': (who: Who, name: string, taken: number, wounds: number) => string;
    readonly 'wounds-none': (who: Who, name: string) => string;
    readonly 'wounds-healed': (who: Who, name: string, healed: number, left: number) => string;
    readonly 'map-tied-kept': (value: number, who: Who, name: string) => string;
    readonly 'map-tied': (value: number, who: Who, name: string, whoBefore: Who, nameBefore: string) => string;
    readonly 'map-kept': (who: Who, name: string, value: number) => string;
    readonly 'map-passed': (who: Who, name: string, value: number) => string;
    readonly collapsed: (who: Group, people: People, wounds: number) => string;
    readonly 'standing-equal': string;
    readonly 'standing-tie-of-three': string;
    readonly 'standing-alone': string;
    readonly 'standing-untold': string;
    readonly won: (who: Group, people: People, coins: number) => string;
    readonly 'won-by-wounds': (who: Group, people: People, coins: number, wounds: number) => string;
    readonly beaten: (who: Group, people: People) => string;
    readonly 'everyone-lost': string;
  };
};

export const dungeonRaiders: Subject<DungeonRaidersWords> = subject('dungeon-raiders', {
  options_play: 'card',
  'options_torch-room': 'position',
  outfit_all: 'has count lacks',
  outfit_coins: 'count',
  outfit_wounds: 'count',
  outfit_item: 'item',
  gift_coins: 'count',
  gift_potion: 'wounds',
  gift_item: 'item',
  row_one: 'room',
  row_some: 'count room',
  row_dark: 'count',
  events_character: 'who name character outfit',
  'events_map-dealt': 'who name',
  'events_level-built': 'level rooms',
  events_room: 'position room',
  'events_room-turned-up': 'position room',
  'events_level-ended': 'level',
  'events_level-ended-last': 'level',
  events_committed: 'who name',
  'events_committed-seen': 'who name card',
  'events_revealed-one': 'who name card',
  events_revealed: 'cards',
  'events_revealed-card': 'who name card',
  events_played: 'who name card',
  events_torch: 'who name positions count',
  'events_torch-seen-one': 'who name room position',
  'events_torch-seen': 'who name rooms',
  'events_torch-first': 'room position',
  'events_torch-next': 'room position',
  'events_further-card': 'who people',
  events_returned: 'count item',
  events_chest: 'who name coins value',
  'events_chest-small': 'who people value coins',
  'events_chest-shared': 'who people value coins each',
  'events_chest-shared-lost': 'who people value coins each lost',
  'events_chest-left': 'coins',
  events_escaped: 'who name item',
  'events_fought-never': 'room',
  'events_fought-nobody': 'room',
  'events_fought-won': 'total strength room',
  'events_fought-lost': 'total strength',
  'events_attacked-all': 'room value',
  'events_attacked-rest': 'room who people value',
  'events_attacked-lowest': 'room who people value',
  'events_attacked-highest': 'room who people value',
  events_eliminated: 'who name',
  'events_reward-all': 'value each room',
  events_reward: 'who people value each room',
  'events_reward-withheld': 'room',
  'events_gift-of-coins': 'who name value',
  events_gift: 'who name value gift',
  'events_pile-too-small': 'who people item pile',
  'events_trap-nothing': 'highest',
  'events_trap-no-coins': 'highest',
  'events_trap-all-coins': 'highest',
  'events_trap-all-wounds': 'highest',
  'events_trap-coins': 'highest who people',
  'events_trap-wounds': 'highest who people',
  'events_coins-lost': 'who name lost left',
  'events_coins-none': 'who name',
  'events_coins-same': 'who name coins',
  'events_coins-same-wasted': 'who name coins lost',
  'events_coins-gained': 'who name gained coins',
  'events_coins-gained-wasted': 'who name gained coins lost',
  'events_wounds-taken': 'who name taken wounds',
  'events_wounds-none': 'who name',
  'events_wounds-healed': 'who name healed left',
  'events_map-tied-kept': 'value who name',
  'events_map-tied': 'value who name whoBefore nameBefore',
  'events_map-kept': 'who name value',
  'events_map-passed': 'who name value',
  events_collapsed: 'who people wounds',
  events_won: 'who people coins',
  'events_won-by-wounds': 'who people coins wounds',
  events_beaten: 'who people',
}, ['cards', 'characters', 'levels', 'rooms', 'others']);
