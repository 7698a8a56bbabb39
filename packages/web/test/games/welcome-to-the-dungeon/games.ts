import type { Language } from '@mazmorra/kernel';
import {
  completeVariants,
  FastRng,
  firstSeat,
  type GameEvent,
  type Names,
  type Option,
  type Seat,
  seenBy,
  type Variants,
} from '@mazmorra/kernel';
import { textsOf } from '@mazmorra/languages/node';
import { type Event, welcomeToTheDungeon as game, type View } from '@mazmorra/welcome-to-the-dungeon';
import { text as told } from '@mazmorra/welcome-to-the-dungeon/text';
import type { Props } from '../../../src/games/welcome-to-the-dungeon/play.ts';

const text = textsOf(told);

/** One decision of a game played at random, what was chosen, and what everybody was told of it. */
export interface Turn {
  readonly seat: Seat;
  readonly before: View;
  readonly options: readonly string[];
  readonly chosen: string;
  readonly after: View;
  readonly events: readonly Event[];
}

/** All decisions of a game in which everybody chooses at random, seen by the one who decides. */
export function randomGame(seed: number, seats: number, variants: Variants = {}): Turn[] {
  const rng = new FastRng(String(seed));
  const state = game.setup(seats, completeVariants(game, seats, variants), rng);
  const turns: Turn[] = [];
  while (game.awaited(state) !== 0) {
    const seat = firstSeat(game.awaited(state));
    const options: Option[] = [];
    game.options(state, seat, options);
    const option = options[rng.int(options.length)] ?? 0;
    const before = game.view(state, seat);
    const events: GameEvent<Event>[] = [];
    game.answer(state, seat, option, rng, (event) => events.push(event));
    turns.push({
      seat,
      before,
      options: options.map(game.nameOf),
      chosen: game.nameOf(option),
      after: game.view(state, seat),
      events: events.flatMap((event) => seenBy(event, seat)?.event ?? []),
    });
  }
  return turns;
}

const nobody: Names = { seat: (seat) => `seat ${seat}` };

/** What a part of the screen gets at that moment. */
export function propsAt(view: View, options: readonly string[], language: Language): Props {
  const choice: Props['choice'] = {
    decision: undefined,
    picked: undefined,
    busy: false,
    refused: undefined,
    offers: (name) => options.includes(name),
    startingWith: (prefix) => options.filter((option) => option.startsWith(prefix)),
    isPicked: () => false,
    pick: () => undefined,
    drop: () => undefined,
    confirm: () => undefined,
  };
  return {
    view,
    told: view,
    viewer: view.viewer,
    info: { id: 't', game: 'welcome-to-the-dungeon', variants: {}, seats: [] },
    awaited: [],
    beat: undefined,
    last: undefined,
    choice,
    text: text[language],
    names: nobody,
    language,
  };
}
