import type { Event } from '@mazmorra/saboteur';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { longestWord } from '../../../look/longest-word.ts';
import { Nugget } from '../art/Nugget.tsx';
import { usePlay } from '../play.ts';

interface FinalProps {
  readonly event: Extract<Event, { type: 'game-ended' }>;
}

/** All gold is turned up and counted, least first, so that the winner comes last. */
export function Final({ event }: FinalProps) {
  const { names, words } = usePlay();
  const rows = event.nuggets
    .map((nuggets, seat) => ({ nuggets, seat, cards: event.cards[seat] ?? [] }))
    .sort((a, b) => b.nuggets - a.nuggets || a.seat - b.seat);
  return (
    <>
      <h2 className="sb-moment-title">{words.goldCounted}</h2>
      <ol className="sb-final" data-many={rows.length > 5 || undefined}>
        {rows.map(({ nuggets, seat }, place) => (
          <li
            key={seat}
            style={{ '--turn': rows.length - place }}
            data-won={event.winners.includes(seat) || undefined}
          >
            <Crest seat={seat} size={22} />
            <span className="sb-final-name" style={{ '--letters': longestWord(names.seat(seat)) }}>
              {names.seat(seat)}
            </span>
            <span className="sb-final-gold">
              {Array.from({ length: nuggets }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: all alike
                <Nugget key={index} />
              ))}
            </span>
            <Badge kind="coins" value={nuggets} label={words.nuggets(nuggets)} />
          </li>
        ))}
      </ol>
    </>
  );
}
