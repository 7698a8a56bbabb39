import { Crest } from '../../look/Crest.tsx';
import { OptionButton } from '../../table/OptionButton.tsx';
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
  const seats = uses.filter((name) => 'seat' in offerOf(name));
  const held = card !== undefined && uses.length > 0;
  return (
    <div className="own-board sb-own" data-held={held}>
      {held && (seats.length > 0 ? <Aims names={seats} props={props} /> : <Maze {...props} near />)}
      <Hand {...props} />
    </div>
  );
}

/** The players at whom the card may be played, each as large as a finger. */
function Aims({ names, props }: { readonly names: readonly string[]; readonly props: Props }) {
  return (
    <ul className="sb-own-aims">
      {names.map((name) => {
        const offer = offerOf(name);
        return (
          <li key={name}>
            <OptionButton name={name} className="sb-own-aim">
              {'seat' in offer && <Crest seat={offer.seat} size={26} />}
              <span>{props.text.option(name, props.names)}</span>
            </OptionButton>
          </li>
        );
      })}
    </ul>
  );
}
