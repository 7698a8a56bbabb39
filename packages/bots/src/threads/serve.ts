import { FastRng } from '@mazmorra/kernel';
import type { Budget, Choice, SeatInput, Thinking } from '../bot.ts';
import { inputFromWorld } from '../input.ts';
import { Bots, type LoadPlayable, type Playable } from '../playable.ts';
import { styledName } from '../styles.ts';
import { failureOf } from './crew.ts';
import type { FromWorker, Thought, ToWorker } from './messages.ts';

/** Duration in ms of one slice of a search, between two checks for a stop message. */
const sliceMs = 5;

/**
 * The length of a slice. A budget of iterations alone runs in one slice: a search may end early only between slices, so
 * with several of them the answer to the same seed would depend on the speed of the machine.
 */
const sliceOf = ({ ms }: Budget): number => (ms === undefined ? Number.POSITIVE_INFINITY : sliceMs);

/** Starts the search that a thought asks for, with the bots of this thread. */
export function begin(
  bots: Bots,
  playable: Playable,
  { world, seat, events, talk, level, style, seed, budget, mind, pair }: Thought,
): { readonly input: SeatInput<unknown, unknown, unknown>; readonly thinking: Thinking } {
  const input = inputFromWorld(playable.game, world, seat, events, talk);
  // One bot for all budgets: the budget left after queueing differs every time.
  const bot = bots.of(playable, styledName(level, style));
  const rng = new FastRng(seed);
  if (!pair) return { input, thinking: bot.think(input, rng, budget, mind) };
  const [first, second] = pair.map((name) =>
    input.decision.options.find((option) => input.game.nameOf(option) === name),
  );
  if (first === undefined || second === undefined || !bot.compare)
    throw new Error(`${level} cannot compare ${pair.join(' and ')}`);
  return { input, thinking: bot.compare(input, rng, budget, [first, second]) };
}

/**
 * The worker's side of the pool, shared by Node and browsers. Takes the games and a send function, and returns the
 * handler of incoming messages.
 */
export function serve(
  load: LoadPlayable,
  send: (message: FromWorker) => void,
  pause: () => Promise<void>,
): (message: ToWorker) => void {
  const bots = new Bots();
  const stopped = new Set<number>();
  const running = new Set<number>();

  const think = async (id: number, thought: Thought): Promise<Choice> => {
    const playable = await load(thought.game);
    const { talk } = thought;
    const { input, thinking } = begin(bots, playable, thought);
    while (!stopped.has(id) && !thinking.slice(sliceOf(thought.budget))) await pause();
    const choice = thinking.choice(thought.inWords);
    const silent = talk === undefined || thought.level === 'random';
    const spoken = silent
      ? undefined
      : playable.wits.speak?.(input, new FastRng(`${thought.seed} talk`), thought.style);
    return spoken ? { ...choice, spoken } : choice;
  };

  return (message) => {
    const { id } = message;
    switch (message.kind) {
      case 'think':
        running.add(id);
        think(id, message.thought)
          .then(
            (choice) => send({ kind: 'choice', id, choice }),
            (error) => send(failureOf(id, error)),
          )
          .finally(() => {
            running.delete(id);
            stopped.delete(id);
          });
        break;
      case 'stop':
        if (running.has(id)) stopped.add(id);
        break;
    }
  };
}
