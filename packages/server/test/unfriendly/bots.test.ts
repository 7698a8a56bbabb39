import { expect, test } from 'vitest';
import { carelessThinkers, type Question, type Thinkers } from '../../src/bots/thinkers.ts';
import { Tab } from '../tab.ts';
import { answerFirst, seatPeople } from '../test-server.ts';
import { rounds, withBystanders } from './bystander.ts';

/** Thinkers that tell which tables asked, and answer nobody until they are released. */
function heldThinkers() {
  const asked: string[] = [];
  const careless = carelessThinkers();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const thinkers: Thinkers = {
    async decide(question: Question) {
      asked.push(question.table);
      await released;
      return careless.decide(question);
    },
    close: async () => undefined,
  };
  return { thinkers, asked, release };
}

/** Somebody plays a whole game against a bot. Returns the table. */
async function playWithBot(port: number): Promise<string> {
  const { table, tabs } = await seatPeople(port, ['Eva'], { seats: 2 });
  const [eva] = tabs as [Tab];
  await eva.ask('bot', { c: 1, seat: 1, level: 'master' });
  await eva.ask('start', { c: 1 });
  const needed = () => {
    const d = eva.play()?.d;
    return d && !d.optional ? 'answer' : eva.room().status === 'finished' && 'nothing';
  };
  while ((await eva.until(needed)) === 'answer') await answerFirst(eva);
  return table;
}

/** A table of bots alone, opened by somebody on a channel of theirs and started. */
async function startBots(host: Tab, c: number): Promise<string> {
  const { table } = await host.ask('create', { game: 'toy', seats: 2 });
  await host.ask('open', { table, c });
  for (const seat of [0, 1]) await host.ask('bot', { c, seat, level: 'master' });
  await host.ask('start', { c });
  return table;
}

const TABLES = rounds(8, 20);
const many = { burst: 1e6, perSecond: 1e6 };
const limits = { messages: many, heavy: many, openTables: 1e6 };

test('tables that nobody looks at do not think, and go on when somebody comes', () => {
  const { thinkers, asked, release } = heldThinkers();
  return withBystanders(
    async ({ port, bystanders }) => {
      const greedy = await Tab.enter(port, { name: 'Greedy' });
      const tables: string[] = [];
      for (let c = 1; c <= TABLES; c++) tables.push(await startBots(greedy, c));
      await greedy.until(() => asked.length > 0);
      for (let c = 1; c <= TABLES; c++) await greedy.ask('close', { c });
      const thinking = [...asked];
      expect(tables).toEqual(expect.arrayContaining(thinking));
      // From here on every question is answered at once. The abandoned tables are in the queue before the honest one, and people take
      // turns in it: had any of them still asked, it would have been served before the honest bot's last question.
      release();
      const honest = await playWithBot(port);
      expect(asked.filter((table) => table === honest).length).toBeGreaterThan(1);
      expect(asked.filter((table) => table !== honest)).toEqual(thinking);
      await bystanders.playOn();
      const last = tables.at(-1) ?? '';
      await greedy.ask('open', { table: last, c: 1 });
      await greedy.until(() => greedy.room().status === 'finished');
      expect(new Set(asked.slice(thinking.length))).toEqual(new Set([honest, last]));
    },
    { thinkers, limits },
  );
});

test('somebody who looks at many tables of bots makes an honest table wait for one answer at a time', () => {
  const { thinkers, asked, release } = heldThinkers();
  return withBystanders(
    async ({ port }) => {
      const greedy = await Tab.enter(port, { name: 'Greedy' });
      for (let c = 1; c <= 20; c++) await startBots(greedy, c);
      await greedy.until(() => asked.length > 0);
      const { table, tabs } = await seatPeople(port, ['Eva'], { seats: 2 });
      const [eva] = tabs as [Tab];
      await eva.ask('bot', { c: 1, seat: 1, level: 'master' });
      // Forty questions wait, and the bots' threads are all taken until they are released.
      const before = asked.length;
      await eva.ask('start', { c: 1 });
      release();
      await eva.until(() => eva.play()?.n === 1);
      expect(asked.indexOf(table) - before).toBeLessThanOrEqual(3);
    },
    { thinkers, limits },
  );
});
