import type { Language } from '@mazmorra/kernel';
import { ADVENTURERS, MONSTERS, TILES } from '@mazmorra/welcome-to-the-dungeon';
import { Badge } from '../../look/Badge.tsx';
import { Crest } from '../../look/Crest.tsx';
import { Picture } from '../../look/Icon.tsx';
import { HeroCard, MonsterBack, MonsterCard, nameOf } from './art/cards.tsx';
import { Gate } from './art/Gate.tsx';
import { Medal } from './art/Medal.tsx';
import { symbolDrawings } from './art/pictures.ts';
import { Tile } from './art/Tile.tsx';
import { Pips } from './seats/Pips.tsx';
import { text } from './text.ts';
import { wordsIn } from './words/words.ts';
import './design.css';

/** All 13 monsters as their eight kinds, the four adventurers, the 24 tiles in every state, signs, tokens and the gate. */
export function Design({ language }: { readonly language: Language }) {
  const names = text(language);
  const words = wordsIn(language);
  return (
    <>
      <h3>{words.design.monsters}</h3>
      <div className="design-cards">
        {MONSTERS.map(({ id, copies }) => (
          <div key={id}>
            <MonsterCard id={id} text={names} />
            <p className="wd-design-copies">× {copies}</p>
          </div>
        ))}
        <MonsterBack />
      </div>
      <h3>{words.design.heroes}</h3>
      <div className="design-cards">
        {ADVENTURERS.map(({ id }) => (
          <HeroCard key={id} id={id} text={names} />
        ))}
      </div>
      <h3>{words.design.tiles}</h3>
      <div className="wd-design-tiles">
        {TILES.map(({ id }) => (
          <Tile key={id} id={id} text={names} state="ready" />
        ))}
        <Tile id="warrior-torch" text={names} state="ready" lit />
        <Tile id="warrior-vorpal-sword" text={names} state="ready" kind="vampire" />
        <Tile id="barbarian-vorpal-axe" text={names} state="spent" kind="golem" />
        <Tile id="mage-holy-grail" text={names} state="sacrificed">
          <span className="wd-gone">
            <Crest seat={1} size={22} />
            <span className="wd-under wd-under-hidden" />
          </span>
        </Tile>
        <Tile id="rogue-buckler" text={names} state="sacrificed">
          <span className="wd-gone">
            <Crest seat={0} size={22} />
            <Medal id="dragon" className="wd-under" />
          </span>
        </Tile>
      </div>
      <h3>{words.design.tokens}</h3>
      <div className="wd-design-tokens">
        {MONSTERS.map(({ id }) => (
          <span key={id} role="img" aria-label={nameOf(names, id)}>
            <Medal id={id} />
          </span>
        ))}
        {Object.entries(symbolDrawings).map(([id, { icon, tint }]) => (
          <span key={id} className="wd-sign" role="img" aria-label={nameOf(names, `symbol-${id}`)}>
            <Picture of={icon} tint={tint} />
          </span>
        ))}
        <Badge kind="life" value={11} size={48} />
        <Badge kind="wounds" value="−9" size={48} />
      </div>
      <div className="row">
        {[0, 1, 2].map((count) => (
          <Pips key={count} kind="success" count={count} label={words.successes(count)} />
        ))}
        {[0, 1].map((count) => (
          <Pips key={count} kind="failure" count={count} label={words.failures(count)} />
        ))}
      </div>
      <h3>{words.design.moments}</h3>
      <div className="row">
        {[0, 3, 13].map((inside) => (
          <div key={inside} className="wd-design-gate">
            <Gate inside={inside} open={inside === 13} />
          </div>
        ))}
      </div>
    </>
  );
}
