import type { Deal } from '@mazmorra/kernel';
import { LIMITS, type TournamentSettings } from '@mazmorra/protocol';
import { distinctName } from '../operator/folding.ts';
import { hashOf } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import type { NamedPerson } from '../table/room.ts';
import { draw, lotsOf, type SeatLimits, seatingOf, tableSizes } from './pairing.ts';
import { meetings, type ScoredRound, type Standing, standingsOf, type TableResult } from './standings.ts';

/** A participant. Their number is their index in the list, which is fixed from the start on. */
export interface Entrant {
  /** Empty, like `name`, if the person was removed. */
  readonly person: string;
  readonly name: string;
  /** The person kept this name when they joined. */
  readonly kept?: true;
  readonly contribution: string;
  /** `out`: not drawn until they return. `removed`: by the opener, for good. */
  readonly state: 'in' | 'out' | 'removed';
}

export interface RoundTable {
  readonly table: string;
  /** Entrants by seat. */
  readonly seats: readonly number[];
  readonly result?: TableResult;
}

export interface Round extends ScoredRound {
  readonly drawn: number;
  readonly tables: readonly RoundTable[];
}

/** Why a tournament ended before its last round, or did not begin. */
export type EndedBy = 'opener' | 'few' | 'unstarted';

/** A tournament: plain JSON, saved whole and never modified in place. */
export interface Tournament {
  readonly settings: TournamentSettings;
  readonly status: 'open' | 'running' | 'over' | 'cancelled';
  /** The person in charge; empty if nobody is left. */
  readonly opener: string;
  readonly openerName: string;
  readonly deal: Pick<Deal, 'seed' | 'salt' | 'commitment'>;
  readonly created: number;
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  /** Between two rounds: when the next one is drawn. */
  readonly next?: number;
  /** The opener has stopped it: the current round is the last. */
  readonly stopped?: true;
  readonly endedBy?: EndedBy;
}

const KEY_LENGTH = 16;

/** Time in ms for which a tournament waits to be started by hand. */
const UNSTARTED = 86_400_000;

export interface NewTournament {
  readonly settings: TournamentSettings;
  readonly opener: NamedPerson;
  readonly deal: Tournament['deal'];
  readonly now: number;
}

export function newTournament({ settings, opener, deal, now }: NewTournament): Tournament {
  if (settings.start !== undefined && settings.start <= now)
    throw new Refused('start', 'the start is in the past: name a later time, or start by hand');
  return {
    settings,
    status: 'open',
    opener: opener.id,
    openerName: opener.name,
    deal,
    created: now,
    entrants: [],
    rounds: [],
  };
}

export const isGoing = ({ status }: Tournament): boolean => status === 'open' || status === 'running';

export const entrantOf = (of: Tournament, person: string): number | undefined => {
  const found = of.entrants.findIndex((one) => one.person === person && person !== '');
  return found < 0 ? undefined : found;
};

/** Names an entrant until the draw, however many before them leave. It says nothing of the person's id. */
export const keyOf = ({ deal }: Tournament, { person }: Entrant): string =>
  hashOf(`${deal.commitment} ${person}`).slice(0, KEY_LENGTH);

/** The number of an entrant who is named by a key, or by the number itself. */
export function numberOf(of: Tournament, entrant: string | number): number {
  if (typeof entrant === 'number') return entrant;
  return of.entrants.findIndex((one) => one.person !== '' && keyOf(of, one) === entrant);
}

/** The people who take part in the next draw. */
export const drawnPeople = ({ entrants }: Tournament): string[] =>
  entrants.flatMap(({ state, person }) => (state === 'in' ? [person] : []));

function requireOpener(of: Tournament, person: string): void {
  if (of.opener !== person) throw new Refused('not-allowed', 'only who leads the tournament may do this');
}

function requireGoing(of: Tournament): void {
  if (!isGoing(of)) throw new Refused('over', 'the tournament is over');
}

const isLastRound = ({ rounds, settings, stopped }: Tournament): boolean =>
  stopped === true || rounds.length >= settings.rounds;

const withState = (of: Tournament, entrant: number, state: Entrant['state']): Tournament => ({
  ...of,
  entrants: of.entrants.map((one, i) => (i === entrant ? { ...one, state } : one)),
});

