import finger from 'icon:pointing';
import { type Seat, standing } from '@mazmorra/kernel';
import { Crest } from '../../../look/Crest.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Button } from '../../../parts/Button.tsx';
import { useTable } from '../../../table/context.tsx';
import { type OfSeat, usePlay } from '../play.ts';
import { remark } from '../remarks.ts';

/** The seats whose accusation token lies before this one. */
function useAccusers(seat: Seat): readonly Seat[] {
  const { view } = usePlay();
  const { talk = [] } = useTable();
  if (view.phase !== 'turn') return [];
  return standing(talk, view.round).flatMap((said) => (said.about === seat ? [said.seat] : []));
}

/** On a panel: who accuses this player. */
export function Tokens({ seat }: Pick<OfSeat, 'seat'>) {
  const { names, words } = usePlay();
  const accusers = useAccusers(seat);
  if (accusers.length === 0) return;
  const label = words.accusedBy(accusers, names);
  return (
    <span className="sb-tokens" role="img" aria-label={label} title={label}>
      <Icon of={finger} size="14px" />
      {accusers.map((accuser) => (
        <Crest key={accuser} seat={accuser} size={14} />
      ))}
      <b>{accusers.length}</b>
    </span>
  );
}

/** In the details of a player: what was said of them this round, and the reader's own token. */
export function Accuse({ seat }: Pick<OfSeat, 'seat'>) {
  const { view, viewer, names, language, words } = usePlay();
  const { talk = [], accuse } = useTable();
  const accusers = useAccusers(seat);
  const own = typeof viewer === 'number' && accusers.includes(viewer);
  const said = talk.filter((each) => each.round === view.round && each.about === seat);
  const mayLay = accuse !== undefined && viewer !== seat && view.phase === 'turn';
  if (!mayLay && said.length === 0) return;
  return (
    <>
      <h3>{words.accusations}</h3>
      {said.map((each) => (
        <p key={`${each.number} ${each.seat}`}>{remark(each, names, language)}</p>
      ))}
      {mayLay && (
        <p>
          <Button
            icon={finger}
            aria-pressed={own}
            data-accuse={seat}
            onClick={() => accuse(own ? undefined : seat)}
          >
            {own ? words.takeTokenBack : words.accuse(names.seat(seat))}
          </Button>
        </p>
      )}
    </>
  );
}
