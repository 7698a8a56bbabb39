import skull from 'icon:skull-crack';
import treasureMap from 'icon:treasure-map';
import {
  type CardId,
  CHARACTER_IDS,
  type Gift,
  ITEM_IDS,
  LEVELS,
  POWER_IDS,
  ROOMS,
  type RoomId,
} from '@mazmorra/dungeon-raiders';
import type { Language } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { CharacterCard, GiftSign, HandCard, RoomCard, SealedBack } from '../art/cards.tsx';
import { Doorway } from '../art/Doorway.tsx';
import { roomDrawings } from '../art/pictures.ts';
import { text } from '../text.ts';
import './pictures.css';

/** The pictures of the rulebook, drawn with the same parts as the table. All of them only repeat what the text says. */
type Draw = (language: Language) => ComponentChildren;

const hidden = (children: ComponentChildren): ComponentChildren => (
  <div className="dr-book" aria-hidden="true">
    {children}
  </div>
);

export const loot: Draw = () =>
  hidden(
    <>
      <Badge kind="coins" value={14} size={64} />
      <Badge kind="wounds" value={9} size={64} />
      <span className="dr-book-icon">
        <Picture of={skull} tint="wound" />
      </span>
    </>,
  );

export const characters: Draw = (language) =>
  hidden(CHARACTER_IDS.map((id) => <CharacterCard key={id} id={id} text={text(language)} width="72px" />));

export const powers: Draw = (language) =>
  hidden(POWER_IDS.map((card) => <HandCard key={card} card={card} text={text(language)} width="46px" />));

export const items: Draw = (language) =>
  hidden(ITEM_IDS.map((card) => <HandCard key={card} card={card} text={text(language)} width="56px" />));

export const item =
  (card: CardId): Draw =>
  (language) =>
    hidden(<HandCard card={card} text={text(language)} width="84px" />);

export const row: Draw = () =>
  hidden(
    <span className="dr-book-row">
      {[...LEVELS['level-1']].map((side, index) => (
        <Doorway
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is what it is
          key={index}
          place={side === 'D' ? 'dark' : index === 0 ? 'current' : 'open'}
          {...(side === 'U' && { drawing: roomDrawings[index === 0 ? 'treasure-4-2' : 'troll'] })}
        />
      ))}
    </span>,
  );

export const peek: Draw = () =>
  hidden(
    <span className="dr-book-row">
      <Doorway place="dark" />
      <Doorway place="peeked" drawing={roomDrawings.dragon} />
    </span>,
  );

export const rooms =
  (...ids: readonly RoomId[]): Draw =>
  (language) =>
    hidden(
      ids.map((id) => (
        <RoomCard
          key={id}
          id={id}
          text={text(language)}
          seats={4}
          width={ids.length > 2 ? '72px' : '104px'}
        />
      )),
    );

export const bossDoor: Draw = () =>
  hidden(
    <span className="dr-book-row dr-book-door">
      <Doorway place="dark" boss />
    </span>,
  );

export const sealed: Draw = () =>
  hidden(
    [0, 1, 2].map((seat) => (
      <span key={seat} className="dr-book-sealed">
        <SealedBack width="54px" />
        <Crest seat={seat} size={26} />
      </span>
    )),
  );

/** An example: a card of each player, and what came of it. */
export const played =
  (...cards: readonly (readonly [card: CardId, result?: ComponentChildren])[]): Draw =>
  (language) =>
    hidden(
      cards.map(([card, result], seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <span key={seat} className="dr-book-played">
          <HandCard card={card} text={text(language)} width="50px" />
          <Crest seat={seat} size={20} />
          <span className="dr-book-result">{result}</span>
        </span>
      )),
    );

export const gold = (value: number | string): ComponentChildren => (
  <Badge kind="coins" value={value} size={30} />
);
export const blood = (value: number | string): ComponentChildren => (
  <Badge kind="wounds" value={value} size={30} />
);

export const gifts =
  (id: 'vault-items' | 'vault-riches'): Draw =>
  () => {
    const room = ROOMS[id];
    const given: readonly Gift[] = room.kind === 'vault' ? room.gifts : [];
    return hidden(
      given.map((gift, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
        <span key={index} className="dr-book-step">
          <Badge kind="power" value={index + 1} size={26} />
          <GiftSign gift={gift} />
        </span>
      )),
    );
  };

export const penalties =
  (id: 'lava-trap' | 'magnet-trap' | 'spike-trap' | 'boulder-trap'): Draw =>
  () => {
    const room = ROOMS[id];
    if (room.kind !== 'trap') return undefined;
    return hidden(
      room.penalty.map((cost, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
        <span key={index} className="dr-book-step">
          <Badge kind="power" value={index + 1} size={26} />
          {cost === 0 ? <b>–</b> : room.target === 'most-coins' ? gold(`−${cost}`) : blood(cost)}
        </span>
      )),
    );
  };

export const map: Draw = () =>
  hidden(
    <span className="dr-book-icon">
      <Picture of={treasureMap} tint="earth" />
    </span>,
  );
