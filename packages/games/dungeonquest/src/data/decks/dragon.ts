import type { CardRow } from '../card-row.ts';

/** The dragon deck (specification 2.8), 8 cards. DQ-DRG-02: Sleeping gives two treasure cards and ends the turn. */
export const dragonDeck = [
  {
    id: 'dragon-sleeping',
    type: 'dragon',
    count: 7,
    effect: [{ op: 'draw', deck: 'treasure', count: 2 }, { op: 'endTurn' }],
  },
  {
    id: 'dragon-rage',
    type: 'dragon',
    count: 1,
    effect: [
      {
        op: 'forEachHeroInTreasureChamber',
        order: 'drawerThenClockwise',
        do: [
          { op: 'discardLoot', how: 'all', deck: 'treasure' },
          { op: 'wounds', amount: '2d6' },
          { op: 'retreat', no: ['door', 'portcullis'] },
        ],
      },
    ],
  },
] as const satisfies readonly CardRow[];
