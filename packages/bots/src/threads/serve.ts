import { FastRng } from '@mazmorra/kernel';
import { type DealResult, type Match, playDeal } from '../arena/arena.ts';
import type { Budget, Choice } from '../bot.ts';
import { inputFromWorld } from '../input.ts';
import { botOf, type LoadPlayable, type Playable } from '../playable.ts';
import type { FromWorker, Thought, ToWorker } from './messages.ts';

/** How long a search runs before it looks whether it was told to stop. */
const sliceMs = 5;

/**
 * A budget of iterations alone is used up in one go: whether a search may end early is looked at between slices, and so the same seed
 * would not give the same answer on a slower machine.
 */
const sliceOf = ({ ms }: Budget): number => (ms === undefined ? Number.POSITIVE_INFINITY : sliceMs);

/** How a deal is played: a browser cannot start programs, Node can. */
export type PlayOneDeal = (
  playable: Playable,
  match: Match,
  deal: number,
) => DealResult | Promise<DealResult>;

/** The worker's side, the same in Node and in a browser. It gets the games and a function that sends, and is called with each message. */
export function serve(
  load: LoadPlayable,
  send: (message: FromWorker) => void,
  pause: () => Promise<void>,
  play: PlayOneDeal = playDeal,
): (message: ToWorker) => void {
  const stopped = new Set<number>();
  const running = new Set<number>();

  const think = async (id: number, thought: Thought): Promise<Choice> => {
    const playable = await load(thought.game);
    const { talk } = thought;
    const input = inputFromWorld(playable.game, thought.world, thought.seat, thought.events, talk);
    // One bot for all budgets: the budget left after waiting differs every time.
    const thinking = botOf(playable, thought.level).think(input, new FastRng(thought.seed), thought.budget);
    while (!stopped.has(id) && !thinking.slice(sliceOf(thought.budget))) await pause();
    const choice = thinking.choice(thought.inWords);
    const silent = talk === undefined || thought.level === 'random';
    const spoken = silent ? undefined : playable.wits.speak?.(input, new FastRng(`${thought.seed} talk`));
    return spoken ? { ...choice, spoken } : choice;
  };

  return (message) => {
    const { id } = message;
    const fail = (error: unknown) =>
      send({
        kind: 'failure',
        id,
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    switch (message.kind) {
      case 'think':
        running.add(id);
        think(id, message.thought)
          .then((choice) => send({ kind: 'choice', id, choice }), fail)
          .finally(() => {
            running.delete(id);
            stopped.delete(id);
          });
        break;
      case 'stop':
        if (running.has(id)) stopped.add(id);
        break;
      case 'deal':
        load(message.match.game)
          .then((playable) => play(playable, message.match, message.deal))
          .then((result) => send({ kind: 'result', id, result }), fail);
        break;
    }
  };
}
