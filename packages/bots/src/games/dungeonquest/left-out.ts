import { HERO_VERSUS_HERO, SERVANTS, type State } from '@mazmorra/dungeonquest';
import { type Seat, type SeatSet, seatBit } from '@mazmorra/kernel';
import { heroAt } from './hero.ts';

/**
 * The seats that a playout leaves out. Their results are estimated from what they have now and from how they play:
 * their moves hardly affect another hero, and simulating them takes most of a playout. They count as gone in the
 * imagined world only.
 */
export const leftOut = { seats: 0 as SeatSet };

/** The seat on turn; -1 before the first turn. */
const onTurn = (s: State): Seat => {
  const turn = s.frames[0];
  return turn?.kind === 'turn' ? turn.seat : -1;
};

/**
 * Removes the other heroes from an imagined world, except the one on turn. With Hero versus Hero or Servants nobody is
 * removed, because heroes then affect each other. Called again during the playout to remove the hero who was on turn.
 * Returns the seats removed by this call.
 */
export function leaveOut(s: State, seat: Seat): SeatSet {
  const acting = onTurn(s);
  if (acting < 0 || (s.optional & (HERO_VERSUS_HERO | SERVANTS)) !== 0) return 0;
  let now = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || other === acting || heroAt(s, other).fate !== 'inside') continue;
    heroAt(s, other).fate = 'left';
    now |= seatBit(other);
  }
  leftOut.seats |= now;
  return now;
}
