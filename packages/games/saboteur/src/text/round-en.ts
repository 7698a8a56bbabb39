import { english, isOwn, type Names } from '@mazmorra/kernel';
import type { After, Event } from '../events.ts';

/** Whoever comes before the starting player, as the sentence names them. */
type Reason = Readonly<Record<After['why'], { readonly you: string; readonly one: (ana: string) => string }>>;

const REASONS: Reason = {
  path: {
    you: 'you, who laid the last path card',
    one: (ana) => `${ana}, who laid the last path card`,
  },
  'no-path': {
    you: 'you, who began the round before, in which no path card was laid',
    one: (ana) => `${ana}, who began the round before, in which no path card was laid`,
  },
  card: { you: 'you, who had the last turn', one: (ana) => `${ana}, who had the last turn` },
};

function before({ seat, why }: After, names: Names): string {
  const { you, one } = REASONS[why];
  return isOwn(seat, names) ? you : one(names.seat(seat));
}

/** `Round 2 of 3: you begin, as you come after Ana, who laid the last path card. There is 1 saboteur.` */
export function roundLine(e: Extract<Event, { type: 'round-started' }>, names: Names): string {
  const round = e.rounds === 1 ? 'The only round' : `Round ${e.round} of ${e.rounds}`;
  const { after } = e;
  const begins =
    after === undefined
      ? english.bySeat(e.starter, names, { you: 'you begin', one: (bea) => `${bea} begins` })
      : english.bySeat(e.starter, names, {
          you: `you begin, as you come after ${before(after, names)}`,
          one: (bea) => `${bea} begins, coming after ${before(after, names)}`,
        });
  return `${round}: ${begins}. ${saboteurs(e.saboteurs)}`;
}

/** The numbers that are possible: [1] is certain, [0, 1] is none or one. */
function saboteurs(possible: readonly number[]): string {
  const most = Math.max(...possible);
  if (possible.length === 1) return most === 1 ? 'There is 1 saboteur.' : `There are ${most} saboteurs.`;
  if (most === 1) return 'There is at most 1 saboteur.';
  return `There are ${english.or(possible.map(String))} saboteurs.`;
}
