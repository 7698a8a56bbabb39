import { LANGUAGES } from '@mazmorra/kernel';
import type { ChatLine, OperatorAct, OperatorArgs } from '@mazmorra/protocol';
import type { Instance } from '../instance.ts';
import { limitKey } from '../net/addresses.ts';
import type { Person } from '../people/people.ts';
import { newId } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import { showName } from '../requests/hello.ts';
import type { OperatorTokenRow, SanctionRow, Write } from '../storage/port.ts';
import { isOver, type Room } from '../table/room.ts';
import type { Act, Done } from './http.ts';
import {
  ANNOUNCEMENT,
  addressSubject,
  MOST_SANCTIONS,
  personSubject,
  RETENTION_KEY,
  type SanctionKind,
  wordsKey,
} from './moderation.ts';
import { daysOf, type ReadingAct, sanctionOf } from './reading.ts';
import { DEFAULT_WORDS, WordList } from './words.ts';

type Changing = Exclude<OperatorAct, ReadingAct>;

const HOUR = 3_600_000;
const MINUTE = 60_000;
const MOST_LINES = 10_000;

export const changingActs: { readonly [A in Changing]: Act<A> } = {
  settle: async ({ core }, { target }) => ({
    reply: {},
    subject: target,
    writes: [{ kind: 'settle-report', target, at: core.now() }],
  }),
  silence: (server, args, who) => sanction<'silence'>(server, 'silence', args, who),
  ban: (server, args, who) => sanction<'ban'>(server, 'ban', args, who),
  lift,
  rename,
  forget,
  remove,
  close,
  announce,
  retention,
  words,
  // Signing out affects nobody else, so it is not logged.
  'sign-out': async (_server, _args, { hash }) => ({
    reply: {},
    writes: [{ kind: 'delete-operator-token', hash }],
  }),
};

async function requirePerson({ core }: Instance, id: string) {
  const row = await core.storage.person(id);
  if (!row) throw new Refused('unknown-person', 'there is no such person');
  return row;
}

async function sanction<A extends SanctionKind>(
  server: Instance,
  kind: A,
  args: OperatorArgs<'ban'>,
  { name: by }: OperatorTokenRow,
): Promise<Done<A>> {
  if (server.moderation.sanctions >= MOST_SANCTIONS)
    throw new Refused('too-many', `at most ${MOST_SANCTIONS} sanctions can be in force`);
  const at = server.core.now();
  const person = 'person' in args ? await requirePerson(server, args.person) : undefined;
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
      if (kind === 'ban') cutOff(server, person?.id, address);
    },
  };
}

async function lift({ core }: Instance, { sanction: id }: OperatorArgs<'lift'>): Promise<Done<'lift'>> {
  const rows = await core.storage.sanctions(core.now(), MOST_SANCTIONS);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Refused('not-now', 'there is no such sanction in force');
  return {
    reply: {},
    subject: `${row.kind} ${row.subject} ${row.name}`,
    writes: [{ kind: 'sanction', row: { ...row, until: core.now() } }],
  };
}

async function rename(
  server: Instance,
  { person: id, name }: OperatorArgs<'rename'>,
): Promise<Done<'rename'>> {
  const row = await requirePerson(server, id);
  const folded = server.moderation.nameFor(name);
  return {
    reply: { name: folded },
    subject: `${personSubject(id)} ${row.name} → ${folded}`,
    after: () => renamed(server, server.people.presentPerson(id) ?? { ...row }, folded),
  };
}

async function forget(server: Instance, { person }: OperatorArgs<'forget'>): Promise<Done<'forget'>> {
  await requirePerson(server, person);
  // Logged without the name, which is to be removed.
  return { reply: {}, subject: personSubject(person), after: () => forgotten(server, person) };
}

/** Ends the connections of a person or of an address. */
function cutOff(
  { people, sockets }: Instance,
  person: string | undefined,
  address: string | undefined,
): void {
  for (const connection of people.connectionsOf(person ?? '') ?? []) connection.transport.cutOff('banned');
  if (address !== undefined) sockets.cutOff(address);
}

/** Renames a person, here and at their tables. */
async function renamed({ people, names }: Instance, person: Person, name: string): Promise<void> {
  if (person.kept) await names.rename(person, name);
  else await people.rename(person, name);
  for (const connection of people.connectionsOf(person.id) ?? []) showName(connection, person);
}

async function forgotten({ people, quickPlay, retention }: Instance, person: string): Promise<void> {
  await quickPlay.unwait(person);
  for (const connection of [...(people.connectionsOf(person) ?? [])]) {
    connection.leavePerson();
    connection.transport.signOff();
  }
  await retention.forget(person);
}

/** Removes the text of chat lines. The lines keep their places, and open tables are updated. */
async function remove(
  { tables }: Instance,
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

async function close({ tables }: Instance, { table }: OperatorArgs<'close'>): Promise<Done<'close'>> {
  if (!(await tables.storage.tableRow(table))) throw new Refused('no-table', 'there is no such table');
  return { reply: {}, subject: `table ${table}`, after: () => tables.changeRoom(table, closed) };
}

async function announce({ core }: Instance, args: OperatorArgs<'announce'>): Promise<Done<'announce'>> {
  if ('off' in args)
    return { reply: {}, subject: 'no stop', writes: [{ kind: 'setting', key: ANNOUNCEMENT, value: '' }] };
  const { minutes } = args;
  const told = LANGUAGES.map((language) => [language, args[language]] as const);
  const text = Object.fromEntries(told.filter(([, line]) => line !== undefined));
  const announcement = { stopAt: core.now() + minutes * MINUTE, text };
  return {
    reply: { announcement },
    subject: `in ${minutes} minutes`,
    writes: [{ kind: 'setting', key: ANNOUNCEMENT, value: JSON.stringify(announcement) }],
  };
}

async function retention(server: Instance, args: OperatorArgs<'retention'>): Promise<Done<'retention'>> {
  const days = daysOf(server.retentionTimes());
  if (!('days' in args)) return { reply: { days } };
  const named = Object.fromEntries(Object.entries(args.days).filter(([, value]) => value !== undefined));
  const value = JSON.stringify({ ...server.moderation.days, ...named });
  return {
    reply: { days: { ...days, ...named } },
    subject: JSON.stringify(named),
    writes: [{ kind: 'setting', key: RETENTION_KEY, value }],
  };
}

async function words({ moderation }: Instance, args: OperatorArgs<'words'>): Promise<Done<'words'>> {
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
