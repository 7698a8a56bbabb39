// Made from languages/en/online-pool.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type OnlinePoolWords = {
  readonly title: string;
  readonly intro: string;
  readonly games: string;
  readonly botsAfter: string;
  readonly botTimes: {
    readonly 0: string;
    readonly 30: string;
    readonly 120: string;
    readonly 600: string;
  };
  readonly start: string;
  readonly change: string;
  readonly stop: string;
  readonly waitingFor: (games: string) => string;
  readonly waitingForAny: string;
  readonly notify: string;
  readonly waitingSince: (time: string) => string;
  readonly botsIn: (time: string) => string;
  readonly noBots: string;
  readonly noNumbers: string;
  readonly numbers: (waiting: number, playing: number) => string;
  readonly waits: (count: number) => string;
  readonly alone: string;
  readonly aloneHelp: string;
  readonly practise: string;
  readonly practiseHelp: string;
  readonly invite: string;
  readonly lobby: string;
  readonly chooseOne: string;
  readonly pill: string;
  readonly toWaiting: string;
  readonly called: (game: string) => string;
  readonly calledHelp: (time: string) => string;
  readonly go: string;
  readonly decline: string;
  readonly missed: string;
  readonly gathering: (time: string) => string;
  readonly tooFew: string;
};

export const onlinePool: Subject<OnlinePoolWords> = subject('online-pool', {
  waitingFor: 'games',
  waitingSince: 'time',
  botsIn: 'time',
  numbers: 'waiting playing',
  waits: 'count',
  called: 'game',
  calledHelp: 'time',
  gathering: 'time',
});
