import { Aims } from './board/Aims.tsx';
import { Maze } from './board/Maze.tsx';
import { Hand } from './hand/Hand.tsx';
import { cardIn, offerOf } from './model.ts';
import { optionNames, type Props } from './props.ts';
import { useSelection } from './selection.ts';
import './own.css';

/** On a phone that is the hand: the cards, and above them the places or players at which the one held up can be used. */
export function Own(props: Props) {
  const { card } = useSelection(props.choice);
  const uses = optionNames(props).filter((name) => cardIn(name) === card && !name.startsWith('discard:'));
  const aimed = uses.some((name) => 'seat' in offerOf(name));
  const held = card !== undefined && uses.length > 0;
  return (
    <div className="own-board sb-own" data-held={held}>
      {held && (aimed ? <Aims {...props} /> : <Maze {...props} />)}
      <Hand {...props} />
    </div>
  );
}
