import type { RoomRow } from './tile-row.ts';

/**
 * The twelve room types (specification 2.9 and 3.11). A dungeon card is drawn in a Chamber (DQ-ROOM-01), a Catacomb Entrance, from which
 * one may go down next turn (DQ-ROOM-02), a Portcullis (DQ-ROOM-04), a Chasm (DQ-ROOM-19) and a Cave-in (DQ-ROOM-21), a trap card in a Trap
 * Chamber (DQ-ROOM-03). A Bottomless Pit tests Luck (DQ-ROOM-11). DQ-ROOM-30: who fails on a Bridge falls into the catacombs and
 * suffers a die of wounds.
 */
export const roomTypes = [
  { id: 'chamber', arrow: 'white', onEnter: [{ op: 'draw', deck: 'dungeon', count: 1 }] },
  { id: 'corridor', arrow: 'yellow', onEnter: [{ op: 'moveAgain', unless: 'sameCorridorTwiceThisTurn' }] },
  { id: 'portcullis', arrow: 'grey', onEnter: [{ op: 'draw', deck: 'dungeon', count: 1 }], noEscape: true },
  {
    id: 'catacomb-entrance',
    arrow: 'brown',
    onEnter: [
      { op: 'draw', deck: 'dungeon', count: 1 },
      { op: 'grantOption', option: 'enterCatacombs', when: 'nextTurn' },
    ],
  },
  { id: 'rotating-room', arrow: 'purple', onEnter: [{ op: 'rotateOnce', degrees: 180 }, { op: 'endTurn' }] },
  { id: 'trap', arrow: 'red', onEnter: [{ op: 'draw', deck: 'trap', count: 1 }] },
  { id: 'darkness', arrow: 'black', onEnter: [{ op: 'moveByDie' }] },
  {
    id: 'cave-in',
    arrow: 'orange',
    onEnter: [{ op: 'draw', deck: 'dungeon', count: 1 }],
    nextTurn: [
      {
        op: 'choose',
        options: [
          [{ op: 'returnToPreviousRoom' }],
          [
            {
              op: 'test',
              attribute: 'agility',
              onPass: [{ op: 'continueTurn' }],
              onFail: [{ op: 'endTurn' }],
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'bridge',
    arrow: 'green',
    onEnter: [
      {
        op: 'choose',
        options: [
          [{ op: 'stay' }, { op: 'mustReturnNextTurn' }],
          [
            { op: 'mayDiscardLoot', how: 'any' },
            {
              op: 'test',
              attribute: 'agility',
              onPass: [{ op: 'moveAgain', side: 'far' }],
              onFail: [{ op: 'enterCatacombs' }, { op: 'wounds', amount: '1d6' }, { op: 'endTurn' }],
              rollBonusPerLootCard: 1,
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'spider-web',
    arrow: 'silver',
    onEnter: [
      {
        op: 'choose',
        options: [
          [{ op: 'stay' }, { op: 'mustReturnNextTurn' }],
          [
            {
              op: 'test',
              attribute: 'strength',
              onPass: [{ op: 'moveAgain' }],
              onFail: [{ op: 'stuckUntilPassed' }],
            },
          ],
        ],
      },
    ],
  },
  { id: 'chasm', arrow: 'blue', onEnter: [{ op: 'draw', deck: 'dungeon', count: 1 }] },
  {
    id: 'bottomless-pit',
    arrow: 'dark-red',
    onEnter: [{ op: 'test', attribute: 'luck', onPass: [{ op: 'endTurn' }], onFail: [{ op: 'die' }] }],
  },
] as const satisfies readonly RoomRow[];
