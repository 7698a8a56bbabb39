import { readFileSync } from 'node:fs';
import { allowed } from '@mazmorra/kernel';
import { KEPT, type OperatorAct, type OperatorInput, WORD_LISTS } from '@mazmorra/protocol';
import { oneOf } from '../flags.ts';
import { listed, UsageError } from '../usage.ts';
import type { Desk } from './desk.ts';
import { shown } from './show.ts';

export interface AdminFlags {
  readonly why?: string | undefined;
  readonly hours?: string | undefined;
  readonly minutes?: string | undefined;
  readonly en?: string | undefined;
  readonly es?: string | undefined;
  readonly settled?: boolean | undefined;
}

/** What is to be done, before anything is asked of the server. */
export interface Asked {
  /** Milliseconds for which the token must be good. */
  readonly life: number;
  run(desk: Desk): Promise<{ readonly json: unknown; readonly lines: readonly string[] }>;
}

interface Usage {
  readonly words: string;
  readonly about: string;
  /** The fields of the request that these words and flags stand for. */
  read(words: readonly string[], flags: AdminFlags): Record<string, unknown>;
}

const HOUR = 3_600_000;
const COMMAND_LIFE = 60_000;
const nothing = () => ({});

function word(words: readonly string[], at: number, name: string): string {
  const found = words[at];
  if (found === undefined) throw new UsageError(`${name} is missing`);
  return found;
}

function why({ why: text }: AdminFlags): { why: string } {
  if (text === undefined || text.trim() === '')
    throw new UsageError('--why is missing: the audit log says why');
  return { why: text };
}

function amount(flag: string, text: string | undefined, fallback?: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (value === undefined || !(value > 0)) throw new UsageError(`${flag} is missing or not a number above 0`);
  return value;
}

const sanction = (words: readonly string[], flags: AdminFlags) => {
  const who = word(words, 0, 'PERSON or ADDRESS');
  const isAddress = /[.:]/.test(who);
  return {
    ...(isAddress ? { address: who } : { person: who }),
    hours: amount('--hours', flags.hours, 24),
    ...why(flags),
  };
};

/** `chat=30 people=forever`. */
function readDays(words: readonly string[], flags: AdminFlags): Record<string, unknown> {
  if (words.length === 0) return {};
  const days = words.map((text) => {
    const [kind = '', value = ''] = text.split('=');
    if (value !== 'forever' && !(Number(value) > 0))
      throw new UsageError(`${JSON.stringify(text)}: ${allowed(KEPT)}, with =DAYS or =forever`);
    return [oneOf('the kind', kind, 'chat', KEPT), value === 'forever' ? value : Number(value)];
  });
  return { days: Object.fromEntries(days), ...why(flags) };
}

function readList(words: readonly string[], flags: AdminFlags): Record<string, unknown> {
  const list = oneOf('the list', word(words, 0, 'LIST'), 'en', WORD_LISTS);
  const file = words[1];
  if (file === undefined) return { list };
  if (file === 'default') return { list, default: true, ...why(flags) };
  try {
    return { list, text: readFileSync(file, 'utf8'), ...why(flags) };
  } catch {
    throw new UsageError(`${file} cannot be read: name a file with one word on a line, or default`);
  }
}

function readAnnouncement(words: readonly string[], flags: AdminFlags): Record<string, unknown> {
  if (words[0] === 'off') return { off: true, ...why(flags) };
  const { en, es } = flags;
  return {
    minutes: Math.round(amount('--minutes', flags.minutes)),
    ...(en !== undefined && { en }),
    ...(es !== undefined && { es }),
    ...why(flags),
  };
}

