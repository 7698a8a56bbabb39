import { isLong } from '@mazmorra/testkit/long';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NatsServer, startNats, whyNoNats } from '../nats.ts';
import { type Cluster, startPostgres, whyNoPostgres } from '../postgres.ts';
import { killOneOfSeveral, PATIENCE, PATIENCE_TOGETHER, type Spread } from './several.ts';

/** With NATS in the long run alone: the short one has the contract of both buses, and what several processes do over both. */
const buses = ['LISTEN and NOTIFY', ...(isLong ? (['NATS'] as const) : [])] as const;

/** In the short run people of a table meet at one server: the tests of `processes` have them apart. */
const spreads: readonly Spread[] = isLong ? ['together', 'random', 'changing'] : ['together'];

/** Three processes, one of them killed again and again; a hundred kills among sixty tables in the long run. */
for (const kind of buses) {
  const missing = whyNoPostgres() ?? (kind === 'NATS' ? whyNoNats() : undefined);
  describe.skipIf(missing)(
    `one of three processes killed, over ${kind}${missing ? ` (left out: ${missing})` : ''}`,
    () => {
      let cluster: Cluster | undefined;
      let nats: NatsServer | undefined;
      beforeAll(async () => {
        cluster = await startPostgres();
        if (kind === 'NATS') nats = await startNats();
      });
      afterAll(async () => {
        await nats?.stop();
        cluster?.stop();
      });

      for (const spread of spreads)
        test(`people ${spread}: nothing is lost, nothing doubled, no bot answers twice, every table goes on within seconds`, async () => {
          const size = isLong
            ? { kills: 100, parties: 60, every: 2000 }
            : { kills: 2, parties: 12, every: 500 };
          const database = (await cluster?.database()) ?? '';
          const report = await killOneOfSeveral({
            database,
            ...(nats && { bus: nats.address }),
            processes: 3,
            spread,
            ...size,
          });
          expect(report).toMatchObject({ kills: size.kills, lost: 0, doubled: 0, different: 0, stuck: 0 });
          expect(report.acknowledged).toBeGreaterThan(20);
          if (isLong)
            expect(report.longest).toBeLessThan(spread === 'together' ? PATIENCE_TOGETHER : PATIENCE);
        }, 3_600_000);
    },
  );
}
