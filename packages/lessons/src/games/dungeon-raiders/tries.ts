import type { Position } from '@mazmorra/dungeon-raiders/position';
import type { LessonsDungeonRaidersWords } from '@mazmorra/languages/lessons-dungeon-raiders';
import type { Try } from '../../lesson.ts';
import { sayer } from '../../said.ts';

const say = sayer<keyof LessonsDungeonRaidersWords>();

/** Three players in the first room of a level that has these rooms. */
const rooms = (...ids: NonNullable<Position['rooms']>): Position => ({
  seats: 3,
  rooms: ids,
  row: 'UUUUD',
  coins: [2, 2, 2],
  wounds: [2, 2, 2],
});

const LAST: Position = { seats: 3, level: 5, position: 5, coins: [9, 8, 6], wounds: [3, 4, 2] };

export const tries: readonly Try<Position>[] = [
  {
    id: 'tie-for-a-chest',
    title: say('tie-for-a-chest-title'),
    rules: ['DR-TREAS-02', 'DR-TREAS-03'],
    position: rooms('treasure-3'),
    others: { 1: ['play:power-5'], 2: ['play:power-3'] },
    say: say('tie-for-a-chest'),
    offers: ['play:power-5', 'play:power-1'],
    answers: {
      'play:power-5': say('tie-for-a-chest-answer'),
      'play:*': say('tie-for-a-chest-answer-2'),
    },
  },
  {
    id: 'second-chest',
    title: say('second-chest-title'),
    rules: ['DR-TREAS-04', 'DR-TREAS-05'],
    position: rooms('treasure-3-2'),
    others: { 1: ['play:power-5'], 2: ['play:power-5'] },
    say: say('second-chest'),
    offers: ['play:power-4', 'play:power-5'],
    answers: {
      'play:power-5': say('second-chest-answer'),
      'play:*': say('second-chest-answer-2'),
    },
  },
  {
    id: 'key',
    title: say('key-title'),
    rules: ['DR-CARD-03', 'DR-ROOM-09'],
    position: { ...rooms('treasure-4'), items: { 0: ['key'] } },
    others: { 1: ['play:power-4'], 2: ['play:power-2'] },
    say: say('key'),
    offers: ['play:key', 'play:power-5'],
    answers: {
      'play:key': say('key-answer'),
    },
  },
  {
    id: 'lowest-card',
    title: say('lowest-card-title'),
    rules: ['DR-MON-03', 'DR-MON-04'],
    position: rooms('skeleton'),
    others: { 1: ['play:power-2'], 2: ['play:power-3'] },
    say: say('lowest-card'),
    offers: ['play:power-1', 'play:power-2', 'play:power-4'],
    answers: {
      'play:power-1': say('lowest-card-answer'),
      'play:power-2': say('lowest-card-answer-2'),
      'play:*': say('lowest-card-answer-3'),
    },
  },
  {
    id: 'monster-falls',
    title: say('monster-falls-title'),
    rules: ['DR-MON-02', 'DR-MON-06'],
    position: rooms('snake'),
    others: { 1: ['play:power-2'], 2: ['play:power-3'] },
    say: say('monster-falls'),
    offers: ['play:power-3', 'play:power-2'],
    answers: {
      'play:power-1': say('monster-falls-answer'),
      'play:power-2': say('monster-falls-answer-2'),
      'play:*': say('monster-falls-answer-3'),
    },
  },
  {
    id: 'sword',
    title: say('sword-title'),
    rules: ['DR-CARD-04'],
    position: {
      ...rooms('dragon'),
      items: { 0: ['sword'] },
      used: { 0: ['power-4', 'power-5'], 1: ['power-5'], 2: ['power-3'] },
    },
    others: { 1: ['play:power-4'], 2: ['play:power-5'] },
    say: say('sword'),
    offers: ['play:sword', 'play:power-3'],
    answers: {
      'play:sword': say('sword-answer'),
      'play:*': say('sword-answer-2'),
    },
  },
  {
    id: 'vault',
    title: say('vault-title'),
    rules: ['DR-VAULT-01', 'DR-VAULT-02'],
    position: rooms('vault-items'),
    others: { 1: ['play:power-3'], 2: ['play:power-4'] },
    say: say('vault'),
    offers: ['play:power-1', 'play:power-2', 'play:power-3', 'play:power-4', 'play:power-5'],
    answers: {
      'play:power-5': say('vault-answer'),
      'play:*': say('vault-answer-2'),
    },
  },
  {
    id: 'empty-pile',
    title: say('empty-pile-title'),
    rules: ['DR-VAULT-03'],
    position: {
      ...rooms('vault-items'),
      items: { 1: ['torch', 'torch', 'torch'], 2: ['torch', 'torch', 'torch'] },
    },
    others: { 1: ['play:power-3'], 2: ['play:power-4'] },
    say: say('empty-pile'),
    offers: ['play:power-1', 'play:power-2'],
    answers: {
      'play:power-1': say('empty-pile-answer'),
      'play:*': say('empty-pile-answer-2'),
    },
  },
  {
    id: 'potions',
    title: say('potions-title'),
    rules: ['DR-VAULT-04', 'DR-VAULT-05'],
    position: { ...rooms('vault-riches'), wounds: [5, 2, 3] },
    others: { 1: ['play:power-4'], 2: ['play:power-2'] },
    say: say('potions'),
    offers: ['play:power-4', 'play:power-5'],
    answers: {
      'play:power-5': say('potions-answer'),
      'play:power-3': say('potions-answer-2'),
      'play:*': say('potions-answer-3'),
    },
  },
  {
    id: 'lava',
    title: say('lava-title'),
    rules: ['DR-TRAP-02', 'DR-TRAP-04'],
    position: { ...rooms('lava-trap'), coins: [3, 6, 2] },
    others: { 1: ['play:power-1'], 2: ['play:power-2'] },
    say: say('lava'),
    offers: ['play:power-5', 'play:power-1'],
    answers: {
      'play:power-5': say('lava-answer'),
      'play:power-4': say('lava-answer-2'),
      'play:power-3': say('lava-answer-3'),
      'play:*': say('lava-answer-4'),
    },
  },
  {
    id: 'boulder',
    title: say('boulder-title'),
    rules: ['DR-TRAP-01', 'DR-TRAP-05'],
    position: { ...rooms('boulder-trap'), wounds: [0, 3, 4] },
    others: { 1: ['play:power-3'], 2: ['play:power-4'] },
    say: say('boulder'),
    offers: ['play:power-1', 'play:power-5'],
    answers: {
      'play:power-5': say('boulder-answer'),
      'play:*': say('boulder-answer-2'),
    },
  },
  {
    id: 'torch',
    title: say('torch-title'),
    rules: ['DR-TORCH-02', 'DR-TORCH-03', 'DR-TORCH-06'],
    position: {
      ...rooms('treasure-2', 'goblin', 'dragon', 'vault-riches', 'treasure-4'),
      row: 'UUDDD',
      items: { 0: ['torch'] },
    },
    others: { 1: ['play:power-2'], 2: ['play:power-3'] },
    say: say('torch'),
    offers: ['torch', 'play:power-5'],
    answers: {
      torch: say('torch-answer'),
    },
  },
  {
    id: 'crystal-ball',
    title: say('crystal-ball-title'),
    rules: ['DR-CB-02', 'DR-CB-05'],
    position: { ...rooms('treasure-4'), items: { 0: ['crystal-ball'] } },
    others: { 1: ['play:power-4'], 2: ['play:power-1'] },
    say: say('crystal-ball'),
    offers: ['play:crystal-ball', 'play:power-5'],
    answers: {
      'play:crystal-ball': say('crystal-ball-answer'),
    },
  },
  {
    id: 'mega-dragon',
    title: say('mega-dragon-title'),
    rules: ['DR-BOSS-03', 'DR-BOSS-12'],
    position: {
      ...LAST,
      rooms: ['treasure-1', 'treasure-2', 'zombie', 'goblin', 'mega-dragon'],
      used: {
        0: ['power-2', 'power-3', 'power-4', 'power-5'],
        1: ['power-1', 'power-3', 'power-4', 'power-5'],
        2: ['power-1', 'power-2', 'power-4', 'power-5'],
      },
      items: { 0: ['key'] },
    },
    others: { 1: ['play:power-2'], 2: ['play:power-3'] },
    say: say('mega-dragon'),
    offers: ['play:key', 'play:power-1'],
    answers: {
      'play:key': say('mega-dragon-answer'),
      'play:*': say('mega-dragon-answer-2'),
    },
  },
];
