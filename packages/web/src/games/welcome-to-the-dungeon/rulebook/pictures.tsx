import { ADVENTURERS, MONSTERS, type MonsterId, TILES, type TileId } from '@mazmorra/welcome-to-the-dungeon';
import type { ComponentChildren } from 'preact';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { HeroCard, MonsterBack, MonsterCard, type Names } from '../art/cards.tsx';
import { Gate } from '../art/Gate.tsx';
import { Medal } from '../art/Medal.tsx';
import { Tile } from '../art/Tile.tsx';
import { Pips } from '../seats/Pips.tsx';
import './pictures.css';

export type Text = Names;

const Row = ({ children }: { readonly children: ComponentChildren }) => (
  <div className="wd-book-row">{children}</div>
);
const Coin = ({ id }: { readonly id: MonsterId }) => (
  <span className="wd-book-medal">
    <Medal id={id} />
  </span>
);
const Piece = ({ id, text, lit }: { readonly id: TileId; readonly text: Text; readonly lit?: boolean }) => (
  <span className="wd-book-tile">
    <Tile id={id} text={text} state="ready" lit={lit ?? false} />
  </span>
);
const Against = ({
  tile,
  monsters,
  text,
}: {
  readonly tile: TileId;
  readonly monsters: readonly MonsterId[];
  readonly text: Text;
}) => (
  <Row>
    <Piece id={tile} text={text} />
    {monsters.map((id) => (
      <Coin key={id} id={id} />
    ))}
  </Row>
);

export const goal = (): ComponentChildren => (
  <Row>
    <Pips kind="success" count={2} />
    <Crest seat={0} size={48} />
  </Row>
);

export const monsters = (text: Text): ComponentChildren => (
  <div className="wd-book-cards">
    {MONSTERS.map(({ id }) => (
      <MonsterCard key={id} id={id} text={text} />
    ))}
  </div>
);

export const heroes = (text: Text): ComponentChildren => (
  <div className="wd-book-cards">
    {ADVENTURERS.map(({ id }) => (
      <HeroCard key={id} id={id} text={text} />
    ))}
  </div>
);

export const equipment = (text: Text): ComponentChildren => (
  <div className="wd-book-tiles">
    {TILES.filter((tile) => tile.adventurer === 'warrior').map(({ id }) => (
      <Piece key={id} id={id} text={text} />
    ))}
  </div>
);

export const scores = (): ComponentChildren => (
  <Row>
    <Pips kind="success" count={1} />
    <Pips kind="failure" count={1} />
  </Row>
);

export const layout = (text: Text): ComponentChildren => (
  <Row>
    <span className="wd-book-card">
      <MonsterBack />
    </span>
    <span className="wd-book-card">
      <HeroCard id="warrior" text={text} hp={11} />
    </span>
    <span className="wd-book-gate">
      <Gate inside={0} open={false} />
    </span>
  </Row>
);

export const drawn = (text: Text): ComponentChildren => (
  <Row>
    <span className="wd-book-card">
      <MonsterBack />
    </span>
    <span className="wd-book-card">
      <MonsterCard id="vampire" text={text} />
    </span>
  </Row>
);

export const pile = (): ComponentChildren => (
  <span className="wd-book-gate">
    <Gate inside={4} open={false} />
  </span>
);

export const sacrificed = (text: Text): ComponentChildren => (
  <span className="wd-book-tile">
    <Tile id="warrior-torch" text={text} state="sacrificed">
      <span className="wd-gone">
        <Crest seat={2} size={22} />
        <span className="wd-under wd-under-hidden" />
      </span>
    </Tile>
  </span>
);

export const life = (text: Text): ComponentChildren => (
  <Row>
    <span className="wd-book-card">
      <HeroCard id="barbarian" text={text} />
    </span>
    <b>+</b>
    <Piece id="barbarian-chainmail" text={text} />
    <b>=</b>
    <Badge kind="life" value={8} size={48} />
  </Row>
);

export const reveal = (text: Text): ComponentChildren => (
  <Row>
    <span className="wd-book-card">
      <MonsterCard id="orc" text={text} />
    </span>
    <Piece id="warrior-torch" text={text} lit />
  </Row>
);

export const damage = (text: Text): ComponentChildren => (
  <Row>
    <Badge kind="life" value={8} size={44} />
    <span className="wd-book-card">
      <MonsterCard id="golem" text={text} />
    </span>
    <Badge kind="life" value={3} size={44} />
  </Row>
);

export const armour = (text: Text): ComponentChildren => (
  <div className="wd-book-tiles">
    {TILES.filter((tile) => tile.effect.type === 'hp').map(({ id }) => (
      <Piece key={id} id={id} text={text} />
    ))}
  </div>
);

export const always = (text: Text): ComponentChildren => (
  <div className="wd-book-tiles wd-book-against">
    <Against tile="warrior-torch" monsters={['goblin', 'skeleton', 'orc']} text={text} />
    <Against tile="warrior-holy-grail" monsters={['skeleton', 'vampire', 'lich']} text={text} />
    <Against tile="rogue-invisibility-cloak" monsters={['lich', 'demon', 'dragon']} text={text} />
    <Against tile="warrior-dragon-spear" monsters={['dragon']} text={text} />
    <Against tile="barbarian-war-hammer" monsters={['golem']} text={text} />
  </div>
);

const alone =
  (id: TileId) =>
  (text: Text): ComponentChildren => <Piece id={id} text={text} />;

export const blade = (text: Text): ComponentChildren => (
  <Row>
    <Piece id="warrior-vorpal-sword" text={text} />
    <Piece id="rogue-vorpal-dagger" text={text} />
  </Row>
);
export const axe = alone('barbarian-vorpal-axe');
export const potion = alone('barbarian-healing-potion');
export const ring = (text: Text): ComponentChildren => (
  <Against tile="rogue-ring-of-power" monsters={['goblin', 'skeleton']} text={text} />
);
export const pact = (text: Text): ComponentChildren => (
  <Against tile="mage-demonic-pact" monsters={['demon']} text={text} />
);
export const polymorph = alone('mage-polymorph');
export const omnipotence = alone('mage-omnipotence');

export const trophies = (): ComponentChildren => <Pips kind="success" count={1} />;
export const skulls = (): ComponentChildren => <Pips kind="failure" count={1} />;
