import type { AnyGame } from '@mazmorra/kernel';
import { toy } from '@mazmorra/testkit';
import { onTestFinished } from 'vitest';
import { carelessThinkers } from '../src/bots/thinkers.ts';
import { Core } from '../src/core/core.ts';
import { SHARE_LIMITS, Shares } from '../src/fairness/shares.ts';
import { Mutes } from '../src/people/mutes.ts';
import { People } from '../src/people/people.ts';
import { RETENTION, Retention } from '../src/retention/retention.ts';
import { Tables } from '../src/tables/tables.ts';
import { memoryStorage } from './memory-storage.ts';

/** All tables of a server over a storage in memory. They are stopped after the test. */
export function memoryTables(
  over: { readonly shares?: Shares; now?(): number } = {},
  memory = memoryStorage(),
  games: readonly AnyGame[] = [toy],
) {
  const logged: string[] = [];
  const log = (_: string, event: string, fields: Record<string, unknown> = {}) =>
    void logged.push(`${event} ${fields['what'] ?? fields['problem'] ?? ''}`.trim());
  const core = new Core(memory.storage, log, games, over.now);
  const config = { botPause: 0, crowd: 1000, idle: 1000, askAgain: 45_000 };
  const shares = over.shares ?? new Shares({ ...SHARE_LIMITS, openTables: 3 });
  const tables = new Tables(core, config, shares, new Mutes(core), carelessThinkers());
  const people = new People<never>(core);
  const retention = new Retention(
    tables,
    people,
    async () => undefined,
    () => RETENTION,
  );
  onTestFinished(() => tables.stop());
  return { ...memory, tableRows: memory.tables, core, tables, retention, logged };
}
