import type { RuleId } from '@mazmorra/kernel';
import type { CardId, ItemId } from './cards.ts';
import type { BySeats } from './constants.ts';

export interface BossCard {
  readonly kind: 'boss';
  readonly count: 1;
  /** What the values must add up to; absent when it cannot be defeated. */
  readonly strength?: BySeats;
  /** `DR-VAR-01` The strength where the table chose the lower number; absent when it is the same. */
  readonly lowerStrength?: BySeats;
  /** What happens to each attacked player. */
  readonly attack: { readonly wounds: number; readonly loseCoins: number; readonly eliminate: boolean };
  /** Whom it attacks. */
  readonly attackTarget: 'lowest' | 'highest';
  /** The item that lets its player escape. */
  readonly escapeItem?: ItemId;
  /** Coins for each player with the highest value, defeated or not. */
  readonly highestReward: number;
  /** Cards that have another value here. */
  readonly valueOverrides: Readonly<Partial<Record<CardId, number>>>;
  /** The statement of the specification about this boss. */
  readonly rule: RuleId;
}

const plain = {
  kind: 'boss',
  count: 1,
  attackTarget: 'lowest',
  highestReward: 0,
  valueOverrides: {},
} as const;
const wounds = (amount: number) => ({ wounds: amount, loseCoins: 0, eliminate: false });

const strong = [14, 18, 23] as const;
/** `DR-RULING-33` 18 with five players, as monsters with 11 and 14 have; one public source says 16, which a table may choose. */
const weak = { strength: [11, 14, 18], lowerStrength: [11, 14, 16] } as const;

/**
 * Section 2.9. The wounds of Golem and Mummy are our own (`DR-RULING-35`); the Vampire's are the rulebooks' (`DR-RULING-34`).
 */
export const BOSSES = {
  'tax-collector': {
    ...plain,
    ...weak,
    attack: { wounds: 0, loseCoins: 3, eliminate: false },
    rule: 'DR-BOSS-04',
  },
  medusa: {
    ...plain,
    ...weak,
    attack: { wounds: 0, loseCoins: 0, eliminate: true },
    rule: 'DR-BOSS-05',
  },
  vampire: {
    ...plain,
    strength: strong,
    attack: { wounds: 1, loseCoins: 2, eliminate: false },
    rule: 'DR-BOSS-06',
  },
  sphinx: { ...plain, ...weak, attack: wounds(2), highestReward: 2, rule: 'DR-BOSS-07' },
  minotaur: { ...plain, strength: strong, attack: wounds(1), highestReward: 1, rule: 'DR-BOSS-09' },
  'wolf-pack': { ...plain, ...weak, attack: wounds(2), escapeItem: 'torch', rule: 'DR-BOSS-10' },
  necromancer: {
    ...plain,
    strength: strong,
    attack: wounds(2),
    escapeItem: 'crystal-ball',
    rule: 'DR-BOSS-11',
  },
  'mega-dragon': { ...plain, attack: wounds(3), escapeItem: 'key', rule: 'DR-BOSS-12' },
  golem: {
    ...plain,
    attack: wounds(2),
    valueOverrides: { 'power-5': 1, sword: 1 },
    rule: 'DR-BOSS-13',
  },
  mummy: { ...plain, attack: wounds(2), attackTarget: 'highest', rule: 'DR-BOSS-14' },
} as const satisfies Record<string, BossCard>;

export type BossId = keyof typeof BOSSES;
