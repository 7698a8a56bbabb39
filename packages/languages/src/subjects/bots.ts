// Made from languages/en/bots.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type BotsWords = {
  readonly levels: {
    readonly random: {
      readonly name: string;
      readonly sentence: string;
    };
    readonly novice: {
      readonly name: string;
      readonly sentence: string;
    };
    readonly apprentice: {
      readonly name: string;
      readonly sentence: string;
    };
    readonly adventurer: {
      readonly name: string;
      readonly sentence: string;
    };
    readonly master: {
      readonly name: string;
      readonly sentence: string;
    };
  };
  readonly sure: {
    readonly only: string;
    readonly clear: string;
    readonly likely: string;
    readonly close: string;
  };
  readonly suspicion: string;
  readonly styles: {
    readonly sensible: string;
    readonly timid: string;
    readonly bold: string;
    readonly 'never-leaves': string;
    readonly 'plays-high': string;
    readonly 'plays-middle': string;
    readonly 'plays-low': string;
    readonly 'sabotages-early': string;
    readonly helps: string;
    readonly random: string;
  };
  readonly reasons: {
    readonly search: string;
    readonly 'dr-look': string;
    readonly 'dr-escape': string;
    readonly 'dr-crystal-ball': string;
    readonly 'dr-key': string;
    readonly 'dr-sword': string;
    readonly 'dr-treasure-high': string;
    readonly 'dr-treasure-low': string;
    readonly 'dr-vault': string;
    readonly 'dr-trap-high': string;
    readonly 'dr-trap-low': string;
    readonly 'dr-fight-high': string;
    readonly 'dr-fight-low': string;
    readonly 'sb-dig': string;
    readonly 'sb-reach': string;
    readonly 'sb-widen': string;
    readonly 'sb-break-suspect': string;
    readonly 'sb-break-miner': string;
    readonly 'sb-repair-self': string;
    readonly 'sb-repair-friend': string;
    readonly 'sb-clear': string;
    readonly 'sb-bury': string;
    readonly 'sb-map': string;
    readonly 'sb-block': string;
    readonly 'sb-pretend': string;
    readonly 'sb-waste': string;
    readonly 'sb-discard': string;
    readonly 'sb-most-gold': string;
    readonly 'dq-leave': string;
    readonly 'dq-hero': string;
    readonly 'dq-tower': string;
    readonly 'dq-take-best': string;
    readonly 'dq-give-least': string;
    readonly 'dq-richest': string;
    readonly 'dq-hunt': string;
    readonly 'dq-use': string;
    readonly 'dq-save-it': string;
    readonly 'dq-first': string;
    readonly 'dq-way': string;
    readonly 'dq-cross': string;
    readonly 'dq-turn-back': string;
    readonly 'dq-reroll': string;
    readonly 'dq-tower-power': string;
    readonly 'dq-break-off': string;
    readonly 'dq-fight-on': string;
    readonly 'dq-roll': string;
    readonly 'dq-too-late': string;
    readonly 'dq-more': string;
    readonly 'dq-home': string;
    readonly 'dq-search': string;
    readonly 'dq-to-dragon': string;
    readonly 'dq-secret-door': string;
    readonly 'dq-explore': string;
    readonly 'dq-dragon': string;
    readonly 'dq-other': string;
    readonly 'dq-fight': string;
    readonly 'dq-flee': string;
    readonly 'dq-strong-card': string;
    readonly 'dq-counter': string;
    readonly 'dq-loot': string;
    readonly 'dq-no-treasure': string;
    readonly 'dq-leave-it': string;
    readonly 'dq-no-secret-door': string;
    readonly 'dq-redraw': string;
    readonly 'dq-keep': string;
    readonly 'dq-heal': string;
    readonly 'wd-too-dangerous': string;
    readonly 'wd-open-dungeon': string;
    readonly 'wd-still-safe': string;
    readonly 'wd-strip': string;
    readonly 'wd-choose': string;
    readonly 'wd-add-harmless': string;
    readonly 'wd-spare-tile': string;
    readonly 'wd-set-trap': string;
    readonly 'wd-name-worst': string;
    readonly 'wd-polymorph-worst': string;
    readonly 'wd-polymorph-repeat': string;
    readonly 'wd-keep-polymorph': string;
    readonly 'wd-axe-or-die': string;
    readonly 'wd-axe-big': string;
    readonly 'wd-save-axe': string;
  };
  readonly remarks: {
    readonly 'wd-survive': (chance: string) => string;
    readonly 'wd-odds': (before: string, chance: string, change: 'same' | 'up' | 'down') => string;
    readonly 'wd-looks': (chance: string) => string;
    readonly 'wd-last': (name: string, chance: string) => string;
    readonly 'wd-left': (count: number) => string;
    readonly 'wd-free': string;
    readonly 'wd-reads': (from: number, count: number) => string;
    readonly 'wd-dragon-aside': (name: string, chance: string) => string;
    readonly 'wd-dragon-added': (name: string, chance: string) => string;
    readonly 'wd-stays': (name: string) => string;
    readonly 'wd-rival-wins': (name: string) => string;
    readonly 'wd-rival-out': (name: string) => string;
    readonly 'wd-own-wins': string;
    readonly 'wd-own-out': string;
    readonly 'wd-run': (chance: string) => string;
    readonly 'wd-hero': (chance: string) => string;
    readonly 'dr-coins': (count: number) => string;
    readonly 'dr-coins-lost': (count: number) => string;
    readonly 'dr-wounds': (count: number) => string;
    readonly 'dr-heals': (count: number) => string;
    readonly 'dr-nothing': string;
    readonly 'dr-gift': string;
    readonly 'dr-trap-coins': (name: string, count: number) => string;
    readonly 'dr-trap-wounds': (name: string, count: number) => string;
    readonly 'dr-trap-you': string;
    readonly 'dr-later': (count: number) => string;
    readonly 'dr-most-wounds': string;
    readonly 'dr-item': string;
    readonly 'dr-escape': string;
    readonly 'dr-ball': string;
    readonly 'dr-look': (count: number) => string;
    readonly 'sb-reaches': (chance: string) => string;
    readonly 'sb-nearer': (count: number) => string;
    readonly 'sb-farther': (count: number) => string;
    readonly 'sb-aside': string;
    readonly 'sb-last': string;
    readonly 'sb-seen': (before: string, chance: string, change: 'same' | 'up' | 'down') => string;
    readonly 'sb-suspect': (name: string, chance: string) => string;
    readonly 'sb-frees': (name: string) => string;
    readonly 'sb-still-broken': (name: string) => string;
    readonly 'sb-stops': (name: string) => string;
    readonly 'sb-stopped': (name: string) => string;
    readonly 'sb-own-free': string;
    readonly 'sb-own-broken': string;
    readonly 'sb-goal': (chance: string) => string;
    readonly 'sb-spare': string;
    readonly 'sb-useful': string;
    readonly 'sb-gold': (count: number) => string;
    readonly 'dq-no-victory': string;
    readonly 'dq-leaves-with': (count: number) => string;
    readonly 'dq-outdone': (name: string, count: number) => string;
    readonly 'dq-wakes': (chance: string) => string;
    readonly 'dq-life': (count: number) => string;
    readonly 'dq-unknown': string;
    readonly 'dq-hoard': (count: number) => string;
    readonly 'dq-tower': (count: number) => string;
    readonly 'dq-daylight': (count: number) => string;
    readonly 'dq-night': string;
    readonly 'dq-search': string;
    readonly 'dq-fight': (count: number) => string;
    readonly 'dq-flight': string;
    readonly 'dq-combat': (count: number, from: number) => string;
    readonly 'dq-monster': (count: number, from: number) => string;
    readonly 'dq-fails': (chance: string) => string;
  };
  readonly percent: (size: 'little' | 'most' | 'plain', percent: number) => string;
  readonly chance: (size: 'little' | 'most' | 'plain', percent: number) => string;
  readonly chanceBetween: (low: string, high: string) => string;
  readonly untried: string;
};

