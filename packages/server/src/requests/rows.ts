import type { RequestName } from '@mazmorra/protocol';
import { tableRows } from '../table/requests.ts';
import { helloRows } from './hello.ts';
import { lobbyRows } from './lobby.ts';
import { peopleRows } from './people.ts';
import type { Rows } from './row.ts';

/** Every request: what it costs, who may make it, and what it does. */
export const rows: Rows<RequestName> = {
  ...helloRows,
  ...lobbyRows,
  ...peopleRows,
  ...tableRows,
};
