// Made from languages/en/check.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type CheckWords = {
  readonly title: string;
  readonly checking: string;
  readonly unreadable: string;
  readonly holds: (moves: number) => string;
  readonly broken: string;
  readonly steps: {
    readonly rules: string;
    readonly commitment: string;
    readonly moves: string;
    readonly outcome: string;
    readonly seal: string;
  };
  readonly states: {
    readonly holds: string;
    readonly fails: string;
    readonly open: string;
    readonly none: string;
  };
  readonly why: {
    readonly 'unknown-game': string;
    readonly version: string;
    readonly start: string;
    readonly 'seed-withheld': string;
    readonly commitment: string;
    readonly refused: (move: number, name: string) => string;
    readonly check: (move: number, name: string) => string;
    readonly outcome: string;
    readonly seal: string;
  };
  readonly show: string;
  readonly deal: string;
  readonly dealHelp: string;
  readonly commitment: string;
  readonly contributions: string;
  readonly alone: string;
  readonly nothing: string;
  readonly seed: string;
  readonly salt: string;
  readonly simulated: string;
};

export const check: Subject<CheckWords> = subject('check', {
  holds: 'moves',
  why_refused: 'move name',
  why_check: 'move name',
});
