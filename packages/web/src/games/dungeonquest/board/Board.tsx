import { later } from '../../../parts/later.ts';
import { hourOf } from '../model.ts';
import { type Props, region, usePlay } from '../play.ts';
import { Dungeon } from './Dungeon.tsx';
import { HeroPick } from './HeroPick.tsx';
import { Moment } from './Moment.tsx';
import './board.css';

const Fight = later(async () => (await import('../fight/Fight.tsx')).Fight);

/** The dungeon; before the game the six heroes, and in its place a fight. Over it what everybody stops for. */
export const Board = region<Props>(() => {
  const { view, choice } = usePlay();
  const choosing = choice.startingWith('hero:').length > 0;
  return (
    <div className="dq" data-hour={hourOf(view.sun)}>
      {view.combat ? <Fight combat={view.combat} /> : choosing ? <HeroPick /> : <Dungeon />}
      <Moment />
    </div>
  );
});
