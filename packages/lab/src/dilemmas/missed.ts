import { botOf, type Dilemma, dilemmaInput, type Playable } from '@mazmorra/bots';
import { FastRng } from '@mazmorra/kernel';

/**
 * Number of adventurers that are asked. Each has its own random numbers, which decide between options that it rates
 * alike.
 */
const ASKED = 5;
/** How many of them may choose the best option. */
const LUCKY = 1;

/** The options that adventurers choose in a dilemma. */
export function temptations(playable: Playable, dilemma: Dilemma): readonly string[] {
  const input = dilemmaInput(playable.game, dilemma, 'adventurer');
  const adventurer = botOf(playable, 'adventurer');
  return Array.from({ length: ASKED }, (_, number) => {
    const mind = new FastRng(`${dilemma.seed}/adventurer ${number}`);
    return playable.game.nameOf(adventurer.choose(input, mind).option);
  });
}

/** Whether adventurers miss the best option: at least four of five choose another one. */
export const isMissed = (playable: Playable, dilemma: Dilemma): boolean =>
  temptations(playable, dilemma).filter((name) => name === dilemma.options[0]?.[0]).length <= LUCKY;
