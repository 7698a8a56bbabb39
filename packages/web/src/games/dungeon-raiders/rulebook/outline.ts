import type { Language, RuleId } from '@mazmorra/kernel';
import type { ChapterText } from '@mazmorra/languages';
import type { ComponentChildren } from 'preact';
import { bookOf } from '../../../rulebook/outline.tsx';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import * as draw from './pictures.tsx';

interface Place {
  readonly rules: readonly RuleId[];
  readonly picture?: (language: Language) => ComponentChildren;
}

const rulings = (...numbers: readonly number[]): RuleId[] =>
  numbers.map((number) => `DR-RULING-${String(number).padStart(2, '0')}`);

/** The plan of the book: which rules each paragraph tells, and its picture. Its words are in `languages/<code>/rules-dungeon-raiders.md`. */
const outline = {
  goal: [
    { rules: ['DR-FLOW', 'DR-INV-06'], picture: draw.loot },
    { rules: ['DR-INV-07', 'DR-INV-05', 'DR-SETUP-01'] },
  ],
  setup: [
    { rules: ['DR-SETUP', 'DR-RAND', ...rulings(7)] },
    {
      rules: ['DR-SETUP-07', 'DR-SETUP-08', 'DR-SETUP-12', 'DR-RAND-04', ...rulings(3, 42)],
      picture: draw.characters,
    },
    { rules: ['DR-SETUP-09', 'DR-SETUP-10', ...rulings(38, 44)], picture: draw.powers },
  ],
  level: [
    { rules: ['DR-LEVEL', ...rulings(41)], picture: draw.row },
    { rules: ['DR-LEVEL-05', ...rulings(37)] },
  ],
  room: [
    { rules: ['DR-ROOM', 'DR-DEC'], picture: draw.sealed },
    { rules: ['DR-ROOM-04', ...rulings(17)] },
    { rules: ['DR-ROOM-05', 'DR-ROOM-06', 'DR-ROOM-07', 'DR-ROOM-08', ...rulings(40)] },
    { rules: ['DR-ROOM-09', 'DR-ROOM-10', 'DR-ROOM-11', 'DR-LEVEL-06', 'DR-INV-02'] },
    { rules: ['DR-CARD-05', 'DR-INV-01', ...rulings(16)] },
  ],
  cards: [
    { rules: ['DR-CARD', 'DR-CARD-06', 'DR-CARD-07'], picture: draw.items },
    { rules: ['DR-TORCH', 'DR-TORCH-01', ...rulings(8, 9, 10, 45)], picture: draw.peek },
    { rules: ['DR-CB', ...rulings(5, 14)], picture: draw.item('crystal-ball') },
    { rules: ['DR-CARD-03', ...rulings(2)], picture: draw.item('key') },
    { rules: ['DR-CARD-04', ...rulings(13)], picture: draw.item('sword') },
  ],
  treasure: [
    {
      rules: ['DR-TREAS', 'DR-TREAS-01', 'DR-TREAS-02', 'DR-TREAS-06'],
      picture: draw.rooms('treasure-4', 'treasure-4-2'),
    },
    {
      rules: ['DR-TREAS-03', 'DR-TREAS-04', 'DR-TREAS-05'],
      picture: draw.played(
        ['power-5', draw.gold(2)],
        ['key', draw.gold(2)],
        ['power-3', draw.gold(2)],
        ['power-1', '–'],
      ),
    },
  ],
  monster: [
    { rules: ['DR-MON', 'DR-MON-01', ...rulings(36)], picture: draw.rooms('goblin', 'dragon') },
    {
      rules: ['DR-MON-02', 'DR-MON-03', 'DR-MON-04', 'DR-MON-06'],
      picture: draw.played(
        ['power-4', '–'],
        ['power-2', draw.blood(3)],
        ['sword', '–'],
        ['power-2', draw.blood(3)],
      ),
    },
  ],
  vault: [
    { rules: ['DR-VAULT', 'DR-VAULT-01'], picture: draw.gifts('vault-items') },
    { rules: ['DR-VAULT-02', 'DR-VAULT-03', ...rulings(28)] },
    {
      rules: ['DR-VAULT-04', 'DR-VAULT-05', 'DR-VAULT-06', ...rulings(29)],
      picture: draw.gifts('vault-riches'),
    },
  ],
  trap: [
    { rules: ['DR-TRAP', 'DR-TRAP-01', 'DR-TRAP-02', 'DR-TRAP-03'], picture: draw.penalties('lava-trap') },
    {
      rules: ['DR-TRAP-04', 'DR-TRAP-05', 'DR-TRAP-06', ...rulings(1, 4)],
      picture: draw.rooms('lava-trap', 'boulder-trap'),
    },
  ],
  tokens: [{ rules: ['DR-COIN', 'DR-INV-03', 'DR-INV-04', 'DR-MON-05', ...rulings(26, 27, 30)] }],
  boss: [
    { rules: ['DR-BOSS', 'DR-BOSS-01', 'DR-BOSS-02', ...rulings(33, 34, 35)], picture: draw.bossDoor },
    { rules: ['DR-BOSS-03', ...rulings(18, 19)] },
    {
      rules: ['DR-BOSS-04', 'DR-BOSS-05', 'DR-BOSS-06'],
      picture: draw.rooms('tax-collector', 'medusa', 'vampire'),
    },
    {
      rules: ['DR-BOSS-07', 'DR-BOSS-08', 'DR-BOSS-09', ...rulings(20, 21)],
      picture: draw.rooms('sphinx', 'minotaur'),
    },
    {
      rules: ['DR-BOSS-10', 'DR-BOSS-11', 'DR-CB-06', ...rulings(11, 15)],
      picture: draw.rooms('wolf-pack', 'necromancer'),
    },
    {
      rules: ['DR-BOSS-12', 'DR-BOSS-13', 'DR-BOSS-14', 'DR-CARD-02', ...rulings(12, 22, 23)],
      picture: draw.rooms('mega-dragon', 'golem', 'mummy'),
    },
    { rules: ['DR-BOSS-15'] },
  ],
  end: [
    { rules: ['DR-END', 'DR-END-01', 'DR-END-02', ...rulings(43)] },
    { rules: ['DR-END-03', 'DR-END-04', ...rulings(6)] },
    { rules: ['DR-END-05', 'DR-END-06', 'DR-END-09', 'DR-END-10', ...rulings(39)] },
    { rules: ['DR-END-07', 'DR-END-08', ...rulings(24, 25)] },
  ],
  tactical: [
    {
      rules: ['DR-TACT', 'DR-TACT-01', 'DR-TACT-02', 'DR-TACT-03', 'DR-SETUP-11', 'DR-RAND-05'],
      picture: draw.map,
    },
    { rules: ['DR-TACT-04', 'DR-TACT-05', 'DR-TACT-10', 'DR-TACT-12', ...rulings(32)] },
    { rules: ['DR-TACT-07', 'DR-TACT-08', 'DR-TACT-09', ...rulings(31)] },
    { rules: ['DR-TACT-06', 'DR-TACT-11'] },
  ],
  choices: [
    { rules: ['DR-VAR', 'DR-VAR-01'] },
    { rules: ['DR-VAR-02', 'DR-VAR-03'] },
    { rules: ['DR-VAR-04'] },
  ],
} as const satisfies Readonly<Record<string, readonly Place[]>>;

/** The paragraphs of a chapter are named by their place: 1, 2 and so on. */
const numbered = (places: readonly Place[]) =>
  Object.fromEntries(places.map((place, index) => [String(index + 1), place]));

export const bookIn = (language: Language, told: readonly ChapterText[]): Rulebook =>
  bookOf(
    Object.fromEntries(Object.entries(outline).map(([id, places]) => [id, numbered(places)])),
    told,
    language,
  );
