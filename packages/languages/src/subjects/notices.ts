// Made from languages/en/notices.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type NoticesWords = {
  readonly turn: (game: string) => string;
  readonly turns: (count: number, games: readonly string[]) => string;
  readonly ready: (game: string) => string;
  readonly invited: (game: string, from: string) => string;
  readonly invitedBySomebody: (game: string) => string;
  readonly test: string;
  readonly calendar: string;
  readonly deadline: (game: string) => string;
};

export const notices: Subject<NoticesWords> = subject('notices', {
  turn: 'game',
  turns: 'count games',
  ready: 'game',
  invited: 'game from',
  invitedBySomebody: 'game',
  deadline: 'game',
});
