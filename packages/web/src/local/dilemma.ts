import type { Dilemma } from '@mazmorra/bots';
import { type GameId, isGameId } from '@mazmorra/catalogue';
import { botName } from '@mazmorra/protocol/names';
import type { TableChange } from '../table/client.ts';
import type { Bots } from './bots.ts';
import { Host } from './host.ts';
import { loadRules } from './rules.ts';
import type { SavedTable } from './saved.ts';

/** The other seats stay as they are: what comes after the choice is not played. */
const nobody: Bots = {
  choose: () => new Promise(() => undefined),
  advise: () => Promise.reject(new Error('nobody is asked at a dilemma')),
  close: () => undefined,
};

const savedFrom = (dilemma: Dilemma, game: GameId, name: string): SavedTable => ({
  id: `dilemma-${dilemma.seed}`,
  game,
  version: dilemma.version,
  variants: dilemma.variants,
  seats: Array.from({ length: dilemma.seats }, (_, seat) =>
    seat === dilemma.seat
      ? { name, kind: 'person' as const }
      : { name: botName(seat), kind: 'bot' as const, level: 'adventurer' },
  ),
  random: { algorithm: 'sfc32', seed: dilemma.seed },
  answers: dilemma.answers,
  started: 0,
  updated: 0,
});

/** Opens the table of a dilemma as its seat sees it. One that was made for other rules is told and not opened. */
export async function hostDilemma(
  dilemma: Dilemma,
  name: string,
  tell: (change: TableChange) => void,
): Promise<Host | undefined> {
  const game = isGameId(dilemma.game) ? await loadRules(dilemma.game) : undefined;
  if (!game || !isGameId(dilemma.game) || game.version !== dilemma.version) {
    tell({ type: 'lost', why: 'version' });
    return undefined;
  }
  const keepsNothing = { put: async () => undefined };
  return new Host(game, savedFrom(dilemma, dilemma.game, name), nobody, keepsNothing, tell);
}
