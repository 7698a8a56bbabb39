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
