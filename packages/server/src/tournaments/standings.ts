/** Points of a table, and the order of all. Pure. */

/** Points of the first at a table; the last gets none. */
const MOST_POINTS = 100;
/** What a bye is worth, and a table that the server or its operator had to close: as much as a place in the middle. */
export const BYE_POINTS = MOST_POINTS / 2;

/** What became of a table: played to its end, stopped by its own people, or closed by the server or its operator. */
export interface TableResult {
  readonly kind: 'played' | 'stopped' | 'closed';
  /** By seat; equal seats share the better place. None where the game was not played to its end. */
  readonly places: readonly number[];
  readonly points: readonly number[];
  /** Seats whose people were not there at the end. */
  readonly gone: readonly boolean[];
}

export interface ScoredRound {
  readonly tables: readonly { readonly seats: readonly number[]; readonly result?: TableResult }[];
  readonly byes: readonly number[];
}

export interface Standing {
  readonly entrant: number;
  readonly points: number;
  /** The sum of the points of everybody they met, each as often as they met. */
  readonly opponents: number;
  /** How often they were placed before those with whom they are still tied; half for the same place. */
  readonly headToHead: number;
}

/**
 * Points by place: the first gets 100, the last 0, the others evenly between, whatever the size of the table. Those who share a place share
 * the points of the places that they take up. Who was not there at the end gets none.
 */
export function pointsFor(places: readonly number[], gone: readonly boolean[]): number[] {
  const last = places.length - 1;
  return places.map((place, seat) => {
    if (gone[seat]) return 0;
    const sharing = places.filter((other) => other === place).length;
    const middle = place - 1 + (sharing - 1) / 2;
    return last === 0 ? MOST_POINTS : Math.round((MOST_POINTS * (last - middle)) / last);
  });
}

/** Calls back for every seat of every table that is over. */
function* seatsOf(rounds: readonly ScoredRound[]) {
  for (const { tables } of rounds)
    for (const { seats, result } of tables)
      if (result) for (const [seat, entrant] of seats.entries()) yield { seats, result, seat, entrant };
}

/**
 * Everybody in order: by points, then by the sum of the points of those they met, then by who was placed before whom among those still
 * tied, then by lot. `lots` brings the entrants in the order of the lots.
 */
export function standingsOf(rounds: readonly ScoredRound[], lots: readonly number[]): Standing[] {
  const points = new Map<number, number>(lots.map((entrant) => [entrant, 0]));
  const add = (entrant: number, more: number) => points.set(entrant, (points.get(entrant) ?? 0) + more);
  for (const { result, seat, entrant } of seatsOf(rounds)) add(entrant, result.points[seat] ?? 0);
  for (const { byes } of rounds) for (const entrant of byes) add(entrant, BYE_POINTS);
  const opponents = new Map<number, number>();
  for (const { seats, entrant } of seatsOf(rounds))
    for (const other of seats)
      if (other !== entrant) opponents.set(entrant, (opponents.get(entrant) ?? 0) + (points.get(other) ?? 0));
  const scored = lots.map((entrant) => ({
    entrant,
    points: points.get(entrant) ?? 0,
    opponents: opponents.get(entrant) ?? 0,
  }));
  const tied = Map.groupBy(scored, (one) => `${one.points} ${one.opponents}`);
  const withDuels = scored.map((one) => {
    const group = tied.get(`${one.points} ${one.opponents}`) ?? [];
    const others = group.map(({ entrant }) => entrant).filter((entrant) => entrant !== one.entrant);
    return { ...one, headToHead: headToHead(rounds, one.entrant, others) };
  });
  // Sorting is stable: what is equal stays in the order of the lots.
  return withDuels.sort(
    (a, b) => b.points - a.points || b.opponents - a.opponents || b.headToHead - a.headToHead,
  );
}

function headToHead(rounds: readonly ScoredRound[], entrant: number, others: readonly number[]): number {
  let score = 0;
  for (const { seats, result, seat, entrant: at } of seatsOf(rounds)) {
    if (at !== entrant || result.kind !== 'played') continue;
    for (const [place, other] of seats.entries())
      if (others.includes(other)) score += duel(result.places[seat] ?? 0, result.places[place] ?? 0);
  }
  return score;
}

const duel = (mine: number, theirs: number): number => (mine < theirs ? 1 : mine === theirs ? 0.5 : 0);

/** At how many tables two entrants have met, also at those that are not over. */
export function meetings(
  rounds: readonly Pick<ScoredRound, 'tables'>[],
): (one: number, other: number) => number {
  const counts = new Map<string, number>();
  for (const { tables } of rounds)
    for (const { seats } of tables)
      for (const one of seats)
        for (const other of seats) {
          const key = `${one} ${other}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
  return (one, other) => counts.get(`${one} ${other}`) ?? 0;
}
