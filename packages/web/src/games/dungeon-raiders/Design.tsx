import {
  BOSS_IDS,
  CARD_IDS,
  CHARACTER_IDS,
  LEVEL_IDS,
  ROOM_CARD_IDS,
  type RoomId,
  TOKENS,
} from '@mazmorra/dungeon-raiders';
import type { Language } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { Badge } from '../../look/Badge.tsx';
import {
  CharacterCard,
  HandCard,
  LevelCard,
  MapCard,
  nameOf,
  RoomBack,
  RoomCard,
  SealedBack,
} from './art/cards.tsx';
import { Doorway } from './art/Doorway.tsx';
import { roomDrawings } from './art/pictures.ts';
import type { Place } from './model.ts';
import { text } from './text.ts';
import { wordsIn } from './words/words.ts';
import './design.css';

const places: readonly Place[] = ['passed', 'current', 'open', 'dark', 'peeked'];
const scenes: readonly RoomId[] = ['dragon', 'treasure-4-2', 'vault-items', 'lava-trap', 'medusa'];

/** Everything in the box, for reviewing. */
export function Design({ language }: { readonly language: Language }) {
  const words = wordsIn(language);
  const cards = text(language);
  return (
    <div className="dr-design">
      <Plate title={words.design.scenes} className="dr-design-scenes">
        {scenes.map((room) => (
          <Doorway key={room} place="current" drawing={roomDrawings[room]} stage boss={room === 'medusa'} />
        ))}
      </Plate>
      <Plate title={words.design.doors} className="dr-design-doors">
        {places.map((place) => (
          <figure key={place}>
            <Doorway place={place} {...(place !== 'dark' && { drawing: roomDrawings.troll })} />
            <figcaption>{words.place[place]}</figcaption>
          </figure>
        ))}
        <figure>
          <Doorway place="dark" boss />
          <figcaption>{words.darkBoss}</figcaption>
        </figure>
      </Plate>
      <Plate title={words.design.rooms}>
        {ROOM_CARD_IDS.map((id) => (
          <RoomCard key={id} id={id} text={cards} seats={4} told />
        ))}
      </Plate>
      <Plate title={words.design.bosses}>
        {BOSS_IDS.map((id) => (
          <RoomCard key={id} id={id} text={cards} seats={4} told />
        ))}
      </Plate>
      <Plate title={words.design.hand}>
        {CARD_IDS.map((card) => (
          <HandCard key={card} card={card} text={cards} />
        ))}
      </Plate>
      <Plate title={words.design.characters}>
        {CHARACTER_IDS.map((id) => (
          <CharacterCard key={id} id={id} text={cards} />
        ))}
      </Plate>
      <Plate title={words.design.levels}>
        {LEVEL_IDS.map((id) => (
          <LevelCard key={id} id={id} text={cards} />
        ))}
      </Plate>
      <Plate title={words.design.tokens}>
        <MapCard text={cards} />
        <RoomBack />
        <SealedBack />
        {Object.entries(TOKENS).map(([id, { value }]) => (
          <figure key={id}>
            <Badge kind={id.startsWith('coin') ? 'coins' : 'wounds'} value={value} size={72} />
            <figcaption>{nameOf(cards, id)}</figcaption>
          </figure>
        ))}
      </Plate>
    </div>
  );
}

function Plate(props: {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly className?: string;
}) {
  return (
    <>
      <h3>{props.title}</h3>
      <div className={`design-cards ${props.className ?? ''}`}>{props.children}</div>
    </>
  );
}
