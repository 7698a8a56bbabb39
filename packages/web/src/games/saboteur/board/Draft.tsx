import { useRef } from 'preact/hooks';
import { Crest } from '../../../look/Crest.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { GoldBack, GoldCard, nameOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { roleDrawings } from '../art/pictures.ts';
import { usePlay } from '../play.ts';

/** The gold goes round: the packet before whoever chooses, with who has had which card of it, and who comes next. */
export function Draft() {
  const { view, names, text, viewer, words } = usePlay();
  const { draft } = view;
  // Cards that nobody takes go away at the end, and the others stay where they lie.
  const most = useRef(0);
  if (!draft) return <h2 className="sb-moment-title">{words.minersWin}</h2>;
  const [chooser, ...queue] = draft.order;
  const own = chooser === viewer;
  const lie = draft.cards + draft.picks.length;
  most.current = draft.picks.length === 0 ? lie : Math.max(lie, most.current);
  return (
    <>
      <h2 className="sb-moment-title">{words.goldForMiners}</h2>
      {chooser !== undefined && (
        <p className="sb-moment-line">
          <Crest seat={chooser} size={26} />
          {words.chooses(names.seat(chooser), own)}
        </p>
      )}
      <ul className="sb-packet" data-anchor="packet" style={{ '--cards': most.current }}>
        {draft.packet === 'hidden'
          ? Array.from({ length: draft.cards }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all face down
              <li key={index}>
                <GoldBack />
              </li>
            ))
          : draft.packet.map((nuggets, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of one value are alike
              <li key={index}>
                <OptionButton
                  name={`take:${nuggets}`}
                  tip={
                    <>
                      <strong>{nameOf(text, `gold-${nuggets}`)}</strong>
                      <From of={`gold-${nuggets}`} />
                    </>
                  }
                >
                  <GoldCard nuggets={nuggets} text={text} />
                </OptionButton>
              </li>
            ))}
        {/* The places of the cards that were taken, the last one first. */}
        {draft.picks.toReversed().map((pick, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they chose
          <li key={`taken ${draft.picks.length - index}`} className="sb-taken">
            <Crest seat={pick.seat} size={26} />
            <b>{pick.nuggets === 'hidden' ? '✓' : pick.nuggets}</b>
          </li>
        ))}
        {Array.from({ length: most.current - lie }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
          <li key={`empty ${index}`} />
        ))}
      </ul>
      <p className="sb-moment-line sb-queue">
        {queue.length > 0 && <span className="quiet">{words.next}</span>}
        {queue.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat may come twice
          <Crest key={index} seat={seat} size={22} />
        ))}
      </p>
      <p className="sb-roles-line">
        {view.players.map((player) =>
          player.role === 'hidden' ? undefined : (
            <span key={player.seat} className={`sb-role-chip sb-role-${player.role}`}>
              <Icon
                of={roleDrawings[player.role].icon}
                size="16px"
                label={text.components[player.role]?.name ?? ''}
              />
              {names.seat(player.seat)}
            </span>
          ),
        )}
      </p>
    </>
  );
}
