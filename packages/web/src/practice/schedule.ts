import type { GameId } from '@mazmorra/catalogue';
import { type CardInput, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { Mistake } from '../local/study/mistakes.ts';
import { keepObject, keptObject } from '../settings/kept.ts';

/** When each mistake comes again, by its name: the state of the spaced repetition (FSRS) as JSON. */
export type Schedule = Readonly<Record<string, CardInput>>;

const key = 'mazmorra.practice';
const scheduler = fsrs({ enable_short_term: false });

export const nameOf = ({ table, move }: Pick<Mistake, 'table' | 'move'>): string => `${table} ${move}`;

const isCard = (stored: unknown): stored is CardInput => {
  if (typeof stored !== 'object' || stored === null) return false;
  const { due, stability, difficulty } = stored as Partial<CardInput>;
  return (
    typeof due === 'string' &&
    !Number.isNaN(Date.parse(due)) &&
    Number.isFinite(stability) &&
    Number.isFinite(difficulty)
  );
};

/** Anything else that lies in the storage counts as nothing. */
export function scheduleOf(game: GameId): Schedule {
  const stored = keptObject(key)[game];
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, CardInput] => isCard(entry[1])),
  );
}

export const keepSchedule = (game: GameId, schedule: Schedule): void =>
  keepObject(key, { ...keptObject(key), [game]: schedule });

const dueAt = (schedule: Schedule, mistake: Mistake): number => {
  const card = schedule[nameOf(mistake)];
  return card ? new Date(card.due).getTime() : 0;
};

/** The schedule after a mistake was decided again: decided right it comes back later each time, wrong tomorrow. */
export function decided(schedule: Schedule, mistake: Mistake, right: boolean, now: number): Schedule {
  const before: CardInput = schedule[nameOf(mistake)] ?? createEmptyCard(now);
  const { card } = scheduler.next(before, now, right ? Rating.Good : Rating.Again);
  return { ...schedule, [nameOf(mistake)]: JSON.parse(JSON.stringify(card)) as CardInput };
}

export interface Queue {
  /** What is due, that which waits longest first; new ones after these, the dearest first. */
  readonly due: readonly Mistake[];
  /** When the next one comes, if there are any. */
  readonly nextAt: number | undefined;
}

export function queueOf(mistakes: readonly Mistake[], schedule: Schedule, now: number): Queue {
  const at = (mistake: Mistake): number => dueAt(schedule, mistake);
  const isNew = (mistake: Mistake): boolean => at(mistake) === 0;
  const again = mistakes.filter((each) => !isNew(each) && at(each) <= now).sort((a, b) => at(a) - at(b));
  const fresh = mistakes.filter(isNew).sort((a, b) => b.cost - a.cost);
  const later = mistakes.map(at).filter((due) => due > now);
  return { due: [...again, ...fresh], nextAt: later.length > 0 ? Math.min(...later) : undefined };
}
