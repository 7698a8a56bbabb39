import potion from 'icon:health-potion';
import treasureMap from 'icon:treasure-map';
import coin from 'icon:two-coins';
import {
  type CardId,
  CHARACTERS,
  type CharacterId,
  type Gift,
  LEVELS,
  type LevelId,
  POWER_IDS,
  type PowerId,
  ROOMS,
  type RoomId,
  strengthOf,
  type View,
} from '@mazmorra/dungeon-raiders';
import type { GameText } from '@mazmorra/kernel';
import { Badge } from '../../../look/Badge.tsx';
import { Card, CardBack, type CardBadge } from '../../../look/Card.tsx';
import { Picture } from '../../../look/Icon.tsx';
import type { Words } from '../words/words.ts';
import { Doorway } from './Doorway.tsx';
import { Mark } from './origin.tsx';
import { cardDrawings, characterDrawings, type Drawing, isItem, roomDrawings } from './pictures.ts';
import './cards.css';

/** The words a card needs; what the table and the design page both have. */
export type CardWords = Pick<GameText<never>, 'components'>;

export const nameOf = (text: CardWords, id: string): string => text.components[id]?.name ?? id;
export const tellOf = (text: CardWords, id: string): string => text.components[id]?.text ?? '';

/** What a card does at this table: how much a torch shows depends on a house rule. */
export const cardTold = (
  text: CardWords,
  card: CardId,
  { rulings }: Pick<View, 'rulings'>,
  { torchOne }: Words,
): string => (card === 'torch' && rulings.torchShows === 'one' ? torchOne : tellOf(text, card));

interface SizeProps {
  readonly width?: string;
  readonly className?: string;
}

const sized = ({ width }: SizeProps) => (width === undefined ? {} : { width });

interface HandCardProps extends SizeProps {
  readonly card: CardId;
  readonly text: CardWords;
  readonly badges?: readonly (CardBadge | undefined)[];
}

/** A card as it is held: a power card with its number, or an item. */
export function HandCard({ card, text, badges = [], className, ...size }: HandCardProps) {
  const item = isItem(card);
  return (
    <Card
      title={nameOf(text, card)}
      tint={item ? cardDrawings[card].tint : 'torch'}
      badges={badges}
      className={`dr-card dr-hand-card ${item ? '' : 'dr-power'} ${className ?? ''}`}
      {...sized(size)}
    >
      {item ? (
        <Picture of={cardDrawings[card].icon} tint={cardDrawings[card].tint} className="dr-card-item" />
      ) : (
        <Numeral card={card} />
      )}
    </Card>
  );
}

/** Where the flames of a power card burn; the more of them, the stronger. */
const hearths: readonly number[] = [200, 120, 280, 50, 350];

function Numeral({ card }: { readonly card: PowerId }) {
  const value = POWER_IDS.indexOf(card) + 1;
  return (
    <svg className="dr-numeral" viewBox="0 0 400 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="dr-numeral-stone" d="M50 70q150-50 300 0v300q-150 40-300 0z" />
      <path className="dr-numeral-line" d="M72 92q128-40 256 0v262q-128 32-256 0z" />
      {hearths.slice(0, value).map((x) => (
        <g key={x} transform={`translate(${x} 480) scale(${x === 200 ? 1.2 : 1})`}>
          <path className="dr-flame-1" d="M0-180q54 76 40 150l-20 30h-40l-20-30Q-54-104 0-180z" />
          <path className="dr-flame-2" d="M2-120q34 54 24 100l-12 20h-28l-12-20Q-34-70 2-120z" />
          <path className="dr-flame-3" d="M0-64q17 28 11 50l-5 14H-6l-5-14Q-16-38 0-64z" />
        </g>
      ))}
      <text className="dr-numeral-digit" x="200" y="320" textAnchor="middle">
        {value}
      </text>
    </svg>
  );
}

/** Face down before its player, who is known by the crest laid on it. */
export const SealedBack = (size: SizeProps) => (
  <CardBack letter="" pattern={5} tint="torch" {...sized(size)} className={size.className ?? ''} />
);

interface RoomCardProps extends SizeProps {
  readonly id: RoomId;
  readonly text: CardWords;
  /** For how many players the strength is shown. */
  readonly seats: number;
  readonly told?: boolean;
}

