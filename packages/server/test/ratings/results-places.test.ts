import type { Outcome } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { ratedPlaces } from '../../src/ratings/results.ts';
import type { Room } from '../../src/table/room.ts';

const person = (id: string, more: object = {}) => ({ kind: 'person', person: id, name: id, ...more });
const PEOPLE = ['ana', 'ben', 'cleo'].map((id) => person(id));

const roomOf = (game: string, outcome: Partial<Outcome> | undefined, over: object = {}): Room =>
  ({
    game,
    rated: true,
    status: 'finished',
    seats: PEOPLE,
    ...(outcome && { outcome }),
    ...over,
  }) as unknown as Room;

/** The places of a room, in the order of the seats. */
const placesIn = (room: Room) => ratedPlaces(room)?.map(({ person: id, place }) => [id, place]);

test('Saboteur is rated by gold, whatever the side that won the last round; equal gold is a draw', () => {
  const outcome = {
    winners: [0],
    places: [1, 2, 2],
    scores: [{ nuggets: 2 }, { nuggets: 7 }, { nuggets: 2 }],
  };
  expect(placesIn(roomOf('saboteur', outcome))).toEqual([
    ['ana', 2],
    ['ben', 1],
    ['cleo', 2],
  ]);
});

test('DungeonQuest is rated by place: the dead come behind whoever got out, however rich they were', () => {
  const outcome = {
    winners: [1],
    places: [2, 1, 2],
    scores: [{ gold: 9000 }, { gold: 10 }, { gold: 0 }],
  };
  expect(placesIn(roomOf('dungeonquest', outcome))).toEqual([
    ['ana', 2],
    ['ben', 1],
    ['cleo', 2],
  ]);
});

test('whoever left is behind everybody who stayed, though a bot won with their seat', () => {
  const seats = [person('ana', { covered: 'left' }), PEOPLE[1], person('cleo', { covered: 'away' })];
  const outcome = { winners: [0], places: [1, 2, 3], scores: [{}, {}, {}] };
  expect(placesIn(roomOf('dungeonquest', outcome, { seats }))).toEqual([
    ['ana', 4],
    ['ben', 2],
    ['cleo', 4],
  ]);
});

test('a game that was stopped: those who stayed draw, those who left lose; with nobody gone nothing is rated', () => {
  const seats = [PEOPLE[0], PEOPLE[1], person('cleo', { covered: 'left' })];
  expect(placesIn(roomOf('saboteur', undefined, { status: 'ended', seats }))).toEqual([
    ['ana', 1],
    ['ben', 1],
    ['cleo', 4],
  ]);
  expect(ratedPlaces(roomOf('saboteur', undefined, { status: 'ended' }))).toBeUndefined();
});

test.each([
  ['a table that is not rated', { rated: false }],
  ['one with a bot', { seats: [...PEOPLE, { kind: 'bot', level: 'novice' }] }],
  ['one that failed', { failed: true }],
  ['one that the operator closed', { closed: true }],
  ['one that everybody left', { seats: PEOPLE.map((seat) => ({ ...seat, covered: 'left' })) }],
  ['one whose other people were forgotten', { seats: [PEOPLE[0], person('', { anonymous: true })] }],
])('%s does not count', (_, over) => {
  const outcome = { winners: [0], places: [1, 2, 3], scores: [{}, {}, {}] };
  expect(ratedPlaces(roomOf('saboteur', outcome, over))).toBeUndefined();
});
