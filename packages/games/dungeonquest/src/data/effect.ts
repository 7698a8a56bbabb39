/**
 * The effect vocabulary (specification 2.10): everything a card, room, rune or hero ability can say.
 * A list of effects is run in order; `effects.ts` interprets the union and the compiler proves that none is missing.
 */

export type MonsterId = 'skeleton' | 'sorcerer' | 'troll' | 'golem' | 'demon';
export type DeckId =
  | 'dungeon'
  | 'dragon'
  | 'treasure'
  | 'trap'
  | 'door'
  | 'crypt'
  | 'corpse'
  | 'search'
  | 'catacomb'
  | 'rune';
export type CardType = 'event' | 'loot' | 'monster' | 'threat' | 'trap' | 'shuffle' | 'dragon' | 'rune';
export type Attribute = 'strength' | 'agility' | 'armor' | 'luck';
export type TestedAttribute = Attribute | 'lowest:agility,armor';
export type AttackType = 'melee' | 'ranged' | 'magic';
export type Dice = '1d6' | '2d6';

export type Timing =
  | 'startOfTurn'
  | 'aboutToMove'
  | 'passingObstacle'
  | 'exploring'
  | 'beforeAttributeTest'
  | 'afterAttributeRoll'
  | 'dungeonCardDrawn'
  | 'afterMonsterDrawn'
  | 'afterTrapDrawn'
  | 'aboutToSufferWounds'
  | 'dragonRageRevealed'
  | 'afterDragonRageRoll'
  | 'monsterEncounter'
  | 'choseAttack'
  | 'combatStart'
  | 'combatDraw'
  | 'monsterKilledInCombat';

/** How much: a number, dice, the margin of the failed test, or a die less something. */
export type Amount =
  | number
  | Dice
  | { readonly failMargin: true }
  | { readonly roll: '1d6'; readonly minus: number | Attribute; readonly min: 0 };

/** What a Loot card turns out to be worth: fresh dice, or the roll of the table it stands in. */
type RolledGold = { readonly roll: '2d6' | 'lastRoll'; readonly times: number };

interface TableRow {
  readonly from: number;
  readonly to: number;
  readonly do: readonly Effect[];
}

/** When a stored ability may be used beside its timing. */
interface UseWhen {
  readonly cardIds?: readonly string[];
  readonly rooms?: readonly string[];
  readonly testFailed?: true;
  readonly outsideCombat?: true;
}

