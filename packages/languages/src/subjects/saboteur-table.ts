// Made from languages/en/saboteur-table.ftl by `npm run languages`.
import type { Noun, People } from '../grammar.ts';
import { type Subject, subject } from '../subject.ts';
import type { Group, Who } from '../told.ts';

export type SaboteurTableWords = {
  readonly maze: string;
  readonly mazeRead: (count: number, cutOff: number) => string;
  readonly sides: {
    readonly up: string;
    readonly right: string;
    readonly down: string;
    readonly left: string;
  };
  readonly cell: {
    readonly at: (x: number, y: number) => string;
    readonly empty: string;
    readonly joins: (side: string, card: string) => string;
    readonly from: (side: string, card: string) => string;
    readonly nothing: (side: string) => string;
    readonly goal: (side: string) => string;
    readonly blocked: (side: string) => string;
    readonly cutOff: string;
  };
  readonly cutOff: string;
  readonly laidBy: (name: string, own: boolean) => string;
  readonly saboteurs: (least: number, most: number, possible: readonly string[]) => string;
  readonly saboteursShort: (most: number) => string;
  readonly saboteursTip: string;
  readonly saboteursAll: string;
  readonly deck: (count: number) => string;
  readonly deckShort: string;
  readonly deckTip: string;
  readonly discards: (count: number) => string;
  readonly discardsShort: string;
  readonly discardsTitle: string;
  readonly discardsNone: string;
  readonly faceDown: string;
  readonly onlyYou: string;
  readonly goldLeft: (count: number) => string;
  readonly goldShort: string;
  readonly goldTip: string;
  readonly roundOf: (round: number, rounds: number) => string;
  readonly roundShort: string;
  readonly roundsTitle: string;
  readonly roundsNone: string;
  readonly goalHidden: string;
  readonly goalKnown: (card: string, how: 'looked' | 'deduced' | 'revealed') => string;
  readonly lookedBy: (who: Group, people: People) => string;
  readonly hintPick: string;
  readonly hintBroken: string;
  readonly hintTurn: string;
  readonly hintUseless: (card: string) => string;
  readonly hintPlaces: (places: number, turnable: boolean) => string;
  readonly hintRockfall: string;
  readonly hintMap: string;
  readonly hintBreak: string;
  readonly hintRepair: string;
  readonly turnable: string;
  readonly fitsBoth: string;
  readonly onlyDiscard: string;
  readonly discard: string;
  readonly discardTip: string;
  readonly handArea: string;
  readonly roleWord: string;
  readonly roleLook: string;
  readonly roleHide: string;
  readonly roleDeal: {
    readonly title: (round: number, rounds: number) => string;
    readonly secret: string;
    readonly turn: string;
    readonly aim: {
      readonly miner: string;
      readonly saboteur: string;
    };
    readonly understood: string;
  };
  readonly begins: (name: string, own: boolean) => string;
  readonly reaches: (name: string, own: boolean, goal: Noun) => string;
  readonly treasure: string;
  readonly stone: string;
  readonly minersWin: string;
  readonly saboteursWin: string;
  readonly nobodyWins: string;
  readonly notReached: string;
  readonly finished: (name: string, own: boolean) => string;
  readonly unmasking: string;
  readonly aside: string;
  readonly treasureAt: (goal: Noun) => string;
  readonly goldForMiners: string;
  readonly chooses: (name: string, own: boolean) => string;
  readonly next: string;
  readonly saboteursPaid: string;
  readonly nobodyPaid: string;
  readonly paid: (name: string, own: boolean, count: number) => string;
  readonly goldCounted: string;
  readonly nuggets: (count: number) => string;
  readonly goldCards: (count: number) => string;
  readonly credit: (count: number) => string;
  readonly handOf: (count: number) => string;
  readonly brokenTool: (tool: string) => string;
  readonly toolsTitle: string;
  readonly allWhole: string;
  readonly deedsTitle: string;
  readonly goldTitle: string;
  readonly notebook: string;
  readonly accusations: string;
  readonly accuse: (name: string) => string;
  readonly takeTokenBack: string;
  readonly accusedBy: (who: Group, people: People) => string;
  readonly notebookHelp: string;
  readonly marksOf: (name: string) => string;
  readonly marked: {
    readonly miner: string;
    readonly saboteur: string;
    readonly unsure: string;
  };
  readonly markAs: {
    readonly miner: (name: string) => string;
    readonly saboteur: (name: string) => string;
    readonly unsure: (name: string) => string;
  };
  readonly deedTunnels: (count: number) => string;
  readonly deedDeadEnds: (count: number) => string;
  readonly deedBroke: (count: number, people: People) => string;
  readonly deedMended: (count: number, people: People) => string;
  readonly deedRockfalls: (count: number) => string;
  readonly deedDiscards: (count: number) => string;
  readonly deedNone: string;
  readonly explain: {
    readonly digs: string;
    readonly deadEnd: string;
    readonly goal: (goal: Noun) => string;
    readonly reaches: (goals: readonly string[]) => string;
    readonly rejoins: (count: number) => string;
    readonly breaks: (name: string, own: boolean) => string;
    readonly breakMore: (name: string, own: boolean) => string;
    readonly mends: (name: string, own: boolean) => string;
    readonly mendsOne: (name: string, own: boolean, count: number, tools: readonly string[]) => string;
    readonly fall: string;
    readonly fallCuts: (count: number) => string;
    readonly map: string;
    readonly mapKnown: (card: string) => string;
    readonly discard: (draws: boolean) => string;
    readonly take: string;
  };
  readonly design: {
    readonly paths: string;
    readonly rotations: string;
    readonly states: {
      readonly plain: string;
      readonly lit: string;
      readonly cut: string;
    };
    readonly goalBack: string;
    readonly actions: string;
    readonly gold: string;
    readonly dwarves: string;
    readonly backs: string;
  };
  readonly aim: (round: number, rounds: number) => string;
  readonly meanwhile: {
    readonly digging: string;
    readonly sharing: string;
  };
  readonly ending: {
    readonly won: (who: Group, people: People, nuggets: number) => string;
    readonly reached: (who: Who, name: string) => string;
    readonly decisive: (card: string) => string;
    readonly blocked: (saboteurs: number) => string;
    readonly roles: {
      readonly miner: string;
      readonly saboteur: string;
    };
  };
  readonly remark: {
    readonly because: {
      readonly 'dig-away': readonly ((who: Who, name: string) => string)[];
      readonly 'dead-end-blocks': readonly ((who: Who, name: string) => string)[];
      readonly 'dead-end-aside': readonly ((who: Who, name: string) => string)[];
      readonly 'break-trusted': readonly ((who: Who, name: string) => string)[];
      readonly 'repair-suspect': readonly ((who: Who, name: string) => string)[];
      readonly 'repair-self': readonly ((who: Who, name: string) => string)[];
      readonly 'rockfall-tunnel': readonly ((who: Who, name: string) => string)[];
      readonly 'rockfall-aside': readonly ((who: Who, name: string) => string)[];
      readonly 'discard-broken': readonly ((who: Who, name: string) => string)[];
      readonly counter: readonly ((who: Who, name: string) => string)[];
    };
    readonly accuses: (accuser: string, who: Who, name: string) => string;
    readonly withdraws: (accuser: string) => string;
    readonly ownAccuses: (name: string) => string;
    readonly ownWithdraws: string;
    readonly quote: (said: string) => string;
  };
};

