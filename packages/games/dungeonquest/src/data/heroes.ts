import type { HeroRow } from './hero-row.ts';

/** The six heroes (specification 2.4). Hugo's Agility is 4 (DQ-RULING-19), Challara's 6 (DQ-RULING-20). */
export const heroes = [
  {
    id: 'lindel',
    life: 15,
    strength: 6,
    agility: 6,
    armor: 4,
    luck: 5,
    abilities: [
      {
        id: 'lindel-reroll',
        timing: 'afterAttributeRoll',
        optional: true,
        effect: [{ op: 'rerollDice', which: 'one', keep: 'second' }],
      },
    ],
  },
  {
    id: 'brother-gherinn',
    life: 13,
    strength: 3,
    agility: 5,
    armor: 4,
    luck: 9,
    abilities: [
      {
        id: 'gherinn-penance',
        timing: 'beforeAttributeTest',
        optional: true,
        effect: [
          { op: 'wounds', amount: 1 },
          { op: 'gainDetermination', amount: 3 },
        ],
      },
      {
        id: 'gherinn-kellos',
        timing: 'afterDragonRageRoll',
        optional: true,
        effect: [{ op: 'rerollDice', which: 'oneOrBoth', keep: 'second' }],
      },
    ],
  },
  {
    id: 'krutzbeck',
    life: 20,
    strength: 9,
    agility: 4,
    armor: 5,
    luck: 4,
    abilities: [
      {
        id: 'krutzbeck-no-escape',
        timing: 'monsterEncounter',
        optional: false,
        effect: [{ op: 'forbid', what: 'escape' }],
      },
      {
        id: 'krutzbeck-hand',
        timing: 'combatDraw',
        optional: true,
        effect: [{ op: 'handSize', amount: 6 }],
      },
    ],
  },
  {
    id: 'tatianna',
    life: 14,
    strength: 4,
    agility: 9,
    armor: 4,
    luck: 6,
    abilities: [
      {
        id: 'tatianna-first-shot',
        timing: 'choseAttack',
        optional: true,
        effect: [
          { op: 'revealCombatDeck', count: 5, toDamagePile: { attackType: 'ranged' }, rest: 'discard' },
        ],
      },
    ],
  },
  {
    id: 'hugo-the-glorious',
    life: 16,
    strength: 7,
    agility: 4,
    armor: 9,
    luck: 4,
    abilities: [
      {
        id: 'hugo-glory',
        timing: 'monsterKilledInCombat',
        optional: true,
        effect: [{ op: 'discardFromDamagePile', max: 2 }],
      },
    ],
  },
  {
    id: 'challara-and-brightblaze',
    life: 12,
    strength: 5,
    agility: 6,
    armor: 5,
    luck: 7,
    abilities: [
      {
        id: 'challara-foresight',
        timing: 'dungeonCardDrawn',
        optional: true,
        effect: [{ op: 'redrawDungeonCard' }],
      },
      {
        id: 'challara-frail',
        timing: 'combatStart',
        optional: false,
        condition: { woundsAtLeast: 8 },
        effect: [{ op: 'forbid', what: 'powerCardAtCombatStart' }],
      },
    ],
  },
] as const satisfies readonly HeroRow[];
