// Made from languages/en/practice.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type PracticeWords = {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly begin: (count: number) => string;
  readonly nothingDue: string;
  readonly nextOn: (date: string) => string;
  readonly anyway: string;
  readonly tooOld: (count: number) => string;
  readonly games: string;
  readonly kindsTitle: string;
  readonly cost: (count: number, share: string) => string;
  readonly ask: (game: string, date: string) => string;
  readonly place: (number: number, of: number) => string;
  readonly next: string;
  readonly lost: string;
  readonly sameAgain: string;
  readonly before: (option: string) => string;
  readonly kinds: {
    readonly 'dr-coins': string;
    readonly 'dr-wounds': string;
    readonly 'dr-later': string;
    readonly 'dr-items': string;
    readonly 'wd-others': string;
    readonly 'wd-odds': string;
    readonly 'sb-way': string;
    readonly 'sb-people': string;
    readonly 'sb-cards': string;
    readonly 'dq-time': string;
    readonly 'dq-fights': string;
    readonly 'dq-risks': string;
  };
};

export const practice: Subject<PracticeWords> = subject('practice', {
  begin: 'count',
  nextOn: 'date',
  tooOld: 'count',
  cost: 'count share',
  ask: 'game date',
  place: 'number of',
  before: 'option',
});
