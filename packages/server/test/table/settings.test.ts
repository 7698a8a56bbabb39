import { expect, test } from 'vitest';
import * as members from '../../src/table/membership.ts';
import { newRoom, type Room } from '../../src/table/room.ts';
import { agree, changeSettings } from '../../src/table/settings.ts';
import { settings } from '../memory-table.ts';
import { refusal } from '../refusal.ts';

const change = (room: Room, host: string, over: Partial<typeof settings>): Room =>
  changeSettings(room, host, { settings: { ...settings, ...over }, version: 3, variants: { v: true } });

/** Ana and Ben with a free seat between them, and a bot. */
const room = (): Room => {
  const empty = newRoom({
    settings: { ...settings, seats: 4, language: 'es' },
    version: 1,
    variants: {},
    host: 'ana',
    invite: 'i',
    now: 1,
  });
  const sit = (at: Room, id: string, seat: number) => members.sit(at, { id, name: id }, seat, 'ab', true);
  return members.putBot(sit(sit(empty, 'ana', 0), 'ben', 2), 'ana', 3, { level: 'master' });
};
const kinds = ({ seats }: Room): string[] => seats.map(({ kind }) => kind);

test('the host changes game, clock and variants; people and bots stay where they are', () => {
  const clock = { kind: 'live', seconds: 30, reserve: 60 } as const;
  const changed = change(room(), 'ana', { game: 'other', seats: 4, clock, listed: true });
  expect(changed).toMatchObject({ game: 'other', version: 3, variants: { v: true }, clock, listed: true });
  expect(changed.seats.map((at) => ({ ...at, terms: undefined }))).toEqual(
    room().seats.map((at) => ({ ...at, terms: undefined })),
  );
  expect(changed).not.toHaveProperty('language');
  expect(changed).toMatchObject({ host: 'ana', invite: 'i', created: 1 });
});

test('fewer seats: free ones go first, then bots, and people never', () => {
  expect(kinds(change(room(), 'ana', { seats: 3 }))).toEqual(['person', 'person', 'bot']);
  expect(kinds(change(room(), 'ana', { seats: 2 }))).toEqual(['person', 'person']);
  expect(() => change(room(), 'ana', { seats: 1 })).toThrow(
    refusal('no-seat', '2 people sit here: with 1 seats'),
  );
});

test('more seats are free', () => {
  expect(kinds(change(room(), 'ana', { seats: 6 }))).toEqual([
    'person',
    'free',
    'person',
    'bot',
    'free',
    'free',
  ]);
});

test('nobody but the host, not after the start, and not where the table starts by itself', () => {
  expect(() => change(room(), 'ben', {})).toThrow(refusal('not-allowed', 'only the host'));
  expect(() => change({ ...room(), status: 'running' }, 'ana', {})).toThrow(
    refusal('not-now', 'has started'),
  );
  expect(() => change({ ...room(), quick: { until: 1, bots: true } }, 'ana', {})).toThrow(
    refusal('not-now', 'by itself'),
  );
});

test('of several seats that could go, the last one does', () => {
  const bots: Room = {
    ...room(),
    seats: [
      { kind: 'bot', level: 'master' },
      { kind: 'bot', level: 'novice' },
    ],
  };
  expect(change(bots, 'ana', { seats: 1 }).seats).toEqual([{ kind: 'bot', level: 'master' }]);
});

test('a table becomes rated only where everybody keeps their name and no bot sits; afterwards it need not stay so', () => {
  const clock = { kind: 'slow', hours: 2 } as const;
  const rate = (at: Room) => change(at, 'ana', { seats: 4, clock, rated: true } as Partial<typeof settings>);
  const people = members.clear(room(), 'ana', 3);
  expect(() => rate(room())).toThrow(refusal('needs-name'));
  expect(() => rate(people)).toThrow(refusal('needs-name'));
  const kept: Room = {
    ...people,
    seats: people.seats.map((at) => (at.kind === 'person' ? { ...at, kept: true } : at)),
  };
  expect(rate(kept).rated).toBe(true);
  expect(() => rate({ ...kept, seats: [...kept.seats, { kind: 'bot', level: 'novice' }] })).toThrow(
    refusal('needs-name'),
  );
  expect(change(rate(kept), 'ana', { seats: 4 })).not.toHaveProperty('rated');
});

test('the first seat goes, too, where it is the one that is free', () => {
  const free: Room = { ...room(), seats: [{ kind: 'free' }, ...room().seats.slice(0, 1)] };
  expect(kinds(change(free, 'ana', { seats: 1 }))).toEqual(['person']);
});

test('a change of clock or rating needs the consent of those who sit before the host can start', () => {
  const clock = { kind: 'live', seconds: 5, reserve: 0 } as const;
  const full = change(room(), 'ana', { seats: 3 });
  members.start(full, 'ana', 1);
  const changed = change(full, 'ana', { seats: 3, clock });
  expect(() => members.start(changed, 'ana', 1)).toThrow(refusal('not-now', 'not everybody'));
  expect(() => agree(changed, 'ben', 0)).toThrow(refusal('not-now', 'changed the table again'));
  expect(() => agree(changed, 'zoe', 1)).toThrow(refusal('not-allowed'));
  const agreed = agree(changed, 'ben', 1);
  expect(members.start(agreed, 'ana', 1).status).toBe('running');
  // Consent is to these terms: after another change it is asked again, and who moves to another seat has not agreed by that.
  const again = change(agreed, 'ana', { seats: 4 });
  expect(() => agree(again, 'ben', 1)).toThrow(refusal('not-now'));
  const moved = members.sit(again, { id: 'ben', name: 'ben' }, 3, 'ab', true);
  expect(moved.seats[3]).toMatchObject({ person: 'ben', terms: 1 });
  // Who leaves is not asked, and who sits down now agrees to what is there now.
  const left = members.sit(members.leave(moved, 'ben'), { id: 'eva', name: 'eva' }, 3, '', true);
  expect(left.seats[3]).toMatchObject({ person: 'eva', terms: 2 });
});

test('who sat down or asked for a seat under other terms has to agree as well', () => {
  const clock = { kind: 'slow', hours: 1 } as const;
  const asked = members.ask(room(), { id: 'eva', name: 'eva' });
  const changed = change(asked, 'ana', { seats: 4, clock });
  const admitted = members.admit(changed, 'ana', 1, true);
  const dan = members.sit(changed, { id: 'dan', name: 'dan' }, undefined, '', true, 0);
  for (const at of [admitted, dan]) {
    expect(at.seats[1]).not.toHaveProperty('terms');
    expect(() => members.start(agree(at, 'ben', 1), 'ana', 1)).toThrow(refusal('not-now', 'not everybody'));
  }
});

test('a change of anything else needs no consent', () => {
  const changed = change(room(), 'ana', { seats: 3, listed: true });
  expect(changed).not.toHaveProperty('terms');
  members.start(changed, 'ana', 1);
});