export const saboteurTable: Subject<SaboteurTableWords> = subject('saboteur-table', {
  mazeRead: 'count cutOff',
  cell_at: 'x y',
  cell_joins: 'side card',
  cell_from: 'side card',
  cell_nothing: 'side',
  cell_goal: 'side',
  cell_blocked: 'side',
  laidBy: 'name own',
  saboteurs: 'least most possible',
  saboteursShort: 'most',
  deck: 'count',
  discards: 'count',
  goldLeft: 'count',
  roundOf: 'round rounds',
  goalKnown: 'card how',
  lookedBy: 'who people',
  hintUseless: 'card',
  hintPlaces: 'places turnable',
  roleDeal_title: 'round rounds',
  begins: 'name own',
  reaches: 'name own goal',
  finished: 'name own',
  treasureAt: 'goal',
  chooses: 'name own',
  paid: 'name own count',
  nuggets: 'count',
  goldCards: 'count',
  credit: 'count',
  handOf: 'count',
  brokenTool: 'tool',
  accuse: 'name',
  accusedBy: 'who people',
  marksOf: 'name',
  markAs_miner: 'name',
  markAs_saboteur: 'name',
  markAs_unsure: 'name',
  deedTunnels: 'count',
  deedDeadEnds: 'count',
  deedBroke: 'count people',
  deedMended: 'count people',
  deedRockfalls: 'count',
  deedDiscards: 'count',
  explain_goal: 'goal',
  explain_reaches: 'goals',
  explain_rejoins: 'count',
  explain_breaks: 'name own',
  explain_breakMore: 'name own',
  explain_mends: 'name own',
  explain_mendsOne: 'name own count tools',
  explain_fallCuts: 'count',
  explain_mapKnown: 'card',
  explain_discard: 'draws',
  aim: 'round rounds',
  ending_won: 'who people nuggets',
  ending_reached: 'who name',
  ending_decisive: 'card',
  ending_blocked: 'saboteurs',
  'remark_because_dig-away_0': 'who name',
  'remark_because_dig-away_1': 'who name',
  'remark_because_dead-end-blocks_0': 'who name',
  'remark_because_dead-end-blocks_1': 'who name',
  'remark_because_dead-end-aside_0': 'who name',
  'remark_because_break-trusted_0': 'who name',
  'remark_because_break-trusted_1': 'who name',
  'remark_because_repair-suspect_0': 'who name',
  'remark_because_repair-self_0': 'who name',
  'remark_because_rockfall-tunnel_0': 'who name',
  'remark_because_rockfall-tunnel_1': 'who name',
  'remark_because_rockfall-aside_0': 'who name',
  'remark_because_discard-broken_0': 'who name',
  remark_because_counter_0: 'who name',
  remark_accuses: 'accuser who name',
  remark_withdraws: 'accuser',
  remark_ownAccuses: 'name',
  remark_quote: 'said',
});
