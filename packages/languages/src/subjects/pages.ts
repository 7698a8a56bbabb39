// Made from languages/en/pages.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type PagesWords = {
  readonly locale: string;
  readonly site: string;
  readonly home: string;
  readonly play: (game: string) => string;
  readonly learn: (game: string) => string;
  readonly learnLine: (game: string) => string;
  readonly rules: (game: string) => string;
  readonly rulesLine: (game: string) => string;
  readonly online: string;
  readonly onlineLine: string;
  readonly quick: string;
  readonly quickLine: string;
  readonly daily: string;
  readonly dailyLine: string;
  readonly tournaments: string;
  readonly tournament: (game: string) => string;
  readonly tournamentBy: (game: string, inviter: string) => string;
  readonly tournamentLine: string;
  readonly invitation: (game: string) => string;
  readonly invitationBy: (game: string, host: string) => string;
  readonly invitationLine: (seats: number, free: number) => string;
  readonly replay: (game: string) => string;
  readonly replayLine: (names: readonly string[]) => string;
  readonly profileLine: (name: string) => string;
  readonly ratings: {
    readonly title: (game: string) => string;
    readonly line: (game: string) => string;
  };
  readonly balance: {
    readonly title: (game: string) => string;
    readonly line: (game: string) => string;
  };
  readonly dilemmas: {
    readonly title: (game: string) => string;
    readonly line: (game: string) => string;
  };
  readonly legal: {
    readonly privacy: {
      readonly title: string;
      readonly description: string;
    };
    readonly terms: {
      readonly title: string;
      readonly description: string;
    };
    readonly imprint: {
      readonly title: string;
      readonly description: string;
    };
    readonly forever: string;
  };
  readonly missing: string;
  readonly missingLine: string;
  readonly embedPicture: string;
  readonly embedPrevious: string;
  readonly embedNext: string;
  readonly embedPlay: string;
  readonly embedPause: string;
  readonly embedPlace: (at: number, to: number, length: number) => string;
  readonly embedOpen: string;
  readonly embedGone: string;
};

export const pages: Subject<PagesWords> = subject('pages', {
  play: 'game',
  learn: 'game',
  learnLine: 'game',
  rules: 'game',
  rulesLine: 'game',
  tournament: 'game',
  tournamentBy: 'game inviter',
  invitation: 'game',
  invitationBy: 'game host',
  invitationLine: 'seats free',
  replay: 'game',
  replayLine: 'names',
  profileLine: 'name',
  ratings_title: 'game',
  ratings_line: 'game',
  balance_title: 'game',
  balance_line: 'game',
  dilemmas_title: 'game',
  dilemmas_line: 'game',
  embedPlace: 'at to length',
});
