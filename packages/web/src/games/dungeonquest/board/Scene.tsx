import { type HeroView, isChamber, isTower, towers } from '@mazmorra/dungeonquest';
import type { ComponentChildren } from 'preact';
import { Crest } from '../../../look/Crest.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { CardType, DeckBack, deckNameOf, EncounterCard, genderOf, nameOf, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { icons } from '../art/pictures.ts';
import { Tile } from '../art/Tile.tsx';
import { cellName, doingOf, dragonDeck, isOnMap, percent, waysOut } from '../model.ts';
import { type Props, whoIs, wordsOf } from '../props.ts';
import { CardTip } from '../seats/parts.tsx';
import { AskNote } from './AskNote.tsx';
import { MonsterToken } from './pieces.tsx';
import { RollView } from './Roll.tsx';
import { rollOf } from './rolls.ts';
import './scene.css';

/** What is going on, told with cards, dice and pictures: beside the map, or over its foot where there is no room. */
export function Scene(props: Props) {
  const { view, choice, beat } = props;
  const words = wordsOf(props);
  const body = sceneOf(props);
  const active = view.heroes[view.active];
  const [name, own] = active ? whoIs(props, active.seat) : ['', false];
  // Left or right is decided by looking at where each would lead; what turns or moves is looked at on the map.
  const mapPick =
    choice.decision?.kind === 'DEC-CAT-SIDE' ||
    (beat !== undefined && ['tile-turned', 'moved', 'servant-moves'].includes(beat.event.type)) ||
    (choice.decision?.options.some((option) => isOnMap(option.name)) ?? false);
  return (
    <section
      className="dq-scene"
      data-anchor="scene"
      data-calm={body === undefined || undefined}
      data-map={mapPick || undefined}
      data-beat={beat?.event.type}
    >
      {active && (
        <h2 className="dq-scene-head">
          <Crest seat={active.seat} size={26} />
          {words.turnOf(name, own)}
        </h2>
      )}
      <div className="dq-scene-body">{body ?? (active && <Place {...props} hero={active} />)}</div>
      <AskNote {...props} />
    </section>
  );
}

function sceneOf(props: Props): ComponentChildren {
  const { view, beat, choice } = props;
  // Dice that lie large over the table are not shown twice.
  const large =
    beat !== undefined && ['test', 'sunset-roll', 'way-out', 'darkness'].includes(beat.event.type);
  const roll = large ? undefined : rollOf(view, beat?.event);
  const parts = [
    choice.startingWith('tile:').length > 0 && <TilePick key="tile" {...props} />,
    (choice.startingWith('loot:').length > 0 || choice.startingWith('back:').length > 0) && (
      <LootPick key="loot" {...props} />
    ),
    <Drawn key="card" {...props} />,
    <Monster key="monster" {...props} />,
    roll && <RollView key="roll" {...props} roll={roll} />,
    <Notes key="notes" {...props} />,
  ];
  const something =
    roll !== undefined ||
    choice.startingWith('tile:').length > 0 ||
    choice.startingWith('loot:').length > 0 ||
    choice.startingWith('back:').length > 0 ||
    view.doing.some(({ kind }) => kind !== 'move' && kind !== 'tile');
  return something ? parts : undefined;
}

/** The open card: large, with its text, or beside it where it is small. */
function Drawn({ view, text, ...rest }: Props) {
  const card = doingOf(view, 'card');
  // While it is turned up large over the table, once is enough.
  if (!card || rest.beat?.event.type === 'draws') return;
  const words = wordsOf(rest);
  return (
    <div className="dq-drawn">
      <div className="dq-drawn-card">
        {card.card === 'hidden' ? (
          <DeckBack deck={card.deck} />
        ) : (
          <EncounterCard id={card.card} text={text} told />
        )}
      </div>
      <div className="dq-drawn-text">
        <p className="quiet">{deckNameOf(text, card.deck)}</p>
        {card.card === 'hidden' ? (
          <p>{words.secretCard}</p>
        ) : (
          <>
            <strong>{nameOf(text, card.card)}</strong>
            <CardType text={text} id={card.card} />
            <p>{tellOf(text, card.card)}</p>
            <From of={card.card} />
          </>
        )}
      </div>
    </div>
  );
}

