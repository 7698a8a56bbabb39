import { Tip } from '../../../parts/Tip.tsx';
import { nameOf } from '../art/cards.tsx';
import { From, Mark } from '../art/origin.tsx';
import { usePlay } from '../play.ts';
import { EntranceMarker, MonsterToken } from './pieces.tsx';
import { at } from './place.ts';

/** Entrances to the catacombs that a card has opened. */
export function Markers() {
  const { view, text, words } = usePlay();
  const tip = (
    <>
      <strong>{nameOf(text, 'entrance')}</strong>
      <p>{words.entrance}</p>
      <From of="entrance" />
    </>
  );
  return view.markers.map((cell) => (
    <div key={cell} className="dq-marker" style={at(cell)}>
      <Tip className="dq-cell-tip" content={tip}>
        <EntranceMarker />
      </Tip>
    </div>
  ));
}

/** Monsters that wait in rooms. */
export function Tokens() {
  const { view, text, words } = usePlay();
  return view.tokens.map(({ monster, cell, life }) => (
    <div key={`${monster} ${cell}`} className="dq-token" style={at(cell)}>
      <Tip
        className="dq-cell-tip"
        content={
          <>
            <strong>{nameOf(text, monster)}</strong>
            <p>{life === 'hidden' ? words.lifeHidden : words.lifeKnown(life)}</p>
            <From of={monster} />
          </>
        }
      >
        <MonsterToken monster={monster} life={life} />
        <Mark of={monster} />
      </Tip>
    </div>
  ));
}
