import { readFileSync } from 'node:fs';
import { LIMITS as MESSAGE_LIMITS } from '@mazmorra/protocol';
import { expect, test } from 'vitest';
import { LIMITS } from '../src/fairness/limits.ts';
import type { Rate } from '../src/fairness/rate-limit.ts';
import { RETENTION } from '../src/retention/retention.ts';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const page = read('docs/hosting.md');

const told = ({ burst, perSecond }: Rate): string =>
  `${burst} at once, then ${perSecond < 1 ? `one every ${1 / perSecond} seconds` : `${perSecond} a second`}`;

test('docs/hosting.md tells the limits as they are', () => {
  const rows = [
    `| messages of a person | ${told(LIMITS.messages)} |`,
    `| chat lines of a person | ${told(LIMITS.chat)} |`,
    `| new tables, logs and lists asked for by a person | ${told(LIMITS.heavy)} |`,
    `| tables that a person has opened and that are not over | ${LIMITS.openTables} |`,
    `| tables that the people of one address have opened and that are not over | ${LIMITS.tablesPerAddress} |`,
    `| the same three rates for one address | as much as ${LIMITS.peoplePerAddress} people |`,
    `| new people from one address | ${told(LIMITS.newPeople)} |`,
    `| connections from one address | ${LIMITS.connectionsPerAddress} |`,
    `| tournaments that the people of one address lead | ${LIMITS.tournamentsPerAddress} |`,
    `| places in one tournament for the people of one address | ${LIMITS.placesPerAddress} of ${MESSAGE_LIMITS.entrants} |`,
    `| people of one address who wait for others to play with | ${LIMITS.waitingPerAddress} |`,
    `| invitations from one address to one person | ${told(LIMITS.invitations)} |`,
    `| tables open on the connections of one address | ${LIMITS.channelsPerAddress} |`,
    `| times that one table is open at one address, and to one person | ${LIMITS.tableChannelsPerAddress}, ${LIMITS.tableChannelsPerPerson} |`,
    `| records read by one address | ${told(LIMITS.records)} |`,
    `| reports of a person to the operator | ${told(LIMITS.reports)} |`,
    `| recovery codes that a person tries | ${told(LIMITS.codes)} |`,
    `| screen codes that a person tries | ${told(LIMITS.screenCodes)} |`,
    `| screen codes tried from one address | ${told(LIMITS.screenCodesPerAddress)} |`,
    `| requests of operators from one address | ${told(LIMITS.operator)} |`,
  ];
  const table = page.split('<!-- limits -->')[1]?.split('<!-- /limits -->')[0] ?? '';
  expect(table.trim().split('\n').slice(2)).toEqual(rows);
  expect(page).toContain(`the limits of the address are ${LIMITS.addressesPerSharedNetwork} times as wide`);
  expect(page).toContain(`after ${LIMITS.patience} of them the connection is cut off`);
});

test('docs/hosting.md tells the times of retention as they are', () => {
  const days = (time: number) => (time === Number.POSITIVE_INFINITY ? 'forever' : String(time / 86_400_000));
  const table = page.split('<!-- retention -->')[1]?.split('<!-- /retention -->')[0] ?? '';
  const rows = table.trim().split('\n').slice(2);
  const told = rows
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, flag, , time]) => [flag, time]);
  expect(Object.fromEntries(told)).toEqual({
    '`--keep-finished`': days(RETENTION.finished),
    '`--keep-unstarted`': days(RETENTION.neverStarted),
    '`--keep-abandoned`': days(RETENTION.abandoned),
    '`--keep-chat`': days(RETENTION.chat),
    '`--keep-people`': days(RETENTION.people),
  });
});
