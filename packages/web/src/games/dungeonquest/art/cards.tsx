import { type AttackType, attackTypes, cards, combatCards, heroes, powerCards } from '@mazmorra/dungeonquest';
import type { GameText } from '@mazmorra/kernel';
import { Card, CardBack, type CardBadge } from '../../../look/Card.tsx';
import { Icon, Picture } from '../../../look/Icon.tsx';
import { later } from '../../../parts/later.ts';
import { Mark } from './origin.tsx';
import {
  attackDrawing,
  attributeIcons,
  cardDrawing,
  deckLooks,
  heroDrawing,
  heroDrawings,
  monsterDrawing,
} from './pictures.ts';
import './cards.css';

const CardPicture = later(async () => (await import('../scene/CardPicture.tsx')).CardPicture);

/** The words a card needs; what screens and design page both have. */
export type Names = Pick<GameText<never>, 'components'>;

export const nameOf = (text: Names, id: string): string => text.components[id]?.name ?? id;
/** The gender that words about a hero or a monster take. */
export const genderOf = (text: Names, id: string): 'm' | 'f' => text.components[id]?.gender ?? 'm';
export const tellOf = (text: Names, id: string): string => text.components[id]?.text ?? '';
/** The trap deck shares its id with the Trap Chamber. */
export const deckNameOf = (text: Names, deck: string): string =>
  nameOf(text, deck === 'trap' ? 'trap-deck' : deck);

const goldById = new Map<string, number>(
  cards.flatMap(({ id, effect }) => {
    const gained = effect.find((one) => one.op === 'gainLoot');
    return gained?.op === 'gainLoot' && gained.gold > 0 ? [[id, gained.gold]] : [];
  }),
);
const goldOf = (id: string): number => goldById.get(id) ?? 0;

interface CardOf {
  readonly id: string;
  readonly text: Names;
  readonly width?: string;
  /** With its text on it; where it is narrow the tool tip says it. */
  readonly told?: boolean;
}

/** Printed below the title of most cards: Trap, Loot … */
const typeOf = (text: Names, id: string) => {
  const type = text.components[id]?.type;
  return type === undefined ? {} : { type };
};
/** The type of a card beside its text, where the card itself is small. */
export function CardType({ text, id }: { readonly text: Names; readonly id: string }) {
  const type = text.components[id]?.type;
  return type !== undefined && <p className="quiet">{type}</p>;
}
const widthOf = (width: string | undefined) => (width === undefined ? {} : { width });

/** A card of one of the encounter decks, or a rune. */
export function EncounterCard({ id, text, width, told }: CardOf) {
  const drawing = cardDrawing(id);
  const gold = goldOf(id);
  const words = tellOf(text, id);
  const badges: (CardBadge | undefined)[] = gold > 0 ? [undefined, { kind: 'coins', value: gold }] : [];
  return (
    <Card
      title={nameOf(text, id)}
      {...typeOf(text, id)}
      {...('icon' in drawing && { picture: drawing.icon })}
      tint={drawing.tint}
      badges={badges}
      mark={<Mark of={id} />}
      className={`dq-card dq-card-${id.split('-')[0] ?? ''} ${words.length > 66 ? 'dq-wordy' : ''} ${words.length > 130 ? 'dq-wordier' : ''}`}
      {...(told && { text: words })}
      {...widthOf(width)}
    >
      {'card' in drawing ? <CardPicture of={drawing.card} tint={drawing.tint} /> : undefined}
    </Card>
  );
}

interface CombatRow {
  readonly id: string;
  readonly type: AttackType;
  readonly attack: number;
  readonly counter?: AttackType;
  readonly owner?: string;
  readonly escape?: number;
  readonly damage?: number;
}
const combatRows = new Map<string, CombatRow>(
  [...combatCards, ...powerCards].map((row: CombatRow) => [row.id, row]),
);
export const combatRow = (id: string): CombatRow | undefined => combatRows.get(id);

/** A combat or power card: attack in the circle, and in the corner the attack type it can answer. */
export function CombatCard({ id, text, width, told }: CardOf) {
  const row = combatRow(id);
  if (!row) return;
  const { icon, tint } = attackDrawing(row.type);
  const owner = row.owner;
  const figure =
    owner === undefined ? undefined : owner in heroDrawings ? heroDrawing(owner) : monsterDrawing(owner);
  const words = tellOf(text, id);
  const badges: (CardBadge | undefined)[] = [
    { kind: 'power', value: row.attack },
    undefined,
    row.escape === undefined ? undefined : { kind: 'escape', value: row.escape },
  ];
  return (
    <Card
      title={nameOf(text, id)}
      tint={tint}
      badges={badges}
      mark={<Mark of={id} />}
      className={`dq-card dq-combat-card ${owner ? 'dq-power' : ''} ${words.length > 66 ? 'dq-wordy' : ''}`}
      {...(told && words !== '' && { text: words })}
      {...widthOf(width)}
    >
      {figure && <Picture of={figure.icon} tint={figure.tint} className="dq-power-owner" />}
      <Picture of={icon} tint={tint} className={figure ? 'dq-attack-small' : 'dq-attack'} />
      {row.counter !== undefined && (
        <span className="dq-counter">
          <Icon of={attackDrawing(row.counter).icon} size="100%" />
        </span>
      )}
    </Card>
  );
}

/** Any card by its id. */
export function AnyCard(props: CardOf) {
  return combatRows.has(props.id) ? <CombatCard {...props} /> : <EncounterCard {...props} />;
}

export function DeckBack({ deck, width }: { readonly deck: string; readonly width?: string }) {
  const look = deckLooks[deck] ?? deckLooks['dungeon'];
  if (!look) return;
  return <CardBack letter={look.letter} pattern={look.pattern} tint={look.tint} {...widthOf(width)} />;
}

const attributes = ['strength', 'agility', 'armor', 'luck'] as const;

/** A hero's card: portrait, Life in the heart, the four attributes at the foot of the picture. */
export function HeroCard({ id, text, width, told }: CardOf) {
  const row = heroes.find((hero) => hero.id === id);
  const { icon, tint } = heroDrawing(id);
  return (
    <Card
      title={nameOf(text, id)}
      tint={tint}
      badges={[undefined, { kind: 'life', value: row?.life ?? 0 }]}
      mark={<Mark of={id} />}
      className="dq-card dq-wordy dq-wordier dq-hero-card"
      {...(told && { text: tellOf(text, id) })}
      {...widthOf(width)}
    >
      <Picture of={icon} tint={tint} className="card-picture" />
      {row && (
        <span className="dq-hero-line">
          {attributes.map((attribute) => (
            <span key={attribute} title={nameOf(text, attribute)}>
              <Icon of={attributeIcons[attribute] ?? ''} size="1em" label={nameOf(text, attribute)} />
              {row[attribute]}
            </span>
          ))}
        </span>
      )}
    </Card>
  );
}

export const typeName = (type: number): AttackType | undefined => attackTypes[type];
