// Made from languages/en/welcome-to-the-dungeon.ftl by `npm run languages`.
import type { Noun } from '../grammar.ts';
import { type Subject, subject } from '../subject.ts';
import type { Who } from '../told.ts';

export type WelcomeToTheDungeonWords = {
  readonly name: string;
  readonly tagline: string;
  readonly scores: {
    readonly successes: string;
    readonly failures: string;
  };
  readonly variants: {
    readonly firstTurnAdd: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly off: string;
        readonly 'each-player': string;
        readonly 'starter-only': string;
      };
    };
    readonly firstTurnNoPass: {
      readonly name: string;
      readonly sentence: string;
    };
    readonly firstAdventurer: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly warrior: string;
        readonly barbarian: string;
        readonly mage: string;
        readonly rogue: string;
        readonly random: string;
        readonly 'starter-chooses': string;
      };
    };
    readonly vorpalAxeScope: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly kind: string;
        readonly single: string;
      };
    };
    readonly nextAdventurer: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly chosen: string;
        readonly random: string;
      };
    };
    readonly adventurerChooser: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly runner: string;
        readonly starter: string;
      };
    };
    readonly keptSuccesses: {
      readonly name: string;
      readonly sentence: string;
    };
    readonly memory: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly shown: string;
        readonly hidden: string;
      };
    };
  };
  readonly monsters: {
    readonly goblin: Noun;
    readonly skeleton: Noun;
    readonly orc: Noun;
    readonly vampire: Noun;
    readonly golem: Noun;
    readonly lich: Noun;
    readonly demon: Noun;
    readonly dragon: Noun;
  };
  readonly adventurers: {
    readonly warrior: Noun;
    readonly barbarian: Noun;
    readonly mage: Noun;
    readonly rogue: Noun;
  };
  readonly tiles: {
    readonly 'warrior-plate-armor': Noun;
    readonly 'warrior-knight-shield': Noun;
    readonly 'warrior-vorpal-sword': Noun;
    readonly 'warrior-dragon-spear': Noun;
    readonly 'warrior-holy-grail': Noun;
    readonly 'warrior-torch': Noun;
    readonly 'barbarian-healing-potion': Noun;
    readonly 'barbarian-leather-shield': Noun;
    readonly 'barbarian-chainmail': Noun;
    readonly 'barbarian-vorpal-axe': Noun;
    readonly 'barbarian-torch': Noun;
    readonly 'barbarian-war-hammer': Noun;
    readonly 'mage-wall-of-fire': Noun;
    readonly 'mage-holy-grail': Noun;
    readonly 'mage-omnipotence': Noun;
    readonly 'mage-bracelet-of-protection': Noun;
    readonly 'mage-polymorph': Noun;
    readonly 'mage-demonic-pact': Noun;
    readonly 'rogue-mithril-armor': Noun;
    readonly 'rogue-healing-potion': Noun;
    readonly 'rogue-ring-of-power': Noun;
    readonly 'rogue-buckler': Noun;
    readonly 'rogue-vorpal-dagger': Noun;
    readonly 'rogue-invisibility-cloak': Noun;
  };
  readonly others: {
    readonly 'symbol-torch': Noun;
    readonly 'symbol-chalice': Noun;
    readonly 'symbol-hammer': Noun;
    readonly 'symbol-spear': Noun;
    readonly 'symbol-cloak': Noun;
    readonly 'symbol-pact': Noun;
    readonly 'success-card': Noun;
    readonly 'player-aid': Noun;
    readonly 'monster-deck': Noun;
    readonly 'dungeon-pile': Noun;
  };
  readonly decisions: {
    readonly 'WD-DEC-01': string;
    readonly 'WD-DEC-02': string;
    readonly 'WD-DEC-03': string;
    readonly 'WD-DEC-04': string;
    readonly 'WD-DEC-05': string;
    readonly 'WD-DEC-06': string;
    readonly 'WD-DEC-07': string;
  };
  readonly options: {
    readonly draw: string;
    readonly pass: string;
    readonly add: string;
    readonly keep: string;
    readonly polymorph: string;
    readonly 'take-damage': string;
    readonly 'use-axe': string;
    readonly sacrifice: (tile: Noun) => string;
  };
  readonly events: {
    readonly 'starter-drawn': (who: Who, name: string) => string;
    readonly 'adventurer-first': (adventurer: Noun) => string;
    readonly 'adventurer-chance': (adventurer: Noun) => string;
    readonly 'adventurer-choice': (who: Who, name: string, adventurer: Noun) => string;
    readonly 'adventurer-out': (who: Who, name: string, adventurer: Noun) => string;
    readonly 'round-first': (round: number, adventurer: Noun, deck: number) => string;
    readonly 'round-later': (round: number, adventurer: Noun, deck: number, who: Who, name: string) => string;
    readonly 'round-after': (round: number, adventurer: Noun, deck: number, who: Who, name: string, whoAfter: Who, nameAfter: string) => string;
    readonly draw: (who: Who, name: string) => string;
    readonly 'draw-seen': (who: Who, name: string, monster: Noun) => string;
    readonly pass: (who: Who, name: string, left: number) => string;
    readonly 'pass-forced': (who: Who, name: string) => string;
    readonly add: (who: Who, name: string, pile: number) => string;
    readonly 'add-seen': (who: Who, name: string, monster: Noun, pile: number) => string;
    readonly sacrifice: (who: Who, name: string, tile: Noun) => string;
    readonly 'sacrifice-hp': (who: Who, name: string, tile: Noun, hp: number) => string;
    readonly 'sacrifice-seen': (who: Who, name: string, tile: Noun, monster: Noun) => string;
    readonly 'sacrifice-seen-hp': (who: Who, name: string, tile: Noun, monster: Noun, hp: number) => string;
    readonly enter: (who: Who, name: string, adventurer: Noun, hp: number, tiles: number, pile: number) => string;
    readonly name: (who: Who, name: string, tile: Noun, monster: Noun) => string;
    readonly 'turn-up': (who: Who, name: string, monster: Noun, strength: number, pile: number) => string;
    readonly keep: (who: Who, name: string, monster: Noun) => string;
    readonly polymorph: (who: Who, name: string, from: Noun, to: Noun) => string;
    readonly 'polymorph-same': (who: Who, name: string, from: Noun) => string;
    readonly defeat: (tile: Noun, monster: Noun) => string;
    readonly 'defeat-next': (tile: Noun, monster: Noun) => string;
    readonly 'defeat-healed': (who: Who, name: string, tile: Noun, monster: Noun, healed: number, hp: number) => string;
    readonly 'axe-saved': (who: Who, name: string, monster: Noun) => string;
    readonly damage: (who: Who, name: string, monster: Noun, lost: number, hp: number) => string;
    readonly 'damage-none': (monster: Noun) => string;
    readonly potion: (who: Who, name: string, tile: Noun, hp: number) => string;
    readonly death: (who: Who, name: string) => string;
    readonly 'death-goes-on': (who: Who, name: string) => string;
    readonly 'omnipotence-saved': string;
    readonly 'omnipotence-failed': string;
    readonly 'result-success': (who: Who, name: string, successes: number) => string;
    readonly 'result-failure': (who: Who, name: string, failures: number) => string;
    readonly eliminated: (who: Who, name: string) => string;
    readonly 'eliminated-gave-back': (who: Who, name: string) => string;
    readonly 'turn-up-aside': (who: Who, name: string, tile: Noun, monster: Noun) => string;
    readonly 'turn-up-left': (monsters: readonly string[], count: number) => string;
    readonly 'left-one': (monster: Noun) => string;
    readonly 'left-two': (monster: Noun) => string;
    readonly 'win-successes': (who: Who, name: string) => string;
    readonly 'win-last-left': (who: Who, name: string) => string;
  };
};

