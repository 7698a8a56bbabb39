import type { Event, View } from '@mazmorra/dungeon-raiders';
import type { ScreenProps } from '../../contract.ts';
import { allLaid } from '../model.ts';
import { wordsIn } from '../words/words.ts';
import { Banner } from './Banner.tsx';
import { CurrentRoom } from './CurrentRoom.tsx';
import { Progress } from './Progress.tsx';
import { Row } from './Row.tsx';
import { Slots } from './Slots.tsx';
import { Supply } from './Supply.tsx';
import './board.css';
import './slots.css';
import './banner.css';
import './wide.css';
import './tall.css';

export type Props = ScreenProps<View, Event>;

/** The wall with its five doors, and under it the room everybody stands in. */
export function Board(props: Props) {
  const { view, beat, language } = props;
  const words = wordsIn(language);
  const event = beat?.event;
  const laid = allLaid(view, event);
  const toldLaid = beat?.told === false ? allLaid(props.told, undefined) : laid;
  return (
    <div
      className="dr-board"
      data-board
      data-moment={event?.type ?? 'calm'}
      data-picked={props.choice.picked !== undefined}
    >
      <div className="dr-wall">
        <Masonry id="dr-wall-blocks" />
        <Progress view={view} text={props.text} words={words} />
        <Row {...props} words={words} />
        <Supply view={view} text={props.text} words={words} />
      </div>
      <section
        className={`dr-chamber dr-kind-${view.challenge.kind}`}
        aria-label={words.roomOf(view.position, 5)}
      >
        <Masonry id="dr-blocks" />
        <CurrentRoom {...props} laid={toldLaid} words={words} />
        <Slots {...props} laid={laid} toldLaid={toldLaid} words={words} />
        {beat?.told && <Banner key={beat.id} {...props} event={beat.event} words={words} />}
      </section>
    </div>
  );
}

/** Blocks of sandstone over the whole back wall, whatever its size. */
function Masonry({ id }: { readonly id: string }) {
  return (
    <svg className="dr-masonry" aria-hidden="true">
      <defs>
        <pattern id={id} width="120" height="64" patternUnits="userSpaceOnUse">
          <path d="M0 0h120M0 32h120M30 0v32M92 0v32M60 32v32M4 32v32" />
          <path className="dr-chips" d="M40 12l9 3M100 20l6-4M14 46l8 2M74 52l10-3M52 24l4 2" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
