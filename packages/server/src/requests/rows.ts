import type { RequestName } from '@mazmorra/protocol';
import { nameRows } from '../names/requests.ts';
import { notifyRows } from '../notify/requests.ts';
import { profileRows } from '../profiles/requests.ts';
import { tableRows } from '../table/requests.ts';
import { tournamentRows } from '../tournaments/requests.ts';
import { helloRows } from './hello.ts';
import { lobbyRows } from './lobby.ts';
import type { Rows } from './row.ts';

/** Every request: what it costs, who may make it, and what it does. */
export const rows: Rows<RequestName> = {
  ...helloRows,
  ...lobbyRows,
  ...notifyRows,
  ...nameRows,
  ...profileRows,
  ...tournamentRows,
  ...tableRows,
};
