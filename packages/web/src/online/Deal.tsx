import type { RoomView } from '@mazmorra/protocol';
import { useOnlineWords } from './words.ts';

/** What was promised about the deal, who added to it, and after the end the seed itself. */
export function Deal({ room }: { readonly room: RoomView }) {
  const words = useOnlineWords();
  const people = room.daily
    ? []
    : room.seats.flatMap((seat, place) => (seat.kind === 'person' ? [{ ...seat, place }] : []));
  return (
    <details className="plate online-deal" open={room.deal !== undefined}>
      <summary>{words.deal}</summary>
      <p className="quiet">{room.daily ? words.dealHelpDaily : words.dealHelp}</p>
      <dl>
        <dt>{words.commitment}</dt>
        <dd data-commitment>{room.commitment}</dd>
        {!room.daily && <dt>{words.contributions}</dt>}
        {people.map(({ place, name, contribution }) => (
          <dd key={place}>
            <span className="online-giver">{name}:</span> {contribution ?? words.none}
          </dd>
        ))}
        {room.deal && (
          <>
            <dt>{words.seed}</dt>
            <dd data-seed>{room.deal.seed}</dd>
            <dt>{words.salt}</dt>
            <dd>{room.deal.salt}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
