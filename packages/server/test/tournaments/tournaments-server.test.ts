import type { TournamentView } from '@mazmorra/protocol';
import { expect, test } from 'vitest';
import { openStorage } from '../../src/storage/index.ts';
import { readTournament } from '../../src/tournaments/stored.ts';
import type { TournamentFile } from '../../src/tournaments/view.ts';
import { onBothDatabases } from '../places.ts';
import { Tab } from '../tab.ts';
import { answerFirst, openServer, withServer } from '../test-server.ts';
import { TournamentServer } from './tournament-server.ts';

const FAST = { tournaments: { tick: 20, pause: 0 } };
const SETTINGS = {
  game: 'toy',
  seats: 2,
  rounds: 2,
  clock: { kind: 'live', seconds: 60, reserve: 0 },
} as const;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

/** The tournament as a tab was told last. */
const told = (tab: Tab): TournamentView | undefined =>
  tab.messages.flatMap((message) => ('tournament' in message ? [message.tournament] : [])).at(-1);

async function enterAll(port: number, tournament: string, names: readonly string[]): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (const [i, name] of names.entries()) {
    const tab = await Tab.enter(port, { name });
    await tab.ask('tournament', { tournament, on: true });
    await tab.ask('join-tournament', { tournament, contribution: `0${i}` });
    tabs.push(tab);
  }
  return tabs;
}

/** Everybody goes to their table of the round. */
async function sitDown(tabs: readonly Tab[], round: number): Promise<void> {
  for (const tab of tabs) {
    const table = await tab.until(() => told(tab)?.rounds.length === round && told(tab)?.you?.table);
    await tab.ask('open', { table, c: round });
  }
}

/** Everybody plays the round to its end. Two at one table may be asked at the same time: what comes too late is asked again. */
async function playRound(tabs: readonly Tab[], round: number): Promise<void> {
  const isOver = (tab: Tab) => tab.room(round).status === 'finished';
  const asked = (tab: Tab) => {
    const d = tab.play(round)?.d;
    return d && !d.optional ? d : undefined;
  };
  let key = 0;
  const playOne = async (tab: Tab) => {
    while (!isOver(tab)) {
      await tab.until(() => isOver(tab) || asked(tab));
      const d = isOver(tab) ? undefined : asked(tab);
      if (d) await tab.raw('answer', { c: round, n: d.number, option: d.options[0] ?? '', key: `k${key++}` });
    }
  };
  await Promise.all(tabs.map(playOne));
}

