import type { GameId } from '@mazmorra/catalogue';
import { lidOf } from '../../games/boxes.ts';
import { useWords } from '../../i18n/index.ts';
import { Picture } from '../../look/Icon.tsx';

interface CoverProps {
  readonly game: GameId;
  readonly onOpen: () => void;
}

/** The lid of a box: its picture and name, for how many and how long. A tap opens the ways to play it. */
export function Cover({ game, onOpen }: CoverProps) {
  const text = useWords().games[game];
  return (
    <button type="button" className="box" data-game={game} data-cover={game} onClick={onOpen}>
      <span className="box-lid">
        <span className="box-art" aria-hidden="true">
          {lidOf(game).map(({ icon, tint, at: [left, top, width, turn] }) => (
            <Picture
              key={`${tint}${left}`}
              of={icon}
              tint={tint}
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, rotate: `${turn}deg` }}
            />
          ))}
        </span>
        <span className="box-name">{text.name}</span>
      </span>
      <span className="box-facts">
        <span>{text.players}</span> <span>{text.minutes}</span>
      </span>
    </button>
  );
}
