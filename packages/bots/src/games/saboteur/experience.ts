/**
 * What a master has learned for its own seat among adventurers, in hundredths of a victory, as miner and as saboteur: far
 * from the treasure (six cards or more), on the way, near (two or three) and one card before it. Worked out by
 * `scripts/saboteur-tuner.ts`: in 78,000 turns the likely options were played on to the end of the round, and these numbers fitted
 * to what came of them. A number by itself tells little, because several rules speak about the same play.
 */
const learned = {
  /** The chance that this card reaches the treasure: who lays it takes the best gold. */
  reachTreasure: { miner: [4.21, 4.21, 4.26, 4.78], saboteur: [-1.34, -1.36, -1.43, -1.42] },
  /** The chance that it turns up a stone instead: time lost, but one goal less to guess. */
  turnUpStone: { miner: [-0.55, -0.52, -0.54, -0.68], saboteur: [-1.58, -1.63, -1.76, -1.61] },
  /** Cards by which the treasure comes nearer. */
  dig: { miner: [-0.27, -0.49, -0.69, -0.53], saboteur: [-2.72, -2.43, -2.34, -2.38] },
  /** Cards by which an open tunnel puts it off. */
  digAway: { miner: [0.35, 0.27, 0.21, 0.28], saboteur: [1.12, 1.15, 1.21, 1.18] },
  /** A tunnel that changes nothing: another end to go on from. */
  sideways: { miner: [-0.19, -0.29, -0.59, -0.21], saboteur: [0.2, -0.11, -0.01, 0.02] },
  /** A dead end, wherever it lies. */
  deadEnd: { miner: [0.78, 0.65, 0.71, 0.7], saboteur: [-0.44, -0.45, -0.46, -0.41] },
  /** Cards by which a dead end puts the treasure off. */
  block: { miner: [-0.06, 0.02, 0.09, 0.04], saboteur: [1.82, 1.41, 1.09, 1.58] },
  /** Leaves one card to the treasure: the next miner may lay it. */
  leaveLast: { miner: [-2.04, -2.03, -2.28, -2.12], saboteur: [0.11, 0.08, 0.11, 0.17] },
  /** … the more so, the more honest miners with whole tools there are. */
  leaveLastToMany: { miner: [-1.36, -1.36, -1.56, -1.38], saboteur: [-0.04, -0.05, -0.06, -0.01] },
  /** Leaves one card to the treasure and keeps one that fits: one may lay it oneself. */
  keepLast: { miner: [3.59, 3.62, 3.62, 4.08], saboteur: [-0.45, -0.46, -0.47, -0.47] },
  /** … which many miners with whole tools may forestall. */
  keepLastFromMany: { miner: [0.22, 0.23, 0.1, 0.36], saboteur: [-0.28, -0.28, -0.29, -0.3] },
  /** Leaves two cards to the treasure: the next miner opens, another finishes. */
  leaveTwo: { miner: [-0.01, 0.08, -0.19, 0.08], saboteur: [0.19, 0.13, 0.25, 0.2] },
  /** What each tunnel laid costs, because it is not in the hand when the last card is asked for. */
  layVertical: { miner: [0.74, 0.63, 0.67, 0.82], saboteur: [0.52, 0.55, 0.43, 0.47] },
  layHorizontal: { miner: [-1, -0.66, -0.95, -0.72], saboteur: [-0.39, -0.19, -0.26, -0.23] },
  layCross: { miner: [-2, -2.28, -2.51, -2.31], saboteur: [0.49, 0.3, 0.41, 0.39] },
  layTeeUpright: { miner: [-0.48, -0.63, -0.57, -0.51], saboteur: [0.67, 0.47, 0.46, 0.45] },
  layTeeLevel: { miner: [-1.92, -2.02, -2.35, -2.22], saboteur: [0.02, 0.19, 0.33, 0.27] },
  layCurveRight: { miner: [0.31, -0.09, -0.06, 0.36], saboteur: [0.21, 0.13, 0.18, 0.17] },
  layCurveLeft: { miner: [0.19, 0.13, 0.12, -0.11], saboteur: [0.22, 0.42, 0.43, 0.36] },
  /** A broken tool stops somebody for some turns. */
  breakTool: { miner: [-0.66, -0.57, -0.51, -0.68], saboteur: [0.87, 0.56, 0.36, 0.38] },
  /** … by how likely the target is a saboteur, */
  breakSuspect: { miner: [0.79, 0.83, 0.81, 0.69], saboteur: [-0.79, -0.87, -0.83, -0.77] },
  /** and the more the surer one is. */
  breakSure: { miner: [0.28, 0.34, 0.37, 0.25], saboteur: [-0.69, -0.78, -0.72, -0.67] },
  /** … by the target's record, which tells diggers from idlers where suspicion is near 0. */
  breakByRecord: { miner: [-0.52, -0.46, -0.49, -0.49], saboteur: [0.14, 0.13, 0.32, 0.39] },
  /** … and less pressing when its turn is far. */
  breakByRecordLater: { miner: [-0.21, -0.12, -0.12, -0.15], saboteur: [0.14, 0.14, 0.23, 0.26] },
  /** A second broken tool stops nobody who is stopped. */
  breakAgain: { miner: [0.84, 0.66, 0.75, 0.71], saboteur: [0.64, 1.06, 0.92, 0.78] },
  /** Worth most where few others can dig. */
  breakLastDigger: { miner: [-0.11, -0.11, -0.1, -0.13], saboteur: [0.18, 0.12, 0.09, 0.09] },
  /** The next on turn is stopped at once, */
  breakNext: { miner: [-0.12, -0.16, -0.04, -0.14], saboteur: [-0.21, -0.37, -0.53, -0.4] },
  /** above all if it is a suspect. */
  breakNextSuspect: { miner: [0.02, 0.04, 0.01, 0], saboteur: [-0.05, -0.02, -0.12, -0.04] },
  /** Who moves late may be mended before. */
  breakLater: { miner: [-0.32, -0.23, -0.24, -0.3], saboteur: [-0.02, -0.26, -0.23, -0.27] },
  /** Who has looked at a goal digs straight. */
  breakKnowing: { miner: [0.04, -0.12, 0, -0.1], saboteur: [0.01, 0.09, -0.17, -0.12] },
  /** Who is suspected has little to lose by it. */
  breakWhenSuspected: { miner: [-0.16, -0.03, 0.06, -0.04], saboteur: [-0.24, -0.15, -0.38, -0.44] },
  /** Late in a round nobody has the time to mend. */
  breakLate: { miner: [0.51, 0.51, 0.6, 0.57], saboteur: [-0.83, -0.85, -0.83, -0.81] },
  /** To dig again oneself. */
  mendSelf: { miner: [-1.28, -1.07, -1.13, -1.14], saboteur: [0.28, 0.42, 0.55, 0.34] },
  /** One of several tools mended: no digging yet. */
  mendSelfInPart: { miner: [-0.14, -0.13, -0.13, -0.13], saboteur: [-0.36, -0.31, -0.44, -0.35] },
  /** A friend is helped, */
  mendOther: { miner: [0.87, 0.9, 0.78, 0.74], saboteur: [-1.72, -2.14, -2.26, -2] },
  /** unless it is none. */
  mendSuspect: { miner: [-0.14, -0.28, -0.07, -0.05], saboteur: [2.22, 2.69, 3.05, 2.48] },
  /** Can it dig again, it is helped more, */
  freeOther: { miner: [-0.32, -0.29, -0.48, -0.44], saboteur: [-1.66, -1.93, -2.17, -1.88] },
  /** and a saboteur too. */
  freeSuspect: { miner: [-0.64, -0.78, -0.69, -0.6], saboteur: [2.46, 2.99, 3.3, 2.75] },
  /** Who moves late may wait. */
  mendLater: { miner: [-0.01, -0.05, -0.17, -0.1], saboteur: [-0.44, -0.47, -0.6, -0.44] },
  /** A rockfall is a card that may be needed later. */
  rockfall: { miner: [0.48, 0.67, 0.37, 0.61], saboteur: [-3.11, -3.94, -3.7, -3.09] },
  /** Cards by which it brings the treasure nearer. */
  clear: { miner: [0.01, 0.31, -0.06, 0.09], saboteur: [-1.22, -1.37, -1.21, -1.22] },
  /** Cards by which it puts it off. */
  bury: { miner: [-2.01, -1.75, -2.03, -1.93], saboteur: [2.06, 2.19, 2.56, 2.71] },
  /** A look at a goal while the treasure is unknown. */
  look: { miner: [-0.98, -1.16, -0.82, -1], saboteur: [0.08, 0.14, -0.18, -0.03] },
  /** The nearest goal first. */
  lookNear: { miner: [-0.16, -0.19, -0.06, -0.17], saboteur: [-0.22, -0.15, -0.32, -0.24] },
  /** Late in a round knowledge helps less. */
  lookLate: { miner: [-0.07, -0.13, -0.02, -0.07], saboteur: [-0.57, -0.56, -0.59, -0.56] },
  /** A look that tells nothing: a turn passed without a card being missed. */
  lookInVain: { miner: [0.98, 1.23, 1.1, 1], saboteur: [1.57, 1.65, 1.79, 1.6] },
  /** What is discarded is missed later: what digs by a miner, what hinders by a saboteur. */
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
  /** A repair that one's own broken tool waits for. */
  dropNeeded: { miner: [-1.06, -1.37, -1.2, -1.13], saboteur: [0.52, 0.82, 0.94, 0.84] },
  /** Of two alike one is missed less. */
  dropTwin: { miner: [0.43, 0.26, 0.25, 0.28], saboteur: [-0.18, -0.06, 0.06, -0.08] },
  /** Late in a round every turn should do something. */
  dropLate: { miner: [-0.76, -0.74, -0.93, -0.98], saboteur: [-0.84, -0.72, -0.29, -0.55] },
  /** Who is suspected has no good name to lose, */
  harmWhenSuspected: { miner: [-0.06, -0.04, -0.05, -0.05], saboteur: [-0.21, -0.47, -0.5, -0.1] },
  /** or may win it back. */
  digWhenSuspected: { miner: [1.16, 0.97, 1.06, 1.01], saboteur: [0.4, 0.11, 0.24, 0.23] },
  /** Late in a round the way must be dug now, */
  digLate: { miner: [1.27, 1.31, 1.61, 1.36], saboteur: [1.04, 1.03, 1.03, 0.99] },
  /** or be blocked now. */
  harmLate: { miner: [0.51, 0.52, 0.51, 0.53], saboteur: [-0.18, -0.16, -0.23, -0.09] },
  /** What the adventurer thinks of it, a point for ten of its own. */
  advice: { miner: [4.3, 4.5, 4.33, 4.84], saboteur: [3, 3.28, 3.4, 3.52] },
  /** What it warns of, from 0 to 1. */
  adviceAgainst: { miner: [1.31, 1.46, 1.81, 1.49], saboteur: [1.14, 0.72, 0.3, 0.67] },
} as const satisfies { readonly [name: string]: Learned };

/** By nearness of the treasure. */
type ByNearness = readonly [far: number, onTheWay: number, near: number, last: number];
interface Learned {
  readonly miner: ByNearness;
  readonly saboteur: ByNearness;
}

export type Rule = keyof typeof learned;
export const rules = Object.keys(learned) as readonly Rule[];
export const nearnesses = 4;

/** The same in one row: all rules of a miner far away, on the way, …, then those of a saboteur. */
export const experience = Float64Array.from(
  (['miner', 'saboteur'] as const).flatMap((role) =>
    Array.from({ length: nearnesses }, (_, nearness) =>
      rules.map((rule) => learned[rule][role][nearness] ?? 0),
    ).flat(),
  ),
);