export const welcomeToTheDungeon: Subject<WelcomeToTheDungeonWords> = subject('welcome-to-the-dungeon', {
  options_sacrifice: 'tile',
  'events_starter-drawn': 'who name',
  'events_adventurer-first': 'adventurer',
  'events_adventurer-chance': 'adventurer',
  'events_adventurer-choice': 'who name adventurer',
  'events_adventurer-out': 'who name adventurer',
  'events_round-first': 'round adventurer deck',
  'events_round-later': 'round adventurer deck who name',
  'events_round-after': 'round adventurer deck who name whoAfter nameAfter',
  events_draw: 'who name',
  'events_draw-seen': 'who name monster',
  events_pass: 'who name left',
  'events_pass-forced': 'who name',
  events_add: 'who name pile',
  'events_add-seen': 'who name monster pile',
  events_sacrifice: 'who name tile',
  'events_sacrifice-hp': 'who name tile hp',
  'events_sacrifice-seen': 'who name tile monster',
  'events_sacrifice-seen-hp': 'who name tile monster hp',
  events_enter: 'who name adventurer hp tiles pile',
  events_name: 'who name tile monster',
  'events_turn-up': 'who name monster strength pile',
  events_keep: 'who name monster',
  events_polymorph: 'who name from to',
  'events_polymorph-same': 'who name from',
  events_defeat: 'tile monster',
  'events_defeat-next': 'tile monster',
  'events_defeat-healed': 'who name tile monster healed hp',
  'events_axe-saved': 'who name monster',
  events_damage: 'who name monster lost hp',
  'events_damage-none': 'monster',
  events_potion: 'who name tile hp',
  events_death: 'who name',
  'events_death-goes-on': 'who name',
  'events_result-success': 'who name successes',
  'events_result-failure': 'who name failures',
  events_eliminated: 'who name',
  'events_eliminated-gave-back': 'who name',
  'events_turn-up-aside': 'who name tile monster',
  'events_turn-up-left': 'monsters count',
  'events_left-one': 'monster',
  'events_left-two': 'monster',
  'events_win-successes': 'who name',
  'events_win-last-left': 'who name',
}, ['monsters', 'adventurers', 'tiles', 'others']);
