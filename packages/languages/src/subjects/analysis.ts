// Made from languages/en/analysis.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type AnalysisWords = {
  readonly title: string;
  readonly intro: string;
  readonly seat: string;
  readonly working: (done: number, all: number) => string;
  readonly finished: string;
  readonly done: (count: number) => string;
  readonly stopped: (done: number, all: number) => string;
  readonly failed: string;
  readonly stop: string;
  readonly resume: string;
  readonly progress: string;
  readonly watch: string;
  readonly none: string;
  readonly only: string;
  readonly noneLeft: string;
  readonly review: string;
  readonly verdict: {
    readonly good: string;
    readonly unclear: string;
    readonly costly: string;
  };
  readonly fromTo: (start: string, end: string) => string;
  readonly cost: (count: number, sum: string, low: string, high: string) => string;
  readonly luck: (change: string) => string;
  readonly swings: string;
  readonly swing: (move: number, next: number, before: string, after: string) => string;
  readonly swingToEnd: (move: number, before: string, after: string) => string;
  readonly showSwing: string;
  readonly costliest: string;
  readonly costliestSoon: string;
  readonly costliestStopped: string;
  readonly costliestNone: string;
  readonly practice: string;
  readonly chose: (option: string) => string;
  readonly costOfOne: (mean: string, low: string, high: string) => string;
  readonly still: (move: number) => string;
  readonly all: (count: number) => string;
  readonly decisions: string;
  readonly move: (number: number) => string;
  readonly chosen: string;
  readonly pending: string;
  readonly judgement: {
    readonly same: string;
    readonly close: string;
    readonly rather: string;
  };
  readonly tally: {
    readonly same: string;
    readonly close: string;
    readonly rather: string;
  };
  readonly rather: (option: string) => string;
  readonly closeTo: (option: string) => string;
  readonly details: string;
  readonly option: string;
  readonly worth: string;
  readonly tried: string;
  readonly ruledOut: string;
  readonly best: string;
  readonly own: string;
  readonly games: (count: number) => string;
  readonly others: string;
  readonly show: string;
  readonly chances: string;
  readonly chancesHelp: string;
  readonly chancesHelpQuest: string;
  readonly table: string;
  readonly atMove: string;
  readonly end: string;
  readonly unknown: string;
  readonly curveOf: (line: string) => string;
  readonly line: (name: string, first: string, last: string) => string;
  readonly suspicion: string;
  readonly suspicionHelp: (name: string) => string;
  readonly round: (number: number) => string;
  readonly was: string;
  readonly empty: string;
};

export const analysis: Subject<AnalysisWords> = subject('analysis', {
  working: 'done all',
  done: 'count',
  stopped: 'done all',
  fromTo: 'start end',
  cost: 'count sum low high',
  luck: 'change',
  swing: 'move next before after',
  swingToEnd: 'move before after',
  chose: 'option',
  costOfOne: 'mean low high',
  still: 'move',
  all: 'count',
  move: 'number',
  rather: 'option',
  closeTo: 'option',
  games: 'count',
  curveOf: 'line',
  line: 'name first last',
  suspicionHelp: 'name',
  round: 'number',
});
