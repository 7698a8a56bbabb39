import { Crest } from '../../../look/Crest.tsx';
import { type Props, region, usePlay, whoIs } from '../play.ts';
import { AskNote } from './AskNote.tsx';
import { isDoing, showsDice } from './calm.ts';
import { Drawn, Monster, Notes } from './Drawn.tsx';
import { FightNotes } from './FightNotes.tsx';
import { Fork } from './Fork.tsx';
import { LootPick, TilePick } from './Picks.tsx';
import { Place } from './Place.tsx';
import { RollView } from './Roll.tsx';
import { rollOf } from './rolls.ts';
import './scene.css';

/** What is going on, told with cards, dice and pictures: beside the dungeon, or over its foot where there is no room. */
export const Scene = region<Props>((props) => {
  const { view, beat } = usePlay();
  return (
    <section className="dq-scene" data-anchor="scene" data-beat={beat?.event.type}>
      {view.combat ? <FightNotes combat={view.combat} /> : isDoing(props) ? <Doing /> : <Calm />}
      <AskNote />
    </section>
  );
}, 'told');

function Doing() {
  const { view, beat } = usePlay();
  const dice = showsDice(view, beat?.event);
  // While dice lie large over the table, what is needed keeps its place.
  const roll = dice ?? rollOf(view, undefined);
  return (
    <>
      <TilePick />
      <Fork />
      <LootPick />
      <Drawn />
      <Monster />
      {roll && (
        <div className="dq-roll-place" data-large={dice === undefined || undefined}>
          <RollView roll={roll} />
        </div>
      )}
      <Notes />
    </>
  );
}

/** Nothing is being resolved: whose turn it is, and where. */
function Calm() {
  const play = usePlay();
  const active = play.view.heroes[play.view.active];
  if (!active) return;
  return (
    <>
      <h2 className="dq-scene-head">
        <Crest seat={active.seat} size={22} />
        {play.words.turnOf(...whoIs(play, active.seat))}
      </h2>
      <Place hero={active} />
    </>
  );
}
