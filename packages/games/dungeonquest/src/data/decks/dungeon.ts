import type { CardRow } from '../card-row.ts';
import {
  caveIn,
  gold,
  hiddenTrap,
  nothing,
  passageDown,
  secretDoor,
  shuffle,
  torchGoesOut,
  unstablePotion,
} from './shared.ts';

/** The dungeon deck (specification 2.8), 50 cards. */
export const dungeonDeck = [
  {
    id: 'dungeon-skeleton',
    type: 'monster',
    count: 2,
    effect: [{ op: 'monster', monster: 'skeleton', escape: true }],
  },
  {
    id: 'dungeon-sorcerer',
    type: 'monster',
    count: 2,
    effect: [{ op: 'monster', monster: 'sorcerer', escape: true }],
  },
  {
    id: 'dungeon-troll',
    type: 'monster',
    count: 2,
    effect: [{ op: 'monster', monster: 'troll', escape: true }],
  },
  {
    id: 'dungeon-golem',
    type: 'monster',
    count: 1,
    effect: [{ op: 'monster', monster: 'golem', escape: true }],
  },
  {
    id: 'dungeon-demon',
    type: 'monster',
    count: 1,
    effect: [{ op: 'monster', monster: 'demon', escape: true }],
  },
  { id: 'dungeon-empty', type: 'event', count: 11, effect: nothing },
  {
    id: 'dungeon-dead-adventurer',
    type: 'event',
    count: 7,
    effect: [{ op: 'may', id: 'loot-body', do: [{ op: 'draw', deck: 'corpse', count: 1 }] }],
  },
  {
    id: 'dungeon-crypt',
    type: 'event',
    count: 7,
    effect: [{ op: 'may', id: 'open-crypt', do: [{ op: 'draw', deck: 'crypt', count: 1 }] }],
  },
  { id: 'dungeon-hidden-trap', type: 'trap', count: 3, effect: hiddenTrap },
  { id: 'dungeon-passage-down', type: 'event', count: 2, effect: passageDown },
  { id: 'dungeon-cave-in', type: 'event', count: 2, effect: caveIn },
  { id: 'dungeon-torch-goes-out', type: 'event', count: 1, effect: torchGoesOut },
  { id: 'dungeon-secret-door', type: 'event', count: 1, effect: secretDoor },
  { id: 'dungeon-razorwings', type: 'threat', count: 1, effect: [{ op: 'wounds', amount: '1d6' }] },
  {
    id: 'dungeon-wizards-curse',
    type: 'event',
    count: 1,
    effect: [
      {
        op: 'table',
        dice: '1d6',
        rows: [
          { from: 1, to: 2, do: [{ op: 'rotateTiles', tileType: 'corridor', quarterTurns: -1 }] },
          { from: 3, to: 4, do: [{ op: 'rotateTiles', tileType: 'corridor', quarterTurns: 2 }] },
          { from: 5, to: 6, do: [{ op: 'rotateTiles', tileType: 'corridor', quarterTurns: 1 }] },
        ],
      },
    ],
  },
  { id: 'dungeon-unstable-potion', type: 'loot', count: 1, effect: unstablePotion },
  {
    id: 'dungeon-bottle-imp',
    type: 'loot',
    count: 1,
    effect: [
      { op: 'gainLoot', gold: 0 },
      {
        op: 'atGameEnd',
        onlyIf: 'exited',
        optional: true,
        do: [
          {
            op: 'table',
            dice: '1d6',
            rows: [
              { from: 1, to: 2, do: [{ op: 'discardLoot', how: 'random', count: 1, other: true }] },
              { from: 3, to: 3, do: [] },
              { from: 4, to: 6, do: [{ op: 'draw', deck: 'treasure', count: 1 }] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'dungeon-lingering-shade',
    type: 'threat',
    count: 1,
    effect: [
      {
        op: 'keep',
        startOfTurn: [
          {
            op: 'table',
            dice: '2d6',
            rows: [
              { from: 2, to: 3, do: [{ op: 'die' }] },
              { from: 4, to: 12, do: [] },
            ],
          },
        ],
        discardWhen: ['enterCatacombs', 'exitDungeon'],
      },
    ],
  },
  { id: 'dungeon-gold-30', type: 'loot', count: 1, effect: gold(30) },
  { id: 'dungeon-gold-40', type: 'loot', count: 1, effect: gold(40) },
  { id: 'dungeon-shuffle', type: 'shuffle', count: 1, effect: shuffle },
] as const satisfies readonly CardRow[];