/** A room as a card: its number for this many players, and what it costs or gives. */
export function RoomCard({ id, text, seats, told = false, className, ...size }: RoomCardProps) {
  return (
    <Card
      title={nameOf(text, id)}
      tint={roomDrawings[id].tint}
      badges={roomBadges(id, seats)}
      mark={<Mark of={id} />}
      className={`dr-card ${className ?? ''}`}
      {...(told && { text: tellOf(text, id) })}
      {...sized(size)}
    >
      <span className="dr-card-door">
        <Doorway place="current" drawing={roomDrawings[id]} boss={ROOMS[id].kind === 'boss'} />
      </span>
    </Card>
  );
}

/** Top left what is needed or found first; the lower corners what it does. */
export function roomBadges(id: RoomId, seats: number, lowBosses = false): readonly (CardBadge | undefined)[] {
  const room = ROOMS[id];
  const wounds = (count: number): CardBadge | undefined =>
    count > 0 ? { kind: 'wounds', value: count } : undefined;
  switch (room.kind) {
    case 'treasure':
      return room.chests.map((value) => ({ kind: 'coins', value }));
    case 'monster':
      return [{ kind: 'strength', value: strengthOf({ seats, lowBosses }, room) ?? '' }, wounds(room.wounds)];
    case 'boss': {
      const { wounds: hurt, loseCoins, eliminate } = room.attack;
      return [
        { kind: 'strength', value: strengthOf({ seats, lowBosses }, room) ?? '∞' },
        wounds(hurt) ?? (eliminate ? { kind: 'wounds', value: '✝' } : undefined),
        undefined,
        loseCoins > 0 ? { kind: 'coins', value: `−${loseCoins}` } : undefined,
      ];
    }
    case 'trap': {
      const most = Math.max(...room.penalty);
      return [
        undefined,
        room.target === 'most-coins' ? { kind: 'coins', value: `−${most}` } : { kind: 'wounds', value: most },
      ];
    }
    case 'vault':
      return [];
  }
}

export const RoomBack = (size: SizeProps) => (
  <CardBack letter="?" pattern={1} tint="bone" {...sized(size)} className={size.className ?? ''} />
);

interface CharacterCardProps extends SizeProps {
  readonly id: CharacterId;
  readonly text: CardWords;
}

export function CharacterCard({ id, text, className, ...size }: CharacterCardProps) {
  const { coins, wounds, items } = CHARACTERS[id];
  const { icon, tint } = characterDrawings[id];
  return (
    <Card
      title={nameOf(text, id)}
      tint={tint}
      badges={[
        { kind: 'coins', value: coins },
        { kind: 'wounds', value: wounds },
      ]}
      mark={<Mark of={id} />}
      className={`dr-card dr-character ${className ?? ''}`}
      {...sized(size)}
    >
      <Picture of={icon} tint={tint} className="card-picture" />
      <span className="dr-outfit">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of the same are told apart by their place only
          <Picture key={`${item}${index}`} of={cardDrawings[item].icon} tint={cardDrawings[item].tint} />
        ))}
      </span>
    </Card>
  );
}

/** The diagram of a level: which of its five doors are open from the start. */
export function LevelCard({
  id,
  text,
  ...size
}: SizeProps & { readonly id: LevelId; readonly text: CardWords }) {
  return (
    <Card title={nameOf(text, id)} tint="bone" mark={<Mark of={id} />} className="dr-card" {...sized(size)}>
      <span className="dr-diagram">
        {[...LEVELS[id]].map((side, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is what it is
          <Doorway key={index} place={side === 'D' ? 'dark' : 'open'} />
        ))}
      </span>
    </Card>
  );
}

export const MapCard = ({ text, ...size }: SizeProps & { readonly text: CardWords }) => (
  <Card title={nameOf(text, 'map')} tint="earth" picture={treasureMap} className="dr-card" {...sized(size)} />
);

export function drawingOfGift(gift: Gift): Drawing {
  if (gift.type === 'coins') return { icon: coin, tint: 'gold' };
  if (gift.type === 'potion') return { icon: potion, tint: 'heal' };
  return cardDrawings[gift.item];
}

/** What a step of a vault gives, as a sign. */
export function GiftSign({ gift }: { readonly gift: Gift }) {
  if (gift.type === 'coins') return <Badge kind="coins" value={gift.amount} size="100%" />;
  const { icon, tint } = drawingOfGift(gift);
  return (
    <span className="dr-gift">
      <Picture of={icon} tint={tint} />
      {gift.type === 'potion' && <b>−{gift.amount}</b>}
    </span>
  );
}
