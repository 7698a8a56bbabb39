import type { Dilemma } from '@mazmorra/bots';
import type { GameId } from '@mazmorra/catalogue';
import { keepObject, keptObject } from '../settings/kept.ts';
import { hardness, newcomer, type Strength } from './rating.ts';

/** What this browser remembers of somebody's dilemmas in one game. */
export interface Progress {
  readonly strength: Strength;
  /** The seeds of those decided, which are their names; each counts once. */
  readonly decided: readonly string[];
  readonly right: number;
}

const key = 'mazmorra.dilemmas';
const nothing: Progress = { strength: newcomer, decided: [], right: 0 };

function isProgress(stored: unknown): stored is Progress {
  if (typeof stored !== 'object' || stored === null) return false;
  const { strength, decided, right } = stored as Partial<Progress>;
  return (
    Number.isFinite(strength?.rating) &&
    Number.isFinite(strength?.deviation) &&
    Number.isFinite(strength?.volatility) &&
    Array.isArray(decided) &&
    decided.every((seed) => typeof seed === 'string') &&
    Number.isInteger(right)
  );
}

/** Anything else that lies in the storage counts as nothing. */
export function progressIn(game: GameId): Progress {
  const stored = keptObject(key)[game];
  return isProgress(stored) ? stored : nothing;
}

export const keepProgress = (game: GameId, progress: Progress): void =>
  keepObject(key, { ...keptObject(key), [game]: progress });

/** The dilemma of a day: all browsers agree on it, by the days since 1970 in UTC. */
export const ofDay = (dilemmas: readonly Dilemma[], now: number): Dilemma | undefined =>
  dilemmas[Math.floor(now / 86_400_000) % Math.max(1, dilemmas.length)];

/** What comes next: that of the day, then whichever is nearest to the reader's strength. None when all are decided. */
export function nextDilemma(
  dilemmas: readonly Dilemma[],
  { decided, strength }: Progress,
  now: number,
): Dilemma | undefined {
  const known = new Set(decided);
  const open = dilemmas.filter(({ seed }) => !known.has(seed));
  const today = ofDay(dilemmas, now);
  if (today && !known.has(today.seed)) return today;
  const distance = (one: Dilemma): number => Math.abs(hardness(one).rating - strength.rating);
  return open.reduce<Dilemma | undefined>(
    (nearest, one) => (nearest && distance(nearest) <= distance(one) ? nearest : one),
    undefined,
  );
}
