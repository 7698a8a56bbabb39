import { TOOLS } from '@mazmorra/saboteur';
import { Crest } from '../../../look/Crest.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { ToolPicture } from '../art/cards.tsx';
import { cardIn, offerOf } from '../model.ts';
import { optionNames, usePlay } from '../play.ts';
import { useSelection } from '../selection.ts';
import './aims.css';

/** Those at whom the tool card held up may be played, each as large as a finger: where the panels of the players are smaller. */
export function Aims() {
  const play = usePlay();
  const { card } = useSelection(play.choice);
  const aims = optionNames(play).flatMap((name) => {
    const offer = offerOf(name);
    return cardIn(name) === card && (offer.verb === 'break' || offer.verb === 'repair')
      ? [
          {
            name,
            seat: offer.seat,
            tool: TOOLS.find((tool) =>
              offer.verb === 'repair' ? offer.tool === tool : card === `break-${tool}`,
            ),
          },
        ]
      : [];
  });
  if (aims.length === 0) return;
  return (
    <ul className="sb-aims">
      {aims.map(({ name, seat, tool }) => (
        <li key={name}>
          <OptionButton name={name} className="sb-aims-one">
            <Crest seat={seat} size={26} />
            <span className="sb-aims-name">{play.names.seat(seat)}</span>
            {tool && <ToolPicture tool={tool} broken />}
          </OptionButton>
        </li>
      ))}
    </ul>
  );
}
