import type { Notice } from './port.ts';

/** The version of the message format. A process ignores messages of another version, and notices of an unknown kind. */
const VERSION = 1;
/** Maximum size of a message in bytes. PostgreSQL accepts less than 8,000. */
export const MOST_BYTES = 7900;

const headOf = (from: string): string => `{"v":${VERSION},"from":${JSON.stringify(from)},"n":[`;

/** Encodes notices as messages within the size limit. The text is ASCII only. */
export function messagesOf(from: string, notices: readonly Notice[]): string[] {
  const head = headOf(from);
  const texts: string[] = [];
  let body = '';
  for (const notice of notices) {
    const text = JSON.stringify(notice);
    if (body !== '' && head.length + body.length + text.length + 3 > MOST_BYTES) {
      texts.push(`${head}${body}]}`);
      body = '';
    }
    body += body === '' ? text : `,${text}`;
  }
  if (body !== '') texts.push(`${head}${body}]}`);
  return texts;
}

/** Number of values after the kind of a notice. */
const WIDTHS: { readonly [K in Notice[0]]: number } = {
  answer: 2,
  room: 2,
  chat: 2,
  visitors: 1,
  turn: 3,
  here: 3,
  who: 0,
  leases: 1,
  person: 1,
  invitation: 2,
  tournament: 1,
  operator: 0,
  pool: 0,
};

const isPlain = (value: unknown): boolean => typeof value === 'string' || Number.isSafeInteger(value);

function isNotice(value: unknown): value is Notice {
  if (!Array.isArray(value)) return false;
  const width = Object.hasOwn(WIDTHS, String(value[0])) ? WIDTHS[value[0] as Notice[0]] : undefined;
  return value.length - 1 === width && value.every(isPlain);
}

/** Decodes the notices of another process. Input from the bus is not trusted: whatever does not parse is dropped. */
export function noticesIn(text: string, own: string): readonly Notice[] {
  // PostgreSQL sends everybody their own messages, too: half of them, with two processes.
  if (text.startsWith(headOf(own))) return [];
  try {
    const { v, from, n } = JSON.parse(text) as { v?: unknown; from?: unknown; n?: unknown };
    return v === VERSION && from !== own && Array.isArray(n) ? n.filter(isNotice) : [];
  } catch {
    return [];
  }
}
