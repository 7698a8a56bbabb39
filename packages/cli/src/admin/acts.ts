import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { KEPT, type OperatorAct, type OperatorInput, WORD_LISTS } from '@mazmorra/protocol';
import { columns } from '../print.ts';
import { type Placeholder, type Text, typed } from '../text/index.ts';
import { UsageError } from '../usage.ts';
import type { Desk } from './desk.ts';
import { shown } from './show.ts';

export interface AdminFlags extends Readonly<Partial<Record<Language, string | undefined>>> {
  readonly why?: string | undefined;
  readonly hours?: string | undefined;
  readonly minutes?: string | undefined;
  readonly settled?: boolean | undefined;
}

/** What is to be done, before anything is asked of the server. */
export interface Asked {
  /** Milliseconds for which the token must be good. */
  readonly life: number;
  run(desk: Desk, text: Text): Promise<{ readonly json: unknown; readonly lines: readonly string[] }>;
}

const HOUR = 3_600_000;
const COMMAND_LIFE = 60_000;
const nothing = () => ({});

function word(words: readonly string[], at: number, name: Placeholder): string {
  const found = words[at];
  if (found === undefined)
    throw new UsageError(({ refusals, placeholders }) => refusals.missing(placeholders[name]));
  return found;
}

function why({ why: text }: AdminFlags): { why: string } {
  if (text === undefined || text.trim() === '') throw new UsageError(({ admin }) => admin.missingWhy);
  return { why: text };
}

function amount(flag: string, text: string | undefined, fallback?: number): number {
  const value = text === undefined ? fallback : Number(text);
  if (value === undefined || !(value > 0)) throw new UsageError(({ admin }) => admin.wrongAmount(flag));
  return value;
}

const sanction = (words: readonly string[], flags: AdminFlags) => {
  const who = word(words, 0, 'PERSON-OR-ADDRESS');
  const isAddress = /[.:]/.test(who);
  return {
    ...(isAddress ? { address: who } : { person: who }),
    hours: amount('--hours', flags.hours, 24),
    ...why(flags),
  };
};

function oneOfThese<W extends string>(what: 'theKind' | 'theList', given: string, words: readonly W[]): W {
  const found = words.find((word) => word === given);
  if (found !== undefined) return found;
  throw new UsageError(({ admin, refusals, allowed }) =>
    refusals.wrongWord(admin[what], typed(given), allowed(words)),
  );
}

/** `chat=30 people=forever`. */
function readDays(words: readonly string[], flags: AdminFlags): Record<string, unknown> {
  if (words.length === 0) return {};
  const days = words.map((text) => {
    const [kind = '', value = ''] = text.split('=');
    if (value !== 'forever' && !(Number(value) > 0))
      throw new UsageError(({ admin, allowed }) => admin.wrongDays(typed(text), allowed(KEPT)));
    return [oneOfThese('theKind', kind, KEPT), value === 'forever' ? value : Number(value)];
  });
  return { days: Object.fromEntries(days), ...why(flags) };
}

function readList(words: readonly string[], flags: AdminFlags): Record<string, unknown> {
  const list = oneOfThese('theList', word(words, 0, 'LIST'), WORD_LISTS);
  const file = words[1];
  if (file === undefined) return { list };
  if (file === 'default') return { list, default: true, ...why(flags) };
  try {
    return { list, text: readFileSync(file, 'utf8'), ...why(flags) };
  } catch {
    throw new UsageError(({ admin }) => admin.unreadableList(file));
  }
}

function readAnnouncement(words: readonly string[], flags: AdminFlags): Record<string, unknown> {
  if (words[0] === 'off') return { off: true, ...why(flags) };
  const told = LANGUAGES.map((language) => [language, flags[language]] as const);
  return {
    minutes: Math.round(amount('--minutes', flags.minutes)),
    ...Object.fromEntries(told.filter(([, line]) => line !== undefined)),
    ...why(flags),
  };
}

/** The fields of the request that the words and flags of an act stand for. */
type Read = (words: readonly string[], flags: AdminFlags) => Record<string, unknown>;

const READ: Readonly<Record<Exclude<OperatorAct, 'sign-out'>, Read>> = {
  status: nothing,
  people: (words) => ({ text: words.join(' ') }),
  tables: ([after]) => (after === undefined ? {} : { after }),
  table: (words) => ({ table: word(words, 0, 'TABLE') }),
  reports: (_, { settled = false }) => ({ settled }),
  settle: (words, flags) => ({ target: word(words, 0, 'REPORT') && words.join(' '), ...why(flags) }),
  sanctions: nothing,
  silence: sanction,
  ban: sanction,
  lift: (words, flags) => ({ sanction: word(words, 0, 'SANCTION'), ...why(flags) }),
  rename: (words, flags) => ({
    person: word(words, 0, 'PERSON'),
    name: word(words, 1, 'NAME') && words.slice(1).join(' '),
    ...why(flags),
  }),
  forget: (words, flags) => ({ person: word(words, 0, 'PERSON'), ...why(flags) }),
  remove: (words, flags) => ({
    table: word(words, 0, 'TABLE'),
    lines: word(words, 1, 'LINE') && words.slice(1).map(Number),
    ...why(flags),
  }),
  close: (words, flags) => ({ table: word(words, 0, 'TABLE'), ...why(flags) }),
  announce: readAnnouncement,
  retention: readDays,
  words: readList,
  audit: ([before]) => (before === undefined ? {} : { before }),
  export: (words) => ({
    what: word(words, 0, 'WHAT'),
    ...(words[0] === 'person' && { person: word(words, 1, 'PERSON') }),
  }),
};

/** The acts as the help lists them. */
export function actHelp({ admin }: Text): string {
  const rows = Object.entries(admin.acts).map(([name, { words, about }]) => [`  ${name} ${words}`, about]);
  return columns(rows).join('\n');
}

export function readAct([name = 'token', ...words]: readonly string[], flags: AdminFlags): Asked {
  if (name === 'token') return tokenAct(amount('--hours', flags.hours, 12) * HOUR);
  if (!Object.hasOwn(READ, name))
    throw new UsageError(({ admin, allowed }) =>
      admin.unknownAct(typed(name), allowed(Object.keys(admin.acts))),
    );
  const act = name as keyof typeof READ;
  const args = READ[act](words, flags) as OperatorInput<typeof act>;
  return {
    life: COMMAND_LIFE,
    run: (desk, text) => (act === 'export' ? exportAll(desk, args) : askOnce(desk, act, args, text)),
  };
}

async function askOnce<A extends OperatorAct>(desk: Desk, act: A, args: OperatorInput<A>, text: Text) {
  const json = await desk.ask(act, args);
  await desk.ask('sign-out', {});
  return { json, lines: shown(act, json, text) };
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
    run: async (desk, { admin }) => {
      // Asked once, so that a token for a server that is not there is not handed out.
      await desk.ask('status', {});
      const { token, until, server } = desk;
      const page = `${server}/operator#${token}`;
      const lines = [token, '', admin.tokenUntil(new Date(until).toISOString()), page];
      return { json: { token, until, page }, lines };
    },
  };
}
