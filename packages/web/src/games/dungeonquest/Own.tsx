import { Board } from './board/Board.tsx';
import { HeroPick } from './board/HeroPick.tsx';
import { heroToShow } from './model.ts';
import type { Props } from './props.ts';
import { HeroSheet } from './seats/HeroSheet.tsx';

/** On a phone that is the hand: the hero's sheet; before it the choice of a hero, and one's own fights. */
export function Own(props: Props) {
  const { view, viewer, choice } = props;
  const hero = heroToShow(view, viewer);
  if (view.combat?.sides.some(({ player }) => player === viewer)) {
    return (
      <div className="own-board">
        <Board {...props} />
      </div>
    );
  }
  if (choice.startingWith('hero:').length > 0) return <HeroPick {...props} />;
  return hero && <HeroSheet {...props} hero={hero} full />;
}
