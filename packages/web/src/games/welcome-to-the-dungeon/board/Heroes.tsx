import { ADVENTURERS, type AdventurerId, TILES } from '@mazmorra/welcome-to-the-dungeon';
import { Picture } from '../../../look/Icon.tsx';
import { HeroCard, nameOf, tellOf, thingOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { tileDrawings } from '../art/pictures.ts';
import { fullHp } from '../model.ts';
import { tileTold, usePlay, whoIs } from '../play.ts';
import { Piece } from './Piece.tsx';
import { Trail } from './Trail.tsx';
import './heroes.css';

/** Between two rounds: how the last run went, and the four who could go next. */
export function Heroes() {
  const play = usePlay();
  const { view, text, beat, words } = play;
  const { run } = view;
  const past = view.rounds.at(-1);
  const chosen = beat?.event.type === 'adventurer' ? beat.event.adventurer : undefined;
  return (
    <div className="wd-heroes">
      {run?.result !== undefined && past && (
        <section className="wd-last" aria-label={words.lastRunTitle}>
          <p>{words.lastRun(...whoIs(play, run.runner), thingOf(text, past.adventurer), past.success)}</p>
          <Trail steps={run.steps} />
        </section>
      )}
      <h2 className="wd-heroes-title">{words.whoNext(...whoIs(play, view.turn ?? view.starter))}</h2>
      <ul>
        {ADVENTURERS.map(({ id }) => (
          <li key={id}>
            <HeroChoice id={id} chosen={chosen === id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function HeroChoice({ id, chosen }: { readonly id: AdventurerId; readonly chosen: boolean }) {
  const play = usePlay();
  const { text, words } = play;
  const tiles = TILES.filter((tile) => tile.adventurer === id);
  const label = `${nameOf(text, id)}. ${words.explain.choose(fullHp(id), tiles.map((tile) => nameOf(text, tile.id)).join(', '))}`;
  return (
    <Piece
      option={`choose:${id}`}
      label={label}
      tip={
        <>
          <strong>{nameOf(text, id)}</strong>
          <p>{tellOf(text, id)}</p>
          <ul className="wd-tip-tiles">
            {tiles.map((tile) => (
              <li key={tile.id}>
                <b>{nameOf(text, tile.id)}.</b> {tileTold(play, tile.id)}
              </li>
            ))}
          </ul>
          <From of={id} />
        </>
      }
    >
      <span className={`wd-hero-choice ${chosen ? 'wd-chosen' : ''}`}>
        <HeroCard id={id} text={text} hp={fullHp(id)} />
        <span className="wd-hero-tiles" aria-hidden="true">
          {tiles.map((tile) => (
            <span key={tile.id} className="wd-hero-tile">
              <Picture of={tileDrawings[tile.id].icon} tint={tileDrawings[tile.id].tint} />
              <span>{nameOf(text, tile.id)}</span>
            </span>
          ))}
        </span>
      </span>
    </Piece>
  );
}
