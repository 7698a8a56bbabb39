// Made from languages/en/welcome-to-the-dungeon-table.ftl by `npm run languages`.
import type { Noun } from '../grammar.ts';
import { type Subject, subject } from '../subject.ts';
import type { Who } from '../told.ts';

export type WelcomeToTheDungeonTableWords = {
  readonly round: (round: number) => string;
  readonly bidding: string;
  readonly inside: (name: string, own: boolean) => string;
  readonly equipment: string;
  readonly hp: (hp: number) => string;
  readonly hpNow: (hp: number, start: number) => string;
  readonly deck: (count: number) => string;
  readonly deckEmpty: string;
  readonly pile: (count: number) => string;
  readonly waiting: (count: number, known: number, left: boolean) => string;
  readonly pileCard: {
    readonly known: (place: number, monster: string, owner: string) => string;
    readonly unknown: (place: number, owner: string) => string;
  };
  readonly onlyYou: string;
  readonly ownKnown: string;
  readonly ownKnownNone: (memory: boolean) => string;
  readonly drawnByYou: (monster: string) => string;
  readonly drawnBy: (name: string) => string;
  readonly again: string;
  readonly does: {
    readonly hp: (amount: number) => string;
    readonly kind: (monster: Noun) => string;
    readonly only: (monster: Noun) => string;
    readonly next: (monster: Noun) => string;
    readonly even: string;
    readonly upTo: (strength: number) => string;
    readonly heal: (strength: number) => string;
    readonly from: (strength: number) => string;
    readonly named: string;
    readonly turned: string;
    readonly turnedOne: string;
    readonly revive: (hp: number) => string;
    readonly exchange: string;
    readonly different: string;
  };
  readonly axeSingle: string;
  readonly tileSpent: string;
  readonly tileGone: (name: string, own: boolean) => string;
  readonly under: (monster: string) => string;
  readonly underUnknown: string;
  readonly beatsIt: string;
  readonly kinds: string;
  readonly kindsAsk: string;
  readonly kind: (name: string, strength: number, unseen: number, copies: number) => string;
  readonly unseen: (unseen: number, copies: number) => string;
  readonly beatenBy: (tile: string) => string;
  readonly costs: (hp: number) => string;
  readonly costsShort: (hp: number) => string;
  readonly hidden: string;
  readonly seen: string;
  readonly trail: string;
  readonly step: (monster: string, what: string) => string;
  readonly stepBeaten: (tile: string) => string;
  readonly stepDamage: (lost: number, hp: number) => string;
  readonly stepPotion: (lost: number, hp: number) => string;
  readonly stepExchanged: string;
  readonly lastCard: string;
  readonly stillInside: (count: number) => string;
  readonly fromDeck: string;
  readonly putBy: (name: string) => string;
  readonly pactPending: string;
  readonly axed: (monster: string) => string;
  readonly dead: string;
  readonly deadGoesOn: string;
  readonly goesIn: (name: string, own: boolean) => string;
  readonly asks: (name: string) => string;
  readonly turning: string;
  readonly defeated: string;
  readonly lost: (hp: number) => string;
  readonly revived: string;
  readonly success: string;
  readonly failure: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly resultOf: (name: string, own: boolean, success: boolean, hp: number) => string;
  readonly rest: string;
  readonly underOf: (tile: Noun, monster: string) => string;
  readonly wins: (name: string, own: boolean) => string;
  readonly whoNext: (name: string, own: boolean) => string;
  readonly lastRun: (name: string, own: boolean, hero: Noun, success: boolean) => string;
  readonly lastRunTitle: string;
  readonly passed: string;
  readonly out: string;
  readonly running: string;
  readonly bids: string;
  readonly starts: string;
  readonly successes: (count: number) => string;
  readonly failures: (count: number) => string;
  readonly aidWhite: string;
  readonly aidRed: string;
  readonly aidOut: string;
  readonly aside: string;
  readonly asideNone: string;
  readonly added: string;
  readonly addedNone: string;
  readonly runs: string;
  readonly runsNone: string;
  readonly runLine: (hero: string, success: boolean, pile: number, tiles: number) => string;
  readonly roundLine: (round: number) => string;
  readonly supply: (count: number) => string;
  readonly explain: {
    readonly draw: (deck: number) => string;
    readonly drawForced: string;
    readonly pass: (left: number) => string;
    readonly passLast: (name: string, count: number) => string;
    readonly passForced: string;
    readonly add: (monster: Noun, count: number) => string;
    readonly addBeaten: (tile: string) => string;
    readonly addHurts: (hp: number) => string;
    readonly sacrifice: (monster: Noun) => string;
    readonly sacrificeHp: (before: number, after: number) => string;
    readonly sacrificeOpen: (monsters: string) => string;
    readonly sacrificeCovered: string;
    readonly name: (monster: Noun, unseen: number, copies: number) => string;
    readonly nameBeaten: (tile: string) => string;
    readonly keepBeaten: (tile: string) => string;
    readonly hurts: (lost: number, before: number, after: number) => string;
    readonly kills: string;
    readonly potionSaves: (hp: number) => string;
    readonly alreadyDead: string;
    readonly polymorph: (monster: Noun, deck: number) => string;
    readonly axe: (monster: Noun, kind: boolean) => string;
    readonly choose: (hp: number, tiles: string) => string;
  };
  readonly design: {
    readonly monsters: string;
    readonly heroes: string;
    readonly tiles: string;
    readonly tokens: string;
    readonly moments: string;
  };
  readonly aim: {
    readonly rule: string;
    readonly own: (successes: number, failures: number) => string;
  };
  readonly meanwhile: {
    readonly inside: (name: string) => string;
    readonly bidding: string;
    readonly passed: string;
  };
  readonly ending: {
    readonly survived: (who: Who, name: string) => string;
    readonly lastLeft: (who: Who, name: string) => string;
    readonly runs: (successes: number, failures: number) => string;
    readonly out: string;
  };
};

