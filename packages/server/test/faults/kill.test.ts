import { expect, test } from 'vitest';
import { onBothDatabases } from '../places.ts';
import { killWhilePlaying } from './kill.ts';

/** A taste of what `run.ts` does a hundred times with fifty tables. */
onBothDatabases('killed while playing', (places) => {
  test('nothing is lost, nothing doubled, every table goes on', async () => {
    const report = await killWhilePlaying(await places.fresh(), 2, 12);
    expect(report).toMatchObject({ kills: 2, lost: 0, doubled: 0, different: 0, stuck: 0 });
    expect(report.acknowledged).toBeGreaterThan(20);
  });
});
