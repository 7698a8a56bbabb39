import type { CardRow } from '../card-row.ts';

/** The rune deck (specification 2.8), 12 cards. */
export const runeDeck = [
  {
    id: 'rune-healing',
    type: 'rune',
    count: 1,
    effect: [
      {
        op: 'use',
        timing: 'startOfTurn',
        optional: true,
        cost: 'removeThisFromGame',
        do: [{ op: 'heal', amount: 6 }],
      },
    ],
  },
  {
    id: 'rune-teleportation',
    type: 'rune',
    count: 1,
    effect: [
      {
        op: 'use',
        timing: 'aboutToMove',
        optional: true,
        cost: 'removeThisFromGame',
        do: [{ op: 'specialMove', to: 'adjacent', ignoreWalls: true, noEscape: true }],
      },
    ],
  },
  {
    id: 'rune-death-touch',
    type: 'rune',
    count: 1,
    effect: [
      {
        op: 'use',
        timing: 'afterMonsterDrawn',
        optional: true,
        cost: 'removeThisFromGame',
        do: [{ op: 'removeMonster' }],
      },
    ],
  },
  {
    id: 'rune-stasis',
    type: 'rune',
    count: 1,
    effect: [
      {
        op: 'use',
        timing: 'aboutToMove',
        optional: true,
        cost: 'removeThisFromGame',
        do: [{ op: 'extraMoves', total: 3 }],
      },
    ],
  },
  {
    id: 'rune-warning',
    type: 'rune',
    count: 1,
    effect: [
      {
        op: 'use',
        timing: 'afterTrapDrawn',
        optional: true,
        cost: 'removeThisFromGame',
        do: [{ op: 'discardDrawnCard' }],
      },
    ],
  },
  {
    id: 'rune-opening',
    type: 'rune',
    count: 1,
    effect: [
      {
        op: 'use',
        timing: 'passingObstacle',
        optional: true,
        cost: 'removeThisFromGame',
        do: [{ op: 'autoPass', what: ['door', 'portcullis'] }],
      },
    ],
  },
  {
    id: 'rune-lightning',
    type: 'rune',
    count: 1,
    effect: [
      {
        op: 'use',
        timing: 'combatStart',
        optional: true,
        cost: 'removeThisFromGame',
        do: [{ op: 'deckToDamagePile', who: 'opponent', count: 3 }],
      },
    ],
  },
  {
    id: 'rune-protection',
    type: 'rune',
    count: 1,
    effect: [
      {
        op: 'use',
        timing: 'aboutToSufferWounds',
        when: { outsideCombat: true },
        optional: true,
        cost: 'removeThisFromGame',
        do: [{ op: 'preventWounds', max: 6 }],
      },
    ],
  },
  {
    id: 'rune-levitation',
    type: 'rune',
    count: 1,
    effect: [
      {
        op: 'use',
        timing: 'beforeAttributeTest',
        when: { rooms: ['bottomless-pit', 'bridge', 'cave-in', 'spider-web'] },
        optional: true,
        cost: 'removeThisFromGame',
        do: [{ op: 'autoPass' }],
      },
    ],
  },
  {
    id: 'rune-fortune',
    type: 'rune',
    count: 1,
    effect: [
      {
        op: 'use',
        timing: 'afterAttributeRoll',
        when: { testFailed: true },
        optional: true,
        cost: 'removeThisFromGame',
        do: [{ op: 'autoPass' }],
      },
    ],
  },
  {
    id: 'rune-sight',
    type: 'rune',
    count: 1,
    effect: [
      {
        op: 'use',
        timing: 'exploring',
        optional: true,
        cost: 'removeThisFromGame',
        do: [{ op: 'drawTilesChoose', draw: 3, keep: 1 }],
      },
    ],
  },
  {
    id: 'rune-slumber',
    type: 'rune',
    count: 1,
    effect: [
      {
        op: 'use',
        timing: 'dragonRageRevealed',
        optional: true,
        cost: 'removeThisFromGame',
        do: [{ op: 'ignoreDragonRage', butMust: 'retreat' }],
      },
    ],
  },
] as const satisfies readonly CardRow[];
