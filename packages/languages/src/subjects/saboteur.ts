// Made from languages/en/saboteur.ftl by `npm run languages`.
import type { Noun, People } from '../grammar.ts';
import { type Subject, subject } from '../subject.ts';
import type { Group, Who } from '../told.ts';

export type SaboteurWords = {
  readonly name: string;
  readonly tagline: string;
  readonly scores: {
    readonly nuggets: string;
    readonly goldCards: string;
  };
  readonly variants: {
    readonly goldDraft: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly 'per-miner': string;
        readonly 'per-player': string;
      };
    };
    readonly roundEnd: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly 'no-playable': string;
        readonly 'hands-empty': string;
      };
    };
    readonly nextStarter: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly 'last-path': string;
        readonly 'last-card': string;
      };
    };
    readonly allSaboteurs: {
      readonly name: string;
      readonly sentence: string;
    };
    readonly rounds: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
      };
    };
    readonly firstPlayer: {
      readonly name: string;
      readonly sentence: string;
      readonly values: {
        readonly random: string;
        readonly 'host-picks': string;
      };
    };
    readonly firstSeat: {
      readonly name: string;
      readonly sentence: string;
      readonly values: readonly (string)[];
    };
  };
  readonly cards: {
    readonly start: Noun;
    readonly 'goal-treasure': Noun;
    readonly 'goal-stone-ne': Noun;
    readonly 'goal-stone-nw': Noun;
    readonly 'path-straight-ns': Noun;
    readonly 'path-straight-ew': Noun;
    readonly 'path-cross': Noun;
    readonly 'path-tee-nes': Noun;
    readonly 'path-tee-new': Noun;
    readonly 'path-curve-ne': Noun;
    readonly 'path-curve-nw': Noun;
    readonly 'dead-n': Noun;
    readonly 'dead-e': Noun;
    readonly 'dead-ns': Noun;
    readonly 'dead-ew': Noun;
    readonly 'dead-ne': Noun;
    readonly 'dead-nw': Noun;
    readonly 'dead-nes': Noun;
    readonly 'dead-new': Noun;
    readonly 'dead-nesw': Noun;
    readonly 'break-pickaxe': Noun;
    readonly 'break-lantern': Noun;
    readonly 'break-cart': Noun;
    readonly 'repair-pickaxe': Noun;
    readonly 'repair-lantern': Noun;
    readonly 'repair-cart': Noun;
    readonly 'repair-pickaxe-lantern': Noun;
    readonly 'repair-pickaxe-cart': Noun;
    readonly 'repair-lantern-cart': Noun;
    readonly rockfall: Noun;
    readonly map: Noun;
    readonly 'gold-1': Noun;
    readonly 'gold-2': Noun;
    readonly 'gold-3': Noun;
  };
  readonly roles: {
    readonly miner: Noun;
    readonly saboteur: Noun;
  };
  readonly tools: {
    readonly pickaxe: Noun;
    readonly lantern: Noun;
    readonly cart: Noun;
  };
  readonly goals: {
    readonly top: Noun;
    readonly middle: Noun;
    readonly bottom: Noun;
  };
  readonly decisions: {
    readonly 'SB-DEC-01': string;
    readonly 'SB-DEC-02': string;
    readonly 'SB-DEC-03': string;
  };
  readonly options: {
    readonly path: (card: Noun, where: string) => string;
    readonly 'path-turned': (card: Noun, where: string) => string;
    readonly break: (who: Who, name: string, tool: Noun) => string;
    readonly repair: (who: Who, name: string, tool: Noun) => string;
    readonly 'repair-with': (who: Who, name: string, tool: Noun, card: Noun) => string;
    readonly rockfall: (where: string) => string;
    readonly map: (goal: Noun) => string;
    readonly 'discard-any': string;
    readonly discard: (card: Noun) => string;
    readonly take: (nuggets: number) => string;
    readonly pass: string;
  };
  readonly where: {
    readonly beside: (columns: number, side: 'left' | 'right') => string;
    readonly above: (rows: number, way: 'up' | 'down') => string;
    readonly both: (columns: number, side: 'left' | 'right', rows: number, way: 'up' | 'down') => string;
  };
  readonly events: {
    readonly 'round-started': (round: number, rounds: number, who: Who, name: string, saboteurs: string) => string;
    readonly 'round-after-path': (round: number, rounds: number, who: Who, name: string, whoAfter: Who, nameAfter: string, saboteurs: string) => string;
    readonly 'round-after-no-path': (round: number, rounds: number, who: Who, name: string, whoAfter: Who, nameAfter: string, saboteurs: string) => string;
    readonly 'round-after-card': (round: number, rounds: number, who: Who, name: string, whoAfter: Who, nameAfter: string, saboteurs: string) => string;
    readonly saboteurs: (count: number) => string;
    readonly 'saboteurs-at-most-one': string;
    readonly 'saboteurs-or': (counts: readonly string[]) => string;
    readonly dealt: (who: Who, name: string, role: 'miner' | 'saboteur') => string;
    readonly 'path-played': (who: Who, name: string, deadEnd: boolean) => string;
    readonly rejoined: (count: number) => string;
    readonly 'goal-treasure': (who: Who, name: string, goal: Noun) => string;
    readonly 'goal-stone': (who: Who, name: string, goal: Noun) => string;
    readonly 'broken-own': (who: Who, name: string, tool: Noun) => string;
    readonly broken: (who: Who, name: string, whoElse: Who, nameElse: string, tool: Noun) => string;
    readonly 'repaired-own': (who: Who, name: string, tool: Noun) => string;
    readonly 'repaired-own-still': (who: Who, name: string, tool: Noun) => string;
    readonly repaired: (who: Who, name: string, whoElse: Who, nameElse: string, tool: Noun) => string;
    readonly 'repaired-still': (who: Who, name: string, whoElse: Who, nameElse: string, tool: Noun) => string;
    readonly rockfall: (who: Who, name: string, deadEnd: boolean) => string;
    readonly 'rockfall-cutting': (who: Who, name: string, deadEnd: boolean, lost: number) => string;
    readonly map: (who: Who, name: string, goal: Noun) => string;
    readonly 'map-seen': (who: Who, name: string, goal: Noun, found: 'treasure' | 'stone') => string;
    readonly discarded: (who: Who, name: string) => string;
    readonly 'discarded-seen': (who: Who, name: string, card: Noun) => string;
    readonly passed: (who: Who, name: string) => string;
    readonly 'drew-last': (who: Who, name: string) => string;
    readonly drew: (who: Who, name: string, card: Noun) => string;
    readonly 'drew-last-seen': (who: Who, name: string, card: Noun) => string;
    readonly won: (turns: number) => string;
    readonly lost: (turns: number) => string;
    readonly 'miners-were': (count: number, people: People) => string;
    readonly 'saboteurs-were': (count: number, people: People) => string;
    readonly 'others-were': string;
    readonly aside: (role: 'miner' | 'saboteur') => string;
    readonly 'treasure-was': (goal: Noun) => string;
    readonly draft: (cards: number, who: Who, name: string) => string;
    readonly 'draft-without-you': (cards: number, name: string) => string;
    readonly 'draft-without': (cards: number, saboteur: string, who: Who, name: string) => string;
    readonly packet: (who: Who, name: string, cards: number) => string;
    readonly 'packet-alike': (who: Who, name: string, cards: number, nuggets: number) => string;
    readonly 'packet-different': (who: Who, name: string, cards: number, kinds: readonly string[]) => string;
    readonly 'kind-different': (nuggets: number) => string;
    readonly 'packet-mixed': (who: Who, name: string, cards: number, kinds: readonly string[]) => string;
    readonly 'kind-first': (count: number, nuggets: number) => string;
    readonly 'kind-later': (count: number, nuggets: number) => string;
    readonly taken: (who: Who, name: string, left: number) => string;
    readonly 'taken-seen': (who: Who, name: string, nuggets: number, left: number) => string;
    readonly 'paid-card': (who: Who, name: string, nuggets: number) => string;
    readonly 'paid-cards': (who: Who, name: string, cards: number, nuggets: number) => string;
    readonly 'paid-cards-seen': (who: Who, name: string, cards: number, nuggets: number, sum: string) => string;
    readonly 'paid-credit': (who: Who, name: string, nuggets: number) => string;
    readonly 'paid-both': (who: Who, name: string, nuggets: number, held: number, cards: number, credit: number) => string;
    readonly 'paid-both-seen': (who: Who, name: string, nuggets: number, held: number, cards: number, sum: string, credit: number) => string;
    readonly 'nobody-paid': string;
    readonly victory: (who: Group, people: People, nuggets: number) => string;
    readonly 'next-none': string;
    readonly 'next-tied': (nuggets: number, others: number) => string;
    readonly 'next-many': (players: number, nuggets: number) => string;
    readonly next: (who: Group, people: People, nuggets: number) => string;
  };
};

