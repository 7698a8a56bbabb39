import { wordsOf } from '@mazmorra/languages/node';
import { onlineChat } from '@mazmorra/languages/online-chat';
import type { ChatLine, OperatorLine, OperatorReport, RequestArgs } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import { newId } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import type { ChatRow, ReportRow } from '../storage/port.ts';
import type { Room } from '../table/room.ts';

const chatWordsIn = wordsOf(onlineChat);

/** Maximum numbers of open reports: by one reporter, in total, and about one target. More would tell an operator nothing new. */
const REPORT_LIMITS = { byReporter: 30, all: 5000, ofTarget: 50 };
/** Number of chat lines stored with a report: around the reported line, or the last ones. */
const AROUND = 6;
const LAST = 20;
/** How many lines back a line can be reported. */
const REACH = 500;

/** Stores a report with the chat lines concerned. The caller has checked that the reporter may report the table. */
export async function addReport(
  core: Core,
  reporter: string,
  room: Room,
  args: RequestArgs<'report'>,
): Promise<void> {
  const { storage, journal } = core;
  const { table, line, seat, reason, text = '' } = args;
  const rows = await storage.chat(table, line === undefined ? LAST : REACH);
  const about = line === undefined ? atSeat(room, seat) : authorOf(rows, line);
  if (about.id === reporter) throw new Refused('not-now', 'you cannot report yourself');
  const target =
    line !== undefined ? `${table} line ${line}` : about.id === '' ? table : `${table} person ${about.id}`;
  const { all, byReporter, ofTarget } = await storage.reportCounts(reporter, target);
  if (ofTarget >= REPORT_LIMITS.ofTarget) return;
  if (byReporter >= REPORT_LIMITS.byReporter || all >= REPORT_LIMITS.all)
    throw new Refused('too-many', 'the operator has many reports to read: send this one later');
  const at = core.now();
  const row: ReportRow = {
    id: newId(at),
    target,
    reporter,
    table,
    about: about.id,
    name: about.name,
    reason,
    text,
    lines: JSON.stringify(linesAround(rows, line)),
    at,
    settled: 0,
  };
  await journal.save({ kind: 'report', row });
}

const NOBODY = { id: '', name: '' };

function atSeat(room: Room, seat: number | undefined): { readonly id: string; readonly name: string } {
  if (seat === undefined) return NOBODY;
  const at = room.seats[seat];
  if (at?.kind !== 'person' || at.anonymous) throw new Refused('no-seat', 'no person sits there');
  return { id: at.person, name: at.name };
}

function authorOf(rows: readonly ChatRow[], line: number): { readonly id: string; readonly name: string } {
  const row = rows.find(({ number }) => number === line);
  if (!row) throw new Refused('not-now', 'there is no such line, or it was said too long ago');
  return { id: row.person, name: (JSON.parse(row.body) as ChatLine).name };
}

function linesAround(rows: readonly ChatRow[], line: number | undefined): OperatorLine[] {
  const near = rows.filter(({ number }) => line === undefined || Math.abs(number - line) <= AROUND);
  return near.map(operatorLine).filter(({ text }) => text !== '');
}

/** A chat line as shown to an operator. Accusation tokens are part of the game and have no text. */
export function operatorLine({ number, person, body }: ChatRow): OperatorLine {
  const { name, text, phrase, at, removed } = JSON.parse(body) as ChatLine;
  return {
    n: number,
    person,
    name,
    text: text ?? (phrase === undefined ? '' : chatWordsIn('en').said[phrase]),
    at,
    ...(removed && { removed }),
  };
}

/** Reports as shown to an operator: grouped by target, the most reported first. */
export function groupReports(rows: readonly ReportRow[]): OperatorReport[] {
  const groups = [...Map.groupBy(rows, ({ target }) => target).values()];
  return groups.sort((a, b) => b.length - a.length).map(reportOf);
}

function reportOf(rows: readonly ReportRow[]): OperatorReport {
  const [first] = rows as [ReportRow];
  const line = / line (\d+)$/.exec(first.target)?.[1];
  return {
    target: first.target,
    table: first.table,
    ...(line !== undefined && { line: Number(line) }),
    ...((first.about !== '' || first.name !== '') && { about: { id: first.about, name: first.name } }),
    lines: JSON.parse(first.lines) as OperatorLine[],
    said: rows.map(({ reason, text, at }) => ({ reason, text, at })),
  };
}
