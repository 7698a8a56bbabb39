import { type AnyGame, at, type GameEvent, type SeenEvent, seenBy } from '@mazmorra/kernel';

export interface Heard {
  readonly emit: (event: GameEvent<unknown>) => void;
  by(seat: number): readonly SeenEvent<unknown>[];
}

/** Records the events that every seat receives. */
export function listen(seats: number): Heard {
  const heard = Array.from({ length: seats }, (): SeenEvent<unknown>[] => []);
  return {
    emit(event) {
      for (let seat = 0; seat < seats; seat++) {
        const seen = seenBy(event, seat);
        if (seen !== undefined) at(heard, seat).push(seen);
      }
    },
    by: (seat) => at(heard, seat),
  };
}

export const seatCounts = ({ seats }: AnyGame): number[] =>
  Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
