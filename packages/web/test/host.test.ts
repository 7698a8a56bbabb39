import { at, FastRng, type RandomSource, sourceOf, Table, verifyRecord } from '@mazmorra/kernel';
import { saboteur } from '@mazmorra/saboteur';
import { eventually } from '@mazmorra/testkit/eventually';
import { welcomeToTheDungeon as game } from '@mazmorra/welcome-to-the-dungeon';
import { describe, expect, test } from 'vitest';
import type { Bots } from '../src/local/bots.ts';
import { branchOf } from '../src/local/branch.ts';
import { tableOf } from '../src/local/file.ts';
import { firstViewer } from '../src/local/first-eyes.ts';
import { Host, newTable } from '../src/local/host.ts';
import { randomBots } from '../src/local/random-bots.ts';
import { recordOf } from '../src/local/record.ts';
import { ReplayHost } from '../src/local/replay-host.ts';
import { isWatched, type SavedSeat, type SavedTable } from '../src/local/saved.ts';
import { memoryShelf } from '../src/local/shelf.ts';
import type { TableChange, TableState } from '../src/table/client.ts';
import { nextPerson } from '../src/table/hot-seat.ts';

const person = (name: string): SavedSeat => ({ name, kind: 'person' });
const bot = (name: string): SavedSeat => ({ name, kind: 'bot', level: 'random' });

const dealt = (...seats: SavedSeat[]): SavedTable =>
  newTable(game, { game: 'welcome-to-the-dungeon', variants: {}, seats }, 1);

function opened(saved: SavedTable, shelf = memoryShelf()) {
  const changes: TableChange[] = [];
  const host = new Host(game, saved, randomBots('x'), shelf, (change) => changes.push(change));
  const now = (): TableState => {
    const last = changes.findLast((change) => change.type === 'snapshot' || change.type === 'step');
    if (last?.type === 'snapshot') return last.snapshot.state;
    if (last?.type === 'step') return last.step.state;
    throw new Error('nothing was told');
  };
  return { host, changes, now, shelf };
}

/** Answers for the viewer, any way, until the game is over or `stop` says so. */
async function playOn(table: ReturnType<typeof opened>, stop: () => boolean = () => false): Promise<void> {
  const rng = new FastRng('people');
  for (let turn = 0; turn < 2000 && !table.now().outcome && !stop(); turn++) {
    await eventually(() => expect(table.now().decision ?? table.now().outcome).toBeDefined());
    const { decision } = table.now();
    if (!decision) continue;
    const option = rng.pick(decision.options);
    await table.host.answer(decision.seat, option, decision.number);
  }
}

