import { expect, test } from 'vitest';
import { gaugesOf, Histogram, Metrics, metricsText } from '../../src/core/metrics.ts';
import { settings } from '../memory-table.ts';
import { memoryTables } from '../memory-tables.ts';

test('a histogram counts what is at most as large as each bucket, and what is larger than all', () => {
  const histogram = new Histogram('x', 'Some x', [1, 5]);
  for (const value of [0.5, 1, 3, 9]) histogram.observe(value);
  expect(histogram.text().split('\n')).toEqual([
    '# HELP mazmorra_x Some x',
    '# TYPE mazmorra_x histogram',
    'mazmorra_x_bucket{le="1"} 2',
    'mazmorra_x_bucket{le="5"} 3',
    'mazmorra_x_bucket{le="+Inf"} 4',
    'mazmorra_x_sum 13.5',
    'mazmorra_x_count 4',
    '',
  ]);
});

test('every counter, gauge and histogram has its help and its type, once', () => {
  const metrics = new Metrics();
  metrics.counts.botAnswers = 7;
  const text = metricsText(metrics, [{ name: 'things', help: 'Things', value: 3 }]);
  expect(text).toContain('# TYPE mazmorra_bot_answers_total counter\nmazmorra_bot_answers_total 7\n');
  expect(text).toContain('# TYPE mazmorra_things gauge\nmazmorra_things 3\n');
  const types = text.match(/^# TYPE \S+/gm) ?? [];
  expect(new Set(types).size).toBe(types.length);
  for (const name of ['answer_seconds', 'commit_seconds', 'event_loop_delay_seconds', 'bot_queue_length'])
    expect(text).toContain(`# TYPE mazmorra_${name} histogram`);
});

test('the present is read from tables and journal', async () => {
  const { tables } = memoryTables();
  await tables.newTables.create(settings, 'ana');
  const values = Object.fromEntries(gaugesOf(tables, 2, 3).map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({
    connections_open: 3,
    people_present: 2,
    tables_in_memory: 1,
    commits_total: 1,
  });
});
