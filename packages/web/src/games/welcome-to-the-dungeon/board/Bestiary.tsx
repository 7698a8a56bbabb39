import heart from 'icon:hearts';
import type { KindView } from '@mazmorra/welcome-to-the-dungeon';
import { Badge } from '../../../look/Badge.tsx';
import { Icon, Picture } from '../../../look/Icon.tsx';
import { nameOf } from '../art/cards.tsx';
import { Medal } from '../art/Medal.tsx';
import { tileDrawings } from '../art/pictures.ts';
import { usePlay } from '../play.ts';
import { Piece } from './Piece.tsx';
import { MonsterTip } from './tips.tsx';
import './bestiary.css';

/**
 * The eight kinds as they have been told: strength, how many the viewer has not seen this round, and what beats them as things
 * stand. This is what a good player keeps in mind; when a blade asks for a kind, it is where one is named.
 */
export function Bestiary() {
  const { told, choice, words } = usePlay();
  const asked = choice.startingWith('name:').length > 0;
  const title = asked ? words.kindsAsk : words.kinds;
  return (
    <section key={title} className={`wd-kinds ${asked ? 'wd-kinds-asked' : ''}`} aria-label={title}>
      <h2 className="wd-kinds-title">
        {title}{' '}
        <span className="wd-kinds-legend">
          <i className="wd-pip" /> {words.hidden} <i className="wd-pip wd-pip-seen" /> {words.seen}
        </span>
      </h2>
      <ul>
        {told.kinds.map((kind) => (
          <li key={kind.id} data-kind={kind.id}>
            <Kind kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kind({ kind }: { readonly kind: KindView }) {
  const { told: view, beat, text, words } = usePlay();
  const name = nameOf(text, kind.id);
  const tile = view.adventurer ? kind.defeatedBy : undefined;
  const beaten = tile ? words.beatenBy(nameOf(text, tile)) : words.costs(kind.strength);
  // The one before is no longer faced while the next card turns.
  const facing = view.run?.faced === kind.id && view.run.result === undefined && beat?.told !== false;
  return (
    <Piece
      option={`name:${kind.id}`}
      label={`${words.kind(name, kind.strength, kind.unseen, kind.copies)}. ${beaten}`}
      tip={<MonsterTip id={kind.id} />}
      className={`wd-kind-piece ${view.run?.named === kind.id ? 'wd-kind-named' : ''}`}
    >
      <span className={`wd-kind ${kind.unseen === 0 ? 'wd-kind-seen' : ''} ${facing ? 'wd-kind-faced' : ''}`}>
        <span className="wd-kind-picture">
          <Medal id={kind.id} />
          <Badge kind="strength" value={kind.strength} size="100%" className="wd-kind-strength" />
        </span>
        <span className="wd-kind-name">{name}</span>
        <span className="wd-pips" aria-hidden="true">
          {Array.from({ length: kind.copies }, (_, copy) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
            <i key={copy} className={copy < kind.unseen ? 'wd-pip' : 'wd-pip wd-pip-seen'} />
          ))}
        </span>
        {tile ? (
          <span className="wd-kind-fate wd-kind-beaten">
            <Picture of={tileDrawings[tile].icon} tint={tileDrawings[tile].tint} />
            <span>{nameOf(text, tile)}</span>
          </span>
        ) : (
          <span className="wd-kind-fate wd-kind-hurts">
            <Icon of={heart} size="1em" />
            <span>{words.costsShort(kind.strength)}</span>
          </span>
        )}
      </span>
    </Piece>
  );
}
