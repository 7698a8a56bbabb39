// Made from languages/en/mine.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type MineWords = {
  readonly title: string;
  readonly none: string;
  readonly all: string;
  readonly pick: string;
  readonly under: string;
  readonly finished: string;
  readonly opened: string;
  readonly openedHelp: string;
  readonly won: string;
  readonly place: (place: number) => string;
  readonly shared: string;
  readonly nobody: string;
  readonly practice: string;
  readonly withHints: string;
  readonly hinted: (count: number) => string;
  readonly online: string;
  readonly resume: string;
  readonly watch: string;
  readonly analysis: string;
  readonly more: (count: number) => string;
  readonly statistics: string;
  readonly statisticsNone: string;
  readonly played: (count: number) => string;
  readonly wonOf: (won: number, played: number) => string;
  readonly share: string;
  readonly bySeats: string;
  readonly seats: (count: number) => string;
  readonly byOpponents: string;
  readonly opponents: {
    readonly mixed: string;
    readonly people: string;
    readonly alone: string;
  };
  readonly byRole: string;
  readonly roles: {
    readonly miner: string;
    readonly saboteur: string;
  };
  readonly survived: (count: number, played: number) => string;
  readonly mostGold: (gold: number) => string;
  readonly together: (count: number) => string;
  readonly epitaphs: string;
  readonly epitaphsHelp: string;
  readonly keep: string;
  readonly keepHelp: string;
  readonly export: string;
  readonly import: string;
  readonly imported: (count: number) => string;
  readonly importedRecord: string;
  readonly broken: string;
  readonly failed: string;
  readonly moments: string;
  readonly momentOf: (from: number, to: number) => string;
  readonly momentRemove: string;
};

export const mine: Subject<MineWords> = subject('mine', {
  place: 'place',
  hinted: 'count',
  more: 'count',
  played: 'count',
  wonOf: 'won played',
  seats: 'count',
  survived: 'count played',
  mostGold: 'gold',
  together: 'count',
  imported: 'count',
  momentOf: 'from to',
});
