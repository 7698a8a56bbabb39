import { expect, test } from 'vitest';
import { calendarOf } from '../../src/notify/ics.ts';
import { isZone, quietFor } from '../../src/notify/quiet.ts';
import { callText } from '../../src/notify/texts.ts';

const at = (text: string): number => Date.parse(text);
const night = { from: '22:00', to: '08:00', zone: 'Europe/Madrid' };
const hours = (count: number): number => count * 3_600_000;

test.each([
  // Madrid is two hours ahead of UTC in summer and one in winter.
  ['2026-07-01T19:59:00Z', 0],
  ['2026-07-01T20:00:00Z', hours(10)],
  ['2026-07-02T05:30:30Z', hours(0.5) - 30_000],
  ['2026-07-02T06:00:00Z', 0],
  ['2026-12-01T21:00:00Z', hours(10)],
])('quiet from ten to eight: at %s for %i ms', (now, left) => expect(quietFor(night, at(now))).toBe(left));

test('quiet hours within a day, none at all, and a zone that does not exist', () => {
  const noon = { from: '12:00', to: '14:00', zone: 'UTC' };
  expect(quietFor(noon, at('2026-07-01T13:00:00Z'))).toBe(hours(1));
  expect(quietFor(noon, at('2026-07-01T14:00:00Z'))).toBe(0);
  expect(quietFor(undefined, 0)).toBe(0);
  expect(isZone('America/Argentina/Buenos_Aires')).toBe(true);
  expect(isZone('Middle/Earth')).toBe(false);
});

test('texts are whole sentences in both languages', () => {
  const call = { kind: 'invited', table: 't', game: 'saboteur', from: 'Ana' } as const;
  expect(callText(call, 'en')).toBe('Ana invites you to a game of Saboteur');
  expect(callText(call, 'es')).toBe('Ana te invita a una partida de Saboteur');
  expect(callText({ kind: 'turn', game: 'saboteur' }, 'es')).toBe('Te toca: Saboteur');
});

test('a calendar: lines of at most 75 bytes, texts escaped, times in UTC', () => {
  const text = calendarOf(
    [
      {
        id: 'x',
        at: at('2026-07-01T10:00:00Z'),
        title: `a, b; c\\ ${'ñ'.repeat(80)}`,
        url: 'https://play.example/t/x',
      },
    ],
    'Mazmorra',
    at('2026-06-30T10:00:00Z'),
  );
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:a\\, b\\; c\\\\ ${'ñ'.repeat(80)}\r\n`);
  expect(lines).toContain('DTSTART:20260701T100000Z');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});
