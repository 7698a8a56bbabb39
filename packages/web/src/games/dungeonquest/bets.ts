import type { Seat } from '@mazmorra/kernel';
import { create } from 'zustand';

/** On whom the dead have bet to come out alive, by table and seat; kept in this browser alone. Nothing hangs on it but honour. */
type Bets = Readonly<Record<string, Seat>>;

const key = 'mazmorra.dungeonquest.bets';
/** Bets of the oldest tables are forgotten. */
const MOST = 40;

const nameOf = (table: string, seat: Seat): string => `${table}/${seat}`;

function stored(): Bets {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = typeof read === 'object' && read !== null ? Object.entries(read) : [];
    return Object.fromEntries(entries.filter(([, on]) => Number.isInteger(on)));
  } catch {
    return {};
  }
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
  try {
    localStorage.setItem(key, JSON.stringify(bets));
  } catch {
    // A browser that keeps nothing still plays; the bet lasts as long as the page.
  }
}
