import type { HeroView } from '@mazmorra/dungeonquest';
import { Tip } from '../../../parts/Tip.tsx';
import { nameOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { standing } from '../model.ts';
import { usePlay } from '../play.ts';
import { Figure, TravelMarker } from './pieces.tsx';

/** Heroes on their spaces; the one whose turn it is stands in the light. */
export const Figures = () =>
  usePlay().view.heroes.map(
    (hero) => hero.cell >= 0 && hero.fate !== 'left' && <Piece key={hero.seat} hero={hero} />,
  );

function Piece({ hero }: { readonly hero: HeroView }) {
  const { view, text, names } = usePlay();
  const { x, y } = standing(view, hero);
  const content = (
    <>
      <strong>
        {names.seat(hero.seat)}
        {hero.hero !== undefined && ` · ${nameOf(text, hero.hero)}`}
      </strong>
      {hero.hero !== undefined && <From of={hero.hero} />}
    </>
  );
  return (
    <div
      className="dq-piece"
      data-anchor={`hero:${hero.seat}`}
      data-active={hero.seat === view.active || undefined}
      data-dead={hero.fate === 'dead' || undefined}
      style={{ transform: `translate(${x - 32}px, ${y - 32}px)` }}
    >
      <Tip className="dq-cell-tip" content={content}>
        {hero.below ? <TravelMarker hero={hero} /> : <Figure hero={hero} />}
      </Tip>
    </div>
  );
}
