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
const guest = (id: string) => ({ id, name: id.toUpperCase() });
const running = (): Room =>
  start(
    ['ana', 'ben'].reduce((room, id) => sit(room, guest(id), undefined, '', true), empty()),
    'ana',
    9,
  );
const over = (): Room => finish(running(), { places: [1, 2], winners: [0], rule: 'R', scores: [] });

const facts = {
  table: 't',
  deal: { commitment: 'c', seed: 'the seed', salt: 'the salt' },
  watchers: 0,
  withheld: false,
  guests: 0,
  screen: false,
  online: () => true,
  last: 7,
  muted: () => undefined,
};

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
  const asked = ask(empty({ entry: 'ask' }), guest('dan'));
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
});

test('the lobby has listed tables that are open, and running ones where spectators are allowed', () => {
  expect(lobbyEntry('t', empty(), 1)).toMatchObject({ status: 'open', free: 2, here: 1 });
  expect(lobbyEntry('t', running())).toMatchObject({ status: 'running', free: 0, names: ['ANA', 'BEN'] });
  expect(lobbyEntry('t', { ...running(), spectators: false })).toBeUndefined();
  expect(lobbyEntry('t', empty({ listed: false }))).toBeUndefined();
  expect(lobbyEntry('t', over())).toBeUndefined();
  expect(lobbyEntry('t', { ...empty(), quick: { until: 9, bots: false } })).toBeUndefined();
});
