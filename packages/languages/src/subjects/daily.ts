// Made from languages/en/daily.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type DailyWords = {
  readonly title: string;
  readonly intro: string;
  readonly offline: string;
  readonly ends: (time: string) => string;
  readonly past: string;
  readonly previous: string;
  readonly next: string;
  readonly today: string;
  readonly empty: string;
  readonly streak: (days: number) => string;
  readonly noStreak: string;
  readonly star: string;
  readonly alone: string;
  readonly bots: (count: number) => string;
  readonly play: string;
  readonly playOf: (game: string) => string;
  readonly goOn: string;
  readonly late: string;
  readonly unplayed: string;
  readonly won: string;
  readonly lost: (place: number) => string;
  readonly out: string;
  readonly died: string;
  readonly rank: (rank: number, people: number) => string;
  readonly points: {
    readonly coins: (count: number) => string;
    readonly gold: (count: number) => string;
    readonly nuggets: (count: number) => string;
    readonly successes: (count: number) => string;
    readonly points: (count: number) => string;
  };
  readonly results: string;
  readonly noResults: string;
  readonly histogram: string;
  readonly people: (count: number) => string;
  readonly position: string;
  readonly name: string;
  readonly score: string;
  readonly you: string;
  readonly watch: string;
  readonly watchOf: (name: string) => string;
  readonly share: string;
  readonly shareText: string;
  readonly copied: string;
  readonly shareTitle: (game: string, day: string) => string;
  readonly deal: string;
  readonly dealHelp: string;
  readonly fingerprint: string;
  readonly made: string;
  readonly seed: string;
  readonly salt: string;
  readonly tomorrow: string;
  readonly home: string;
};

export const daily: Subject<DailyWords> = subject('daily', {
  ends: 'time',
  streak: 'days',
  bots: 'count',
  playOf: 'game',
  lost: 'place',
  rank: 'rank people',
  points_coins: 'count',
  points_gold: 'count',
  points_nuggets: 'count',
  points_successes: 'count',
  points_points: 'count',
  people: 'count',
  watchOf: 'name',
  shareTitle: 'game day',
});
