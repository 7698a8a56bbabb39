import type { ChatLine, RoomView } from '@mazmorra/protocol';

/** Whether some of these names are kept. Where none is, and nobody is a stranger, a mark of guests would say nothing. */
export const hasKept = (names: readonly { readonly kept?: true }[]): boolean =>
  names.some(({ kept }) => kept);

/** Whether the person at a seat is a guest, who may be called like somebody who keeps that name. */
export function isGuest({ seats }: RoomView, place: number): boolean {
  const seat = seats[place];
  return seat?.kind === 'person' && !seat.kept && !seat.anonymous;
}

/** The same for who wrote a line, by the seat, or for spectators by the line itself; marked among strangers and among kept names. */
export function isLineOfGuest(room: RoomView, chat: readonly ChatLine[], line: ChatLine): boolean {
  if (!room.listed && !hasKept(room.seats) && !hasKept(chat)) return false;
  return line.seat === undefined ? !line.kept : isGuest(room, line.seat);
}
