import type { Seat } from '@mazmorra/kernel';
import { keepObject, keptObject } from '../../settings/kept.ts';
import { create } from '../../settings/stores.ts';

/** On whom the dead have bet to come out alive, by table and seat; kept in this browser alone. Nothing hangs on it but honour. */
type Bets = Readonly<Record<string, Seat>>;

const key = 'mazmorra.dungeonquest.bets';
/** Bets of the oldest tables are forgotten. */
const MOST = 40;

const nameOf = (table: string, seat: Seat): string => `${table}/${seat}`;

const isSeat = (on: unknown): on is Seat => Number.isInteger(on);

function stored(): Bets {
  const bets: Record<string, Seat> = {};
  for (const [name, on] of Object.entries(keptObject(key))) if (isSeat(on)) bets[name] = on;
  return bets;
}

const useBets = create<{ readonly bets: Bets }>(() => ({ bets: stored() }));

export const useBet = (table: string, seat: Seat): Seat | undefined =>
  useBets(({ bets }) => bets[nameOf(table, seat)]);

export const betOf = (table: string, seat: Seat): Seat | undefined =>
  useBets.getState().bets[nameOf(table, seat)];

export function bet(table: string, seat: Seat, on: Seat): void {
  const { [nameOf(table, seat)]: _, ...others } = useBets.getState().bets;
  const kept = Object.entries(others).slice(-(MOST - 1));
  const bets = Object.fromEntries([...kept, [nameOf(table, seat), on]]);
  useBets.setState({ bets });
  keepObject(key, bets);
}
