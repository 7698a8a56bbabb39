import { expect, test } from 'vitest';
import { carelessThinkers } from '../../src/bots.ts';
import type { Question, Thinkers } from '../../src/thinkers.ts';
import { seatPeople } from '../house.ts';
import { Tab } from '../tab.ts';
import { rounds, withBystanders } from './bystander.ts';

/** Thinkers that take their time and tell who was served. */
function slowThinkers() {
  const served: string[] = [];
  const careless = carelessThinkers();
  const thinkers: Thinkers = {
    async decide(question: Question) {
      served.push(question.table);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return careless.decide(question);
    },
    close: async () => undefined,
  };
  return { thinkers, served };
}

/** A table of bots alone, opened by somebody on a channel of theirs and started. */
async function startBots(host: Tab, c: number): Promise<string> {
  const { table } = await host.ask('create', { game: 'toy', seats: 2 });
  await host.ask('open', { table, c });
  for (const seat of [0, 1]) await host.ask('bot', { c, seat, level: 'master' });
  await host.ask('start', { c });
  return table;
}

const many = { burst: 1e6, perSecond: 1e6 };
const limits = { messages: many, heavy: many, openTables: 1e6 };

test('tables that nobody looks at do not think, and go on when somebody comes', () => {
  const { thinkers, served } = slowThinkers();
  return withBystanders(
    async ({ port, bystanders }) => {
      const greedy = await Tab.enter(port, { name: 'Greedy' });
      const tables: string[] = [];
      for (let i = 0; i < rounds(20, 200); i++) {
        tables.push(await startBots(greedy, 1));
        await greedy.ask('close', { c: 1 });
      }
      await greedy.close();
      // An honest table's bot is asked after all of these and answers, so what they had asked is through the queue.
      const before = served.length;
      const { tabs } = await seatPeople(port, ['Eva'], { seats: 2 });
      const [eva] = tabs as [Tab];
      await eva.ask('bot', { c: 1, seat: 1, level: 'master' });
      await eva.ask('start', { c: 1 });
      await eva.until(() => eva.play()?.n === 1);
      expect(served.slice(before).filter((table) => tables.includes(table)).length).toBeLessThan(4);
      await bystanders.playOn();
      const back = await Tab.enter(port, { secret: greedy.secret ?? '' });
      await back.ask('open', { table: tables.at(-1) ?? '', c: 1 });
      await back.until(() => back.room().status === 'finished', 20_000);
    },
    { thinkers, limits },
  );
});

test('somebody who looks at many tables of bots makes an honest table wait for one answer at a time', () => {
  const { thinkers, served } = slowThinkers();
  return withBystanders(
    async ({ port }) => {
      const greedy = await Tab.enter(port, { name: 'Greedy' });
      const tables: string[] = [];
      for (let c = 1; c <= 20; c++) tables.push(await startBots(greedy, c));
      const { table, tabs } = await seatPeople(port, ['Eva'], { seats: 2 });
      const [eva] = tabs as [Tab];
      await eva.ask('bot', { c: 1, seat: 1, level: 'master' });
      const before = served.length;
      await eva.ask('start', { c: 1 });
      await eva.until(() => eva.play()?.n === 1);
      expect(served.slice(before, served.indexOf(table)).length).toBeLessThanOrEqual(3);
    },
    { thinkers, limits },
  );
});
