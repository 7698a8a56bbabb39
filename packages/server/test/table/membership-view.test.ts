import { expect, test } from 'vitest';
import { ask, finish, forget, sit, start } from '../../src/table/membership.ts';
import { lobbyEntry, roomView } from '../../src/table/membership-view.ts';
import { newRoom, type Room } from '../../src/table/room.ts';
import { settings } from '../memory-table.ts';

const empty = (over: Partial<typeof settings> = {}): Room =>
  newRoom({
    settings: { ...settings, listed: true, ...over },
    version: 1,
    variants: {},
    host: 'ana',
    invite: 'i',
    now: 5,
  });
const named = (id: string) => ({ id, name: id.toUpperCase() });
const running = (): Room =>
  start(
    ['ana', 'ben'].reduce((room, id) => sit(room, named(id), undefined, '', true), empty()),
    'ana',
    9,
  );
const over = (): Room => finish(running(), { places: [1, 2], winners: [0], rule: 'R', scores: [] });

const facts = {
  table: 't',
  deal: { commitment: 'c', seed: 'the seed', salt: 'the salt' },
  watchers: 0,
  withheld: false,
  invited: 0,
  screen: false,
  online: () => true,
  last: 7,
  muted: () => undefined,
};

/** Ana, who keeps her name and has been late, Ben, for whom a bot plays, and a bot of their own. */
const busy = (): Room => ({
  ...running(),
  seats: [
    { kind: 'person', person: 'ana', name: 'Ana', kept: true, contribution: 'aa', timeouts: 2 },
    { kind: 'person', person: 'ben', name: 'Ben', contribution: '', timeouts: 0, covered: 'away' },
    { kind: 'bot', level: 'master', style: 'greedy' },
    { kind: 'bot', level: 'novice' },
    { kind: 'bot', level: 'novice' },
  ],
});

test('a seat is shown with its name, who is there, who is host, and what it has missed', () => {
  const shown = roomView(busy(), { ...facts, online: (seat) => seat === 0 }, 'eve').seats;
  expect(shown).toEqual([
    { kind: 'person', name: 'Ana', kept: true, online: true, missed: 2, host: true, contribution: 'aa' },
    { kind: 'person', name: 'Ben', online: false, covered: 'away' },
    { kind: 'bot', level: 'master', style: 'greedy' },
    { kind: 'bot', level: 'novice' },
    { kind: 'bot', level: 'novice' },
  ]);
  expect(roomView(empty(), facts, 'eve').seats).toEqual([{ kind: 'free' }, { kind: 'free' }]);
});

test('a stranger is shown the table and its settings, and nothing that was not chosen', () => {
  expect(roomView(empty(), { ...facts, watchers: 3, invited: 2 }, 'eve')).toEqual({
    table: 't',
    game: 'toy',
    version: 1,
    status: 'open',
    variants: {},
    seats: [{ kind: 'free' }, { kind: 'free' }],
    listed: true,
    entry: 'open',
    spectators: true,
    clock: { kind: 'none' },
    cover: 0,
    watchers: 3,
    guests: 2,
    commitment: 'c',
    host: false,
    ending: [],
    muted: [],
    blocked: [],
  });
});

test('what is special about a table is shown to everybody', () => {
  const special: Room = {
    ...running(),
    language: 'es',
    rated: true,
    tournament: { id: 'cup', round: 2 },
    ending: [1],
    handing: { 1: [0] },
    failed: true,
    closed: true,
  };
  expect(roomView(special, { ...facts, screen: true }, 'eve')).toMatchObject({
    language: 'es',
    rated: true,
    tournament: { id: 'cup', round: 2 },
    screen: true,
    ending: [1],
    handing: { 1: [0] },
    last: 7,
    failed: true,
    closed: true,
  });
  const again = { yes: [0], no: [1], until: 99 };
  expect(roomView({ ...over(), again }, facts, 'eve')).toMatchObject({ again });
  expect(roomView(over(), facts, 'eve')).not.toHaveProperty('last');
  const { outcome } = over();
  expect(roomView(over(), facts, 'eve').outcome).toEqual(outcome);
  expect(roomView(running(), facts, 'eve')).not.toHaveProperty('outcome');
});

test('that a table of the pool starts by itself is shown until it has started', () => {
  const quick = { until: 9, bots: true };
  expect(roomView({ ...empty(), quick }, facts, 'eve').quick).toEqual({ until: 9 });
  expect(roomView({ ...running(), quick }, facts, 'eve')).not.toHaveProperty('quick');
});

test('a daily game says until when it is played; nobody is invited to it, and the seed is told after that day', () => {
  const daily: Room = { ...over(), daily: { day: '2026-11-17', iterations: 5 } };
  const told = roomView(daily, { ...facts, withheld: true }, 'ana');
  expect(told.daily).toEqual({ day: '2026-11-17', ends: Date.UTC(2026, 10, 18) });
  for (const field of ['invite', 'deal', 'recorded']) expect(told).not.toHaveProperty(field);
  expect(roomView(daily, facts, 'ana')).toMatchObject({ deal: { seed: 'the seed', salt: 'the salt' } });
});

