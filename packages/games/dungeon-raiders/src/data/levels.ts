/**
 * The seven diagrams, positions 1 to 5 from left to right: `U` is laid face-up, `D` face-down (section 2.4, `DR-RULING-41`).
 */
export const LEVELS = {
  'level-1': 'UDUDD',
  'level-2': 'UDDUD',
  'level-3': 'UUUUD',
  'level-4': 'UUDDU',
  'level-5': 'UUDDD',
  'level-6': 'UUDUD',
  'level-7': 'UDDDU',
} as const;

export type LevelId = keyof typeof LEVELS;

/** In a state a level card is its place in this list. */
export const LEVEL_IDS: readonly LevelId[] = [
  'level-1',
  'level-2',
  'level-3',
  'level-4',
  'level-5',
  'level-6',
  'level-7',
];

/** The face-down positions of each level card as bits: bit 0 stands for position 1. */
export const FACE_DOWN: readonly number[] = LEVEL_IDS.map((id) =>
  [...LEVELS[id]].reduce((bits, side, position) => (side === 'D' ? bits | (1 << position) : bits), 0),
);