export const welcomeToTheDungeonTable: Subject<WelcomeToTheDungeonTableWords> = subject('welcome-to-the-dungeon-table', {
  round: 'round',
  inside: 'name own',
  hp: 'hp',
  hpNow: 'hp start',
  deck: 'count',
  pile: 'count',
  waiting: 'count known left',
  pileCard_known: 'place monster owner',
  pileCard_unknown: 'place owner',
  ownKnownNone: 'memory',
  drawnByYou: 'monster',
  drawnBy: 'name',
  does_hp: 'amount',
  does_kind: 'monster',
  does_only: 'monster',
  does_next: 'monster',
  does_upTo: 'strength',
  does_heal: 'strength',
  does_from: 'strength',
  does_revive: 'hp',
  tileGone: 'name own',
  under: 'monster',
  kind: 'name strength unseen copies',
  unseen: 'unseen copies',
  beatenBy: 'tile',
  costs: 'hp',
  costsShort: 'hp',
  step: 'monster what',
  stepBeaten: 'tile',
  stepDamage: 'lost hp',
  stepPotion: 'lost hp',
  stillInside: 'count',
  putBy: 'name',
  axed: 'monster',
  goesIn: 'name own',
  asks: 'name',
  lost: 'hp',
  resultOf: 'name own success hp',
  underOf: 'tile monster',
  wins: 'name own',
  whoNext: 'name own',
  lastRun: 'name own hero success',
  successes: 'count',
  failures: 'count',
  runLine: 'hero success pile tiles',
  roundLine: 'round',
  supply: 'count',
  explain_draw: 'deck',
  explain_pass: 'left',
  explain_passLast: 'name count',
  explain_add: 'monster count',
  explain_addBeaten: 'tile',
  explain_addHurts: 'hp',
  explain_sacrifice: 'monster',
  explain_sacrificeHp: 'before after',
  explain_sacrificeOpen: 'monsters',
  explain_name: 'monster unseen copies',
  explain_nameBeaten: 'tile',
  explain_keepBeaten: 'tile',
  explain_hurts: 'lost before after',
  explain_potionSaves: 'hp',
  explain_polymorph: 'monster deck',
  explain_axe: 'monster kind',
  explain_choose: 'hp tiles',
  aim_own: 'successes failures',
  meanwhile_inside: 'name',
  ending_survived: 'who name',
  ending_lastLeft: 'who name',
  ending_runs: 'successes failures',
});
