// Made from languages/en/online-calls.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type OnlineCallsWords = {
  readonly title: string;
  readonly help: string;
  readonly kinds: {
    readonly turn: string;
    readonly ready: string;
    readonly invited: string;
  };
  readonly ways: string;
  readonly device: string;
  readonly deviceHelp: (count: number) => string;
  readonly deviceOn: string;
  readonly deviceOff: string;
  readonly trouble: {
    readonly insecure: string;
    readonly unsupported: string;
    readonly denied: string;
    readonly 'no-worker': string;
  };
  readonly test: string;
  readonly tested: string;
  readonly quiet: string;
  readonly quietHelp: string;
  readonly from: string;
  readonly to: string;
  readonly gathered: string;
  readonly atOnce: string;
  readonly atMost: (hours: number) => string;
  readonly gatheredHelp: string;
  readonly holiday: string;
  readonly holidayHelp: (days: number) => string;
  readonly holidayFirst: string;
  readonly holidayLast: string;
  readonly holidayOn: string;
  readonly holidaySet: (first: string, last: string) => string;
  readonly holidayOff: string;
  readonly webhook: string;
  readonly webhookHelp: string;
  readonly save: string;
  readonly saved: string;
  readonly calendar: string;
  readonly calendarHelp: string;
  readonly calendarOn: string;
  readonly calendarNew: string;
  readonly calendarOff: string;
  readonly calendarLink: string;
  readonly calendarFile: string;
  readonly refused: {
    readonly address: string;
    readonly 'no-answer': string;
    readonly 'bad-request': string;
    readonly 'too-many': string;
    readonly 'not-now': string;
  };
};

export const onlineCalls: Subject<OnlineCallsWords> = subject('online-calls', {
  deviceHelp: 'count',
  atMost: 'hours',
  holidayHelp: 'days',
  holidaySet: 'first last',
});
