import type { FastRng, Option, Seat } from '@mazmorra/kernel';
import type { Event, State, View } from '@mazmorra/saboteur';
import type { SeatInput } from '../../bot.ts';
import type { Because, Beliefs } from '../../expert.ts';
import type { BotStyle } from '../../styles.ts';
import { look, study, verdict } from './craft.ts';
import { experience } from './experience.ts';
import { Mining, reasonFor } from './expert.ts';

const ratings = new Float64Array(512);

/**
 * The expert of a master. It assumes that the others are adventurers and plays for its own gold: at its own seat it
 * combines the adventurer's rating with the learned table, above all about who will lay the last card and take the best
 * gold.
 */
export class Mastery extends Mining {
  #self: Seat = -1;
  readonly #experience: Float64Array;

  constructor(style?: BotStyle, learned: Float64Array = experience) {
    super(style);
    this.#experience = learned;
  }

  override begin(input: SeatInput<State, View, Event>, rng: FastRng): Beliefs<State> | undefined {
    this.play(input.seat);
    return super.begin(input, rng);
  }

  /** Sets the seat to which the learned table applies. */
  play(seat: Seat): void {
    this.#self = seat;
  }

  override advise(s: State, seat: Seat, options: readonly Option[], rng: FastRng, because?: Because): Option {
    if (seat !== this.#self || s.phase === 'draft') return super.advise(s, seat, options, rng, because);
    this.rate(s, seat, options, ratings);
    let best = -1;
    for (let i = 0; i < options.length; i++) {
      if (best >= 0 && (ratings[i] as number) <= (ratings[best] as number)) continue;
      if (!this.blunder(s, seat, options[i] as Option)) best = i;
    }
    const option = options[Math.max(0, best)] as Option;
    because?.(reasonFor(s, seat, option));
    return option;
  }

  /** Ratings at its own seat are in hundredths of a victory. */
  override rate(s: State, seat: Seat, options: readonly Option[], out: Float64Array): void {
    super.rate(s, seat, options, out);
    if (seat !== this.#self || s.phase === 'draft') return;
    study(s, seat, this.ledger);
    for (let i = 0; i < options.length; i++) {
      look(s, seat, options[i] as Option, this.ledger, out[i] as number);
      out[i] = verdict(this.#experience);
    }
  }
}
