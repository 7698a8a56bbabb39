import { Aims } from './board/Aims.tsx';
import { Maze } from './board/Maze.tsx';
import { Cards } from './hand/Hand.tsx';
import { cardIn, offerOf } from './model.ts';
import { optionNames, type Props, region, usePlay } from './play.ts';
import { useSelection } from './selection.ts';
import './own.css';

/** On a phone that is the hand: the cards, and above them the places or players at which the one held up can be used. */
export const Own = region<Props>(() => {
  const play = usePlay();
  const { card } = useSelection(play.choice);
  const uses = optionNames(play).filter((name) => cardIn(name) === card && !name.startsWith('discard:'));
  const aimed = uses.some((name) => 'seat' in offerOf(name));
  const held = card !== undefined && uses.length > 0;
  return (
    <div className="own-board sb-own" data-held={held}>
      {held && (aimed ? <Aims /> : <Maze />)}
      <Cards />
    </div>
  );
});
