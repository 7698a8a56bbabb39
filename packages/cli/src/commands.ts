import type { Text } from './text/index.ts';
import type { ExitCode } from './usage.ts';

interface Command {
  /** Its first line is the usage. */
  help(text: Text): string;
  run(args: readonly string[], text: Text): Promise<ExitCode>;
}

/** Loaded when called: checking a record does not wait for a web server. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: () => import('./commands/serve.ts'),
  think: () => import('./commands/think.ts'),
  admin: () => import('./commands/admin.ts'),
  simulate: () => import('./commands/simulate.ts'),
  join: () => import('./commands/join.ts'),
  arena: () => import('./commands/arena.ts'),
  balance: () => import('./commands/balance.ts'),
  dilemmas: () => import('./commands/dilemmas.ts'),
  exploit: () => import('./commands/exploit.ts'),
  dataset: () => import('./commands/dataset.ts'),
  environment: () => import('./commands/environment.ts'),
  replay: () => import('./commands/replay.ts'),
  verify: () => import('./commands/verify.ts'),
  bench: () => import('./commands/bench.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  move: () => import('./commands/move.ts'),
  export: () => import('./commands/export.ts'),
  ratings: () => import('./commands/ratings.ts'),
  language: () => import('./commands/language.ts'),
  'new-game': () => import('./commands/new-game.ts'),
};
