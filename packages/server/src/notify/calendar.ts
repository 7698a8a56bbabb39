import type { FastifyInstance } from 'fastify';
import type { Instance } from '../instance.ts';
import { settingsOf } from './notifier.ts';
import { calendarName, deadlineText } from './texts.ts';
import { slowTurnsOf } from './turns.ts';

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** `GET /api/calendar/SECRET`: the deadlines of a person's slow tables as an iCalendar file. */
export function serveCalendar(http: FastifyInstance, server: Instance): void {
  const origin = server.hosts.publicOrigin;
  http.get<{ Params: { secret: string } }>('/api/calendar/:secret', async (request, reply) => {
    if (!server.mayTry(request.raw, 'records')) return reply.code(429).send({ error: 'rate' });
    const secret = request.params.secret.replace(/\.ics$/, '');
    const row = TOKEN.test(secret) ? await server.core.storage.callSettingsByCalendar(secret) : undefined;
    reply.header('cache-control', 'no-store');
    if (!row) return reply.code(404).send({ error: 'no-calendar' });
    const { language } = settingsOf(row);
    const now = server.core.now();
    const turns = await slowTurnsOf(server.tables, row.person);
    const deadlines = turns.map(
      ({ table, left, room }): Deadline => ({
        id: table,
        at: now + left,
        title: deadlineText(room.game, language),
        url: origin === undefined ? '' : `${origin}/t/${table}`,
      }),
    );
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="mazmorra.ics"')
      .send(calendarOf(deadlines, calendarName(language), now));
  });
}

/** One deadline in a calendar. */
export interface Deadline {
  /** Stable id, so that a calendar that reads again updates the entry instead of adding another. */
  readonly id: string;
  readonly at: number;
  readonly title: string;
  readonly url: string;
}

const utc = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Folds a line at 75 bytes, as RFC 5545 requires: continuation lines begin with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    const most = parts.length === 0 ? 75 : 74;
    if (Buffer.byteLength(part + letter) > most) {
      parts.push(part);
      part = letter;
    } else part += letter;
  }
  return [...parts, part].join('\r\n ');
}

/** An iCalendar file (RFC 5545) with one event for each deadline. */
export function calendarOf(deadlines: readonly Deadline[], name: string, now: number): string {
  const events = deadlines.flatMap(({ id, at, title, url }) => [
    'BEGIN:VEVENT',
    `UID:${id}@mazmorra`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at)}`,
    'DURATION:PT0S',
    `SUMMARY:${escaped(title)}`,
    ...(url === '' ? [] : [`URL:${url}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mazmorra//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
