import { ADVENTURERS, type AdventurerId, TILES } from '@mazmorra/welcome-to-the-dungeon';
import { Picture } from '../../../look/Icon.tsx';
import { HeroCard, heroData, nameOf, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { tileDrawings } from '../art/pictures.ts';
import { Piece } from './Piece.tsx';
import { type Props, tileTold, whoIs, wordsOf } from './props.ts';
import { Trail } from './Run.tsx';

/** Between two rounds: how the last run went, and the four who could go next. */
export function Heroes(props: Props) {
  const { view, text, beat } = props;
  const words = wordsOf(props);
  const { run } = view;
  const past = view.rounds.at(-1);
  const chosen = beat?.event.type === 'adventurer' ? beat.event.adventurer : undefined;
  return (
    <div className="wd-heroes">
      {run?.result !== undefined && past && (
        <section className="wd-last" aria-label={words.lastRunTitle}>
          <p>{words.lastRun(...whoIs(props, run.runner), nameOf(text, past.adventurer), past.success)}</p>
          <Trail {...props} steps={run.steps} />
        </section>
      )}
      <h2 className="wd-heroes-title">{words.whoNext(...whoIs(props, view.turn ?? view.starter))}</h2>
      <ul>
        {ADVENTURERS.map(({ id }) => (
          <li key={id}>
            <Hero {...props} id={id} chosen={chosen === id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hero({ id, chosen, ...props }: Props & { readonly id: AdventurerId; readonly chosen: boolean }) {
  const { text } = props;
  const words = wordsOf(props);
  const tiles = TILES.filter((tile) => tile.adventurer === id);
  const label = `${nameOf(text, id)}. ${words.explain.choose(heroData(id).hp, tiles.map((tile) => nameOf(text, tile.id)).join(', '))}`;
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
                <b>{nameOf(text, tile.id)}.</b> {tileTold(props, tile.id)}
              </li>
            ))}
          </ul>
          <From of={id} />
        </>
      }
    >
      <span className={`wd-hero-choice ${chosen ? 'wd-chosen' : ''}`}>
        <HeroCard id={id} text={text} />
        <span className="wd-hero-tiles" aria-hidden="true">
          {tiles.map((tile) => (
            <Picture key={tile.id} of={tileDrawings[tile.id].icon} tint={tileDrawings[tile.id].tint} />
          ))}
        </span>
      </span>
    </Piece>
  );
}
