import type { Effect, MonsterId } from '../effect.ts';

/** Effects printed on cards of more than one deck. */

/** Kept as Loot without gold; drunk at the start of a turn (DQ-TURN-05). */
export const unstablePotion: readonly Effect[] = [
  { op: 'gainLoot', gold: 0 },
  {
    op: 'use',
    timing: 'startOfTurn',
    optional: true,
    cost: 'discardThis',
    do: [
      {
        op: 'table',
        dice: '2d6',
        rows: [
          { from: 2, to: 2, do: [{ op: 'die' }] },
          { from: 3, to: 4, do: [{ op: 'wounds', amount: 6 }] },
          { from: 5, to: 6, do: [{ op: 'wounds', amount: 3 }] },
          { from: 7, to: 7, do: [] },
          { from: 8, to: 10, do: [{ op: 'heal', amount: 3 }] },
          { from: 11, to: 12, do: [{ op: 'heal', amount: 6 }] },
        ],
      },
    ],
  },
];

/** A threat that may turn into a Skeleton (DQ-MON-09). */
export const oldBones: readonly Effect[] = [
  {
    op: 'table',
    dice: '1d6',
    rows: [
      { from: 1, to: 3, do: [] },
      { from: 4, to: 6, do: [{ op: 'fight', monster: 'skeleton', escape: false }] },
    ],
  },
];

/** DQ-CARD-12. */
export const secretDoor: readonly Effect[] = [
  {
    op: 'may',
    id: 'secret-door',
    do: [{ op: 'specialMove', to: 'adjacent', ignoreWalls: true, noEscape: true }],
  },
];

/** DQ-CARD-13. */
export const passageDown: readonly Effect[] = [
  { op: 'placeCatacombEntrance' },
  { op: 'grantOption', option: 'enterCatacombs', when: 'nextTurn' },
];

/** Kept; an Agility test at the start of each turn (DQ-CARD-15). */
export const caveIn: readonly Effect[] = [
  {
    op: 'keep',
    startOfTurn: [
      { op: 'test', attribute: 'agility', onPass: [{ op: 'discardThis' }], onFail: [{ op: 'endTurn' }] },
    ],
  },
];

/** Kept; a Luck test at the start of each turn (DQ-CARD-15). */
export const torchGoesOut: readonly Effect[] = [
  {
    op: 'keep',
    startOfTurn: [
      { op: 'test', attribute: 'luck', onPass: [{ op: 'discardThis' }], onFail: [{ op: 'endTurn' }] },
    ],
  },
];

/** DQ-CARD-17. */
export const hiddenTrap: readonly Effect[] = [{ op: 'draw', deck: 'trap', count: 1 }];

/** The card that shuffles its deck anew (DQ-CARD-06). */
export const shuffle: readonly Effect[] = [{ op: 'shuffleDeckAndRedraw' }];

export const nothing: readonly Effect[] = [{ op: 'nothing' }];

export const gold = (value: number): readonly Effect[] => [{ op: 'gainLoot', gold: value }];

/** A monster that strikes from behind and cannot be escaped. */
export const sneakAttack = (monster: MonsterId): readonly Effect[] => [
  { op: 'test', attribute: 'luck', onPass: [], onFail: [{ op: 'wounds', amount: { failMargin: true } }] },
  { op: 'fight', monster, escape: false },
];