describe('a table of this device', () => {
  test('bots play on until the person is asked, and the game comes to an end', async () => {
    const table = opened(dealt(person('Ana'), bot('B'), bot('C')));
    await playOn(table);
    expect(table.now().outcome?.places).toHaveLength(3);
    const kept = await table.shelf.list();
    expect(kept[0]?.outcome).toEqual(table.now().outcome);
  });

  test('tells the only person what the master would do, and its record says how often', async () => {
    const table = opened(dealt(person('Ana'), bot('B'), bot('C')));
    await eventually(() => expect(table.now().decision).toBeDefined());
    const hint = await table.host.hint();
    expect(table.now().decision?.options).toContain(hint?.name);
    await table.host.hint();
    await playOn(table);
    const [kept] = await table.shelf.list();
    if (!kept) throw new Error('it was not kept');
    const record = recordOf(game, kept);
    expect(record.hints).toBe(2);
    expect(tableOf(JSON.stringify(record), 1).hints).toBe(2);
    expect(verifyRecord(game, record).holds).toBe(true);
    expect(verifyRecord(game, { ...record, hints: 1 }).holds, 'a changed number is noticed').toBe(false);
  });

  test('gives no hints where several people play', async () => {
    const table = opened(dealt(person('Ana'), person('Bea'), bot('C')));
    await eventually(() => expect(table.now().awaited.length).toBeGreaterThan(0));
    expect(await table.host.hint()).toBeUndefined();
    // A bot may have begun and been saved; no hint is noted with it.
    for (const { hints } of await table.shelf.list()) expect(hints).toBeUndefined();
  });

  test('is saved after every answer and resumes at the very decision', async () => {
    const table = opened(dealt(person('Ana'), bot('B'), bot('C')));
    await playOn(table, () => table.now().number > 12);
    await eventually(() => expect(table.now().decision ?? table.now().outcome).toBeDefined());
    const [kept] = await table.shelf.list();
    if (!kept) throw new Error('nothing was kept');
    expect(kept.answers).toHaveLength(table.now().number);
    const again = opened(kept);
    expect(again.now()).toEqual(table.now());
  });

  test('the log after resuming is the log told before', async () => {
    const table = opened(dealt(person('Ana'), bot('B')));
    await playOn(table, () => table.now().number > 9);
    const told = table.changes.flatMap((change) =>
      change.type === 'step'
        ? change.step.beats.map(({ event }) => event)
        : change.type === 'snapshot'
          ? change.snapshot.log.map(({ event }) => event)
          : [],
    );
    const [kept] = await table.shelf.list();
    if (!kept) throw new Error('nothing was kept');
    const [first] = opened(kept).changes;
    expect(first?.type === 'snapshot' && first.snapshot.log.map(({ event }) => event)).toEqual(told);
  });

  test('every beat carries the view of its moment, through the same eyes', async () => {
    const table = opened(dealt(person('Ana'), bot('B')));
    await playOn(table, () => table.now().number > 6);
    const beats = table.changes.flatMap((change) => (change.type === 'step' ? change.step.beats : []));
    expect(beats.length).toBeGreaterThan(3);
    expect(beats.every(({ view }) => (view as { viewer: unknown }).viewer === 0)).toBe(true);
  });

  test('an answer to an older decision is refused and changes nothing', async () => {
    const table = opened(dealt(person('Ana'), person('Bea')));
    const viewer = table.now().awaited[0] ?? 0;
    await table.host.look(viewer);
    const { decision } = table.now();
    if (!decision) throw new Error('nobody is asked');
    const before = table.now();
    const result = await table.host.answer(decision.seat, decision.options[0] ?? '', decision.number + 5);
    expect(result).toMatchObject({ ok: false, reason: { code: 'stale' } });
    expect(table.now()).toEqual(before);
  });

  test('nobody looks through the eyes of a bot before the end, everybody after it', async () => {
    const table = opened(dealt(person('Ana'), bot('B')));
    await table.host.look(1);
    expect(table.now().viewer).toBe(0);
    await table.host.look('all');
    expect(table.now().viewer).toBe(0);
    await playOn(table);
    await table.host.look('all');
    expect(table.now().viewer).toBe('all');
  });

  test('an answer that showed nothing can be taken back, on the shelf too', async () => {
    const table = opened(dealt(person('Ana'), person('Bea'), person('Cora')));
    const seat = table.now().awaited[0] ?? 0;
    await table.host.look(seat);
    const before = table.now();
    if (!before.decision) throw new Error('cannot pass');
    await table.host.answer(seat, 'pass', before.decision.number);
    expect([table.now().takeBack, (await table.shelf.list())[0]?.answers.length]).toEqual([true, 1]);
    expect(await table.host.takeBack()).toEqual({ ok: true });
    expect(table.now()).toEqual(before);
    expect((await table.shelf.list())[0]?.answers).toEqual([]);
  });

  test('an answer that drew a card cannot be taken back', async () => {
    const table = opened(dealt(person('Ana'), person('Bea'), person('Cora')));
    const seat = table.now().awaited[0] ?? 0;
    await table.host.look(seat);
    const { decision } = table.now();
    if (!decision) throw new Error('cannot draw');
    await table.host.answer(seat, 'draw', decision.number);
    expect(table.now().takeBack).toBe(false);
    expect(await table.host.takeBack()).toEqual({ ok: false, reason: { code: 'no-take-back' } });
  });

  test('the first to look is the first person, or the public where bots play alone', () => {
    expect(firstViewer(dealt(bot('A'), person('Bea')))).toBe(1);
    expect(firstViewer(dealt(bot('A'), bot('B')))).toBe('spectator');
  });
});

