import { closingRoll, SUN_LAST } from '@mazmorra/dungeonquest';
import type { ComponentChildren } from 'preact';
import { Badge } from '../../../look/Badge.tsx';
import { CombatCard, DeckBack, EncounterCard, HeroCard, type Names } from '../art/cards.tsx';
import { Dice } from '../art/Dice.tsx';
import { Tile, TileBack } from '../art/Tile.tsx';
import { EntranceMarker, MonsterToken } from '../board/pieces.tsx';
import './pictures.css';

export type Text = Names;

const Row = ({ children }: { readonly children: ComponentChildren }) => (
  <div className="dq-book-row">{children}</div>
);
const Room = ({ id, entry }: { readonly id: string; readonly entry?: number }) => (
  <span className="dq-book-tile">
    <Tile id={id} {...(entry !== undefined && { entry })} />
  </span>
);
const Small = ({ id, text }: { readonly id: string; readonly text: Text }) => (
  <span className="dq-book-card">
    <EncounterCard id={id} text={text} />
  </span>
);
const Blow = ({ id, text }: { readonly id: string; readonly text: Text }) => (
  <span className="dq-book-card">
    <CombatCard id={id} text={text} />
  </span>
);

export const goal = (text: Text): ComponentChildren => (
  <Row>
    <Small id="treasure-giant-ruby" text={text} />
    <Small id="dragon-sleeping" text={text} />
    <Small id="treasure-harp-of-tranquility" text={text} />
  </Row>
);

export const heroes = (text: Text): ComponentChildren => (
  <Row>
    {['lindel', 'krutzbeck', 'hugo-the-glorious'].map((id) => (
      <span key={id} className="dq-book-card">
        <HeroCard id={id} text={text} />
      </span>
    ))}
  </Row>
);

export const sun = (): ComponentChildren => (
  <Row>
    {[26, 27, 28, 29, SUN_LAST].map((space) => (
      <span key={space} className="dq-book-sun">
        {space}
        <b>{closingRoll(space) === 1 ? '1' : `1–${closingRoll(space)}`}</b>
      </span>
    ))}
  </Row>
);

export const exploring = (): ComponentChildren => (
  <Row>
    <Room id="tile-chamber-01" entry={3} />
    <span className="dq-book-tile">
      <TileBack />
    </span>
  </Row>
);

export const barriers = (): ComponentChildren => (
  <Row>
    <Room id="tile-chamber-50" entry={2} />
    <Room id="tile-portcullis-01" entry={2} />
  </Row>
);

export const chamber = (): ComponentChildren => <Room id="tile-chamber-01" entry={2} />;
export const corridor = (): ComponentChildren => <Room id="tile-corridor-01" entry={2} />;
export const portcullis = (): ComponentChildren => <Room id="tile-portcullis-03" entry={2} />;
export const rotating = (): ComponentChildren => (
  <Row>
    <Room id="tile-rotating-room-01" entry={2} />
    <Room id="tile-rotating-room-02" entry={0} />
  </Row>
);
export const trap = (): ComponentChildren => <Room id="tile-trap-01" entry={2} />;
export const darkness = (): ComponentChildren => <Room id="tile-darkness-01" entry={2} />;
export const caveIn = (): ComponentChildren => <Room id="tile-cave-in-01" entry={2} />;
export const bridge = (): ComponentChildren => <Room id="tile-bridge-01" entry={2} />;
export const web = (): ComponentChildren => <Room id="tile-spider-web-01" entry={2} />;
export const chasm = (): ComponentChildren => <Room id="tile-chasm-01" entry={2} />;
export const pit = (): ComponentChildren => <Room id="tile-bottomless-pit-01" entry={2} />;
export const entrance = (): ComponentChildren => (
  <Row>
    <Room id="tile-catacomb-entrance-01" entry={2} />
    <span className="dq-book-token">
      <EntranceMarker />
    </span>
  </Row>
);

export const test = (): ComponentChildren => (
  <Row>
    <Dice dice={[3, 2]} label="3, 2" />
    <b>3 + 2 ≤ 6</b>
  </Row>
);

export const searching = (text: Text): ComponentChildren => (
  <Row>
    <DeckBackSmall deck="search" />
    <Small id="search-secret-door" text={text} />
  </Row>
);
const DeckBackSmall = ({ deck }: { readonly deck: string }) => (
  <span className="dq-book-card">
    <DeckBack deck={deck} />
  </span>
);

export const loot = (text: Text): ComponentChildren => (
  <Row>
    <Small id="crypt-gold-250" text={text} />
    <Small id="corpse-rope" text={text} />
  </Row>
);

export const monsters = (): ComponentChildren => (
  <Row>
    {['skeleton', 'sorcerer', 'troll', 'golem', 'demon'].map((id) => (
      <span key={id} className="dq-book-token">
        <MonsterToken monster={id} life="hidden" />
      </span>
    ))}
  </Row>
);

export const counter = (text: Text): ComponentChildren => (
  <Row>
    <Blow id="combat-slash" text={text} />
    <b>↺</b>
    <Blow id="combat-arcane-blast" text={text} />
  </Row>
);

export const damage = (text: Text): ComponentChildren => (
  <Row>
    <Blow id="combat-volley" text={text} />
    <b>→</b>
    <Badge kind="wounds" value={1} size={48} />
  </Row>
);

export const dragon = (text: Text): ComponentChildren => (
  <Row>
    <DeckBackSmall deck="dragon" />
    <Small id="dragon-rage" text={text} />
  </Row>
);

export const rune = (text: Text): ComponentChildren => (
  <Row>
    <Small id="rune-healing" text={text} />
    <Small id="rune-sight" text={text} />
  </Row>
);

export const wayOut = (): ComponentChildren => (
  <svg className="dq-book-way" viewBox="0 0 140 100" aria-hidden="true">
    <path d="M20 90V30h80" fill="none" stroke="currentColor" strokeWidth="5" strokeDasharray="10 7" />
    <circle cx="20" cy="90" r="9" />
    <path d="M104 18l18 12-18 12z" />
  </svg>
);
