import type { ChatLine, OperatorAct, OperatorArgs } from '@mazmorra/protocol';
import { limitKey } from '../net/addresses.ts';
import { Refused } from '../refused.ts';
import type { OperatorTokenRow, SanctionRow, Write } from '../storage/port.ts';
import { isOver, type Room } from '../table/room.ts';
import type { Act, Done } from './acts.ts';
import { DEFAULT_WORDS } from './default-words.ts';
import { newId } from './ids.ts';
import {
  ANNOUNCEMENT,
  addressSubject,
  MOST_SANCTIONS,
  personSubject,
  RETENTION_KEY,
  type SanctionKind,
  wordsKey,
} from './moderation.ts';
import { daysOf, type OperatorContext, type ReadingAct, sanctionOf } from './reading.ts';
import { WordList } from './words.ts';

type Changing = Exclude<OperatorAct, ReadingAct>;

const HOUR = 3_600_000;
const MINUTE = 60_000;
const MOST_LINES = 10_000;

export const changingActs: { readonly [A in Changing]: Act<A> } = {
  settle: async ({ now }, { target }) => ({
    reply: {},
    subject: target,
    writes: [{ kind: 'settle-report', target, at: now() }],
  }),
  silence: (context, args, who) => sanction<'silence'>(context, 'silence', args, who),
  ban: (context, args, who) => sanction<'ban'>(context, 'ban', args, who),
  lift,
  rename,
  forget,
  remove,
  close,
  announce,
  retention,
  words,
  // Signing out affects nobody else, so it is not logged.
  'sign-out': async (_house, _args, { hash }) => ({
    reply: {},
    writes: [{ kind: 'delete-operator-token', hash }],
  }),
};

async function requirePerson({ tables }: OperatorContext, id: string) {
  const row = await tables.storage.person(id);
  if (!row) throw new Refused('unknown-person', 'there is no such person');
  return row;
}

async function sanction<A extends SanctionKind>(
  context: OperatorContext,
  kind: A,
  args: OperatorArgs<'ban'>,
  { name: by }: OperatorTokenRow,
): Promise<Done<A>> {
  if (context.moderation.sanctions >= MOST_SANCTIONS)
    throw new Refused('too-many', `at most ${MOST_SANCTIONS} sanctions can be in force`);
  const at = context.now();
  const person = 'person' in args ? await requirePerson(context, args.person) : undefined;
  const address = 'address' in args ? limitKey(args.address.replace(/::\/64$/, '::')) : undefined;
  const subject = person ? personSubject(person.id) : addressSubject(address ?? '');
  const row: SanctionRow = {
    id: newId(at),
    kind,
    subject,
    name: person?.name ?? '',
    why: args.why,
    by,
    at,
    until: Math.round(at + args.hours * HOUR),
  };
  return {
    reply: { sanction: sanctionOf(row) },
    subject: `${subject} ${person?.name ?? ''} (${args.hours} h)`,
    writes: [{ kind: 'sanction', row }],
    after: () => {
      if (kind === 'ban')
        context.cutOff({ ...(person && { person: person.id }), ...(address && { address }) });
    },
  };
}

async function lift(
  { tables, now }: OperatorContext,
  { sanction: id }: OperatorArgs<'lift'>,
): Promise<Done<'lift'>> {
  const rows = await tables.storage.sanctions(now(), MOST_SANCTIONS);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Refused('not-now', 'there is no such sanction in force');
  return {
    reply: {},
    subject: `${row.kind} ${row.subject} ${row.name}`,
    writes: [{ kind: 'sanction', row: { ...row, until: now() } }],
  };
}

async function rename(
  context: OperatorContext,
  { person: id, name }: OperatorArgs<'rename'>,
): Promise<Done<'rename'>> {
  const row = await requirePerson(context, id);
  const folded = context.moderation.nameFor(name);
  return {
    reply: { name: folded },
    subject: `${personSubject(id)} ${row.name} → ${folded}`,
    after: () => context.rename(context.present(id) ?? { ...row }, folded),
  };
}

