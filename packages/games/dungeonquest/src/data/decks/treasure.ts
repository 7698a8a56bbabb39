import type { CardRow } from '../card-row.ts';
import { gold } from './shared.ts';

/** The treasure deck (specification 2.8), 32 cards. */
export const treasureDeck = [
  { id: 'treasure-obsidian-ring', type: 'loot', count: 1, effect: gold(110) },
  { id: 'treasure-golden-claws', type: 'loot', count: 1, effect: gold(290) },
  { id: 'treasure-belt-of-strength', type: 'loot', count: 1, effect: gold(260) },
  { id: 'treasure-jinn-lamp', type: 'loot', count: 1, effect: gold(270) },
  { id: 'treasure-pearl-ring', type: 'loot', count: 1, effect: gold(130) },
  { id: 'treasure-jeweled-chakra', type: 'loot', count: 1, effect: gold(350) },
  { id: 'treasure-gold-ring', type: 'loot', count: 1, effect: gold(190) },
  { id: 'treasure-quicksilver-potion', type: 'loot', count: 1, effect: gold(1500) },
  { id: 'treasure-ruby-ring', type: 'loot', count: 1, effect: gold(140) },
  { id: 'treasure-charmers-flute', type: 'loot', count: 1, effect: gold(230) },
  { id: 'treasure-mirror-of-shael', type: 'loot', count: 1, effect: gold(550) },
  { id: 'treasure-staff-of-light', type: 'loot', count: 1, effect: gold(700) },
  { id: 'treasure-rune-scarab', type: 'loot', count: 1, effect: gold(400) },
  { id: 'treasure-ebon-amulet', type: 'loot', count: 1, effect: gold(300) },
  { id: 'treasure-silver-ring', type: 'loot', count: 1, effect: gold(160) },
  { id: 'treasure-flying-carpet', type: 'loot', count: 1, effect: gold(500) },
  { id: 'treasure-harp-of-tranquility', type: 'loot', count: 1, effect: gold(2000) },
  { id: 'treasure-chalice-of-tamalir', type: 'loot', count: 1, effect: gold(900) },
  { id: 'treasure-crystal-of-tival', type: 'loot', count: 1, effect: gold(240) },
  { id: 'treasure-sun-spear', type: 'loot', count: 1, effect: gold(1100) },
  { id: 'treasure-crystal-of-orris', type: 'loot', count: 1, effect: gold(320) },
  { id: 'treasure-bag-of-gems', type: 'loot', count: 1, effect: gold(1200) },
  { id: 'treasure-star-of-kellos', type: 'loot', count: 1, effect: gold(800) },
  { id: 'treasure-giant-ruby', type: 'loot', count: 1, effect: gold(3000) },
  { id: 'treasure-eyes-of-avra', type: 'loot', count: 1, effect: gold(420) },
  { id: 'treasure-ebon-ring', type: 'loot', count: 1, effect: gold(80) },
  { id: 'treasure-vestments-of-kellos', type: 'loot', count: 1, effect: gold(600) },
  { id: 'treasure-arcane-ring', type: 'loot', count: 1, effect: gold(210) },
  { id: 'treasure-lodestone', type: 'loot', count: 2, effect: gold(1) },
  {
    id: 'treasure-artifact-eater',
    type: 'loot',
    count: 1,
    effect: [
      { op: 'gainLoot', gold: 0 },
      { op: 'discardLoot', how: 'random', count: 1, other: true },
    ],
  },
  {
    id: 'treasure-forbidden-tome',
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
              { from: 3, to: 6, do: [{ op: 'setGold', amount: { roll: 'lastRoll', times: 200 } }] },
            ],
          },
        ],
      },
    ],
  },
] as const satisfies readonly CardRow[];
