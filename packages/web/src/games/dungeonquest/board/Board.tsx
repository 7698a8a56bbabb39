import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { hourOf } from '../model.ts';
import { type Props, region, usePlay } from '../play.tsx';
import { Dungeon } from './Dungeon.tsx';
import { HeroPick } from './HeroPick.tsx';
import { Moment } from './Moment.tsx';
import './board.css';

/** The first decision needs no fight: it is loaded when the dungeon has been drawn. */
const fight = () => import('../fight/Fight.tsx');
const Fight = lazy(async () => ({ default: (await fight()).Fight }));

/** The dungeon; before the game the six heroes, and in its place a fight. Over it what everybody stops for. */
export const Board = region<Props>(() => {
  const { view, choice } = usePlay();
  useEffect(() => void fight(), []);
  const choosing = choice.startingWith('hero:').length > 0;
  return (
    <div className="dq" data-hour={hourOf(view.sun)}>
      {view.combat ? (
        <Suspense fallback={undefined}>
          <Fight combat={view.combat} />
        </Suspense>
      ) : choosing ? (
        <HeroPick />
      ) : (
        <Dungeon />
      )}
      <Moment />
    </div>
  );
}, 'view');