export const bots: Subject<BotsWords> = subject('bots', {
  'remarks_wd-survive': 'chance',
  'remarks_wd-odds': 'before chance change',
  'remarks_wd-looks': 'chance',
  'remarks_wd-last': 'name chance',
  'remarks_wd-left': 'count',
  'remarks_wd-reads': 'from count',
  'remarks_wd-dragon-aside': 'name chance',
  'remarks_wd-dragon-added': 'name chance',
  'remarks_wd-stays': 'name',
  'remarks_wd-rival-wins': 'name',
  'remarks_wd-rival-out': 'name',
  'remarks_wd-run': 'chance',
  'remarks_wd-hero': 'chance',
  'remarks_dr-coins': 'count',
  'remarks_dr-coins-lost': 'count',
  'remarks_dr-wounds': 'count',
  'remarks_dr-heals': 'count',
  'remarks_dr-trap-coins': 'name count',
  'remarks_dr-trap-wounds': 'name count',
  'remarks_dr-later': 'count',
  'remarks_dr-look': 'count',
  'remarks_sb-reaches': 'chance',
  'remarks_sb-nearer': 'count',
  'remarks_sb-farther': 'count',
  'remarks_sb-seen': 'before chance change',
  'remarks_sb-suspect': 'name chance',
  'remarks_sb-frees': 'name',
  'remarks_sb-still-broken': 'name',
  'remarks_sb-stops': 'name',
  'remarks_sb-stopped': 'name',
  'remarks_sb-goal': 'chance',
  'remarks_sb-gold': 'count',
  'remarks_dq-leaves-with': 'count',
  'remarks_dq-outdone': 'name count',
  'remarks_dq-wakes': 'chance',
  'remarks_dq-life': 'count',
  'remarks_dq-hoard': 'count',
  'remarks_dq-tower': 'count',
  'remarks_dq-daylight': 'count',
  'remarks_dq-fight': 'count',
  'remarks_dq-combat': 'count from',
  'remarks_dq-monster': 'count from',
  'remarks_dq-fails': 'chance',
  percent: 'size percent',
  chance: 'size percent',
  chanceBetween: 'low high',
});
