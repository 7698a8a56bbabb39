import { commitmentOf } from '@mazmorra/kernel';
import { LIMITS } from '@mazmorra/protocol';
import { eventually } from '@mazmorra/testkit/eventually';
import { describe, expect, test, vi } from 'vitest';
import { lotsOf, tableDeal } from '../../src/tournaments/pairing.ts';
import { forgetInTournaments } from '../../src/tournaments/stored.ts';
import { memoryStorage } from '../memory-storage.ts';
import { contribution, named, PAUSE, SETTINGS, TournamentServer } from './tournament-server.ts';

const EIGHT = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay', 'Gil', 'Hal'];
const server = () => new TournamentServer(memoryStorage().storage);
const refused = (code: string) => ({ reply: { code } });

describe('a tournament', () => {
  test('is played round after round, and the best is first', async () => {
    const at = server();
    const id = await at.openWith(EIGHT);
    await at.tournaments.drawBy(named('Ana'), id);
    for (let round = 1; round <= 3; round++) {
      expect((await at.view(id)).rounds).toHaveLength(round);
      expect((await at.seated(id)).flatMap(({ names }) => names).sort()).toEqual(EIGHT);
      await at.finishRound(id);
      await at.nextRound();
    }
    const { status, standings, entrants, next } = await at.view(id);
    expect(status).toBe('over');
    expect(next).toBeUndefined();
    expect(entrants[standings[0]?.entrant ?? -1]?.name).toBe('Ana');
    expect(standings[0]?.points).toBe(300);
    expect(entrants[standings.at(-1)?.entrant ?? -1]?.name).toBe('Hal');
    expect(at.broken).toEqual([]);
  });

  // After three rounds everybody has four left whom they have not met: then there is always a way (Dirac's theorem).
  test('nobody meets twice in four rounds of eight', async () => {
    const at = server();
    const id = await at.openWith(EIGHT, { rounds: 4 });
    await at.tournaments.drawBy(named('Ana'), id);
    const pairs = new Set<string>();
    for (let round = 0; round < 4; round++) {
      for (const { names } of await at.seated(id)) pairs.add([...names].sort().join());
      await at.finishRound(id);
      await at.nextRound();
    }
    expect(pairs.size).toBe(16);
  });

  test('starts by itself at its time, and calls everybody to their table', async () => {
    const at = server();
    const id = await at.openWith(EIGHT, { start: at.now + 5000 });
    await at.tournaments.look();
    expect((await at.view(id)).status).toBe('open');
    at.now += 5000;
    await at.tournaments.look();
    expect((await at.view(id)).status).toBe('running');
    expect(at.calls.sort()).toEqual(EIGHT.map((name) => named(name).id));
  });

  test('the pause between two rounds is shown, and the opener may end it', async () => {
    const at = server();
    const id = await at.openWith(EIGHT);
    await at.tournaments.drawBy(named('Ana'), id);
    await expect(at.tournaments.drawBy(named('Ana'), id)).rejects.toMatchObject(refused('not-now'));
    await at.finishRound(id);
    expect((await at.view(id)).next).toBe(at.now + PAUSE);
    await at.tournaments.drawBy(named('Ana'), id);
    expect((await at.view(id)).rounds).toHaveLength(2);
  });

  test('two processes that find a round due draw it once', async () => {
    const { storage, tables } = memoryStorage();
    const [one, other] = [new TournamentServer(storage), new TournamentServer(storage)];
    const id = await one.openWith(EIGHT, { start: one.now + 1 });
    one.now += 1;
    other.now = one.now;
    await Promise.all([one.tournaments.look(), other.tournaments.look()]);
    expect((await one.view(id)).rounds).toHaveLength(1);
    expect(tables.size).toBe(4);
  });

  test('a process that takes over goes on in mid-round', async () => {
    const { storage } = memoryStorage();
    const first = new TournamentServer(storage);
    const id = await first.openWith(EIGHT, { rounds: 2 });
    await first.tournaments.drawBy(named('Ana'), id);
    const [done, ...others] = await first.seated(id);
    await first.finishTable(done?.table ?? '');
    const second = new TournamentServer(storage);
    for (const { table } of others) await second.finishTable(table);
    await second.tournaments.look();
    await second.nextRound();
    await second.finishRound(id);
    expect(await second.view(id)).toMatchObject({ status: 'over', rounds: [{}, {}] });
  });
});

