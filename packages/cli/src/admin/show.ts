import type { OperatorAct, OperatorLine, OperatorReplies } from '@mazmorra/protocol';
import { columns, readable } from '../print.ts';

type Show<A extends OperatorAct> = (reply: OperatorReplies[A]) => readonly string[];

const when = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 16);
const done = (): readonly string[] => ['done'];
const lineOf = ({ n, name, text, removed }: OperatorLine): string =>
  `  ${n}  ${name}: ${removed ? '(removed)' : text}`;

/** Rows with a heading, or a sentence when there are none. */
const table = (
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  none: string,
): readonly string[] => (rows.length === 0 ? [none] : columns([heading, ...rows]));

const SHOWN: { readonly [A in OperatorAct]: Show<A> } = {
  status: (status) =>
    columns(
      Object.entries(status).flatMap(([name, value]) =>
        typeof value === 'number'
          ? [[name, readable(value)]]
          : typeof value === 'string'
            ? [[name, value]]
            : [[name, JSON.stringify(value)]],
      ),
    ),
  people: ({ people }) =>
    table(
      ['person', 'name', 'since', 'last seen', 'connected from'],
      people.map(({ id, name, created, seen, addresses }) => [
        id,
        name,
        when(created),
        when(seen),
        addresses.join(' '),
      ]),
      'nobody has such a name',
    ),
  tables: ({ tables, more }) => [
    ...table(
      ['table', 'game', 'status', 'connected', 'last used', 'people'],
      tables.map(({ table: id, game, status, here, touched, people }) => [
        id,
        game,
        status,
        String(here),
        when(touched),
        people.map(({ id: person, name }) => `${name} (${person})`).join(', '),
      ]),
      'there are no tables',
    ),
    ...(more === undefined ? [] : [`more: mazmorra admin tables ${more}`]),
  ],
  table: ({ table: { game, status, people }, lines }) => [
    `${game}, ${status}: ${people.map(({ id, name }) => `${name} (${id})`).join(', ')}`,
    ...lines.map(lineOf),
  ],
  reports: ({ reports }) =>
    reports.length === 0
      ? ['nothing is reported']
      : reports.flatMap(({ target, about, lines, said }) => [
          `${target}${about ? `, about ${about.name} (${about.id})` : ''}: ${said.length} ${said.length === 1 ? 'report' : 'reports'}`,
          ...said.slice(0, 5).map(({ reason, text, at }) => `  ${when(at)} ${reason} ${text}`),
          ...lines.map(lineOf),
          '',
        ]),
  settle: done,
  sanctions: ({ sanctions }) =>
    table(
      ['sanction', 'kind', 'who', 'until', 'by', 'why'],
      sanctions.map(({ id, kind, person, address, name, until, by, why }) => [
        id,
        kind,
        person === undefined ? (address ?? '') : `${name} (${person})`,
        when(until),
        by,
        why,
      ]),
      'nobody is silenced or banned',
    ),
  silence: ({ sanction }) => [`${sanction.id}: silenced until ${when(sanction.until)}`],
  ban: ({ sanction }) => [`${sanction.id}: banned until ${when(sanction.until)}`],
  lift: done,
  rename: ({ name }) => [`the name is now ${name}`],
  forget: done,
  remove: ({ removed }) => [`${removed} ${removed === 1 ? 'line' : 'lines'} removed`],
  close: done,
  announce: ({ announcement }) =>
    announcement ? [`announced: the server stops at ${when(announcement.stopAt)}`] : ['no stop is announced'],
  retention: ({ days }) => columns(Object.entries(days).map(([kind, value]) => [kind, String(value)])),
  words: ({ text }) => [text.trimEnd()],
  audit: ({ entries, more }) => [
    ...table(
      ['when', 'who', 'what', 'about', 'why'],
      entries.map(({ at, who, act, subject, why }) => [when(at), who, act, subject, why]),
      'nothing was done yet',
    ),
    ...(more === undefined ? [] : [`more: mazmorra admin audit ${more}`]),
  ],
  export: ({ items }) => items.map((item) => JSON.stringify(item)),
  'sign-out': done,
};

/** The answer to an act as lines of text. */
export const shown = <A extends OperatorAct>(act: A, reply: OperatorReplies[A]): readonly string[] =>
  (SHOWN[act] as Show<A>)(reply);
