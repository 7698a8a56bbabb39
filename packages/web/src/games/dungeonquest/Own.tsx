import { Board } from './board/Board.tsx';
import { HeroPick } from './board/HeroPick.tsx';
import { heroToShow } from './model.ts';
import { type Props, region, usePlay } from './play.ts';
import { HeroSheet } from './sheet/HeroSheet.tsx';

/** On a phone that is the hand: the hero's sheet; before it the choice of a hero, and one's own fights. */
export function Own(props: Props) {
  const { view, viewer } = props;
  if (view.combat?.sides.some(({ player }) => player === viewer)) {
    return (
      <div className="own-board">
        <Board {...props} />
      </div>
    );
  }
  return <OwnSheet {...props} />;
}

const OwnSheet = region<Props>(() => {
  const { view, viewer, choice } = usePlay();
  const hero = heroToShow(view, viewer);
  if (choice.startingWith('hero:').length > 0) return <HeroPick />;
  return hero && <HeroSheet hero={hero} full />;
}, 'told');