describe('people', () => {
  test('who joins twice, or from a second device, takes part once', async () => {
    const at = server();
    const id = await at.openWith(['Ana', 'Ben']);
    const { entrants } = await at.tournaments.join(named('Ben'), id, 'ffff');
    expect(entrants.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  });

  test('two of the same name are told apart', async () => {
    const at = server();
    const id = await at.openWith(['Ana', 'Ben']);
    const { entrants } = await at.tournaments.join({ id: 'other', name: 'Ben' }, id, '');
    expect(new Set(entrants.map(({ name }) => name)).size).toBe(3);
  });

  test('nobody new joins after the start', async () => {
    const at = server();
    const id = await at.openWith(['Ana', 'Ben']);
    await at.tournaments.drawBy(named('Ana'), id);
    await expect(at.tournaments.join(named('Cleo'), id, '')).rejects.toMatchObject(refused('not-now'));
  });

  test('too few people: a start by hand is refused, one at its time is called off', async () => {
    const at = server();
    const byHand = await at.openWith(['Ana']);
    await expect(at.tournaments.drawBy(named('Ana'), byHand)).rejects.toMatchObject(refused('start'));
    const timed = await at.openWith(['Ben'], { start: at.now + 10 });
    at.now += 10;
    await at.tournaments.look();
    expect(await at.view(timed)).toMatchObject({ status: 'cancelled', endedBy: 'few' });
  });

  test('one that nobody starts is called off after a day', async () => {
    const at = server();
    const id = await at.openWith(['Ana', 'Ben']);
    at.now += 86_400_000;
    await at.tournaments.look();
    expect(await at.view(id)).toMatchObject({ status: 'cancelled', endedBy: 'unstarted' });
  });

  test('when half of the people leave, the others are drawn and it ends with a right table', async () => {
    const at = server();
    const id = await at.openWith(EIGHT);
    await at.tournaments.drawBy(named('Ana'), id);
    await at.finishRound(id);
    for (const name of ['Ben', 'Dan', 'Fay', 'Hal']) await at.tournaments.leave(named(name), id);
    await at.nextRound();
    for (const round of [2, 3]) {
      expect((await at.view(id)).rounds).toHaveLength(round);
      const names = (await at.seated(id)).flatMap((one) => one.names);
      expect(names.sort()).toEqual(['Ana', 'Cleo', 'Eva', 'Gil']);
      await at.finishRound(id);
      await at.nextRound();
    }
    const { status, standings, entrants } = await at.view(id);
    expect(status).toBe('over');
    expect(standings).toHaveLength(8);
    expect(entrants.filter(({ state }) => state === 'out')).toHaveLength(4);
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(400 + 200 + 200);
  });

  test('who leaves a table gets no points for it, is left out, and may come back', async () => {
    const at = server();
    const id = await at.openWith(['Ana', 'Ben', 'Cleo', 'Dan']);
    await at.tournaments.drawBy(named('Ana'), id);
    await at.finishRound(id, ['Ana']);
    const { entrants, standings } = await at.view(id);
    expect(entrants[0]?.state).toBe('out');
    expect(standings.find(({ entrant }) => entrant === 0)?.points).toBe(0);
    await at.nextRound();
    expect((await at.seated(id)).map(({ names }) => names.length)).toEqual([3]);
    await at.finishRound(id);
    await at.tournaments.join(named('Ana'), id, '');
    await at.nextRound();
    expect((await at.seated(id)).flatMap(({ names }) => names)).toContain('Ana');
    await at.finishRound(id, ['Ana']);
    await expect(at.tournaments.join(named('Ana'), id, '')).rejects.toMatchObject(refused('over'));
  });

  test('a bot plays on at once for who leaves the tournament in mid-round', async () => {
    const at = server();
    const id = await at.openWith(['Ana', 'Ben', 'Cleo', 'Dan']);
    await at.tournaments.drawBy(named('Ana'), id);
    const { you } = await at.view(id, 'Ben');
    await at.tournaments.leave(named('Ben'), id);
    const { seats } = await at.room(you?.table ?? '');
    expect(seats.map((seat) => seat.kind === 'person' && seat.covered)).toContain('left');
  });

  test('a table that everybody has left is stopped, and nobody there gets points', async () => {
    const at = server();
    const id = await at.openWith(['Ana', 'Ben', 'Cleo', 'Dan']);
    await at.tournaments.drawBy(named('Ana'), id);
    const [first] = await at.seated(id);
    for (const name of first?.names ?? []) await at.tournaments.leave(named(name), id);
    const room = await at.room(first?.table ?? '');
    at.core.events.emit('table.changed', { table: first?.table ?? '', room, drives: true, here: 0 });
    await eventually(async () => expect((await at.room(first?.table ?? '')).status).toBe('ended'));
    await at.tournaments.look();
    const { rounds } = await at.view(id);
    expect(rounds[0]?.tables[0]?.result).toMatchObject({ kind: 'stopped', points: [0, 0] });
  });

  test('it ends with the standings as they are when too few are left', async () => {
    const at = server();
    const id = await at.openWith(['Ana', 'Ben', 'Cleo']);
    await at.tournaments.drawBy(named('Ana'), id);
    await at.finishRound(id, ['Ben', 'Cleo']);
    await at.nextRound();
    expect(await at.view(id)).toMatchObject({ status: 'over', endedBy: 'few', rounds: [{}] });
  });

  test('when the opener leaves, the next who takes part leads; without anybody it is called off', async () => {
    const at = server();
    const id = await at.openWith(['Ana', 'Ben', 'Cleo']);
    await at.tournaments.leave(named('Ana'), id);
    expect(await at.view(id, 'Ben')).toMatchObject({ opener: 'Ben', leads: true });
    await at.tournaments.drawBy(named('Ben'), id);
    const alone = await at.openWith(['Dan']);
    await at.tournaments.leave(named('Dan'), alone);
    expect(await at.view(alone)).toMatchObject({ status: 'cancelled', endedBy: 'opener' });
  });

  test('who blocked the opener or is blocked by them does not get in; who blocked another sits elsewhere', async () => {
    const at = server();
    const block = (person: string, other: string) =>
      at.journal.save({
        kind: 'mute',
        row: { person, other, key: `${person}${other}`, name: '', block: true, at: 1 },
      });
    const id = await at.openWith(['Ana', 'Ben', 'Cleo', 'Dan']);
    await block('id-Ana', 'id-Eva');
    await block('id-Fay', 'id-Ana');
    for (const name of ['Eva', 'Fay'])
      await expect(at.tournaments.join(named(name), id, '')).rejects.toMatchObject(refused('not-allowed'));
    await block('id-Ben', 'id-Cleo');
    await at.tournaments.drawBy(named('Ana'), id);
    for (let round = 0; round < 3; round++) {
      for (const { names } of await at.seated(id)) expect([...names].sort()).not.toEqual(['Ben', 'Cleo']);
      await at.finishRound(id);
      await at.nextRound();
    }
  });

  test('who is banned is not drawn', async () => {
    const at = server();
    const id = await at.openWith(['Ana', 'Ben', 'Cleo', 'Dan']);
    at.banned.add('id-Cleo');
    await at.tournaments.drawBy(named('Ana'), id);
    expect((await at.seated(id)).flatMap(({ names }) => names).sort()).toEqual(['Ana', 'Ben', 'Dan']);
  });

  test('only who leads it draws, stops and takes people out, and who was taken out does not come back', async () => {
    const at = server();
    const id = await at.openWith(['Ana', 'Ben', 'Cleo']);
    const { tournaments } = at;
    const ben = named('Ben');
    await expect(tournaments.drawBy(ben, id)).rejects.toMatchObject(refused('not-allowed'));
    await expect(tournaments.stopBy(ben, id)).rejects.toMatchObject(refused('not-allowed'));
    await expect(tournaments.remove(ben, id, 2)).rejects.toMatchObject(refused('not-allowed'));
    await tournaments.remove(named('Ana'), id, 1);
    await expect(tournaments.join(ben, id, '')).rejects.toMatchObject(refused('not-allowed'));
    await expect(tournaments.join(ben, 'nowhere-at-all', '')).rejects.toMatchObject(refused('no-table'));
  });

  test('the opener ends it: before the start at once, afterwards with the round that is played', async () => {
    const at = server();
    const early = await at.openWith(['Ana', 'Ben']);
    await at.tournaments.stopBy(named('Ana'), early);
    expect((await at.view(early)).status).toBe('cancelled');
    const id = await at.openWith(['Ana', 'Ben']);
    await at.tournaments.drawBy(named('Ana'), id);
    await at.tournaments.stopBy(named('Ana'), id);
    expect(await at.view(id)).toMatchObject({ status: 'running', stopped: true });
    await at.finishRound(id);
    expect(await at.view(id)).toMatchObject({ status: 'over', endedBy: 'opener', rounds: [{}] });
  });

  test('who was taken out takes no place, and may not come back', async () => {
    const at = server();
    const names = Array.from({ length: LIMITS.entrants }, (_, i) => `P${i}`);
    const id = await at.openWith(names);
    await at.tournaments.remove(named('P0'), id, 5);
    const { entrants } = await at.tournaments.join(named('Zoe'), id, '');
    expect(entrants.filter(({ state }) => state === 'in')).toHaveLength(LIMITS.entrants);
    await expect(at.tournaments.join(named('P5'), id, '')).rejects.toMatchObject(refused('not-allowed'));
    await expect(at.tournaments.join(named('Yan'), id, '')).rejects.toMatchObject(refused('too-many'));
  });

  test('however many are taken out, the list of entrants stays bounded', async () => {
    const at = server();
    const id = await at.openWith(['Ana']);
    for (let i = 0; i < LIMITS.entries + 5; i++) {
      const { entrants } = await at.tournaments.join(named(`P${i}`), id, '');
      await at.tournaments.remove(named('Ana'), id, entrants.length - 1);
    }
    const { entrants } = await at.view(id);
    expect([entrants.length, entrants[0]?.name]).toEqual([LIMITS.entries, 'Ana']);
  });

  test('the lots are shown only when nobody can join any more', async () => {
    const at = server();
    const id = await at.openWith(EIGHT);
    const order = async () => (await at.view(id)).standings.map(({ entrant }) => entrant);
    for (let i = 0; i < 10; i++) {
      expect(await order()).toEqual(EIGHT.map((_, entrant) => entrant));
      // The last one leaves and joins with other bytes, as somebody would who wants to be first.
      await at.tournaments.leave(named(EIGHT[7] ?? ''), id);
      await at.tournaments.join(named(EIGHT[7] ?? ''), id, `0${i}`);
    }
    await at.tournaments.drawBy(named('Ana'), id);
    expect([...(await order())].sort()).toEqual(EIGHT.map((_, entrant) => entrant));
    expect(await order()).not.toEqual(EIGHT.map((_, entrant) => entrant));
  });

  test('nobody leads more than a few at a time, and a full one takes no more', async () => {
    const at = server();
    for (let i = 0; i < LIMITS.tournaments; i++) await at.openWith(['Ana']);
    await expect(at.tournaments.open(named('Ana'), SETTINGS)).rejects.toMatchObject(refused('too-many'));
    const names = Array.from({ length: LIMITS.entrants }, (_, i) => `P${i}`);
    const full = await at.openWith(names);
    await expect(at.tournaments.join(named('Zoe'), full, '')).rejects.toMatchObject(refused('too-many'));
  });

  test('what the game does not allow, and a start in the past, are refused', async () => {
    const at = server();
    for (const wrong of [{ seats: 9 }, { game: 'chess' }, { start: at.now - 1 }])
      await expect(at.tournaments.open(named('Ana'), { ...SETTINGS, ...wrong })).rejects.toMatchObject(
        refused('start'),
      );
  });

  test('who is forgotten leaves a line without a name, and the results stay', async () => {
    const { storage, ...memory } = memoryStorage();
    const at = new TournamentServer(storage);
    const id = await at.openWith(['Ana', 'Ben', 'Cleo', 'Dan']);
    await at.tournaments.drawBy(named('Ana'), id);
    await at.finishRound(id);
    await forgetInTournaments({ storage, journal: at.journal, now: () => at.now }, 'id-Ana');
    const { entrants, opener, standings } = await at.view(id);
    expect(entrants[0]).toEqual({ name: '', state: 'out' });
    expect(opener).toBe('Ben');
    expect(standings).toHaveLength(4);
    expect((await storage.tournament(id))?.body).not.toContain('Ana');
    expect(memory.tables.size).toBe(2);
  });
});

describe('the draw can be checked', () => {
  test('from the seed that is told at the end, whose commitment stood there from the start', async () => {
    const { storage } = memoryStorage();
    const at = new TournamentServer(storage);
    const names = ['Ana', 'Ben', 'Cleo', 'Dan'];
    const id = await at.openWith(names, { rounds: 1 });
    const { commitment, deal: early } = await at.view(id, 'Ana');
    expect(early).toBeUndefined();
    await at.tournaments.drawBy(named('Ana'), id);
    expect((await at.view(id, 'Ana')).deal).toBeUndefined();
    await at.finishRound(id);
    const { deal, rounds, entrants } = await at.view(id);
    expect(commitmentOf(deal?.seed ?? '', deal?.salt ?? '')).toBe(commitment);
    const contributions = entrants.map(({ name }) => contribution(name));
    const lots = lotsOf(deal ?? { seed: '', salt: '' }, contributions);
    const [first] = rounds[0]?.tables ?? [];
    expect([...(first?.seats ?? [])].sort()).toEqual(lots.slice(0, 2).sort());
    const row = await storage.tableRow(first?.table ?? '');
    const own = (first?.seats ?? []).map((entrant) => contributions[entrant] ?? '');
    expect(JSON.parse(row?.deal ?? '')).toEqual(tableDeal(deal ?? { seed: '', salt: '' }, 1, 1, own));
  });
});

test('of several processes only that which does the upkeep looks for tournaments that have to act', async () => {
  vi.useFakeTimers();
  const looks = [false, true].map(async (runsUpkeep) => {
    const { storage } = memoryStorage();
    const asked = vi.spyOn(storage, 'tournamentsDue');
    const { tournaments } = new TournamentServer(storage, runsUpkeep);
    tournaments.start();
    await vi.advanceTimersByTimeAsync(3000);
    await tournaments.stop();
    return asked.mock.calls.length;
  });
  const [idle, upkeep] = await Promise.all(looks);
  vi.useRealTimers();
  expect(idle).toBe(0);
  expect(upkeep).toBeGreaterThan(0);
});
