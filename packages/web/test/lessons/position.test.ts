import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, test } from 'vitest';
import { hostPosition, type PositionNews, type PositionStart } from '../../src/local/position.ts';
import { randomBots } from '../../src/local/random-bots.ts';
import type { TableChange, TableState } from '../../src/table/client.ts';
import { loadBook } from '../../src/taught/books.ts';

async function started(more: Partial<PositionStart> = {}) {
  const book = await loadBook('dungeon-raiders');
  const chapter = book?.lesson.chapters[0];
  if (!book || !chapter) throw new Error('there is no lesson');
  const { position, others } = chapter;
  const setting = { position, ...(others && { others }) };
  const start = {
    id: 'x',
    game: 'dungeon-raiders',
    version: book.version,
    setting,
    name: 'Ana',
    given: [],
    ...more,
  } as const;
  const changes: TableChange[] = [];
  const news: PositionNews[] = [];
  const opened = await hostPosition(
    start,
    randomBots('x'),
    (change) => changes.push(change),
    (one) => news.push(one),
  );
  const now = (): TableState | undefined => {
    const last = changes.findLast((change) => change.type === 'snapshot' || change.type === 'step');
    return last?.type === 'snapshot'
      ? last.snapshot.state
      : last?.type === 'step'
        ? last.step.state
        : undefined;
  };
  const answer = async (name: string): Promise<void> => {
    await eventually(() => expect(now()?.decision?.options).toContain(name));
    const decision = now()?.decision;
    if (decision) await opened.host?.answer(0, name, decision.number);
  };
  return { ...opened, changes, news, now, answer };
}

describe('a table in a position that was laid out', () => {
  test('written for other rules is not opened', async () => {
    const { host, changes } = await started({ version: 99 });
    expect(host).toBeUndefined();
    expect(changes).toEqual([{ type: 'lost', why: 'version' }]);
  });

  test('the others follow their script and stay silent when it is used up, until the table is played on', async () => {
    const table = await started();
    for (const name of ['play:power-5', 'play:power-1', 'play:power-4', 'play:power-2', 'play:power-3'])
      await table.answer(name);
    await eventually(() => expect(table.news.at(-1)).toEqual({ type: 'paused', number: 15 }));
    const given = table.news.findLast((one) => one.type === 'given')?.given ?? [];
    expect(given.filter(([seat]) => seat === 1).map(([, option]) => option)).toEqual([
      'play:power-5',
      'play:power-2',
      'play:power-3',
      'play:power-4',
      'play:power-1',
    ]);
    const number = table.now()?.number ?? 0;
    table.goOn?.();
    await eventually(() => expect(table.now()?.number).toBeGreaterThan(number));
  });

  test('goes on where its answers end', async () => {
    const first = await started();
    await first.answer('play:power-5');
    await eventually(() => expect(first.now()?.decision?.options).not.toContain('play:power-5'));
    const given = first.news.findLast((one) => one.type === 'given')?.given ?? [];
    const again = await started({ given });
    expect(again.now()?.view).toEqual(first.now()?.view);
  });
});
