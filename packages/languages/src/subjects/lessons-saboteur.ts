// Made from languages/en/lessons-saboteur.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type LessonsSaboteurWords = {
  readonly another: string;
  readonly 'mining-title': string;
  readonly 'mining-1': string;
  readonly 'mining-2': string;
  readonly 'mining-2-1-choice': string;
  readonly 'mining-2-1-reply': string;
  readonly 'mining-2-2-choice': string;
  readonly 'mining-2-2-reply': string;
  readonly 'mining-2-3-choice': string;
  readonly 'mining-2-3-reply': string;
  readonly 'mining-3': string;
  readonly 'mining-3-right': (p1: string, p2: string) => string;
  readonly 'mining-4': (p2: string) => string;
  readonly 'mining-4-right': (p1: string, p2: string) => string;
  readonly 'mining-4-wrong': string;
  readonly 'mining-5': string;
  readonly 'mining-5-right': (p1: string) => string;
  readonly 'mining-6': string;
  readonly 'mining-6-right': (p1: string) => string;
  readonly 'mining-6-wrong': string;
  readonly 'mining-7': (p1: string) => string;
  readonly 'mining-7-right': string;
  readonly 'mining-7-wrong': (p1: string) => string;
  readonly 'mining-8': string;
  readonly 'mining-8-right': string;
  readonly 'mining-9': string;
  readonly 'mining-9-right': (p1: string, p2: string) => string;
  readonly 'mining-9-wrong': string;
  readonly 'sabotage-title': string;
  readonly 'sabotage-1': string;
  readonly 'sabotage-2': string;
  readonly 'sabotage-2-right': string;
  readonly 'sabotage-3': (p1: string) => string;
  readonly 'sabotage-3-right': (p1: string, p2: string) => string;
  readonly 'sabotage-4': (p2: string) => string;
  readonly 'sabotage-4-right': (p1: string, p2: string) => string;
  readonly 'sabotage-4-wrong': (p1: string, p2: string) => string;
  readonly 'sabotage-5': string;
  readonly 'sabotage-5-1-choice': string;
  readonly 'sabotage-5-1-reply': string;
  readonly 'sabotage-5-2-choice': string;
  readonly 'sabotage-5-2-reply': string;
  readonly end: string;
  readonly 'fitting-title': string;
  readonly fitting: string;
  readonly 'fitting-answer': string;
  readonly 'turned-title': string;
  readonly turned: string;
  readonly 'turned-answer': string;
  readonly 'dead-end-title': string;
  readonly 'dead-end': string;
  readonly 'dead-end-answer': string;
  readonly 'broken-tool-title': string;
  readonly 'broken-tool': string;
  readonly 'broken-tool-answer': string;
  readonly 'repair-one-of-two-title': string;
  readonly 'repair-one-of-two': string;
  readonly 'repair-one-of-two-answer': string;
  readonly 'break-title': string;
  readonly break: (p1: string) => string;
  readonly 'break-answer': string;
  readonly 'break-answer-2': (p1: string) => string;
  readonly 'break-answer-3': (p2: string) => string;
  readonly 'rockfall-title': string;
  readonly rockfall: string;
  readonly 'rockfall-answer': string;
  readonly 'rockfall-answer-2': string;
  readonly 'fill-a-gap-title': string;
  readonly 'fill-a-gap': (p1: string) => string;
  readonly 'fill-a-gap-answer': string;
  readonly 'map-title': string;
  readonly map: string;
  readonly 'map-answer': string;
  readonly 'map-answer-2': string;
  readonly 'stone-title': string;
  readonly stone: string;
  readonly 'stone-answer': string;
  readonly 'stone-answer-2': string;
  readonly 'stone-answer-3': string;
  readonly 'treasure-title': string;
  readonly treasure: string;
  readonly 'treasure-answer': string;
  readonly 'discard-title': string;
  readonly discard: string;
  readonly 'discard-answer': string;
  readonly 'last-card-title': string;
  readonly 'last-card': (p1: string, p2: string) => string;
  readonly 'last-card-answer': string;
  readonly 'draft-title': string;
  readonly draft: string;
  readonly 'draft-answer': (p1: string) => string;
  readonly 'draft-answer-2': (p1: string) => string;
};

export const lessonsSaboteur: Subject<LessonsSaboteurWords> = subject('lessons-saboteur', {
  'mining-3-right': 'p1 p2',
  'mining-4': 'p2',
  'mining-4-right': 'p1 p2',
  'mining-5-right': 'p1',
  'mining-6-right': 'p1',
  'mining-7': 'p1',
  'mining-7-wrong': 'p1',
  'mining-9-right': 'p1 p2',
  'sabotage-3': 'p1',
  'sabotage-3-right': 'p1 p2',
  'sabotage-4': 'p2',
  'sabotage-4-right': 'p1 p2',
  'sabotage-4-wrong': 'p1 p2',
  break: 'p1',
  'break-answer-2': 'p1',
  'break-answer-3': 'p2',
  'fill-a-gap': 'p1',
  'last-card': 'p1 p2',
  'draft-answer': 'p1',
  'draft-answer-2': 'p1',
});
