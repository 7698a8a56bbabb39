import type { Dilemma } from '@mazmorra/bots';
import { isGameId } from '@mazmorra/catalogue';
import { botName } from '@mazmorra/protocol/names';
import type { SavedTable } from './saved.ts';

/** The table of a dilemma with the reader at its seat; `undefined` for a game that is not here. */
export function tableOfDilemma(dilemma: Dilemma, name: string): SavedTable | undefined {
  const { game, version, variants, seats, seed, answers } = dilemma;
  if (!isGameId(game)) return undefined;
  return {
    id: `dilemma-${seed}`,
    game,
    version,
    variants,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === dilemma.seat
        ? { name, kind: 'person' as const }
        : { name: botName(seat), kind: 'bot' as const, level: 'adventurer' },
    ),
    random: { algorithm: 'sfc32', seed },
    answers,
    started: 0,
    updated: 0,
  };
}
