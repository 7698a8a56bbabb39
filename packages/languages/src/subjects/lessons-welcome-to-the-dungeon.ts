// Made from languages/en/lessons-welcome-to-the-dungeon.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type LessonsWelcomeToTheDungeonWords = {
  readonly 'bidding-title': string;
  readonly 'bidding-1': string;
  readonly 'bidding-2': string;
  readonly 'bidding-2-right': string;
  readonly 'bidding-2-wrong': string;
  readonly 'bidding-3': string;
  readonly 'bidding-3-right': (p1: string, p2: string) => string;
  readonly 'bidding-3-wrong': string;
  readonly 'bidding-4': string;
  readonly 'bidding-4-right': string;
  readonly 'bidding-4-wrong': string;
  readonly 'bidding-5': string;
  readonly 'bidding-5-right': string;
  readonly 'bidding-5-right-2': string;
  readonly 'bidding-5-right-3': string;
  readonly 'bidding-6': string;
  readonly 'bidding-6-right': (p1: string, p2: string) => string;
  readonly 'bidding-6-wrong': string;
  readonly 'bidding-7': string;
  readonly wasted: string;
  readonly 'entering-title': string;
  readonly 'entering-1': (p1: string, p2: string) => string;
  readonly 'entering-1-right': string;
  readonly 'entering-1-wrong': string;
  readonly 'entering-2': string;
  readonly 'entering-2-right': (p1: string, p2: string) => string;
  readonly 'entering-2-wrong': string;
  readonly 'entering-3': string;
  readonly 'entering-3-right': string;
  readonly 'entering-3-wrong': string;
  readonly 'entering-4': string;
  readonly 'entering-4-right': (p1: string) => string;
  readonly 'entering-4-wrong': string;
  readonly 'entering-5': string;
  readonly 'entering-5-right': string;
  readonly 'entering-5-right-2': string;
  readonly 'entering-5-right-3': string;
  readonly 'entering-6': string;
  readonly 'entering-6-1-choice': string;
  readonly 'entering-6-1-reply': string;
  readonly 'entering-6-2-choice': string;
  readonly 'entering-6-2-reply': string;
  readonly 'entering-6-3-choice': string;
  readonly 'entering-6-3-reply': string;
  readonly end: string;
  readonly 'draw-or-pass-title': string;
  readonly 'draw-or-pass': string;
  readonly 'draw-or-pass-answer': string;
  readonly 'draw-or-pass-answer-2': string;
  readonly 'add-or-sacrifice-title': string;
  readonly 'add-or-sacrifice': string;
  readonly 'add-or-sacrifice-answer': string;
  readonly 'add-or-sacrifice-answer-2': string;
  readonly 'nothing-left-title': string;
  readonly 'nothing-left': string;
  readonly 'nothing-left-answer': string;
  readonly 'last-one-enters-title': string;
  readonly 'last-one-enters': (p1: string, p2: string) => string;
  readonly 'last-one-enters-answer': (p2: string) => string;
  readonly 'name-a-kind-title': string;
  readonly 'name-a-kind': string;
  readonly 'name-a-kind-answer': string;
  readonly 'name-a-kind-answer-2': string;
  readonly 'zero-is-dead-title': string;
  readonly 'zero-is-dead': string;
  readonly 'zero-is-dead-answer': string;
  readonly 'zero-is-dead-answer-2': string;
  readonly 'zero-is-dead-answer-3': string;
  readonly 'axe-title': string;
  readonly axe: string;
  readonly 'axe-answer': string;
  readonly 'axe-answer-2': string;
  readonly 'potion-title': string;
  readonly potion: string;
  readonly 'potion-answer': string;
  readonly 'potion-answer-2': string;
  readonly 'polymorph-title': string;
  readonly polymorph: string;
  readonly 'polymorph-answer': string;
  readonly 'polymorph-answer-2': string;
  readonly 'pact-title': string;
  readonly pact: string;
  readonly 'pact-answer': string;
  readonly 'pact-answer-2': string;
  readonly 'omnipotence-title': string;
  readonly omnipotence: string;
  readonly 'omnipotence-answer': string;
  readonly 'omnipotence-answer-2': string;
  readonly 'ring-title': string;
  readonly ring: string;
  readonly 'ring-answer': string;
  readonly 'ring-answer-2': string;
  readonly 'empty-dungeon-title': string;
  readonly 'empty-dungeon': (p1: string) => string;
  readonly 'empty-dungeon-answer': string;
  readonly 'second-success-title': string;
  readonly 'second-success': string;
  readonly 'second-success-answer': string;
};

export const lessonsWelcomeToTheDungeon: Subject<LessonsWelcomeToTheDungeonWords> = subject('lessons-welcome-to-the-dungeon', {
  'bidding-3-right': 'p1 p2',
  'bidding-6-right': 'p1 p2',
  'entering-1': 'p1 p2',
  'entering-2-right': 'p1 p2',
  'entering-4-right': 'p1',
  'last-one-enters': 'p1 p2',
  'last-one-enters-answer': 'p2',
  'empty-dungeon': 'p1',
});
