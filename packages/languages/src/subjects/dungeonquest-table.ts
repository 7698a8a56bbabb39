// Made from languages/en/dungeonquest-table.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';
import type { Who } from '../told.ts';

export type DungeonquestTableWords = {
  readonly map: string;
  readonly minimap: string;
  readonly minimapNear: string;
  readonly cell: {
    readonly unexplored: string;
    readonly leads: (side: string, way: string, to: string) => string;
    readonly blocked: (side: string) => string;
    readonly hero: (name: string, own: boolean) => string;
    readonly fell: (name: string, own: boolean) => string;
  };
  readonly explored: (rooms: number, left: number) => string;
  readonly ways: {
    readonly open: string;
    readonly door: string;
    readonly portcullis: string;
  };
  readonly entrance: string;
  readonly chamber: string;
  readonly chamberTip: string;
  readonly towerTip: string;
  readonly sun: (space: number, last: number) => string;
  readonly sunPlain: (rounds: number) => string;
  readonly sunRisk: (die: number) => string;
  readonly hours: {
    readonly morning: string;
    readonly noon: string;
    readonly evening: string;
    readonly dusk: string;
  };
  readonly turnOf: (name: string, own: boolean) => string;
  readonly sheetOf: (hero: string) => string;
  readonly openSheet: string;
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
  readonly lostTurns: (count: number) => string;
  readonly afterDeath: (gender: 'm' | 'f') => string;
  readonly afterDeathMonsters: (name: string) => string;
  readonly afterDeathServant: string;
  readonly betAsk: string;
  readonly afterDeathWatch: string;
  readonly searched: (count: number) => string;
  readonly mayGoDown: string;
  readonly belowFor: (cards: number) => string;
  readonly exits: string;
  readonly left: string;
  readonly right: string;
  readonly ahead: (steps: number) => string;
  readonly exitsSide: (left: string, right: string) => string;
  readonly secretCard: string;
  readonly needs: (attribute: string, needs: number) => string;
  readonly chance: (percent: number) => string;
  readonly rolled: (dice: string, bonus: number, total: number) => string;
  readonly raised: (bonus: number) => string;
  readonly passed: string;
  readonly failed: string;
  readonly rolling: string;
  readonly dice: (values: string) => string;
  readonly woundsComing: (amount: number) => string;
  readonly meets: (monster: string, gender: 'm' | 'f') => string;
  readonly playedBy: (name: string, own: boolean, gender: 'm' | 'f') => string;
  readonly automaton: (gender: 'm' | 'f') => string;
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
  readonly stalemateWhy: string;
  readonly counterRule: string;
  readonly roundTo: (name: string) => string;
  readonly killed: (monster: string, gender: 'm' | 'f') => string;
  readonly answers: {
    readonly melee: string;
    readonly ranged: string;
    readonly magic: string;
  };
  readonly cannotAnswer: string;
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
    readonly facing: string;
    readonly half: string;
    readonly stasis: string;
    readonly stopCounter: string;
    readonly side: (cells: readonly string[]) => string;
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
  readonly aim: {
    readonly most: (turns: number) => string;
    readonly alone: (turns: number) => string;
    readonly out: (gold: number, turns: number) => string;
    readonly dead: (feminine: boolean, turns: number) => string;
    readonly monster: (monster: string, feminine: boolean, hero: string) => string;
  };
  readonly meanwhile: {
    readonly out: string;
    readonly dead: string;
    readonly fights: (name: string, monster: string, feminine: boolean) => string;
    readonly duels: (name: string, other: string) => string;
    readonly plays: (name: string, monster: string, feminine: boolean) => string;
    readonly below: (name: string) => string;
    readonly lair: (name: string) => string;
    readonly card: (name: string, card: string) => string;
    readonly turn: (name: string) => string;
  };
  readonly ending: {
    readonly share: (names: string, own: boolean, gold: string) => string;
    readonly alone: (gold: string) => string;
    readonly nobody: string;
    readonly youDied: string;
    readonly noTreasure: string;
    readonly out: (gold: string) => string;
    readonly lost: string;
    readonly betWon: (name: string) => string;
    readonly betLost: (name: string) => string;
    readonly at: (cell: string, room: string) => string;
    readonly you: string;
    readonly gold: (gold: number) => string;
    readonly only: (who: Who, name: string, gold: string) => string;
    readonly most: (who: Who, name: string, gold: string) => string;
    readonly lesserCard: (who: Who, name: string, gold: string) => string;
    readonly fewerCards: (who: Who, name: string, gold: string) => string;
  };
  readonly token: {
    readonly known: (monster: string, life: number) => string;
    readonly unknown: (monster: string) => string;
  };
  readonly fate: {
    readonly inside: (gender: 'm' | 'f') => string;
    readonly left: (gender: 'm' | 'f') => string;
    readonly dead: (gender: 'm' | 'f') => string;
    readonly below: (gender: 'm' | 'f') => string;
    readonly stuck: (gender: 'm' | 'f') => string;
  };
  readonly up: (cells: readonly string[]) => string;
  readonly damage: {
    readonly known: (count: number, life: number) => string;
    readonly unknown: (count: number) => string;
  };
  readonly deathblowWhy: {
    readonly all: (types: readonly string[]) => string;
    readonly melee: string;
    readonly ranged: string;
    readonly magic: string;
  };
  readonly wouldBlow: (cards: number, type: 'melee' | 'ranged' | 'magic') => string;
  readonly types: {
    readonly melee: string;
    readonly ranged: string;
    readonly magic: string;
  };
  readonly pileOf: {
    readonly cards: (types: readonly string[]) => string;
    readonly type: (count: number, type: 'melee' | 'ranged' | 'magic') => string;
    readonly empty: string;
  };
  readonly counterNeeds: (name: string, type: 'melee' | 'ranged' | 'magic') => string;
  readonly attackOf: (value: number, type: 'melee' | 'ranged' | 'magic') => string;
};

