import type { AttackType } from '@mazmorra/dungeonquest';
import { inLanguages } from '../../../i18n/loaded.ts';
import type { Hour } from '../model.ts';

/** The gender that words about a hero or a monster take. */
export type Gender = 'm' | 'f';
export type Fate = 'inside' | 'left' | 'dead' | 'below' | 'stuck';

export interface AimWords {
  most(turns: number): string;
  alone(turns: number): string;
  /** The reader's hero is out with this much gold. */
  out(gold: number, turns: number): string;
  dead(feminine: boolean, turns: number): string;
  /** `monster` with its gender, `hero` by name. */
  monster(monster: string, feminine: boolean, hero: string): string;
}

export interface MeanwhileWords {
  readonly out: string;
  readonly dead: string;
  fights(name: string, monster: string, feminine: boolean): string;
  duels(name: string, other: string): string;
  /** Somebody plays the monster against the reader. */
  plays(name: string, monster: string, feminine: boolean): string;
  below(name: string): string;
  lair(name: string): string;
  card(name: string, card: string): string;
  turn(name: string): string;
}

/** The sentences of the end. `name` is absent for the reader. */
export interface EndingWords {
  gold(count: number): string;
  only(name: string | undefined, gold: string): string;
  most(name: string | undefined, gold: string): string;
  share(names: string, own: boolean, gold: string): string;
  alone(gold: string): string;
  nobody: string;
  youDied: string;
  noTreasure: string;
  out(gold: string): string;
  lost: string;
  /** As much gold as the winner, but a lesser best card, or fewer cards. */
  lesserCard(name: string | undefined, gold: string): string;
  fewerCards(name: string | undefined, gold: string): string;
  at(cell: string, room: string): string;
  /** What came of a bet on somebody. */
  betWon(name: string): string;
  betLost(name: string): string;
  you: string;
}