export type Effect =
  /* The turn */
  | { readonly op: 'nothing' }
  | { readonly op: 'endTurn' }
  | { readonly op: 'continueTurn' }
  | { readonly op: 'skipTurns'; readonly amount: Amount }
  /* Choices and dice */
  | { readonly op: 'may'; readonly id: string; readonly do: readonly Effect[] }
  | { readonly op: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | { readonly op: 'table'; readonly dice: Dice; readonly rows: readonly TableRow[] }
  | {
      readonly op: 'test';
      readonly attribute: TestedAttribute;
      readonly onPass: readonly Effect[];
      readonly onFail: readonly Effect[];
      readonly rollBonusPerLootCard?: number;
    }
  | { readonly op: 'rerollDice'; readonly which: 'one' | 'oneOrBoth'; readonly keep: 'second' }
  | { readonly op: 'autoPass'; readonly what?: readonly ('door' | 'portcullis')[] }
  | { readonly op: 'gainDetermination'; readonly amount: number }
  /* Cards */
  | { readonly op: 'draw'; readonly deck: DeckId; readonly count: number }
  | { readonly op: 'shuffleDeckAndRedraw' }
  | { readonly op: 'redrawDungeonCard' }
  | { readonly op: 'discardDrawnCard' }
  | {
      readonly op: 'keep';
      readonly startOfTurn: readonly Effect[];
      readonly scope?: 'catacombs';
      readonly discardWhen?: readonly ('enterCatacombs' | 'exitDungeon')[];
    }
  | { readonly op: 'discardThis' }
  | { readonly op: 'grantOption'; readonly option: GrantedOption; readonly when: 'nextTurn' }
  | {
      readonly op: 'use';
      readonly timing: Timing;
      readonly optional: true;
      readonly cost: 'discardThis' | 'removeThisFromGame';
      readonly when?: UseWhen;
      readonly do: readonly Effect[];
    }
  | {
      readonly op: 'atGameEnd';
      readonly onlyIf: 'exited';
      readonly optional: true;
      readonly do: readonly Effect[];
    }
  /* Loot */
  | { readonly op: 'gainLoot'; readonly gold: number }
  | { readonly op: 'setGold'; readonly amount: RolledGold }
  | {
      readonly op: 'discardLoot';
      readonly how: 'all' | 'random';
      readonly count?: number;
      readonly deck?: DeckId;
      readonly other?: true;
    }
  | { readonly op: 'mayDiscardLoot'; readonly how: 'any' }
  | {
      readonly op: 'bribe';
      readonly dice: '1d6';
      readonly times: number;
      readonly ifLess: readonly Effect[];
      readonly ifEqual: readonly Effect[];
      readonly ifMore: readonly Effect[];
    }
  /* Wounds and death */
  | { readonly op: 'wounds'; readonly amount: Amount }
  | { readonly op: 'heal'; readonly amount: number }
  | { readonly op: 'die' }
  | { readonly op: 'preventWounds'; readonly max: number }
  /* Moving */
  | {
      readonly op: 'specialMove';
      readonly to: 'adjacent';
      readonly ignoreWalls: true;
      readonly noEscape: true;
    }
  | { readonly op: 'extraMoves'; readonly total: number }
  | { readonly op: 'moveAgain'; readonly unless?: 'sameCorridorTwiceThisTurn'; readonly side?: 'far' }
  | { readonly op: 'moveByDie' }
  | { readonly op: 'stay' }
  | { readonly op: 'mustReturnNextTurn' }
  | { readonly op: 'returnToPreviousRoom' }
  | { readonly op: 'stuckUntilPassed' }
  | { readonly op: 'rotateOnce'; readonly degrees: 180 }
  | { readonly op: 'rotateTiles'; readonly tileType: string; readonly quarterTurns: number }
  | { readonly op: 'drawTilesChoose'; readonly draw: number; readonly keep: 1 }
  | { readonly op: 'doorOpens' }
  | { readonly op: 'doorStaysShut' }
  | { readonly op: 'leaveDungeon' }
  /* The dragon */
  | {
      readonly op: 'forEachHeroInTreasureChamber';
      readonly order: 'drawerThenClockwise';
      readonly do: readonly Effect[];
    }
  | { readonly op: 'retreat'; readonly no: readonly ('door' | 'portcullis')[] }
  | { readonly op: 'ignoreDragonRage'; readonly butMust: 'retreat' }
  /* The catacombs */
  | { readonly op: 'placeCatacombEntrance' }
  | { readonly op: 'enterCatacombs' }
  | { readonly op: 'exitCatacombs' }
  | { readonly op: 'reverseInCatacombs' }
  /* Monsters */
  | { readonly op: 'monster'; readonly monster: MonsterId; readonly escape: true }
  | { readonly op: 'fight'; readonly monster: MonsterId; readonly escape: false }
  | { readonly op: 'removeMonster' }
  | { readonly op: 'forbid'; readonly what: 'escape' | 'powerCardAtCombatStart' }
  /* Combat */
  | { readonly op: 'handSize'; readonly amount: number }
  | {
      readonly op: 'revealCombatDeck';
      readonly count: number;
      readonly toDamagePile: { readonly attackType: AttackType };
      readonly rest: 'discard';
    }
  | { readonly op: 'nextRound'; readonly do: readonly Effect[] }
  | { readonly op: 'modifyAttack'; readonly who: 'self'; readonly amount: number }
  | { readonly op: 'chooseAttackType'; readonly id: string }
  /** `$name` stands for the type the card's player named with `chooseAttackType`. */
  | { readonly op: 'ifOpponentType'; readonly attackType: NamedType; readonly do: readonly Effect[] }
  | { readonly op: 'ifOwnType'; readonly attackType: NamedType; readonly do: readonly Effect[] }
  | { readonly op: 'cancelOpponentIf'; readonly attackAtLeast: number }
  | { readonly op: 'cancelOpponentCard' }
  | { readonly op: 'replacePlayedCard' }
  | {
      readonly op: 'discardForAttack';
      readonly filter: { readonly attack: number };
      readonly perCard: number;
    }
  | { readonly op: 'discardFromDamagePile'; readonly max: number }
  | { readonly op: 'handToOwnDamagePile'; readonly count: 1 }
  | { readonly op: 'lookAtHand'; readonly who: 'opponent' }
  | { readonly op: 'takeFromOpponentHand'; readonly count: 1 }
  | { readonly op: 'takeFromCombatStack'; readonly count: 1 }
  | { readonly op: 'combatStackToDamagePile'; readonly who: 'opponent'; readonly count: 1 }
  | { readonly op: 'deckToDamagePile'; readonly who: 'opponent'; readonly count: number }
  | { readonly op: 'drawCombatCards'; readonly count: number }
  | { readonly op: 'opponentDiscardsRandom'; readonly count: number }
  | { readonly op: 'noCounter'; readonly against: 'opponent' }
  | { readonly op: 'noDeathblow'; readonly against: 'self' }
  | { readonly op: 'mustPlayType'; readonly who: 'opponent'; readonly attackType: AttackType }
  | { readonly op: 'onWinRound'; readonly do: readonly Effect[] }
  | { readonly op: 'onLoseRound'; readonly do: readonly Effect[] }
  | { readonly op: 'limitRoundDamage'; readonly max: number }
  | { readonly op: 'reduceRoundDamage'; readonly amount: number };

export type NamedType = AttackType | `$${string}`;
type GrantedOption = 'enterCatacombs' | 'retestInsteadOfCatacombCard';
export type OpId = Effect['op'];
export type EffectOf<K extends OpId> = Extract<Effect, { readonly op: K }>;