export const saboteur: Subject<SaboteurWords> = subject('saboteur', {
  options_path: 'card where',
  'options_path-turned': 'card where',
  where_beside: 'columns side',
  where_above: 'rows way',
  where_both: 'columns side rows way',
  options_break: 'who name tool',
  options_repair: 'who name tool',
  'options_repair-with': 'who name tool card',
  options_rockfall: 'where',
  options_map: 'goal',
  options_discard: 'card',
  options_take: 'nuggets',
  'events_round-started': 'round rounds who name saboteurs',
  'events_round-after-path': 'round rounds who name whoAfter nameAfter saboteurs',
  'events_round-after-no-path': 'round rounds who name whoAfter nameAfter saboteurs',
  'events_round-after-card': 'round rounds who name whoAfter nameAfter saboteurs',
  events_saboteurs: 'count',
  'events_saboteurs-or': 'counts',
  events_dealt: 'who name role',
  'events_path-played': 'who name deadEnd',
  events_rejoined: 'count',
  'events_goal-treasure': 'who name goal',
  'events_goal-stone': 'who name goal',
  'events_broken-own': 'who name tool',
  events_broken: 'who name whoElse nameElse tool',
  'events_repaired-own': 'who name tool',
  'events_repaired-own-still': 'who name tool',
  events_repaired: 'who name whoElse nameElse tool',
  'events_repaired-still': 'who name whoElse nameElse tool',
  events_rockfall: 'who name deadEnd',
  'events_rockfall-cutting': 'who name deadEnd lost',
  events_map: 'who name goal',
  'events_map-seen': 'who name goal found',
  events_discarded: 'who name',
  'events_discarded-seen': 'who name card',
  events_passed: 'who name',
  'events_drew-last': 'who name',
  events_drew: 'who name card',
  'events_drew-last-seen': 'who name card',
  events_won: 'turns',
  events_lost: 'turns',
  'events_miners-were': 'count people',
  'events_saboteurs-were': 'count people',
  events_aside: 'role',
  'events_treasure-was': 'goal',
  events_draft: 'cards who name',
  'events_draft-without-you': 'cards name',
  'events_draft-without': 'cards saboteur who name',
  events_packet: 'who name cards',
  'events_packet-alike': 'who name cards nuggets',
  'events_packet-different': 'who name cards kinds',
  'events_kind-different': 'nuggets',
  'events_packet-mixed': 'who name cards kinds',
  'events_kind-first': 'count nuggets',
  'events_kind-later': 'count nuggets',
  events_taken: 'who name left',
  'events_taken-seen': 'who name nuggets left',
  'events_paid-card': 'who name nuggets',
  'events_paid-cards': 'who name cards nuggets',
  'events_paid-cards-seen': 'who name cards nuggets sum',
  'events_paid-credit': 'who name nuggets',
  'events_paid-both': 'who name nuggets held cards credit',
  'events_paid-both-seen': 'who name nuggets held cards sum credit',
  events_victory: 'who people nuggets',
  'events_next-tied': 'nuggets others',
  'events_next-many': 'players nuggets',
  events_next: 'who people nuggets',
}, ['cards', 'roles', 'tools', 'goals']);
