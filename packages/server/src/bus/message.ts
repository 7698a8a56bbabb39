import type { Notice } from './port.ts';

/** The version of what is written on the bus. A process ignores messages of other versions and kinds that it does not know. */
const VERSION = 1;
/** The most bytes of one message: PostgreSQL takes less than 8,000. */
export const MOST_BYTES = 7900;

/** The texts for these notices, none of them too long. Everything in them is ASCII. */
export function messagesOf(from: string, notices: readonly Notice[]): string[] {
  const head = `{"v":${VERSION},"from":${JSON.stringify(from)},"n":[`;
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

/** How many values follow the kind of a notice. */
const WIDTHS: { readonly [K in Notice[0]]: number } = {
  answer: 2,
  room: 2,
  chat: 2,
  visitors: 1,
  turn: 3,
  person: 1,
  operator: 0,
  pool: 0,
};

const isPlain = (value: unknown): boolean => typeof value === 'string' || Number.isSafeInteger(value);

function isNotice(value: unknown): value is Notice {
  if (!Array.isArray(value)) return false;
  const width = Object.hasOwn(WIDTHS, String(value[0])) ? WIDTHS[value[0] as Notice[0]] : undefined;
  return value.length - 1 === width && value.every(isPlain);
}

/** The notices of a message of another process. Nothing on the bus is trusted: what is not understood is left out. */
export function noticesIn(text: string, own: string): readonly Notice[] {
  try {
    const { v, from, n } = JSON.parse(text) as { v?: unknown; from?: unknown; n?: unknown };
    return v === VERSION && from !== own && Array.isArray(n) ? n.filter(isNotice) : [];
  } catch {
    return [];
  }
}