async function forget(context: OperatorContext, { person }: OperatorArgs<'forget'>): Promise<Done<'forget'>> {
  await requirePerson(context, person);
  // Logged without the name, which is to be removed.
  return { reply: {}, subject: personSubject(person), after: () => context.forget(person) };
}

/** Removes the text of chat lines. The lines keep their places, and open tables are updated. */
async function remove(
  { tables }: OperatorContext,
  { table, lines }: OperatorArgs<'remove'>,
): Promise<Done<'remove'>> {
  const wanted = new Set(lines);
  const rows = await tables.storage.chat(table, MOST_LINES);
  const found = rows.filter(({ number }) => wanted.has(number));
  const emptied = found.map(({ number, body, person }) => {
    const { n, seat, name, at } = JSON.parse(body) as ChatLine;
    const line: ChatLine = { n, ...(seat !== undefined && { seat }), name, at, removed: true };
    return { number, line, author: person };
  });
  const writes = emptied.map(
    ({ number, line }): Write => ({ kind: 'replace-chat', table, number, body: JSON.stringify(line) }),
  );
  if (writes.length === 0) throw new Refused('not-now', 'there are no such lines');
  return {
    reply: { removed: writes.length },
    subject: `table ${table} lines ${found.map(({ number }) => number).join(', ')}`,
    writes,
    after: () => {
      const live = tables.live.peek(table);
      live?.recovery.guard('chat', () => {
        for (const { line, author } of emptied) live.audience.tellChat(line, author);
      });
    },
  };
}

/** The room of a table that an operator has closed. What was played is kept. */
const closed = (room: Room): Room =>
  isOver(room) ? room : { ...room, status: 'ended', asks: [], closed: true };

async function close({ tables }: OperatorContext, { table }: OperatorArgs<'close'>): Promise<Done<'close'>> {
  if (!(await tables.storage.tableRow(table))) throw new Refused('no-table', 'there is no such table');
  return { reply: {}, subject: `table ${table}`, after: () => tables.changeRoom(table, closed) };
}

async function announce({ now }: OperatorContext, args: OperatorArgs<'announce'>): Promise<Done<'announce'>> {
  if ('off' in args)
    return { reply: {}, subject: 'no stop', writes: [{ kind: 'setting', key: ANNOUNCEMENT, value: '' }] };
  const { minutes, en, es } = args;
  const text = { ...(en !== undefined && { en }), ...(es !== undefined && { es }) };
  const announcement = { stopAt: now() + minutes * MINUTE, text };
  return {
    reply: { announcement },
    subject: `in ${minutes} minutes`,
    writes: [{ kind: 'setting', key: ANNOUNCEMENT, value: JSON.stringify(announcement) }],
  };
}

async function retention(
  context: OperatorContext,
  args: OperatorArgs<'retention'>,
): Promise<Done<'retention'>> {
  const days = daysOf(context.retention());
  if (!('days' in args)) return { reply: { days } };
  const named = Object.fromEntries(Object.entries(args.days).filter(([, value]) => value !== undefined));
  const value = JSON.stringify({ ...context.moderation.days, ...named });
  return {
    reply: { days: { ...days, ...named } },
    subject: JSON.stringify(named),
    writes: [{ kind: 'setting', key: RETENTION_KEY, value }],
  };
}

async function words({ moderation }: OperatorContext, args: OperatorArgs<'words'>): Promise<Done<'words'>> {
  const { list } = args;
  const text = 'default' in args ? DEFAULT_WORDS[list] : 'text' in args ? args.text : undefined;
  if (text === undefined)
    return { reply: { text: moderation.words(list), entries: moderation.entries(list) } };
  return {
    reply: { text, entries: new WordList(text).size },
    subject: `list ${list}`,
    writes: [{ kind: 'setting', key: wordsKey(list), value: text }],
  };
}
