// Made from languages/en/dilemmas.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type DilemmasWords = {
  readonly title: string;
  readonly today: string;
  readonly ask: (game: string) => string;
  readonly right: string;
  readonly wrong: (best: string) => string;
  readonly adventurer: (tempting: string) => string;
  readonly leftOut: (chosen: string) => string;
  readonly yours: string;
  readonly best: string;
  readonly values: string;
  readonly others: (count: number) => string;
  readonly next: string;
  readonly none: string;
  readonly all: (right: number, of: number) => string;
  readonly again: string;
  readonly score: (right: number, of: number) => string;
  readonly strength: (points: number) => string;
  readonly old: string;
  readonly home: string;
};

export const dilemmas: Subject<DilemmasWords> = subject('dilemmas', {
  ask: 'game',
  wrong: 'best',
  adventurer: 'tempting',
  leftOut: 'chosen',
  others: 'count',
  all: 'right of',
  score: 'right of',
  strength: 'points',
});
