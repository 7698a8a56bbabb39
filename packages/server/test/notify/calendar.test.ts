import { expect, test } from 'vitest';
import { calendarOf } from '../../src/notify/calendar.ts';

test('a calendar: lines of at most 75 bytes, texts escaped, times in UTC', () => {
  const text = calendarOf(
    [
      {
        id: 'x',
        at: Date.parse('2026-07-01T10:00:00Z'),
        title: `a, b; c\\ ${'ñ'.repeat(80)}`,
        url: 'https://play.example/t/x',
      },
    ],
    'Mazmorra',
    Date.parse('2026-06-30T10:00:00Z'),
  );
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:a\\, b\\; c\\\\ ${'ñ'.repeat(80)}\r\n`);
  expect(lines).toContain('DTSTART:20260701T100000Z');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});