/** What only this screen says; cards, questions and the log have their words in the game itself. */
export interface Words {
  readonly map: string;
  readonly minimap: string;
  readonly minimapNear: string;
  /** A cell of the map in words: where its sides lead, and who is there. */
  readonly cell: {
    readonly unexplored: string;
    readonly leads: (side: string, way: string, to: string) => string;
    readonly blocked: (side: string) => string;
    readonly hero: (name: string, own: boolean) => string;
    readonly fell: (name: string, own: boolean) => string;
  };
  readonly explored: (rooms: number, left: number) => string;
  readonly ways: Readonly<Record<'open' | 'door' | 'portcullis', string>>;
  readonly entrance: string;
  readonly token: (monster: string, life: number | undefined) => string;
  readonly chamber: string;
  readonly chamberTip: string;
  readonly towerTip: string;
  readonly sun: (space: number, last: number) => string;
  readonly sunPlain: (rounds: number) => string;
  readonly sunRisk: (die: number) => string;
  readonly hours: Readonly<Record<Hour, string>>;
  readonly turnOf: (name: string, own: boolean) => string;
  readonly sheetOf: (hero: string) => string;
  readonly openSheet: string;
  /** Heroes are still being chosen. */
  readonly noHero: string;
  readonly life: (left: number, of: number) => string;
  readonly determination: (count: number) => string;
  readonly runes: string;
  readonly noRunes: string;
  readonly kept: string;
  readonly loot: (count: number) => string;
  readonly noLoot: string;
  readonly gold: (gold: number) => string;
  readonly goldUnknown: string;
  readonly hiddenLoot: string;
  readonly fate: (fate: Fate, gender: Gender) => string;
  readonly lostTurns: (count: number) => string;
  readonly afterDeath: (gender: Gender) => string;
  readonly afterDeathMonsters: (name: string) => string;
  readonly afterDeathServant: string;
  readonly afterDeathWatch: string;
  readonly betAsk: string;
  readonly searched: (count: number) => string;
  readonly mayGoDown: string;
  readonly belowFor: (cards: number) => string;
  readonly exits: string;
  /** At an exit: to which hand of the hero it lies. */
  readonly left: string;
  readonly right: string;
  /** In the catacombs, seen as the hero faces: straight ahead so many spaces, then to one side. */
  readonly ahead: (steps: number) => string;
  readonly up: (cells: readonly string[]) => string;
  readonly exitsSide: (left: string, right: string) => string;
  readonly secretCard: string;
  readonly needs: (attribute: string, needs: number) => string;
  readonly chance: (percent: number) => string;
  readonly rolled: (dice: string, bonus: number, total: number) => string;
  readonly raised: (bonus: number) => string;
  readonly passed: string;
  readonly failed: string;
  /** The dice have not come to rest. */
  readonly rolling: string;
  readonly dice: (values: string) => string;
  readonly woundsComing: (amount: number) => string;
  readonly meets: (monster: string, gender: Gender) => string;
  readonly playedBy: (name: string, own: boolean, gender: Gender) => string;
  readonly automaton: (gender: Gender) => string;
  readonly lifeHidden: string;
  readonly lifeKnown: (life: number) => string;
  readonly noEscape: string;
  readonly dragonLeft: (left: number) => string;
  readonly dragonRisk: (percent: number) => string;
  readonly dragonSleeps: string;
  readonly dragonWakes: string;
  readonly bribe: (gold: number, cards: number) => string;
  readonly stasis: (made: number, total: number) => string;
  readonly unconscious: (cards: number) => string;
  readonly pickHero: string;
  readonly pickLoot: string;
  readonly pickTile: string;
  readonly combat: string;
  readonly round: (round: number) => string;
  readonly hand: (name: string, count: number) => string;
  /** Of so much Life, where it is known. */
  readonly damage: (count: number, life: number | undefined) => string;
  readonly stack: (count: number) => string;
  readonly deck: (count: number) => string;
  readonly attack: (total: number) => string;
  readonly sealed: string;
  readonly waitsForCard: string;
  readonly cancelled: string;
  readonly mayCounter: string;
  readonly counterattack: string;
  readonly stalemate: string;
  readonly deathblow: (cards: number) => string;
  /** Of these types is what the round was won with, and what lies in the pile. */
  readonly deathblowWhy: (types: readonly AttackType[]) => string;
  /** What winning with a card of this type would bring down. */
  readonly wouldBlow: (cards: number, type: AttackType) => string;
  readonly stalemateWhy: string;
  readonly types: Readonly<Record<AttackType, string>>;
  readonly pileOf: (types: readonly (readonly [type: AttackType, count: number])[]) => string;
  readonly counterRule: string;
  /** `type` is what the opponent attacks with. */
  readonly counterNeeds: (name: string, type: AttackType) => string;
  readonly roundTo: (name: string) => string;
  readonly killed: (monster: string, gender: Gender) => string;
  /** By the attack type that the card can be played against. */
  readonly answers: Readonly<Record<AttackType, string>>;
  readonly cannotAnswer: string;
  readonly attackOf: (value: number, type: AttackType) => string;
  readonly escapeOf: (value: number) => string;
  readonly hits: (count: number) => string;
  readonly escapes: (own: boolean) => string;
  readonly caught: (own: boolean, wounds: number) => string;
  readonly tells: {
    readonly start: string;
    readonly explore: string;
    readonly door: string;
    readonly portcullis: (needs: number, percent: number) => string;
    readonly tower: string;
    readonly dragon: (percent: number) => string;
    readonly teleport: string;
    readonly search: (count: number) => string;
    readonly down: string;
    readonly leave: (gold: number) => string;
    readonly leaveHidden: string;
    readonly escape: string;
    readonly attack: string;
    readonly bridge: (needs: number, loot: number, percent: number) => string;
    readonly web: (needs: number, percent: number) => string;
    readonly caveIn: (needs: number, percent: number) => string;
    readonly redraw: string;
    readonly side: (cells: readonly string[]) => string;
    readonly facing: string;
    readonly half: string;
    readonly stasis: string;
    readonly stopCounter: string;
  };
  readonly ask: {
    readonly title: string;
    readonly always: string;
    readonly matters: string;
    readonly help: string;
    readonly never: (what: string) => string;
    readonly neverThis: string;
    readonly neverList: string;
  };
  readonly dies: (name: string, own: boolean) => string;
  readonly diesSay: string;
  readonly leaves: (name: string, own: boolean) => string;
  readonly night: string;
  readonly towersOpen: string;
  readonly closesOn: (upTo: number) => string;
  readonly counted: string;
  readonly nobody: string;
  /** Alone, out without a treasure card (DQ-SOLO-05). */
  readonly survived: string;
  readonly design: {
    readonly tiles: string;
    readonly pieces: string;
    readonly dice: string;
    readonly heroes: string;
    readonly combat: string;
    readonly power: string;
    readonly copies: (count: number) => string;
    readonly counts: (cards: number, tiles: number) => string;
  };
  readonly aim: AimWords;
  readonly meanwhile: MeanwhileWords;
  readonly ending: EndingWords;
}

export const wordsIn = inLanguages<Words>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
