// Made from languages/en/online-waiting.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type OnlineWaitingWords = {
  readonly change: string;
  readonly changeNow: string;
  readonly changed: (game: string) => string;
  readonly newTerms: string;
  readonly rated: string;
  readonly unrated: string;
  readonly agreeHelp: string;
  readonly agree: string;
  readonly notAgreed: string;
  readonly waitAgreed: (names: string) => string;
  readonly tooFew: string;
  readonly about: string;
  readonly invitedBy: (name: string, game: string) => string;
  readonly learn: string;
  readonly rules: string;
  readonly guests: (count: number) => string;
  readonly carryLink: string;
  readonly code: {
    readonly used: string;
    readonly old: string;
    readonly usedHelp: string;
    readonly oldHelp: string;
    readonly goOn: string;
  };
  readonly startHelp: string;
  readonly startRated: string;
  readonly startAsk: string;
  readonly startAskHelp: (free: number) => string;
  readonly startWithBots: (free: number) => string;
  readonly keepWaiting: string;
};

export const onlineWaiting: Subject<OnlineWaitingWords> = subject('online-waiting', {
  changed: 'game',
  waitAgreed: 'names',
  invitedBy: 'name game',
  guests: 'count',
  startAskHelp: 'free',
  startWithBots: 'free',
});
