import type { OperatorAct, OperatorLine, OperatorReplies, OperatorStatus } from '@mazmorra/protocol';
import { columns } from '../print.ts';
import type { Text } from '../text/index.ts';

type Show<A extends OperatorAct> = (reply: OperatorReplies[A], text: Text) => readonly string[];

const when = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 16);
const done = (_: unknown, { admin }: Text): readonly string[] => [admin.done];
const named = ({ id, name }: { readonly id: string; readonly name: string }): string => `${name} (${id})`;
const lineOf = ({ n, name, text, removed }: OperatorLine, { admin }: Text): string =>
  `  ${n}  ${name}: ${removed ? admin.removedLine : text}`;

/** Rows with a heading, or a sentence when there are none. */
const table = (
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  none: string,
): readonly string[] => (rows.length === 0 ? [none] : columns([heading, ...rows]));

function figure(value: unknown, { number }: Text): string {
  if (typeof value === 'number') return number(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const SHOWN: { readonly [A in OperatorAct]: Show<A> } = {
  status: (status, text) =>
    columns(
      Object.entries(status).map(([key, value]) => [
        text.admin.status[key as keyof OperatorStatus] ?? key,
        figure(value, text),
      ]),
    ),
  people: ({ people }, { admin }) =>
    table(
      admin.peopleHeading,
      people.map(({ id, name, created, seen, addresses }) => [
        id,
        name,
        when(created),
        when(seen),
        addresses.join(' '),
      ]),
      admin.nobody,
    ),
  tables: ({ tables, more }, { admin }) => [
    ...table(
      admin.tablesHeading,
      tables.map(({ table: id, game, status, here, touched, people }) => [
        id,
        game,
        admin.tableStatus[status],
        String(here),
        when(touched),
        people.map(named).join(', '),
      ]),
      admin.noTables,
    ),
    ...(more === undefined ? [] : [admin.more(`mazmorra admin tables ${more}`)]),
  ],
  table: ({ table: { game, status, people }, lines }, text) => [
    `${game}, ${text.admin.tableStatus[status]}: ${people.map(named).join(', ')}`,
    ...lines.map((line) => lineOf(line, text)),
  ],
  reports: ({ reports }, text) =>
    reports.length === 0
      ? [text.admin.noReports]
      : reports.flatMap(({ target, about, lines, said }) => [
          about
            ? text.admin.reportAbout(target, named(about), said.length)
            : text.admin.report(target, said.length),
          ...said.slice(0, 5).map(({ reason, text: words, at }) => `  ${when(at)} ${reason} ${words}`),
          ...lines.map((line) => lineOf(line, text)),
          '',
        ]),
  settle: done,
  sanctions: ({ sanctions }, { admin }) =>
    table(
      admin.sanctionsHeading,
      sanctions.map(({ id, kind, person, address, name, until, by, why }) => [
        id,
        admin.sanctionKind[kind],
        person === undefined ? (address ?? '') : named({ id: person, name }),
        when(until),
        by,
        why,
      ]),
      admin.noSanctions,
    ),
  silence: ({ sanction }, { admin }) => [admin.silenced(sanction.id, when(sanction.until))],
  ban: ({ sanction }, { admin }) => [admin.banned(sanction.id, when(sanction.until))],
  lift: done,
  rename: ({ name }, { admin }) => [admin.renamed(name)],
  forget: done,
  remove: ({ removed }, { admin }) => [admin.removed(removed)],
  close: done,
  announce: ({ announcement }, { admin }) => [
    announcement ? admin.announced(when(announcement.stopAt)) : admin.notAnnounced,
  ],
  retention: ({ days }) => columns(Object.entries(days).map(([kind, value]) => [kind, String(value)])),
  words: ({ text }) => [text.trimEnd()],
  audit: ({ entries, more }, { admin }) => [
    ...table(
      admin.auditHeading,
      entries.map(({ at, who, act, subject, why }) => [when(at), who, act, subject, why]),
      admin.noEntries,
    ),
    ...(more === undefined ? [] : [admin.more(`mazmorra admin audit ${more}`)]),
  ],
  export: ({ items }) => items.map((item) => JSON.stringify(item)),
  'sign-out': done,
};

/** The answer to an act as lines of text. */
export const shown = <A extends OperatorAct>(
  act: A,
  reply: OperatorReplies[A],
  text: Text,
): readonly string[] => (SHOWN[act] as Show<A>)(reply, text);
