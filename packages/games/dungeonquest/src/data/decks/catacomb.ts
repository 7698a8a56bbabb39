import type { CardRow } from '../card-row.ts';
import { gold, hiddenTrap, nothing, shuffle, sneakAttack, torchGoesOut } from './shared.ts';

/** The catacomb deck (specification 2.8), 40 cards. */
export const catacombDeck = [
  {
    id: 'catacomb-exit',
    type: 'event',
    count: 6,
    effect: [{ op: 'may', id: 'leave-catacombs', do: [{ op: 'exitCatacombs' }] }],
  },
  { id: 'catacomb-empty', type: 'event', count: 8, effect: nothing },
  {
    id: 'catacomb-hole-in-the-roof',
    type: 'event',
    count: 2,
    effect: [
      {
        op: 'test',
        attribute: 'agility',
        onPass: [{ op: 'may', id: 'leave-catacombs', do: [{ op: 'exitCatacombs' }] }],
        onFail: [
          { op: 'grantOption', option: 'retestInsteadOfCatacombCard', when: 'nextTurn' },
          { op: 'endTurn' },
        ],
      },
    ],
  },
  { id: 'catacomb-hidden-trap', type: 'trap', count: 4, effect: hiddenTrap },
  {
    id: 'catacomb-treasure-chest',
    type: 'loot',
    count: 2,
    effect: [
      { op: 'gainLoot', gold: 0 },
      {
        op: 'atGameEnd',
        onlyIf: 'exited',
        optional: true,
        do: [{ op: 'setGold', amount: { roll: '2d6', times: 100 } }],
      },
    ],
  },
  { id: 'catacomb-gigantic-diamond', type: 'loot', count: 1, effect: gold(4000) },
  { id: 'catacomb-torch-goes-out', type: 'event', count: 2, effect: torchGoesOut },
  {
    id: 'catacomb-horde-of-rats',
    type: 'threat',
    count: 2,
    effect: [
      {
        op: 'test',
        attribute: 'armor',
        onPass: [],
        onFail: [{ op: 'wounds', amount: { failMargin: true } }],
      },
    ],
  },
  {
    id: 'catacomb-spiders-venom',
    type: 'threat',
    count: 2,
    effect: [
      {
        op: 'keep',
        scope: 'catacombs',
        startOfTurn: [
          {
            op: 'table',
            dice: '1d6',
            rows: [
              { from: 1, to: 2, do: [{ op: 'wounds', amount: 1 }] },
              { from: 3, to: 6, do: [] },
            ],
          },
        ],
      },
    ],
  },
  { id: 'catacomb-razorwings', type: 'threat', count: 2, effect: [{ op: 'wounds', amount: '1d6' }] },
  { id: 'catacomb-sneak-attack-skeleton', type: 'monster', count: 1, effect: sneakAttack('skeleton') },
  { id: 'catacomb-sneak-attack-sorcerer', type: 'monster', count: 1, effect: sneakAttack('sorcerer') },
  { id: 'catacomb-sneak-attack-troll', type: 'monster', count: 1, effect: sneakAttack('troll') },
  { id: 'catacomb-sneak-attack-golem', type: 'monster', count: 1, effect: sneakAttack('golem') },
  { id: 'catacomb-sneak-attack-demon', type: 'monster', count: 1, effect: sneakAttack('demon') },
  {
    id: 'catacomb-vampire-bite',
    type: 'threat',
    count: 1,
    effect: [
      {
        op: 'test',
        attribute: 'lowest:agility,armor',
        onPass: [],
        onFail: [{ op: 'keep', startOfTurn: [{ op: 'wounds', amount: 1 }] }],
      },
    ],
  },
  {
    id: 'catacomb-deep-elf',
    type: 'threat',
    count: 1,
    effect: [
      {
        op: 'may',
        id: 'bribe',
        do: [
          {
            op: 'bribe',
            dice: '1d6',
            times: 100,
            ifLess: [{ op: 'may', id: 'leave-catacombs', do: [{ op: 'exitCatacombs' }] }],
            ifEqual: [],
            ifMore: [{ op: 'fight', monster: 'sorcerer', escape: false }],
          },
        ],
      },
    ],
  },
  { id: 'catacomb-giant-naga', type: 'threat', count: 1, effect: [{ op: 'reverseInCatacombs' }] },
  { id: 'catacomb-shuffle', type: 'shuffle', count: 1, effect: shuffle },
] as const satisfies readonly CardRow[];
