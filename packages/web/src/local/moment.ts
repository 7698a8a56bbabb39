import { canPlay } from '@mazmorra/kernel';
import type { TableChange } from '../table/client.ts';
import type { Bots } from './bots.ts';
import { Host } from './host.ts';
import { loadRules } from './rules.ts';
import type { SavedTable } from './saved.ts';

/** The other seats stay as they are: what comes after the choice is not played. */
const nobody: Bots = {
  choose: () => new Promise(() => undefined),
  advise: () => Promise.reject(new Error('nobody is asked at a position')),
  close: () => undefined,
};

/** Opens a table at one decision, for a choice that is judged and not played. Rules that cannot play it are told and nothing is opened. */
export async function hostMoment(
  saved: SavedTable,
  tell: (change: TableChange) => void,
): Promise<Host | undefined> {
  const game = await loadRules(saved.game);
  if (!canPlay(game, saved.version)) {
    tell({ type: 'lost', why: 'version' });
    return undefined;
  }
  return new Host(game, saved, nobody, { put: async () => undefined }, tell);
}

/** A finished game as it was before one of its moves, with the reader at the seat that made it. */
export function momentBefore(
  { id, game, version, variants, seats, random, answers, talk = [] }: SavedTable,
  move: number,
): SavedTable {
  const own = answers[move - 1]?.[0];
  return {
    id: `${id}-${move}`,
    game,
    version,
    variants,
    seats: seats.map(({ name }, place) =>
      place === own ? { name, kind: 'person' } : { name, kind: 'bot', level: 'adventurer' },
    ),
    random,
    answers: answers.slice(0, move - 1),
    talk: talk.filter(({ number }) => number < move),
    started: 0,
    updated: 0,
  };
}
