// Made from languages/en/cli-help.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type CliHelpWords = {
  readonly replay: string;
  readonly verify: string;
  readonly serve: string;
  readonly think: string;
  readonly backup: string;
  readonly restore: string;
  readonly move: string;
  readonly export: string;
  readonly ratings: string;
  readonly simulate: (levels: string) => string;
  readonly arena: (levels: string, ms: number) => string;
  readonly balance: (levels: string) => string;
  readonly dilemmas: (look: number, deep: number) => string;
  readonly exploit: string;
  readonly dataset: (levels: string) => string;
  readonly environment: string;
  readonly join: (ms: number) => string;
  readonly admin: (acts: string, flags: string) => string;
  readonly bench: string;
  readonly 'new-game': string;
};

export const cliHelp: Subject<CliHelpWords> = subject('cli-help', {
  simulate: 'levels',
  arena: 'levels ms',
  balance: 'levels',
  dilemmas: 'look deep',
  dataset: 'levels',
  join: 'ms',
  admin: 'acts flags',
});