describe('watching again', () => {
  async function finished(): Promise<SavedTable> {
    const table = opened(dealt(person('Ana'), bot('B'), bot('C')));
    await playOn(table);
    const [kept] = await table.shelf.list();
    if (!kept) throw new Error('nothing was kept');
    return kept;
  }

  test('every move can be shown, forwards and by jumping, and is the same both ways', async () => {
    const saved = await finished();
    const told: TableChange[] = [];
    const replay = new ReplayHost(game, saved, (change) => told.push(change));
    replay.show(0);
    for (let move = 0; move < replay.length; move++) replay.next();
    const stepped = told.flatMap((change) => (change.type === 'step' ? [change.step.state] : []));
    expect(stepped).toHaveLength(saved.answers.length);
    told.length = 0;
    for (let move = 1; move <= replay.length; move++) replay.show(move);
    const jumped = told.flatMap((change) => (change.type === 'snapshot' ? [change.snapshot.state] : []));
    expect(jumped).toEqual(stepped);
    expect(stepped.at(-1)?.outcome).toEqual(saved.outcome);
  });

  test('each seat sees only its own', async () => {
    const saved = await finished();
    let state: TableState | undefined;
    const replay = new ReplayHost(game, saved, (change) => {
      if (change.type === 'snapshot') state = change.snapshot.state;
    });
    replay.show(4);
    replay.look(2);
    expect(state?.view).toMatchObject({ viewer: 2 });
  });

  test('no curtain falls, whoever had the turn and whoever looks', async () => {
    const saved = await finished();
    const curtains: unknown[] = [];
    const replay = new ReplayHost(game, saved, (change) => {
      if (change.type === 'snapshot')
        curtains.push(nextPerson(change.snapshot.info, change.snapshot.state, false));
    });
    replay.look(1);
    for (let move = 0; move <= replay.length; move++) replay.show(move);
    expect(new Set(curtains)).toEqual(new Set([undefined]));
  });

  test('the chart has the first and the last moment', async () => {
    const saved = await finished();
    const views = new ReplayHost(game, saved, () => undefined).history(10) as { winner?: number }[];
    expect(views).toHaveLength(11);
    expect(views.at(-1)?.winner).toBeDefined();
    expect(views[0]?.winner).toBeUndefined();
  });

  test('a record file is read back as the same game', async () => {
    const saved = await finished();
    const back = tableOf(JSON.stringify(recordOf(game, saved)), 5);
    const { answers, random, outcome, variants } = back;
    expect({ answers, random, outcome }).toEqual({
      answers: saved.answers,
      random: saved.random,
      outcome: saved.outcome,
    });
    expect(Object.keys(variants)).not.toHaveLength(0);
    expect(back.imported).toBe(true);
  });

  test('playing on from the middle keeps the answers up to there', async () => {
    const saved = await finished();
    const branch = branchOf(game, { record: saved, at: 5, seats: saved.seats }, 9);
    expect(branch.answers).toEqual(saved.answers.slice(0, 5));
    expect(branch.outcome).toBeUndefined();
    expect(branch.id).not.toBe(saved.id);
    expect(opened(branch).now().number).toBe(5);
  });

  test('what goes on from a file of others is a game under way, and practice', async () => {
    const saved = await finished();
    const file = tableOf(JSON.stringify(recordOf(game, saved)), 1);
    const branch = branchOf(game, { record: file, at: 5, seats: saved.seats }, 9);
    expect(isWatched(branch)).toBe(false);
    expect(branch).toMatchObject({ practice: true, random: saved.random });
    expect(branch.record).toBeUndefined();
  });
});

describe('WD-VAR-08: monsters to be remembered', () => {
  /** The first three decisions of one round: draw, add, and somebody else's turn. */
  const placed = async () => {
    const seats = [person('Ana'), person('Eva')];
    const saved = newTable(
      game,
      { game: 'welcome-to-the-dungeon', variants: { memory: 'hidden' }, seats },
      1,
    );
    const table = opened(saved);
    const answer = async (name: string): Promise<void> => {
      const { decision } = table.now();
      if (!decision?.options.includes(name)) throw new Error(`${name} is not offered`);
      await table.host.answer(decision.seat, name, decision.number);
    };
    const [own = 0] = table.now().awaited;
    await table.host.look(own);
    await answer('draw');
    const before = table.changes.length;
    await answer('add');
    return { table, own, after: table.changes.slice(before) };
  };
  const pileOf = (view: unknown) =>
    (view as { readonly pile: readonly { readonly monster: string }[] }).pile.map(({ monster }) => monster);

  test('what is shown again of the last move does not show the card that went into the dungeon', async () => {
    const { after } = await placed();
    const steps = after.flatMap((change) => (change.type === 'step' ? [change.step] : []));
    expect(steps.length).toBeGreaterThan(0);
    for (const { beats, state } of steps) {
      expect(pileOf(state.view)).toEqual(['unknown']);
      for (const { event, view } of beats) {
        expect(event).not.toHaveProperty('monster');
        if (view !== undefined) expect(pileOf(view)).toEqual(['unknown']);
      }
    }
  });

  test('neither does the log of a table that is opened again', async () => {
    const { table, own } = await placed();
    const [saved] = await table.shelf.list();
    if (!saved) throw new Error('nothing was saved');
    const again = opened(saved);
    await again.host.look(own);
    const last = again.changes.findLast((change) => change.type === 'snapshot');
    if (last?.type !== 'snapshot') throw new Error('nothing was told');
    expect(last.snapshot.state.viewer).toBe(own);
    expect(last.snapshot.log.length).toBeGreaterThan(1);
    for (const { event } of last.snapshot.log) expect(event).not.toHaveProperty('monster');
    expect(pileOf(last.snapshot.state.view)).toEqual(['unknown']);
  });

  test('a game that is being played cannot be watched from all sides', () => {
    expect(isWatched(dealt(person('Ana'), person('Eva')))).toBe(false);
  });
});

