import {
  allSeenBy,
  type Game,
  type GameEvent,
  optionsOf,
  Refusal,
  type Seat,
  seatsOf,
  type Viewer,
} from '@mazmorra/kernel';
import { type Fate, ScriptedRng } from './scripted.ts';

/**
 * A game from a position that a test has laid out, played by the names of options.
 *
 *     const table = new Scenario(game, state);
 *     table.answer(0, 'play:power-3');
 *     expect(table.options(1)).toEqual(['play:power-1', 'torch']);
 */
export class Scenario<S, V, E> {
  readonly game: Game<S, V, E>;
  readonly state: S;
  /** The events of the last answer. */
  events: readonly GameEvent<E>[] = [];

  constructor(game: Game<S, V, E>, state: S) {
    this.game = game;
    this.state = state;
  }

  /** The seats whose answer the game waits for. */
  get awaited(): Seat[] {
    return seatsOf(this.game.awaited(this.state));
  }

  get invited(): Seat[] {
    return seatsOf(this.game.invited(this.state));
  }

  decision(seat: Seat): string {
    return this.game.decisionKind(this.state, seat);
  }

  /** The options of the seat, by name. */
  options(seat: Seat): string[] {
    return optionsOf(this.game, this.state, seat).map((option) => this.game.nameOf(option));
  }

  /** Answers by name; `fates` are exactly the rolls and draws that the answer causes. */
  answer(seat: Seat, name: string, ...fates: Fate[]): this {
    const option = this.game.optionNamed(name);
    if (option === undefined) throw new Error(`the game knows no option ${name}`);
    if (!this.options(seat).includes(name)) {
      throw new Refusal({
        code: 'not-allowed',
        option: name,
        rule: this.game.whyNot(this.state, seat, option),
      });
    }
    const rng = new ScriptedRng(fates);
    const events: GameEvent<E>[] = [];
    this.game.answer(this.state, seat, option, rng, (event) => events.push(event));
    rng.done();
    this.events = events;
    return this;
  }

  /** The rule that forbids an option in this position. */
  whyNot(seat: Seat, name: string): string {
    const option = this.game.optionNamed(name);
    if (option === undefined) throw new Error(`the game knows no option ${name}`);
    if (this.options(seat).includes(name)) throw new Error(`${name} is allowed`);
    return this.game.whyNot(this.state, seat, option);
  }

  view(viewer: Viewer): V {
    return this.game.view(this.state, viewer);
  }

  /** What a viewer was told about the last answer. */
  news(viewer: Viewer): E[] {
    return allSeenBy(this.events, viewer).map((seen) => seen.event);
  }
}
