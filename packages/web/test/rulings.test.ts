import { type AnyGame, type GameTexts, hasItsSeal, readRecord, verifyRecord } from '@mazmorra/kernel';
import { laterToy, toy } from '@mazmorra/testkit';
import { expect, test } from 'vitest';
import { branchOf } from '../src/local/branch.ts';
import { checkOwn } from '../src/local/check.ts';
import { Host, newTable } from '../src/local/host.ts';
import { randomBots } from '../src/local/random-bots.ts';
import { recordOf } from '../src/local/record.ts';
import { ReplayHost } from '../src/local/replay-host.ts';
import type { SavedTable } from '../src/local/saved.ts';
import { memoryShelf } from '../src/local/shelf.ts';
import { momentsOf } from '../src/local/study/study.ts';
import type { TableChange, TableState } from '../src/table/client.ts';

const seats = [
  { name: 'Ana', kind: 'person' },
  { name: 'Eva', kind: 'person' },
] as const;
// The browser's tables know our games by name; the toy stands in for one of them.
const named = (game: AnyGame): SavedTable => newTable(game, { game: 'saboteur', variants: {}, seats }, 1);

/** As programs before this one kept it: without the variants that nobody chose. */
const earlier = (): SavedTable => ({ ...named(toy), variants: {} });

function opened(game: AnyGame, saved: SavedTable) {
  let state: TableState | undefined;
  const shelf = memoryShelf();
  const hear = (change: TableChange): void => {
    if (change.type === 'snapshot') state = change.snapshot.state;
    if (change.type === 'step') state = change.step.state;
  };
  const host = new Host(game, saved, randomBots('x'), shelf, hear);
  const now = (): TableState => {
    if (!state) throw new Error('nothing was told');
    return state;
  };
  return { host, now, shelf };
}

async function playToEnd({ host, now, shelf }: ReturnType<typeof opened>): Promise<SavedTable> {
  while (!now().outcome) {
    for (const viewer of [0, 1]) {
      await host.look(viewer);
      const { decision } = now();
      const option = decision?.options[0];
      if (decision && !decision.optional && option) await host.answer(decision.seat, option, decision.number);
    }
  }
  const [kept] = await shelf.list();
  if (!kept) throw new Error('nothing was kept');
  return kept;
}

test('a new table of this device names every variant', () => {
  expect(named(laterToy).variants).toEqual({ double: false, swift: true });
});

test('a game saved before a ruling changed goes on, and is shown, checked, studied and exported as it was played', async () => {
  const saved = await playToEnd(opened(toy, earlier()));
  const halfway: SavedTable = { ...saved, answers: saved.answers.slice(0, 3) };
  const { outcome: _, ...running } = halfway;

  const ended = await playToEnd(opened(laterToy, running));
  expect(ended.answers).toEqual(saved.answers);
  expect(ended.outcome).toEqual(saved.outcome);

  expect(new ReplayHost(laterToy, saved, () => undefined).facts).toEqual(
    new ReplayHost(toy, saved, () => undefined).facts,
  );
  expect(checkOwn(laterToy, saved).verdict).toMatchObject({ holds: true });
  expect(momentsOf(laterToy, saved)).toHaveLength(momentsOf(toy, saved).length);
  expect(verifyRecord(laterToy, recordOf(laterToy, saved))).toMatchObject({ holds: true, answers: 6 });
});

test('practice from the middle of it plays under the earlier ruling and names it', async () => {
  const saved = await playToEnd(opened(toy, earlier()));
  const branch = branchOf(laterToy, { record: saved, at: 2, seats }, 9);
  expect(branch.variants).toEqual({ double: false, swift: false });
  expect((await playToEnd(opened(laterToy, branch))).answers).toHaveLength(6);
});

const line = (said: string): GameTexts<unknown>['en'] => ({
  name: '',
  tagline: '',
  variants: {},
  components: {},
  decision: () => '',
  option: () => '',
  event: (_, names) => `${names.seat(0)} ${said}`,
  scores: {},
});

test('a finished game keeps its log in words, and a version that is no longer played is saved with it', async () => {
  let state: TableState | undefined;
  const shelf = memoryShelf();
  const hear = (change: TableChange): void => {
    if (change.type === 'snapshot') state = change.snapshot.state;
    if (change.type === 'step') state = change.step.state;
  };
  const texts = async () => ({ en: line('plays'), es: line('juega') });
  const host = new Host(toy, earlier(), randomBots('x'), shelf, hear, undefined, texts);
  const now = (): TableState => {
    if (!state) throw new Error('nothing was told');
    return state;
  };
  const saved = await playToEnd({ host, now, shelf });
  expect(saved.log?.at(-1)?.lines).toMatchObject({ es: expect.arrayContaining(['⟨0⟩ juega']) });

  const raised: AnyGame = { ...toy, version: 2 };
  expect(checkOwn(raised, saved).verdict).toMatchObject({ holds: true });
  expect(new ReplayHost(raised, saved, () => undefined).facts.length).toBe(saved.answers.length);
  const replaced: AnyGame = { ...toy, version: 2, playsFrom: 2, optionNamed: () => undefined };
  const record = readRecord(JSON.stringify(recordOf(replaced, saved)));
  expect(record).toMatchObject({ version: 1, outcome: saved.outcome, log: saved.log });
  expect(hasItsSeal(record)).toBe(true);
});
