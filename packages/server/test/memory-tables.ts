import type { AnyGame } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { onTestFinished } from 'vitest';
import { carelessThinkers } from '../src/bots/threads.ts';
import { SHARE_LIMITS, Shares } from '../src/fairness/shares.ts';
import { RETENTION } from '../src/keeping/retention.ts';
import { Metrics } from '../src/operations/metrics.ts';
import { ALONE } from '../src/processes/alone.ts';
import { Tables, type TablesParts } from '../src/tables/tables.ts';
import { memoryStorage } from './memory-storage.ts';

/** All tables of a server over a storage in memory. They are stopped after the test. */
export function memoryTables(
  over: Partial<TablesParts> = {},
  memory = memoryStorage(),
  games: readonly AnyGame[] = [toy],
) {
  const logged: string[] = [];
  const turns: string[] = [];
  const gathering: string[] = [];
  const tables = new Tables({
    storage: memory.storage,
    games,
    thinkers: carelessThinkers(),
    metrics: new Metrics(),
    log: (_level, event, fields) =>
      void logged.push(`${event} ${fields?.['what'] ?? fields?.['problem'] ?? ''}`.trim()),
    config: { botPause: 0, crowd: 1000, idle: 1000, askAgain: 45_000 },
    retention: () => RETENTION,
    texts: async () => undefined,
    isPresent: () => false,
    shares: new Shares({ ...SHARE_LIMITS, openTables: 3 }),
    now: () => Date.now(),
    turn: (person, _, yours) => void turns.push(`${person} ${yours}`),
    started: () => undefined,
    invited: () => undefined,
    gathering: ({ id }) => void gathering.push(id),
    dailyOver: () => undefined,
    tournamentTable: () => undefined,
    restored: () => undefined,
    processes: ALONE,
    ...over,
  });
  onTestFinished(() => tables.stop());
  return { ...memory, tableRows: memory.tables, tables, logged, turns, gathering };
}