/** Joins, or returns. Joining twice has no effect. */
export function join(of: Tournament, who: NamedPerson, contribution: string): Tournament {
  requireGoing(of);
  const known = entrantOf(of, who.id);
  const before = known === undefined ? undefined : of.entrants[known];
  if (before?.state === 'in') return of;
  if (before?.state === 'removed')
    throw new Refused('not-allowed', 'who leads the tournament has taken you out');
  if (known !== undefined) {
    if (isLastRound(of)) throw new Refused('not-now', 'the last round has been drawn');
    return withState(of, known, 'in');
  }
  if (of.status !== 'open')
    throw new Refused('not-now', 'the tournament has started: nobody new can join, but you may watch');
  if (takingPart(of).length >= LIMITS.entrants)
    throw new Refused('too-many', `the tournament is full: ${LIMITS.entrants} people take part`);
  const name = distinctName(
    who.name,
    of.entrants.map((one) => one.name),
    LIMITS.name,
  );
  const kept = who.kept ? { kept: true as const } : {};
  const entrant = { person: who.id, name, ...kept, contribution, state: 'in' as const };
  return { ...of, entrants: [...withRoom(of.entrants), entrant] };
}

/** The entrants who count for the number of places: those who were removed do not. */
export const takingPart = ({ entrants }: Tournament): Entrant[] =>
  entrants.filter(({ state }) => state !== 'removed');

/** Bounds the list: whoever was removed first is forgotten first. */
function withRoom(entrants: readonly Entrant[]): readonly Entrant[] {
  if (entrants.length < LIMITS.entries) return entrants;
  const oldest = entrants.findIndex(({ state }) => state === 'removed');
  return entrants.filter((_, i) => i !== oldest);
}

/** Leaves. Before the start the entrant is deleted; afterwards they are no longer drawn. An opener hands the tournament on. */
export function leave(of: Tournament, person: string): Tournament {
  const entrant = entrantOf(of, person);
  if (!isGoing(of) || (entrant === undefined && of.opener !== person)) return of;
  let left = of;
  if (entrant !== undefined && of.status === 'open' && of.entrants[entrant]?.state !== 'removed')
    left = { ...of, entrants: of.entrants.filter((_, i) => i !== entrant) };
  else if (entrant !== undefined && of.entrants[entrant]?.state === 'in')
    left = withState(of, entrant, 'out');
  return of.opener === person ? handedOn(left) : left;
}

/** Makes the first participant the opener. If there is none, the tournament is cancelled, or ends after the current round. */
function handedOn(of: Tournament): Tournament {
  const next = of.entrants.find(({ state, person }) => state === 'in' && person !== '');
  if (next) return { ...of, opener: next.person, openerName: next.name };
  return of.status === 'open'
    ? { ...of, opener: '', status: 'cancelled', endedBy: 'opener' }
    : { ...of, opener: '' };
}

/** The opener removes a participant for good. */
export function remove(of: Tournament, person: string, entrant: number): Tournament {
  requireGoing(of);
  requireOpener(of, person);
  if (!of.entrants[entrant]) throw new Refused('not-now', 'nobody takes part with this number');
  if (of.entrants[entrant].person === person) throw new Refused('not-allowed', 'you cannot remove yourself');
  return withState(of, entrant, 'removed');
}

/** The opener cancels the tournament, or ends it after the current round. */
export function stop(of: Tournament, person: string): Tournament {
  requireGoing(of);
  requireOpener(of, person);
  if (of.status === 'open') return { ...of, status: 'cancelled', endedBy: 'opener' };
  const stopped: Tournament = { ...of, stopped: true };
  return isPlaying(of) ? stopped : ended(stopped, 'opener');
}

/** Removes a person and their name. */
export function forget(of: Tournament, person: string): Tournament {
  const left = leave(of, person);
  const entrants = left.entrants.map(
    (one): Entrant =>
      one.person === person
        ? { ...one, person: '', name: '', state: one.state === 'removed' ? 'removed' : 'out' }
        : one,
  );
  const led = left.opener === person ? '' : left.opener;
  return { ...left, entrants, opener: led, openerName: led === '' ? '' : left.openerName };
}

function ended(of: Tournament, endedBy?: EndedBy): Tournament {
  const { next: _, ...rest } = of;
  return { ...rest, status: 'over', ...(endedBy && { endedBy }) };
}

/** Whether a table of the current round is still running. */
export const isPlaying = ({ rounds }: Tournament): boolean =>
  rounds.at(-1)?.tables.some(({ result }) => !result) ?? false;