test('a host without a seat is a member', () => {
  expect(roomView(empty(), facts, 'ana')).toMatchObject({ host: true, invite: 'i', asks: [] });
  expect(roomView(empty(), facts, 'ana')).not.toHaveProperty('you');
});

test('no ids of people and no seed while it runs; the invite only to members', () => {
  const told = JSON.stringify(roomView(running(), facts, 'stranger'));
  expect(told).not.toMatch(/"ana"|"ben"|the seed|invite/);
  expect(roomView(running(), facts, 'ben')).toMatchObject({ invite: 'i', you: 1, host: false });
});

test('the seed is told after the end, and that there is a record', () => {
  expect(roomView(over(), facts, 'ben')).toMatchObject({ deal: { seed: 'the seed' }, recorded: true });
  expect(roomView({ ...empty(), status: 'ended' }, facts, 'ana').recorded).toBeUndefined();
});

test('who asks for a seat is told to the host by name; they themselves see that they asked', () => {
  const asked = ask(empty({ entry: 'ask' }), named('dan'));
  expect(roomView(asked, facts, 'ana').asks).toEqual([{ ask: 1, name: 'DAN' }]);
  expect(roomView(asked, facts, 'ben')).not.toHaveProperty('asks');
  expect(roomView(asked, facts, 'dan')).toMatchObject({ asked: true });
  expect(roomView(asked, facts, 'ben')).not.toHaveProperty('asked');
});

test('a viewer is told which seats they have muted or blocked', () => {
  const told = (manner: 'mute' | 'block') =>
    roomView(running(), { ...facts, muted: (person) => (person === 'ben' ? manner : undefined) }, 'ana');
  expect(told('mute')).toMatchObject({ muted: [1], blocked: [] });
  expect(told('block')).toMatchObject({ muted: [1], blocked: [1] });
  expect(roomView(running(), facts, 'ben')).toMatchObject({ muted: [], blocked: [] });
});

test('the link to a rematch goes to members and to a screen that came by the link; others get the table', () => {
  const room = { ...over(), rematch: { table: 'n', invite: 'secret' } };
  expect(roomView(room, facts, 'ben').rematch).toEqual({ table: 'n', invite: 'secret' });
  expect(roomView(room, facts, 'stranger').rematch).toEqual({ table: 'n' });
  expect(roomView(room, facts, 'stranger', true).rematch).toEqual({ table: 'n', invite: 'secret' });
});

test('a seat of somebody who was forgotten has no name', () => {
  expect(roomView(forget(running(), 'ben'), facts, 'ana').seats[1]).toMatchObject({
    name: '',
    anonymous: true,
    covered: 'left',
  });
  expect(roomView(running(), facts, 'ana').seats[1]).not.toHaveProperty('anonymous');
  const kept = { ...running(), seats: [{ ...busy().seats[0], anonymous: true }] } as Room;
  expect(roomView(kept, facts, 'ben').seats[0]).not.toHaveProperty('kept');
});

test('the lobby has listed tables that are open, and running ones where spectators are allowed', () => {
  expect(lobbyEntry('t', empty(), 1)).toMatchObject({ status: 'open', free: 2, here: 1 });
  expect(lobbyEntry('t', running())).toMatchObject({ status: 'running', free: 0, names: ['ANA', 'BEN'] });
  expect(lobbyEntry('t', { ...running(), spectators: false })).toBeUndefined();
  expect(lobbyEntry('t', empty({ listed: false }))).toBeUndefined();
  expect(lobbyEntry('t', over())).toBeUndefined();
  expect(lobbyEntry('t', { ...empty(), quick: { until: 9, bots: false } })).toBeUndefined();
  expect(lobbyEntry('t', { ...running(), quick: { until: 9, bots: false } })).toBeDefined();
  expect(lobbyEntry('t', { ...empty(), spectators: false })).toBeDefined();
});

test('an entry of the lobby says what one needs to choose a table', () => {
  const entry = {
    table: 't',
    game: 'toy',
    status: 'running',
    seats: 5,
    free: 0,
    names: ['Ana', 'Ben'],
    kept: [0],
    variants: {},
    entry: 'open',
    spectators: true,
    clock: { kind: 'none' },
    here: 0,
    bots: 3,
    created: 5,
  };
  expect(lobbyEntry('t', busy())).toEqual(entry);
  expect(lobbyEntry('t', { ...busy(), language: 'es', rated: true }, 2)).toEqual({
    ...entry,
    language: 'es',
    rated: true,
    here: 2,
  });
  expect(lobbyEntry('t', running())).not.toHaveProperty('kept');
  const forgotten = { ...busy(), seats: [{ ...busy().seats[0], anonymous: true }] } as Room;
  expect(lobbyEntry('t', forgotten)).not.toHaveProperty('kept');
});
