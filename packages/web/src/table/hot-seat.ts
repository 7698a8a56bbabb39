import type { Seat } from '@mazmorra/kernel';
import type { TableInfo, TableState } from './client.ts';

/** The person of this device whom the table waits for, when somebody else is looking. */
export function nextPerson(info: TableInfo, state: TableState, playing: boolean): Seat | undefined {
  const { viewer, awaited, outcome } = state;
  if (playing || outcome || typeof viewer !== 'number') return undefined;
  const here = awaited.filter((seat) => info.seats[seat]?.here);
  return here.includes(viewer) ? undefined : here[0];
}