const contributionsOf = ({ entrants }: Tournament): string[] =>
  entrants.map(({ contribution }) => contribution);

export const standings = (of: Tournament): Standing[] =>
  standingsOf(of.rounds, lotsOf(of.deal, contributionsOf(of)));

/** When the tournament has to act by itself; `undefined` if it does not. */
export function dueAt(of: Tournament): number | undefined {
  if (of.status === 'open') return of.settings.start ?? of.created + UNSTARTED;
  return of.status === 'running' ? of.next : undefined;
}

/** Cancels a tournament that nobody has started in time. */
export const unstarted = (of: Tournament): Tournament => ({
  ...of,
  status: 'cancelled',
  endedBy: 'unstarted',
});

/** The table sizes of a game, with at least two people. */
export const limitsFor = (
  { seats }: Pick<TournamentSettings, 'seats'>,
  game: { readonly min: number; readonly max: number },
): SeatLimits => ({ min: Math.max(2, game.min), max: game.max, wanted: seats });

/** Throws if the opener may not start yet, or may not draw the next round. */
export function requireDrawable(of: Tournament, person: string, limits: SeatLimits): void {
  requireGoing(of);
  requireOpener(of, person);
  if (isPlaying(of)) throw new Refused('not-now', 'the round is not over');
  const people = drawnPeople(of).length;
  if (tableSizes(people, limits).sizes.length === 0)
    throw new Refused('start', `too few people: this game needs ${limits.min}, ${people} take part`);
}

/** Excludes people who may not play here from the draw. */
export const without = (of: Tournament, people: ReadonlySet<string>): Tournament => ({
  ...of,
  entrants: of.entrants.map((one) =>
    one.state === 'in' && people.has(one.person) ? { ...one, state: 'out' } : one,
  ),
});

/**
 * The next round, or the end if too few are left. `newTable` makes a table id; `apart` tells whether two people have blocked each
 * other.
 */
export function nextRound(
  of: Tournament,
  limits: SeatLimits,
  apart: (one: string, other: string) => boolean,
  newTable: () => string,
  now: number,
): Tournament {
  const { deal, entrants, rounds } = of;
  const personOf = (entrant: number) => entrants[entrant]?.person ?? '';
  const people = standings(of)
    .filter(({ entrant }) => entrants[entrant]?.state === 'in')
    .map(({ entrant, points }) => ({
      entrant,
      points,
      byes: rounds.filter(({ byes }) => byes.includes(entrant)).length,
    }));
  const plan = draw(people, limits, {
    met: meetings(rounds),
    apart: (one, other) => apart(personOf(one), personOf(other)),
  });
  if (plan.tables.length === 0)
    return of.status === 'open' ? { ...of, status: 'cancelled', endedBy: 'few' } : ended(of, 'few');
  const round: Round = {
    drawn: now,
    byes: plan.byes,
    tables: plan.tables.map((table) => ({
      table: newTable(),
      seats: seatingOf(deal, contributionsOf(of), rounds.length + 1, table),
    })),
  };
  const { next: _, ...rest } = of;
  return { ...rest, status: 'running', rounds: [...rounds, round] };
}

/** Records results of tables of the current round. A person who was absent at the end is not drawn until they return. */
export function settle(
  of: Tournament,
  results: ReadonlyMap<string, TableResult>,
  now: number,
  pause: number,
): Tournament {
  const round = of.rounds.at(-1);
  if (!round || of.status !== 'running') return of;
  const gone = new Set<number>();
  const tables = round.tables.map((one): RoundTable => {
    const result = one.result ? undefined : results.get(one.table);
    if (!result) return one;
    for (const [seat, entrant] of one.seats.entries()) if (result.gone[seat]) gone.add(entrant);
    return { ...one, result };
  });
  if (tables.every((one, i) => one === round.tables[i])) return of;
  const entrants = of.entrants.map(
    (one, entrant): Entrant => (gone.has(entrant) && one.state === 'in' ? { ...one, state: 'out' } : one),
  );
  const settled: Tournament = { ...of, entrants, rounds: [...of.rounds.slice(0, -1), { ...round, tables }] };
  if (isPlaying(settled)) return settled;
  if (isLastRound(settled)) return ended(settled, settled.stopped && 'opener');
  return { ...settled, next: now + pause };
}
