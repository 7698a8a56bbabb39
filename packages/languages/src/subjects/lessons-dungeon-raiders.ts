// Made from languages/en/lessons-dungeon-raiders.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type LessonsDungeonRaidersWords = {
  readonly title: string;
  readonly 'step-1': string;
  readonly 'step-2': string;
  readonly 'step-3': string;
  readonly 'step-3-right': (p1: string) => string;
  readonly 'step-3-wrong': string;
  readonly 'step-4': string;
  readonly 'step-5': string;
  readonly 'step-5-right': (p1: string, p2: string) => string;
  readonly 'step-5-wrong': string;
  readonly 'step-6': string;
  readonly 'step-7': (p2: string) => string;
  readonly 'step-7-1-choice': string;
  readonly 'step-7-1-reply': string;
  readonly 'step-7-2-choice': string;
  readonly 'step-7-2-reply': string;
  readonly 'step-7-3-choice': string;
  readonly 'step-7-3-reply': (p2: string) => string;
  readonly 'step-8': (p1: string, p2: string) => string;
  readonly 'step-8-right': (p2: string) => string;
  readonly 'step-8-right-2': (p2: string) => string;
  readonly 'step-8-wrong': string;
  readonly 'step-8-wrong-2': string;
  readonly 'step-9': string;
  readonly 'step-9-right': string;
  readonly 'step-9-wrong': string;
  readonly 'step-10': string;
  readonly 'step-10-right': (p1: string) => string;
  readonly 'step-10-wrong': string;
  readonly 'step-11': string;
  readonly 'step-11-right': (p1: string, p2: string) => string;
  readonly 'step-11-right-2': string;
  readonly 'step-12': string;
  readonly 'step-12-1-choice': (p1: string) => string;
  readonly 'step-12-1-reply': (p1: string) => string;
  readonly 'step-12-2-choice': (p2: string) => string;
  readonly 'step-12-2-reply': (p1: string, p2: string) => string;
  readonly 'step-12-3-choice': string;
  readonly 'step-12-3-reply': string;
  readonly end: string;
  readonly 'tie-for-a-chest-title': string;
  readonly 'tie-for-a-chest': string;
  readonly 'tie-for-a-chest-answer': string;
  readonly 'tie-for-a-chest-answer-2': string;
  readonly 'second-chest-title': string;
  readonly 'second-chest': string;
  readonly 'second-chest-answer': string;
  readonly 'second-chest-answer-2': string;
  readonly 'key-title': string;
  readonly key: string;
  readonly 'key-answer': string;
  readonly 'lowest-card-title': string;
  readonly 'lowest-card': string;
  readonly 'lowest-card-answer': string;
  readonly 'lowest-card-answer-2': string;
  readonly 'lowest-card-answer-3': string;
  readonly 'monster-falls-title': string;
  readonly 'monster-falls': string;
  readonly 'monster-falls-answer': string;
  readonly 'monster-falls-answer-2': string;
  readonly 'monster-falls-answer-3': string;
  readonly 'sword-title': string;
  readonly sword: string;
  readonly 'sword-answer': string;
  readonly 'sword-answer-2': string;
  readonly 'vault-title': string;
  readonly vault: string;
  readonly 'vault-answer': string;
  readonly 'vault-answer-2': string;
  readonly 'empty-pile-title': string;
  readonly 'empty-pile': string;
  readonly 'empty-pile-answer': string;
  readonly 'empty-pile-answer-2': string;
  readonly 'potions-title': string;
  readonly potions: string;
  readonly 'potions-answer': string;
  readonly 'potions-answer-2': string;
  readonly 'potions-answer-3': string;
  readonly 'lava-title': string;
  readonly lava: (p1: string) => string;
  readonly 'lava-answer': (p1: string) => string;
  readonly 'lava-answer-2': (p1: string) => string;
  readonly 'lava-answer-3': (p1: string) => string;
  readonly 'lava-answer-4': (p1: string) => string;
  readonly 'boulder-title': string;
  readonly boulder: string;
  readonly 'boulder-answer': string;
  readonly 'boulder-answer-2': (p2: string) => string;
  readonly 'torch-title': string;
  readonly torch: string;
  readonly 'torch-answer': string;
  readonly 'crystal-ball-title': string;
  readonly 'crystal-ball': string;
  readonly 'crystal-ball-answer': string;
  readonly 'mega-dragon-title': string;
  readonly 'mega-dragon': string;
  readonly 'mega-dragon-answer': string;
  readonly 'mega-dragon-answer-2': string;
};

export const lessonsDungeonRaiders: Subject<LessonsDungeonRaidersWords> = subject('lessons-dungeon-raiders', {
  'step-3-right': 'p1',
  'step-5-right': 'p1 p2',
  'step-7': 'p2',
  'step-7-3-reply': 'p2',
  'step-8': 'p1 p2',
  'step-8-right': 'p2',
  'step-8-right-2': 'p2',
  'step-10-right': 'p1',
  'step-11-right': 'p1 p2',
  'step-12-1-choice': 'p1',
  'step-12-1-reply': 'p1',
  'step-12-2-choice': 'p2',
  'step-12-2-reply': 'p1 p2',
  lava: 'p1',
  'lava-answer': 'p1',
  'lava-answer-2': 'p1',
  'lava-answer-3': 'p1',
  'lava-answer-4': 'p1',
  'boulder-answer-2': 'p2',
});
