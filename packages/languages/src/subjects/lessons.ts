// Made from languages/en/lessons.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type LessonsWords = {
  readonly coach: string;
  readonly watch: string;
  readonly next: string;
  readonly place: (step: number, of: number) => string;
  readonly nextChapter: string;
  readonly playOn: string;
  readonly playNow: string;
  readonly rules: string;
  readonly home: string;
  readonly old: string;
  readonly none: string;
  readonly tryAgain: string;
};

export const lessons: Subject<LessonsWords> = subject('lessons', {
  place: 'step of',
});
