import { useEffect, useState } from 'preact/hooks';
import type { Fight as FightPart } from '../fight/Fight.tsx';
import { hourOf } from '../model.ts';
import { type Props, region, usePlay } from '../play.tsx';
import { Dungeon } from './Dungeon.tsx';
import { HeroPick } from './HeroPick.tsx';
import { Moment } from './Moment.tsx';
import './board.css';

let Fight: typeof FightPart | undefined;

/** The first decision needs no fight: it is loaded when the dungeon has been drawn. */
export async function loadFight(): Promise<void> {
  Fight ??= (await import('../fight/Fight.tsx')).Fight;
}

/** The dungeon; before the game the six heroes, and in its place a fight. Over it what everybody stops for. */
export const Board = region<Props>(() => {
  const { view, choice } = usePlay();
  const [, setLoaded] = useState(Fight !== undefined);
  useEffect(() => void loadFight().then(() => setLoaded(true)), []);
  const choosing = choice.startingWith('hero:').length > 0;
  return (
    <div className="dq" data-hour={hourOf(view.sun)}>
      {view.combat ? Fight && <Fight combat={view.combat} /> : choosing ? <HeroPick /> : <Dungeon />}
      <Moment />
    </div>
  );
}, 'view');
