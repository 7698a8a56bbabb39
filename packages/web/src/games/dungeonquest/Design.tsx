import { cards, combatCards, deckIds, heroes, monsters, powerCards, tiles } from '@mazmorra/dungeonquest';
import type { Language } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { CombatCard, DeckBack, deckNameOf, EncounterCard, HeroCard, nameOf } from './art/cards.tsx';
import { Die } from './art/Dice.tsx';
import { Tile, TileBack } from './art/Tile.tsx';
import { EntranceMarker, MonsterToken } from './board/pieces.tsx';
import { text } from './text.ts';
import { wordsIn } from './words/words.ts';
import './design.css';

interface Counted {
  readonly count: number;
}
const total = (rows: readonly Counted[]): number => rows.reduce((sum, { count }) => sum + count, 0);
/** Every card in the box: ten encounter decks, the combat deck, the power cards and the heroes'. */
export const cardTotal = total(cards) + total(combatCards) + powerCards.length + heroes.length;

/** Everything in the box, for reviewing. */
export function Design({ language }: { readonly language: Language }) {
  const words = wordsIn(language);
  const names = text(language);
  return (
    <div className="dq-design">
      <p>{words.design.counts(cardTotal, tiles.length)}</p>
      <Plate title={words.design.heroes} wide>
        {heroes.map(({ id }) => (
          <HeroCard key={id} id={id} text={names} told />
        ))}
      </Plate>
      {deckIds.map((deck, index) => (
        <Plate key={deck} title={deckNameOf(names, deck)} wide>
          <DeckBack deck={deck} />
          {cards
            .filter((card) => card.deck === index)
            .map(({ id, count }) => (
              <Copies key={id} count={count} language={language}>
                <EncounterCard id={id} text={names} told />
              </Copies>
            ))}
        </Plate>
      ))}
      <Plate title={words.design.combat}>
        <DeckBack deck="combat" />
        {combatCards.map(({ id, count }) => (
          <Copies key={id} count={count} language={language}>
            <CombatCard id={id} text={names} />
          </Copies>
        ))}
      </Plate>
      <Plate title={words.design.power} wide>
        {powerCards.map(({ id }) => (
          <CombatCard key={id} id={id} text={names} told />
        ))}
      </Plate>
      <Plate title={words.design.tiles} small>
        <TileBack />
        {tiles.map(({ id, type }) => (
          <figure key={id} title={nameOf(names, type)}>
            <Tile id={id} />
          </figure>
        ))}
      </Plate>
      <Plate title={words.design.pieces} small>
        {monsters.map(({ id, lives }) => (
          <figure key={id}>
            <MonsterToken monster={id} life="hidden" />
            <figcaption>
              {nameOf(names, id)} {lives.join(' · ')}
            </figcaption>
          </figure>
        ))}
        <EntranceMarker />
      </Plate>
      <Plate title={words.design.dice} small>
        {[1, 2, 3, 4, 5, 6].map((value) => (
          <Die key={value} value={value} size={56} />
        ))}
      </Plate>
    </div>
  );
}

function Copies({
  count,
  language,
  children,
}: {
  readonly count: number;
  readonly language: Language;
  readonly children: ComponentChildren;
}) {
  return (
    <figure>
      {children}
      {count > 1 && <figcaption>{wordsIn(language).design.copies(count)}</figcaption>}
    </figure>
  );
}

interface PlateProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  readonly small?: boolean;
}

function Plate({ title, children, wide, small }: PlateProps) {
  return (
    <>
      <h3>{title}</h3>
      <div className={`design-cards ${wide ? 'dq-design-wide' : ''} ${small ? 'dq-design-small' : ''}`}>
        {children}
      </div>
    </>
  );
}