export const dungeonquestTable: Subject<DungeonquestTableWords> = subject('dungeonquest-table', {
  cell_leads: 'side way to',
  cell_blocked: 'side',
  cell_hero: 'name own',
  cell_fell: 'name own',
  explored: 'rooms left',
  sun: 'space last',
  sunPlain: 'rounds',
  sunRisk: 'die',
  turnOf: 'name own',
  sheetOf: 'hero',
  life: 'left of',
  determination: 'count',
  loot: 'count',
  gold: 'gold',
  lostTurns: 'count',
  afterDeath: 'gender',
  afterDeathMonsters: 'name',
  searched: 'count',
  belowFor: 'cards',
  ahead: 'steps',
  exitsSide: 'left right',
  needs: 'attribute needs',
  chance: 'percent',
  rolled: 'dice bonus total',
  raised: 'bonus',
  dice: 'values',
  woundsComing: 'amount',
  meets: 'monster gender',
  playedBy: 'name own gender',
  automaton: 'gender',
  lifeKnown: 'life',
  dragonLeft: 'left',
  dragonRisk: 'percent',
  bribe: 'gold cards',
  stasis: 'made total',
  unconscious: 'cards',
  round: 'round',
  hand: 'name count',
  stack: 'count',
  deck: 'count',
  attack: 'total',
  deathblow: 'cards',
  roundTo: 'name',
  killed: 'monster gender',
  escapeOf: 'value',
  hits: 'count',
  escapes: 'own',
  caught: 'own wounds',
  tells_portcullis: 'needs percent',
  tells_dragon: 'percent',
  tells_search: 'count',
  tells_leave: 'gold',
  tells_bridge: 'needs loot percent',
  tells_web: 'needs percent',
  tells_caveIn: 'needs percent',
  ask_never: 'what',
  dies: 'name own',
  leaves: 'name own',
  closesOn: 'upTo',
  design_copies: 'count',
  design_counts: 'cards tiles',
  aim_most: 'turns',
  aim_alone: 'turns',
  aim_out: 'gold turns',
  aim_dead: 'feminine turns',
  aim_monster: 'monster feminine hero',
  meanwhile_fights: 'name monster feminine',
  meanwhile_duels: 'name other',
  meanwhile_plays: 'name monster feminine',
  meanwhile_below: 'name',
  meanwhile_lair: 'name',
  meanwhile_card: 'name card',
  meanwhile_turn: 'name',
  ending_share: 'names own gold',
  ending_alone: 'gold',
  ending_out: 'gold',
  ending_betWon: 'name',
  ending_betLost: 'name',
  ending_at: 'cell room',
  token_known: 'monster life',
  token_unknown: 'monster',
  fate_inside: 'gender',
  fate_left: 'gender',
  fate_dead: 'gender',
  fate_below: 'gender',
  fate_stuck: 'gender',
  up: 'cells',
  damage_known: 'count life',
  damage_unknown: 'count',
  deathblowWhy_all: 'types',
  wouldBlow: 'cards type',
  pileOf_cards: 'types',
  pileOf_type: 'count type',
  counterNeeds: 'name type',
  attackOf: 'value type',
  tells_side: 'cells',
  ending_gold: 'gold',
  ending_only: 'who name gold',
  ending_most: 'who name gold',
  ending_lesserCard: 'who name gold',
  ending_fewerCards: 'who name gold',
});
