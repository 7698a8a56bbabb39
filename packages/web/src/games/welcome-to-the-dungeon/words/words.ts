import type { MonsterId, TileId, View } from '@mazmorra/welcome-to-the-dungeon';
import { inLanguages } from '../../../i18n/loaded.ts';

export interface AimWords {
  readonly rule: string;
  own(successes: number, failures: number): string;
}

export interface MeanwhileWords {
  inside(name: string): string;
  readonly bidding: string;
  readonly passed: string;
}

/** The sentences of the end. `name` is absent for the reader. */
export interface EndingWords {
  survived(name: string | undefined): string;
  lastLeft(name: string | undefined): string;
  runs(successes: number, failures: number): string;
  out: string;
}

/** What only this screen says; everything else comes from the game's own texts. Names arrive as the game writes them. */
export interface Words {
  readonly round: (round: number) => string;
  readonly bidding: string;
  readonly inside: (name: string, own: boolean) => string;
  readonly equipment: string;
  readonly hp: (hp: number) => string;
  readonly hpNow: (hp: number, start: number) => string;
  readonly deck: (cards: number) => string;
  readonly deckEmpty: string;
  readonly pile: (cards: number) => string;
  /** How many wait inside, and how many of them the reader knows; nobody either not yet or no longer. */
  readonly waiting: (cards: number, known: number, left: boolean) => string;
  readonly pileCard: (place: number, owner: string, monster: string | undefined) => string;
  readonly onlyYou: string;
  readonly ownKnown: string;
  readonly ownKnownNone: (fromMemory: boolean) => string;
  readonly drawnByYou: (monster: string) => string;
  readonly drawnBy: (name: string) => string;

  /** On what is picked: picking it again confirms. */
  readonly again: string;
  /** What a piece of equipment does, in one short sentence; `kind` is the one that was named for it or met by it. */
  readonly does: (
    tile: TileId,
    called: (monster: MonsterId) => string,
    kind: MonsterId | undefined,
    variants: Pick<View['variants'], 'vorpalAxeScope'>,
  ) => string;
  /** What the Vorpal Axe does at a table where it defeats one monster only. */
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
  readonly stillInside: (cards: number) => string;
  readonly fromDeck: string;
  readonly putBy: (name: string) => string;

  readonly pactPending: string;
  readonly axed: (monster: string) => string;
  readonly dead: string;
  readonly deadGoesOn: string;
  readonly goesIn: (name: string, own: boolean) => string;
  readonly asks: (name: string) => string;
  /** A card that does not lie open yet. */
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
  readonly underOf: (tile: string, monster: string) => string;
  readonly wins: (name: string, own: boolean) => string;

  readonly whoNext: (name: string, own: boolean) => string;
  readonly lastRun: (name: string, own: boolean, hero: string, success: boolean) => string;
  readonly lastRunTitle: string;

  readonly passed: string;
  readonly out: string;
  readonly running: string;
  readonly bids: string;
  readonly starts: string;
  readonly successes: (successes: number) => string;
  readonly failures: (failures: number) => string;
  readonly aidWhite: string;
  readonly aidRed: string;
  readonly aidOut: string;
  readonly aside: string;
  readonly asideNone: string;
  readonly added: string;
  readonly addedNone: string;
  readonly runs: string;
  readonly runsNone: string;
  readonly runLine: (hero: string, success: boolean, pile: number, sacrificed: number) => string;
  readonly roundLine: (round: number) => string;
  readonly supply: (cards: number) => string;

  readonly explain: {
    readonly draw: (deck: number) => string;
    readonly drawForced: string;
    readonly pass: (left: number) => string;
    readonly passLast: (name: string, cards: number) => string;
    readonly passForced: string;
    readonly add: (monster: string, cards: number) => string;
    readonly addBeaten: (tile: string) => string;
    readonly addHurts: (hp: number) => string;
    readonly sacrifice: (monster: string) => string;
    readonly sacrificeHp: (before: number, after: number) => string;
    readonly sacrificeOpen: (monsters: string) => string;
    readonly sacrificeCovered: string;
    readonly name: (monster: string, unseen: number, copies: number) => string;
    readonly nameBeaten: (tile: string) => string;
    readonly keepBeaten: (tile: string) => string;
    readonly hurts: (lost: number, before: number, after: number) => string;
    readonly kills: string;
    readonly potionSaves: (hp: number) => string;
    readonly alreadyDead: string;
    readonly polymorph: (monster: string, deck: number) => string;
    readonly axe: (monster: string, wholeKind: boolean) => string;
    readonly choose: (hp: number, tiles: string) => string;
  };

  readonly design: {
    readonly monsters: string;
    readonly heroes: string;
    readonly tiles: string;
    readonly tokens: string;
    readonly moments: string;
  };
  readonly aim: AimWords;
  readonly meanwhile: MeanwhileWords;
  readonly ending: EndingWords;
}

export const wordsIn = inLanguages<Words>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