const USAGES: { readonly [A in Exclude<OperatorAct, 'sign-out'>]: Usage } = {
  status: { words: '', about: 'what runs and how it is', read: nothing },
  people: {
    words: '[TEXT]',
    about: 'people by a part of their name',
    read: (words) => ({ text: words.join(' ') }),
  },
  tables: {
    words: '[AFTER]',
    about: 'tables, last used first',
    read: ([after]) => (after === undefined ? {} : { after }),
  },
  table: {
    words: 'TABLE',
    about: 'one table with its chat',
    read: (words) => ({ table: word(words, 0, 'TABLE') }),
  },
  reports: {
    words: '',
    about: 'what people reported, with the lines of chat',
    read: (_, { settled = false }) => ({ settled }),
  },
  settle: {
    words: 'REPORT',
    about: 'marks a report as dealt with',
    read: (words, flags) => ({ target: word(words, 0, 'REPORT') && words.join(' '), ...why(flags) }),
  },
  sanctions: { words: '', about: 'who is silenced or banned', read: nothing },
  silence: { words: 'PERSON|ADDRESS', about: 'keeps somebody from writing for a time', read: sanction },
  ban: { words: 'PERSON|ADDRESS', about: 'keeps somebody from playing for a time', read: sanction },
  lift: {
    words: 'SANCTION',
    about: 'ends a sanction',
    read: (words, flags) => ({ sanction: word(words, 0, 'SANCTION'), ...why(flags) }),
  },
  rename: {
    words: 'PERSON NAME',
    about: 'gives somebody another name',
    read: (words, flags) => ({
      person: word(words, 0, 'PERSON'),
      name: word(words, 1, 'NAME') && words.slice(1).join(' '),
      ...why(flags),
    }),
  },
  forget: {
    words: 'PERSON',
    about: 'removes a person from everything',
    read: (words, flags) => ({ person: word(words, 0, 'PERSON'), ...why(flags) }),
  },
  remove: {
    words: 'TABLE LINE…',
    about: 'removes the words of lines of chat',
    read: (words, flags) => ({
      table: word(words, 0, 'TABLE'),
      lines: word(words, 1, 'LINE') && words.slice(1).map(Number),
      ...why(flags),
    }),
  },
  close: {
    words: 'TABLE',
    about: 'ends a table; its record stays',
    read: (words, flags) => ({ table: word(words, 0, 'TABLE'), ...why(flags) }),
  },
  announce: { words: '[off]', about: 'tells everybody when the server stops', read: readAnnouncement },
  retention: { words: '[KIND=DAYS]…', about: 'how long things are kept', read: readDays },
  words: {
    words: 'LIST [FILE|default]',
    about: `a list of words (${listed(WORD_LISTS)}), or a new one from a file`,
    read: readList,
  },
  audit: {
    words: '[BEFORE]',
    about: 'who did what, when and why',
    read: ([before]) => (before === undefined ? {} : { before }),
  },
  export: {
    words: 'WHAT [PERSON]',
    about: 'person, audit, reports or games, as JSON',
    read: (words) => ({
      what: word(words, 0, 'WHAT'),
      ...(words[0] === 'person' && { person: word(words, 1, 'PERSON') }),
    }),
  },
};

const line = (name: string, words: string, about: string): string =>
  `  ${`${name} ${words}`.padEnd(28)}${about}`;

/** The acts as the help lists them. */
export const actHelp = [
  line('token', '', 'prints a token, and the address of the operator’s page'),
  ...Object.entries(USAGES).map(([name, { words, about }]) => line(name, words, about)),
].join('\n');

export function readAct([name = 'token', ...words]: readonly string[], flags: AdminFlags): Asked {
  if (name === 'token') return tokenAct(amount('--hours', flags.hours, 12) * HOUR);
  if (!Object.hasOwn(USAGES, name))
    throw new UsageError(
      `unknown act ${JSON.stringify(name)}: ${allowed(['token', ...Object.keys(USAGES)])}`,
    );
  const act = name as keyof typeof USAGES;
  const args = USAGES[act].read(words, flags) as OperatorInput<typeof act>;
  return {
    life: COMMAND_LIFE,
    run: (desk) => (act === 'export' ? exportAll(desk, args) : askOnce(desk, act, args)),
  };
}

async function askOnce<A extends OperatorAct>(desk: Desk, act: A, args: OperatorInput<A>) {
  const json = await desk.ask(act, args);
  await desk.ask('sign-out', {});
  return { json, lines: shown(act, json) };
}

/** All pages of an export. */
async function exportAll(desk: Desk, args: object) {
  const items: unknown[] = [];
  for (let after: string | undefined; ; ) {
    const page = await desk.ask('export', {
      ...args,
      ...(after !== undefined && { after }),
    } as OperatorInput<'export'>);
    items.push(...page.items);
    after = page.more;
    if (after === undefined) break;
  }
  await desk.ask('sign-out', {});
  return { json: items, lines: items.map((item) => JSON.stringify(item)) };
}

function tokenAct(life: number): Asked {
  return {
    life,
    run: async (desk) => {
      // Asked once, so that a token for a server that is not there is not handed out.
      await desk.ask('status', {});
      const { token, until, server } = desk;
      const page = `${server}/operator#${token}`;
      const lines = [
        token,
        '',
        `good until ${new Date(until).toISOString()}, and whoever has it is the operator. The page:`,
        page,
      ];
      return { json: { token, until, page }, lines };
    },
  };
}