describe('what is said at a table with hidden roles', () => {
  const seats = [person('Ana'), person('Eva'), bot('C')];
  const talking = (): Bots => ({
    choose: async ({ decision, talk, say }) => {
      if (talk) say?.({ about: 0, reason: 'dead-end-blocks' });
      return decision.options[0];
    },
    advise: async ({ decision }) => ({ option: at(decision.options, 0) }),
    close: () => undefined,
  });

  function open(saved = newTable(saboteur, { game: 'saboteur', variants: {}, seats }, 1)) {
    const shelf = memoryShelf();
    const changes: TableChange[] = [];
    const host = new Host(saboteur, saved, talking(), shelf, (change) => changes.push(change));
    return { host, shelf, changes, saved };
  }

  test('people lay their token and take it back; it is kept with the table and told', async () => {
    const { host, shelf, changes, saved } = open();
    await host.accuse(0, 1);
    await host.accuse(0, undefined);
    const kept = (await shelf.get(saved.id))?.talk?.filter(({ seat }) => seat === 0);
    expect(kept).toEqual([
      { seat: 0, about: 1, round: 1, number: expect.any(Number) },
      { seat: 0, round: 1, number: expect.any(Number) },
    ]);
    expect(changes.filter(({ type }) => type === 'talk').length).toBeGreaterThanOrEqual(2);
  });

  test('nobody accuses themselves, a seat that is not there, or for a bot', async () => {
    const { host, shelf, saved } = open();
    await host.accuse(0, 0);
    await host.accuse(0, 7);
    await host.accuse(2, 0);
    expect(
      (await shelf.get(saved.id))?.talk?.filter(({ seat, reason }) => seat === 0 || !reason) ?? [],
    ).toEqual([]);
  });

  test('a bot speaks after its answer, unless talk is switched off', async () => {
    const bots = () =>
      newTable(saboteur, { game: 'saboteur', variants: {}, seats: [bot('A'), bot('B'), bot('C')] }, 1);
    const spoken = open(bots());
    await eventually(() => expect(spoken.changes.some(({ type }) => type === 'talk')).toBe(true));
    spoken.host.close();
    const before = spoken.changes.findIndex(({ type }) => type === 'talk');
    const silent = open(bots());
    silent.host.setTalk(false);
    // More has happened at their table than before the first word at the other.
    await eventually(() => expect(silent.changes.length).toBeGreaterThan(before + 3));
    silent.host.close();
    expect(silent.changes.filter(({ type }) => type === 'talk')).toEqual([]);
  });

  test('a replay tells what had been said by then', () => {
    const played = newTable(saboteur, { game: 'saboteur', variants: {}, seats }, 1);
    const chacha = sourceOf(played.random) as RandomSource;
    const table = Table.open(saboteur, {
      seats: 3,
      variants: played.variants,
      random: chacha,
    });
    const answers: [number, string][] = [];
    for (let turn = 0; turn < 3; turn++) {
      const decision = at(table.decisions, 0);
      const option = saboteur.nameOf(at(decision.options, 0));
      table.answer(decision.seat, option);
      answers.push([decision.seat, option]);
    }
    const talk = [
      { seat: 0, about: 1, round: 1, number: 1 },
      { seat: 1, about: 0, round: 1, number: 3 },
    ];
    const changes: TableChange[] = [];
    const replay = new ReplayHost(saboteur, { ...played, answers, talk, imported: true }, (c) =>
      changes.push(c),
    );
    const heard = (): number | undefined => {
      const last = changes.at(-1);
      return last?.type === 'snapshot' ? last.snapshot.state.talk?.length : undefined;
    };
    replay.show(0);
    expect(heard()).toBe(0);
    replay.show(2);
    expect(heard()).toBe(1);
    replay.show(3);
    expect(heard()).toBe(2);
  });
});
