import { Combat } from './board/Combat.tsx';
import { HeroPick } from './board/HeroPick.tsx';
import { heroToShow } from './model.ts';
import type { Props } from './props.ts';
import { HeroSheet } from './seats/HeroSheet.tsx';

/** On a phone that is the hand: the hero's sheet; before it the choice of a hero, and in a fight the fight. */
export function Own(props: Props) {
  const { view, viewer, choice } = props;
  const hero = heroToShow(view, viewer);
  const choosing = choice.startingWith('hero:').length > 0;
  if (view.combat) {
    return (
      <div className="dq" data-fight>
        <div className="dq-table">
          <Combat {...props} combat={view.combat} />
        </div>
      </div>
    );
  }
  if (choosing) return <HeroPick {...props} />;
  return hero && <HeroSheet {...props} hero={hero} full />;
}
