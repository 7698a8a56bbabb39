import { HERO_VERSUS_HERO, SERVANTS, type State } from '@mazmorra/dungeonquest';
import { type Seat, type SeatSet, seatBit } from '@mazmorra/kernel';
import type { BotStyle } from '../../styles.ts';
import { heroAt } from './hero.ts';

/**
 * What an expert assumes beside the state: its own seat with its style, and the seats that the current playout leaves
 * out. Their results are estimated from what they have now and from how they play: their moves hardly affect another
 * hero, and simulating them takes most of a playout. They count as gone in the imagined world only.
 */
export class Quest {
  readonly #style: BotStyle | undefined;
  seat: Seat = -1;
  leftOut: SeatSet = 0;

  constructor(style?: BotStyle) {
    this.#style = style;
  }

  /** The style of a seat; all seats but the own one are sensible. */
  styleOf(seat: Seat): BotStyle | undefined {
    return seat === this.seat ? this.#style : undefined;
  }

  /**
   * Removes the other heroes from an imagined world, except the one on turn. With Hero versus Hero or Servants nobody
   * is removed, because heroes then affect each other. Called again during the playout to remove the hero who was on
   * turn. Returns the seats removed by this call.
   */
  leaveOut(s: State, seat: Seat): SeatSet {
    const acting = onTurn(s);
    if (acting < 0 || (s.optional & (HERO_VERSUS_HERO | SERVANTS)) !== 0) return 0;
    let now = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || other === acting || heroAt(s, other).fate !== 'inside') continue;
      heroAt(s, other).fate = 'left';
      now |= seatBit(other);
    }
    this.leftOut |= now;
    return now;
  }
}

/** The seat on turn; -1 before the first turn. */
const onTurn = (s: State): Seat => {
  const turn = s.frames[0];
  return turn?.kind === 'turn' ? turn.seat : -1;
};