onBothDatabases('a tournament over sockets', (places) => {
  test('who is taken out is named by a key, which stays when somebody before them leaves', () =>
    withServer(places.fresh(), async ({ port }) => {
      const opener = await Tab.enter(port, { name: 'Opener' });
      const { tournament } = await opener.ask('open-tournament', SETTINGS);
      const [first, second] = (await enterAll(port, tournament, ['Ana', 'Ben', 'Cleo'])) as [Tab, Tab];
      const { entrants } = await opener.ask('tournament', { tournament });
      expect((await second.ask('tournament', { tournament })).entrants).toEqual(
        entrants.map(({ key: _, ...one }) => one),
      );
      await first.ask('leave-tournament', { tournament });
      const entrant = entrants[1]?.key ?? '';
      const after = await opener.ask('remove-entrant', { tournament, entrant });
      expect(after.entrants.map(({ name, state }) => [name, state])).toEqual([
        ['Ben', 'removed'],
        ['Cleo', 'in'],
      ]);
      const gone = { tournament, entrant: entrants[0]?.key ?? '' };
      expect((await opener.refusal('remove-entrant', gone)).code).toBe('not-now');
    }));

  test('is played to its end and shown live; nothing tells the seed before, and no id of a person ever', () =>
    withServer(
      places.fresh(),
      async ({ port, tables }) => {
        const ana = await Tab.enter(port, { name: 'Opener' });
        const { tournament, commitment } = await ana.ask('open-tournament', SETTINGS);
        const tabs = await enterAll(port, tournament, NAMES);
        await ana.ask('tournament', { tournament, on: true });
        for (const name of ['draw-round', 'stop-tournament'] as const)
          expect(await tabs[0]?.refusal(name, { tournament })).toMatchObject({ code: 'not-allowed' });
        expect(await tabs[0]?.refusal('remove-entrant', { tournament, entrant: 1 })).toMatchObject({
          code: 'not-allowed',
        });
        const drawn = await ana.ask('draw-round', { tournament });
        expect(drawn).toMatchObject({ status: 'running', leads: true, commitment });
        await sitDown(tabs, 1);
        // Who has the link may watch, who has only the id of a table may not.
        const table = drawn.rounds[0]?.tables[0]?.table ?? '';
        const stranger = await Tab.enter(port, { name: 'Stranger' });
        expect(await stranger.refusal('open', { table, c: 1 })).toMatchObject({ code: 'no-table' });
        const { room } = await stranger.ask('open', { table, c: 1, invite: tournament });
        expect(room).toMatchObject({ tournament: { id: tournament, round: 1 }, host: false });
        expect(room.you).toBeUndefined();
        expect(await stranger.refusal('sit', { c: 1 })).toMatchObject({ code: 'not-now' });
        await playRound(tabs, 1);
        await sitDown(tabs, 2);
        const { deal, entrants } = readTournament(
          (await tables.storage.tournament(tournament)) ?? { body: '' },
        );
        const frames = async (): Promise<string> => {
          // What was sent to them so far is there when they have the reply to this.
          for (const tab of [...tabs, ana, stranger]) await tab.ask('ping', {});
          return [...tabs, ana, stranger].flatMap((tab) => tab.frames).join('\n');
        };
        const before = await frames();
        expect(before).toContain(deal.commitment);
        for (const secret of [deal.seed, deal.salt]) expect(before).not.toContain(secret);
        await playRound(tabs, 2);
        const end = await ana.until(() => told(ana)?.status === 'over' && told(ana));
        expect(end).toMatchObject({ deal: { seed: deal.seed, salt: deal.salt }, rounds: [{}, {}] });
        expect(end.standings.reduce((sum, { points }) => sum + points, 0)).toBe(400);
        const all = await frames();
        for (const { person } of entrants) expect(all).not.toContain(person);
        await readFile(port, tournament);
      },
      FAST,
    ));

  test('two processes that find a round due at the same time draw it once', async () => {
    const storage = await openStorage(await places.fresh());
    const [one, other] = [new TournamentServer(storage), new TournamentServer(storage)];
    const ids: string[] = [];
    for (const opener of ['Ana', 'Ben', 'Cleo'])
      ids.push(await one.openWith([opener, 'Dan', 'Eva', 'Fay'], { start: one.now + 1 }));
    one.now += 1;
    other.now = one.now;
    await Promise.all([one.tournaments.look(), other.tournaments.look()]);
    for (const id of ids) {
      const { rounds } = await one.view(id);
      expect(rounds).toHaveLength(1);
      expect(rounds[0]?.tables).toHaveLength(2);
    }
    expect(await storage.tablesWith('running', 100)).toHaveLength(6);
    expect([...one.broken, ...other.broken]).toEqual([]);
    await storage.close();
  });

  test('goes on in mid-round after the server was started again', async () => {
    const place = await places.fresh();
    const first = await openServer(place, FAST);
    const opener = await Tab.enter(first.port, { name: 'Opener' });
    const { tournament } = await opener.ask('open-tournament', { ...SETTINGS, rounds: 1 });
    const tabs = await enterAll(first.port, tournament, NAMES);
    await opener.ask('draw-round', { tournament });
    await sitDown(tabs, 1);
    const asked = tabs.find((tab) => tab.play(1)?.d && !tab.play(1)?.d?.optional);
    if (asked) await answerFirst(asked, 1);
    const secrets = tabs.map((tab) => tab.secret ?? '');
    await first.stop();

    await withServer(
      Promise.resolve(place),
      async ({ port }) => {
        const back: Tab[] = [];
        for (const secret of secrets) {
          const tab = await Tab.enter(port, { secret });
          const { you } = await tab.ask('tournament', { tournament, on: true });
          await tab.ask('open', { table: you?.table ?? '', c: 1 });
          back.push(tab);
        }
        await playRound(back, 1);
        const [tab] = back;
        expect(await tab?.until(() => told(tab)?.status === 'over' && told(tab))).toMatchObject({
          rounds: [{ tables: [{ result: { kind: 'played' } }, { result: { kind: 'played' } }] }],
        });
      },
      FAST,
    );
  });

  test('a table that everybody has left is stopped, and the round ends', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const opener = await Tab.enter(port, { name: 'Opener' });
        const { tournament } = await opener.ask('open-tournament', { ...SETTINGS, rounds: 1 });
        const tabs = await enterAll(port, tournament, ['Ana', 'Ben']);
        await opener.ask('tournament', { tournament, on: true });
        await opener.ask('draw-round', { tournament });
        for (const tab of tabs) await tab.ask('leave-tournament', { tournament });
        const end = await opener.until(() => told(opener)?.status === 'over' && told(opener));
        expect(end.rounds[0]?.tables[0]?.result).toMatchObject({ kind: 'stopped', points: [0, 0] });
      },
      FAST,
    ));
});

/** All records are one file, and only when it is over. */
async function readFile(port: number, tournament: string): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/tournaments/${tournament}`);
  expect(reply.headers.get('content-disposition')).toContain('attachment');
  const file = (await reply.json()) as TournamentFile;
  expect(file).toMatchObject({ format: 'mazmorra-tournament', contributions: ['00', '01', '02', '03'] });
  expect(Object.keys(file.records)).toHaveLength(4);
  expect((await fetch(`http://127.0.0.1:${port}/api/tournaments/nowhere-at-all`)).status).toBe(404);
}

test('the file of a tournament that is being played is withheld', async () => {
  const { mkdtempSync, rmSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const data = mkdtempSync(`${tmpdir()}/mazmorra-cup-`);
  try {
    await withServer(
      Promise.resolve({ data }),
      async ({ port }) => {
        const opener = await Tab.enter(port, { name: 'Opener' });
        const { tournament } = await opener.ask('open-tournament', SETTINGS);
        await enterAll(port, tournament, ['Ana', 'Ben']);
        await opener.ask('draw-round', { tournament });
        expect((await fetch(`http://127.0.0.1:${port}/api/tournaments/${tournament}`)).status).toBe(404);
      },
      FAST,
    );
  } finally {
    rmSync(data, { recursive: true });
  }
});
