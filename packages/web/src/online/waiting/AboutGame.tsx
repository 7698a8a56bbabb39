import type { GameId } from '@mazmorra/catalogue';
import type { RoomView } from '@mazmorra/protocol';
import { useWords } from '../../i18n/index.ts';
import { hasLesson } from '../../taught/books.ts';
import { HouseRules } from '../HouseRules.tsx';
import { clockIn, useOnlineWords } from '../words.ts';
import { useWaitingWords } from './words.ts';

/** What is going to be played, for a friend who followed a link: in a sentence, with the lesson and the rules in tabs of their own. */
export function AboutGame({ room, game }: { readonly room: RoomView; readonly game: GameId }) {
  const words = useWaitingWords();
  const online = useOnlineWords();
  const box = useWords().games[game];
  const host = room.seats.find((seat) => seat.host)?.name;
  const invited = room.you === undefined && location.hash.length > 1;
  return (
    <section className="plate" data-about>
      <h2>{words.about}</h2>
      {invited && host !== undefined && (
        <p>
          <strong>{words.invitedBy(host, box.name)}</strong>
        </p>
      )}
      <p>
        {box.line} <span className="quiet">{`${box.players} · ${box.minutes}`}</span>
      </p>
      <p className="quiet">{clockIn(online, room.clock)}</p>
      <HouseRules game={game} variants={room.variants} seats={room.seats.length} />
      <p className="row">
        {hasLesson(game) && (
          <a href={`/learn/${game}`} target="_blank" rel="noreferrer" data-learn>
            {words.learn}
          </a>
        )}
        <a href={`/rules/${game}`} target="_blank" rel="noreferrer" data-rules>
          {words.rules}
        </a>
      </p>
    </section>
  );
}
