/**
 * The learned table of a master, for its own seat among adventurers: values in hundredths of a victory, as miner and as
 * saboteur. Each rule has four: far from the treasure (six cards or more), on the way, near (two or three) and one card
 * before it. Computed by `scripts/saboteur-tuner.ts`: in 78,000 turns the likely options were played to the end of the
 * round and the table was fitted to the results. A single number means little, because several rules apply to the same
 * play.
 */
const learned = {
  /** The probability that this card reaches the treasure; whoever lays it takes the best gold. */
  reachTreasure: { miner: [4.21, 4.21, 4.26, 4.78], saboteur: [-1.34, -1.36, -1.43, -1.42] },
  /** The probability that it reveals a stone instead: time lost, but one goal fewer to guess. */
  turnUpStone: { miner: [-0.55, -0.52, -0.54, -0.68], saboteur: [-1.58, -1.63, -1.76, -1.61] },
  /** Number of cards by which the treasure gets nearer. */
  dig: { miner: [-0.27, -0.49, -0.69, -0.53], saboteur: [-2.72, -2.43, -2.34, -2.38] },
  /** Number of cards by which an open tunnel lengthens the way. */
  digAway: { miner: [0.35, 0.27, 0.21, 0.28], saboteur: [1.12, 1.15, 1.21, 1.18] },
  /** A tunnel that does not change the distance: one more open end. */
  sideways: { miner: [-0.19, -0.29, -0.59, -0.21], saboteur: [0.2, -0.11, -0.01, 0.02] },
  /** A dead end, anywhere. */
  deadEnd: { miner: [0.78, 0.65, 0.71, 0.7], saboteur: [-0.44, -0.45, -0.46, -0.41] },
  /** Number of cards by which a dead end lengthens the way. */
  block: { miner: [-0.06, 0.02, 0.09, 0.04], saboteur: [1.82, 1.41, 1.09, 1.58] },
  /** Leaves one card to the treasure, which the next miner may lay. */
  leaveLast: { miner: [-2.04, -2.03, -2.28, -2.12], saboteur: [0.11, 0.08, 0.11, 0.17] },
  /** `leaveLast`, multiplied by the share of honest miners with intact tools. */
  leaveLastToMany: { miner: [-1.36, -1.36, -1.56, -1.38], saboteur: [-0.04, -0.05, -0.06, -0.01] },
  /** Leaves one card to the treasure and keeps one that fits, which the seat may lay itself. */
  keepLast: { miner: [3.59, 3.62, 3.62, 4.08], saboteur: [-0.45, -0.46, -0.47, -0.47] },
  /** `keepLast`, multiplied by the share of honest miners with intact tools, who may lay it first. */
  keepLastFromMany: { miner: [0.22, 0.23, 0.1, 0.36], saboteur: [-0.28, -0.28, -0.29, -0.3] },
  /** Leaves two cards to the treasure: the next miner lays one, another finishes. */
  leaveTwo: { miner: [-0.01, 0.08, -0.19, 0.08], saboteur: [0.19, 0.13, 0.25, 0.2] },
  /** The cost of laying each kind of tunnel, because it is then not in hand for the last card. */
  layVertical: { miner: [0.74, 0.63, 0.67, 0.82], saboteur: [0.52, 0.55, 0.43, 0.47] },
  layHorizontal: { miner: [-1, -0.66, -0.95, -0.72], saboteur: [-0.39, -0.19, -0.26, -0.23] },
  layCross: { miner: [-2, -2.28, -2.51, -2.31], saboteur: [0.49, 0.3, 0.41, 0.39] },
  layTeeUpright: { miner: [-0.48, -0.63, -0.57, -0.51], saboteur: [0.67, 0.47, 0.46, 0.45] },
  layTeeLevel: { miner: [-1.92, -2.02, -2.35, -2.22], saboteur: [0.02, 0.19, 0.33, 0.27] },
  layCurveRight: { miner: [0.31, -0.09, -0.06, 0.36], saboteur: [0.21, 0.13, 0.18, 0.17] },
  layCurveLeft: { miner: [0.19, 0.13, 0.12, -0.11], saboteur: [0.22, 0.42, 0.43, 0.36] },
  /** Breaks a tool, which stops a seat for some turns. */
  breakTool: { miner: [-0.66, -0.57, -0.51, -0.68], saboteur: [0.87, 0.56, 0.36, 0.38] },
  /** The probability that the target of a broken tool is a saboteur. */
  breakSuspect: { miner: [0.79, 0.83, 0.81, 0.69], saboteur: [-0.79, -0.87, -0.83, -0.77] },
  /** The square of that probability. */
  breakSure: { miner: [0.28, 0.34, 0.37, 0.25], saboteur: [-0.69, -0.78, -0.72, -0.67] },
  /** The target's record, which separates diggers from idlers where suspicion is near 0. */
  breakByRecord: { miner: [-0.52, -0.46, -0.49, -0.49], saboteur: [0.14, 0.13, 0.32, 0.39] },
  /** The target's record, multiplied by the number of turns until it moves. */
  breakByRecordLater: { miner: [-0.21, -0.12, -0.12, -0.15], saboteur: [0.14, 0.14, 0.23, 0.26] },
  /** Breaks a second tool of a seat that is already stopped. */
  breakAgain: { miner: [0.84, 0.66, 0.75, 0.71], saboteur: [0.64, 1.06, 0.92, 0.78] },
  /** Breaks a tool of a seat that could dig; larger where few others can. */
  breakLastDigger: { miner: [-0.11, -0.11, -0.1, -0.13], saboteur: [0.18, 0.12, 0.09, 0.09] },
  /** Breaks a tool of the next seat on turn, which is stopped at once. */
  breakNext: { miner: [-0.12, -0.16, -0.04, -0.14], saboteur: [-0.21, -0.37, -0.53, -0.4] },
  /** The suspicion of the next seat on turn, if its tool is broken. */
  breakNextSuspect: { miner: [0.02, 0.04, 0.01, 0], saboteur: [-0.05, -0.02, -0.12, -0.04] },
  /** The number of turns until the target moves; it may be repaired before. */
  breakLater: { miner: [-0.32, -0.23, -0.24, -0.3], saboteur: [-0.02, -0.26, -0.23, -0.27] },
  /** Breaks a tool of a seat that has looked at a goal and digs straight. */
  breakKnowing: { miner: [0.04, -0.12, 0, -0.1], saboteur: [0.01, 0.09, -0.17, -0.12] },
  /** Breaks a tool while the seat itself is suspected and has little to lose. */
  breakWhenSuspected: { miner: [-0.16, -0.03, 0.06, -0.04], saboteur: [-0.24, -0.15, -0.38, -0.44] },
  /** Breaks a tool late in a round, when there is no time to repair it. */
  breakLate: { miner: [0.51, 0.51, 0.6, 0.57], saboteur: [-0.83, -0.85, -0.83, -0.81] },
  /** Repairs a tool of the seat itself, which can then dig again. */
  mendSelf: { miner: [-1.28, -1.07, -1.13, -1.14], saboteur: [0.28, 0.42, 0.55, 0.34] },
  /** Repairs one of several broken tools of the seat itself; it still cannot dig. */
  mendSelfInPart: { miner: [-0.14, -0.13, -0.13, -0.13], saboteur: [-0.36, -0.31, -0.44, -0.35] },
  /** Repairs a tool of another seat. */
  mendOther: { miner: [0.87, 0.9, 0.78, 0.74], saboteur: [-1.72, -2.14, -2.26, -2] },
  /** The suspicion of the repaired seat. */
  mendSuspect: { miner: [-0.14, -0.28, -0.07, -0.05], saboteur: [2.22, 2.69, 3.05, 2.48] },
  /** Repairs the last broken tool of another seat, which can then dig again. */
  freeOther: { miner: [-0.32, -0.29, -0.48, -0.44], saboteur: [-1.66, -1.93, -2.17, -1.88] },
  /** The suspicion of a seat that can dig again. */
  freeSuspect: { miner: [-0.64, -0.78, -0.69, -0.6], saboteur: [2.46, 2.99, 3.3, 2.75] },
  /** The number of turns until the repaired seat moves; a late seat is less urgent. */
  mendLater: { miner: [-0.01, -0.05, -0.17, -0.1], saboteur: [-0.44, -0.47, -0.6, -0.44] },
  /** Uses a rockfall, a card that may be needed later. */
  rockfall: { miner: [0.48, 0.67, 0.37, 0.61], saboteur: [-3.11, -3.94, -3.7, -3.09] },
  /** Number of cards by which the rockfall shortens the way to the treasure. */
  clear: { miner: [0.01, 0.31, -0.06, 0.09], saboteur: [-1.22, -1.37, -1.21, -1.22] },
  /** Number of cards by which the rockfall lengthens the way. */
  bury: { miner: [-2.01, -1.75, -2.03, -1.93], saboteur: [2.06, 2.19, 2.56, 2.71] },
  /** Looks at a goal while the treasure is unknown. */
  look: { miner: [-0.98, -1.16, -0.82, -1], saboteur: [0.08, 0.14, -0.18, -0.03] },
  /** The nearness of the goal looked at. */
  lookNear: { miner: [-0.16, -0.19, -0.06, -0.17], saboteur: [-0.22, -0.15, -0.32, -0.24] },
  /** Looks at a goal late in a round, when knowledge helps less. */
  lookLate: { miner: [-0.07, -0.13, -0.02, -0.07], saboteur: [-0.57, -0.56, -0.59, -0.56] },
  /** Looks at a goal without learning anything: a turn passed without losing a useful card. */
  lookInVain: { miner: [0.98, 1.23, 1.1, 1], saboteur: [1.57, 1.65, 1.79, 1.6] },
  /** The cost of discarding each kind of card: digging cards for a miner, hindering cards for a saboteur. */
  dropVertical: { miner: [0.6, 0.5, 0.59, 0.53], saboteur: [0.78, 0.79, 0.85, 0.7] },
  dropHorizontal: { miner: [-0.64, -0.6, -0.73, -0.57], saboteur: [0.56, 0.59, 0.5, 0.55] },
  dropCross: { miner: [-0.86, -0.98, -0.84, -0.87], saboteur: [0.57, 0.56, 0.47, 0.49] },
  dropTeeUpright: { miner: [-0.13, -0.14, -0.37, -0.23], saboteur: [0.71, 0.76, 0.72, 0.66] },
  dropTeeLevel: { miner: [-1.23, -1, -1.09, -1.06], saboteur: [0.49, 0.62, 0.53, 0.48] },
  dropCurveRight: { miner: [0.16, 0.12, 0.04, -0.01], saboteur: [0.7, 0.76, 0.67, 0.63] },
  dropCurveLeft: { miner: [0.05, 0.28, 0.2, 0.03], saboteur: [0.86, 0.81, 0.88, 0.76] },
  dropDeadEnd: { miner: [0.87, 0.77, 1.03, 0.72], saboteur: [0.45, 0.8, 0.99, 0.78] },
  dropBreak: { miner: [0.41, 0.33, 0.64, 0.41], saboteur: [-0.34, -0.13, -0.1, -0.14] },
  dropRepair: { miner: [0.25, 0.37, 0.7, 0.49], saboteur: [0.15, 0.35, 0.51, 0.4] },
  dropDoubleRepair: { miner: [0.16, 0.4, 0.5, 0.31], saboteur: [0.37, 0.27, 0.31, 0.33] },
  dropMap: { miner: [0.8, 0.77, 0.71, 0.71], saboteur: [0.65, 0.73, 0.76, 0.72] },
  dropVainMap: { miner: [0.51, 0.57, 0.6, 0.52], saboteur: [0.74, 0.61, 0.68, 0.62] },
  dropRockfall: { miner: [0.56, 0.68, 0.79, 0.61], saboteur: [-3.17, -3.16, -3.16, -3.1] },
  /** Discards a repair that a broken tool of the seat needs. */
  dropNeeded: { miner: [-1.06, -1.37, -1.2, -1.13], saboteur: [0.52, 0.82, 0.94, 0.84] },
  /** Discards one of two equal cards, which costs less. */
  dropTwin: { miner: [0.43, 0.26, 0.25, 0.28], saboteur: [-0.18, -0.06, 0.06, -0.08] },
  /** Discards late in a round, when every turn should have an effect. */
  dropLate: { miner: [-0.76, -0.74, -0.93, -0.98], saboteur: [-0.84, -0.72, -0.29, -0.55] },
  /** Harms the miners while the seat is already suspected. */
  harmWhenSuspected: { miner: [-0.06, -0.04, -0.05, -0.05], saboteur: [-0.21, -0.47, -0.5, -0.1] },
  /** Digs while the seat is suspected, which may clear it. */
  digWhenSuspected: { miner: [1.16, 0.97, 1.06, 1.01], saboteur: [0.4, 0.11, 0.24, 0.23] },
  /** Digs late in a round. */
  digLate: { miner: [1.27, 1.31, 1.61, 1.36], saboteur: [1.04, 1.03, 1.03, 0.99] },
  /** Harms the miners late in a round. */
  harmLate: { miner: [0.51, 0.52, 0.51, 0.53], saboteur: [-0.18, -0.16, -0.23, -0.09] },
  /** The adventurer's rating, divided by ten. */
  advice: { miner: [4.3, 4.5, 4.33, 4.84], saboteur: [3, 3.28, 3.4, 3.52] },
  /** How strongly the adventurer advises against it, from 0 to 1. */
  adviceAgainst: { miner: [1.31, 1.46, 1.81, 1.49], saboteur: [1.14, 0.72, 0.3, 0.67] },
} as const satisfies { readonly [name: string]: Learned };

/** One number for each nearness of the treasure. */
type ByNearness = readonly [far: number, onTheWay: number, near: number, last: number];
interface Learned {
  readonly miner: ByNearness;
  readonly saboteur: ByNearness;
}

export type Rule = keyof typeof learned;
export const rules = Object.keys(learned) as readonly Rule[];
export const nearnesses = 4;

/** The table as one array: all rules of a miner far away, on the way, and so on, then those of a saboteur. */
export const experience = Float64Array.from(
  (['miner', 'saboteur'] as const).flatMap((role) =>
    Array.from({ length: nearnesses }, (_, nearness) =>
      rules.map((rule) => learned[rule][role][nearness] ?? 0),
    ).flat(),
  ),
);
