import { attributes, type HeroView } from '@mazmorra/dungeonquest';
import { Badge } from '../../../look/Badge.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { CardType, DeckBack, EncounterCard, genderOf, nameOf, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { attributeIcons, icons } from '../art/pictures.ts';
import { lifeLeft } from '../model.ts';
import { type Play, usePlay } from '../play.ts';

interface OfHero {
  readonly hero: HeroView;
}

/** Life as a heart and a bar. */
export function Life({ hero }: OfHero) {
  const { words } = usePlay();
  const left = lifeLeft(hero);
  const share = hero.life === 0 ? 0 : left / hero.life;
  return (
    <span
      className="dq-life"
      role="img"
      aria-label={words.life(left, hero.life)}
      data-low={share <= 0.34 || undefined}
      data-anchor={`life:${hero.seat}`}
    >
      <Badge kind="life" value={left} size="1.9em" />
      <span className="dq-life-bar">
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
      <span className="dq-life-of" aria-hidden="true">
        {hero.life}
      </span>
    </span>
  );
}

/** The four attributes; with their names where there is room for them. */
export function Attributes({ hero, named }: OfHero & { readonly named?: boolean }) {
  const { text } = usePlay();
  return (
    <ul className="dq-attributes" data-named={named}>
      {attributes.map((id) => (
        <li key={id} title={nameOf(text, id)}>
          <Icon of={attributeIcons[id] ?? ''} size="1.15em" {...(!named && { label: nameOf(text, id) })} />
          <b>{hero.attributes[id]}</b>
          {named && <small>{nameOf(text, id)}</small>}
        </li>
      ))}
    </ul>
  );
}

export function Determination({ hero }: OfHero) {
  const { words } = usePlay();
  if (hero.determination.all === 0) return;
  const said = words.determination(hero.determination.all);
  return (
    <Tip
      content={
        <>
          <p>{said}</p>
          <From of="determination" />
        </>
      }
    >
      <span className="dq-determination" role="img" aria-label={said}>
        {Array.from({ length: Math.min(8, hero.determination.all) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <Icon key={index} of={icons.determination} size="1em" />
        ))}
      </span>
    </Tip>
  );
}

interface CardTipProps {
  readonly id: string;
  readonly note?: string;
}

/** What an encounter card says, and where it comes from. */
export function CardTip({ id, note }: CardTipProps) {
  const { text } = usePlay();
  return (
    <>
      <strong>{nameOf(text, id)}</strong>
      <CardType text={text} id={id} />
      <p>{tellOf(text, id)}</p>
      {note !== undefined && <p>{note}</p>}
      <From of={id} />
    </>
  );
}

/** A small card that tells its text when looked at. */
function SmallCard({ id, note }: CardTipProps) {
  const { text } = usePlay();
  return (
    <Tip
      className="dq-small-card"
      focusable={`${nameOf(text, id)}. ${tellOf(text, id)}`}
      content={<CardTip id={id} {...(note !== undefined && { note })} />}
    >
      <EncounterCard id={id} text={text} />
    </Tip>
  );
}

export const Runes = ({ hero }: OfHero) => hero.runes.map((id) => <SmallCard key={id} id={id} />);

export function Kept({ hero }: OfHero) {
  const { words } = usePlay();
  return hero.kept.map(({ card, determination }, index) => (
    <SmallCard
      // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
      key={index}
      id={card}
      {...(determination > 0 && { note: words.determination(determination) })}
    />
  ));
}

export function Loot({ hero }: OfHero) {
  const { words } = usePlay();
  return hero.loot.map(({ card, deck }, index) =>
    card === 'hidden' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards are alike
      <Tip key={index} className="dq-small-card" focusable={words.hiddenLoot} content={words.hiddenLoot}>
        <DeckBack deck={deck} />
      </Tip>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
      <SmallCard key={index} id={card} />
    ),
  );
}

/** A purse with what is known of the gold in it. */
export function Gold({ hero, size }: OfHero & { readonly size: string }) {
  const { words } = usePlay();
  const { gold } = hero;
  const label = gold === 'hidden' ? words.goldUnknown : words.gold(gold);
  return <Badge kind="coins" value={gold === 'hidden' ? '?' : gold} size={size} label={label} />;
}

/** Where the hero is in his story, in a word or two; nothing while all is as usual. */
export function fateWords(hero: HeroView, { words, text }: Pick<Play, 'words' | 'text'>): string | undefined {
  const gender = genderOf(text, hero.hero ?? '');
  if (hero.fate !== 'inside') return words.fate(hero.fate, gender);
  if (hero.below) return words.fate('below', gender);
  if (hero.stuck) return words.fate('stuck', gender);
  return hero.lostTurns > 0 ? words.lostTurns(hero.lostTurns) : undefined;
}