function Monster(props: Props) {
  const { view, text } = props;
  const words = wordsOf(props);
  const monster = doingOf(view, 'monster');
  if (!monster) return;
  const gender = genderOf(text, monster.monster);
  return (
    <div className="dq-met">
      <span className="dq-met-token">
        <MonsterToken monster={monster.monster} life={monster.life} />
      </span>
      <div>
        <strong className="dq-met-name">{words.meets(nameOf(text, monster.monster), gender)}</strong>
        <p>{monster.life === 'hidden' ? words.lifeHidden : words.lifeKnown(monster.life)}</p>
        <p className="quiet">
          {monster.player < 0
            ? words.automaton(gender)
            : words.playedBy(...whoIs(props, monster.player), gender)}
        </p>
        <From of={monster.monster} />
        {!monster.mayEscape && <p className="dq-fate">{words.noEscape}</p>}
      </div>
    </div>
  );
}

function Notes(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  const wounds = doingOf(view, 'wounds');
  const bribe = doingOf(view, 'bribe');
  const stasis = doingOf(view, 'stasis');
  const fallen = doingOf(view, 'unconscious');
  const rage = doingOf(view, 'rage');
  const lines = [
    rage && words.dragonWakes,
    wounds && wounds.amount > 0 && words.woundsComing(wounds.amount),
    bribe && words.bribe(bribe.gold, bribe.cards),
    stasis && words.stasis(stasis.made, stasis.total),
    fallen && words.unconscious(fallen.cards),
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => (
    <p key={line} className="dq-note">
      {line}
    </p>
  ));
}

function LootPick(props: Props) {
  const { choice, text } = props;
  const words = wordsOf(props);
  return (
    <div className="dq-picks">
      <p>{words.pickLoot}</p>
      <div className="dq-picks-row">
        {choice.startingWith('loot:').map(({ name }) => (
          <OptionButton
            key={name}
            name={name}
            className="dq-pick-card"
            tip={<CardTip id={name.slice(5)} text={text} />}
          >
            <EncounterCard id={name.slice(5)} text={text} />
          </OptionButton>
        ))}
        {choice.startingWith('back:').map(({ name }) => (
          <OptionButton key={name} name={name} className="dq-pick-card">
            <DeckBack deck={name.slice(5)} />
          </OptionButton>
        ))}
      </div>
    </div>
  );
}

function TilePick(props: Props) {
  const { choice } = props;
  return (
    <div className="dq-picks">
      <p>{wordsOf(props).pickTile}</p>
      <div className="dq-picks-row">
        {choice.startingWith('tile:').map(({ name }) => (
          <OptionButton key={name} name={name} className="dq-pick-tile">
            <Tile id={name.slice(5)} />
          </OptionButton>
        ))}
      </div>
    </div>
  );
}

/** While nothing is being resolved: the room the active hero is in, and what it does. */
function Place({ hero, ...props }: Props & { readonly hero: HeroView }) {
  const { view, text } = props;
  const words = wordsOf(props);
  if (hero.cell < 0) return;
  if (hero.below) return <Underground {...props} hero={hero} />;
  if (isChamber(hero.cell)) return <Lair {...props} />;
  const room = view.rooms.find(({ cell }) => cell === hero.cell);
  return (
    <div className="dq-place">
      {room && (
        <span className="dq-place-tile">
          <Tile id={room.tile} entry={room.entry} />
        </span>
      )}
      <div>
        <strong>
          {nameOf(text, room?.type ?? towers.find(({ cell }) => cell === hero.cell)?.id ?? '')} ·{' '}
          {cellName(hero.cell)}
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
function Lair(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  const { left, drawn } = dragonDeck(view);
  return (
    <div className="dq-lair">
      <div className="dq-lair-cards">
        {Array.from({ length: drawn }, (_, index) => (
          <Tip
            // biome-ignore lint/suspicious/noArrayIndexKey: alike
            key={`drawn ${index}`}
            className="dq-lair-card"
            content={<CardTip id="dragon-sleeping" text={props.text} />}
          >
            <EncounterCard id="dragon-sleeping" text={props.text} />
          </Tip>
        ))}
        {Array.from({ length: left }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike
          <span key={`left ${index}`} className="dq-lair-card">
            <DeckBack deck="dragon" />
          </span>
        ))}
      </div>
      <strong>{words.chamber}</strong>
      <p>{words.dragonLeft(left)}</p>
      <p className="dq-fate">{words.dragonRisk(percent(1 / Math.max(1, left)))}</p>
    </div>
  );
}

function Underground({ hero, ...props }: Props & { readonly hero: HeroView }) {
  const words = wordsOf(props);
  const ways = waysOut(hero);
  return (
    <div className="dq-lair">
      <div className="dq-lair-cards">
        {hero.below?.pile.map((card, index) => (
          <Tip
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
            key={index}
            className="dq-lair-card"
            content={<CardTip id={card} text={props.text} />}
          >
            <EncounterCard id={card} text={props.text} />
          </Tip>
        ))}
      </div>
      <strong>{words.fate('below', genderOf(props.text, hero.hero ?? ''))}</strong>
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
