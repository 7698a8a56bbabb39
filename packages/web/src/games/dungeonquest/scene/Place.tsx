import { type HeroView, isChamber, isTower, towers } from '@mazmorra/dungeonquest';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { DeckBack, EncounterCard, genderOf, nameOf, tellOf } from '../art/cards.tsx';
import { icons } from '../art/pictures.ts';
import { Tile } from '../art/Tile.tsx';
import { cellName, dragonDeck, percent, waysOut } from '../model.ts';
import { usePlay } from '../play.ts';
import { CardTip } from '../sheet/parts.tsx';

interface OfHero {
  readonly hero: HeroView;
}

/** Where the active hero is, and what is there. */
export function Place({ hero }: OfHero): ComponentChildren {
  if (hero.cell < 0) return;
  if (hero.below) return <Underground hero={hero} />;
  return isChamber(hero.cell) ? <Lair /> : <Room hero={hero} />;
}

function Room({ hero }: OfHero) {
  const { view, text, words } = usePlay();
  const room = view.rooms.find(({ cell }) => cell === hero.cell);
  const id = room?.type ?? towers.find(({ cell }) => cell === hero.cell)?.id ?? '';
  return (
    <div className="dq-place">
      {room && (
        <span className="dq-place-tile">
          <Tile id={room.tile} entry={room.entry} />
        </span>
      )}
      <div>
        <strong>
          {nameOf(text, id)} · {cellName(hero.cell)}
        </strong>
        <p>{room ? tellOf(text, room.type) : isTower(hero.cell) ? words.towerTip : ''}</p>
        {hero.searches > 0 && <p className="quiet">{words.searched(hero.searches)}</p>}
        {(hero.mayGoDown || view.markers.includes(hero.cell)) && (
          <p className="dq-fate">
            <Icon of={icons.down} size="1.1em" /> {words.mayGoDown}
          </p>
        )}
      </div>
    </div>
  );
}

/** The dragon's cards: one of those still face down is his rage. */
function Lair() {
  const { view, words } = usePlay();
  const { left, drawn } = dragonDeck(view);
  const slept = Array.from({ length: drawn }, () => 'dragon-sleeping');
  return (
    <div className="dq-lair">
      <Fan cards={slept} backs={left} />
      <strong>{words.chamber}</strong>
      <p>{words.dragonLeft(left)}</p>
      <p className="dq-fate">{words.dragonRisk(percent(1 / Math.max(1, left)))}</p>
    </div>
  );
}

function Underground({ hero }: OfHero) {
  const { text, words } = usePlay();
  const ways = waysOut(hero);
  return (
    <div className="dq-lair">
      <Fan cards={hero.below?.pile ?? []} backs={0} />
      <strong>{words.fate('below', genderOf(text, hero.hero ?? ''))}</strong>
      <p>{words.belowFor(hero.below?.travelled ?? 0)}</p>
      {ways && (
        <p className="quiet">
          {words.exits}. {words.exitsSide(names(ways.left), names(ways.right))}
        </p>
      )}
    </div>
  );
}

const names = (cells: readonly number[]): string => [...new Set(cells)].map(cellName).join(', ');

/** Open cards, and the backs of the dragon's. */
function Fan({ cards, backs }: { readonly cards: readonly string[]; readonly backs: number }) {
  const { text } = usePlay();
  return (
    <div className="dq-lair-cards">
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
        <Tip key={index} className="dq-lair-card" content={<CardTip id={card} />}>
          <EncounterCard id={card} text={text} />
        </Tip>
      ))}
      {Array.from({ length: backs }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike
        <span key={`back ${index}`} className="dq-lair-card">
          <DeckBack deck="dragon" />
        </span>
      ))}
    </div>
  );
}
