import type { Tables } from '../tables/tables.ts';
import type { Gauge } from './metrics.ts';

/** The gauges of `/metrics`: values that are read on each request. */
export function gaugesOf({ journal, live }: Tables, people: number, connections: number): Gauge[] {
  const { commits, writes, failures, seconds, slowest } = journal.numbers;
  const memory = process.memoryUsage();
  return [
    { name: 'connections_open', help: 'Connections open now', value: connections },
    { name: 'people_present', help: 'People connected now', value: people },
    { name: 'tables_in_memory', help: 'Tables in memory', value: live.size },
    { name: 'commits_total', help: 'Commits to the storage', value: commits, type: 'counter' },
    { name: 'commit_writes_total', help: 'Writes that shared these commits', value: writes, type: 'counter' },
    { name: 'commit_failures_total', help: 'Commits that failed', value: failures, type: 'counter' },
    { name: 'commit_seconds_total', help: 'Seconds spent in commits', value: seconds, type: 'counter' },
    { name: 'commit_slowest_seconds', help: 'The slowest commit so far', value: slowest },
    { name: 'memory_bytes', help: 'Memory held by the process', value: memory.rss },
    { name: 'heap_bytes', help: 'Memory used by objects', value: memory.heapUsed },
    { name: 'uptime_seconds', help: 'Seconds since the start', value: Math.round(process.uptime()) },
  ];
}
