// Made from languages/en/online-seats.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type OnlineSeatsWords = {
  readonly awayWaits: (name: string) => string;
  readonly slowWaits: (name: string) => string;
  readonly handOver: (name: string) => string;
  readonly keep: string;
  readonly handVotes: (count: number, names: string) => string;
  readonly handed: string;
  readonly covered: string;
  readonly returned: string;
  readonly takeBack: string;
  readonly understood: string;
  readonly again: {
    readonly ask: string;
    readonly yes: string;
    readonly no: string;
    readonly begin: string;
    readonly go: string;
    readonly wants: (count: number, names: string) => string;
    readonly waiting: (names: string) => string;
    readonly said: (count: number, names: string) => string;
    readonly begun: string;
  };
};

export const onlineSeats: Subject<OnlineSeatsWords> = subject('online-seats', {
  awayWaits: 'name',
  slowWaits: 'name',
  handOver: 'name',
  handVotes: 'count names',
  again_wants: 'count names',
  again_waiting: 'names',
  again_said: 'count names',
});
