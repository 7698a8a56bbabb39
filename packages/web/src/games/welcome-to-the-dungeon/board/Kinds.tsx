import type { KindView } from '@mazmorra/welcome-to-the-dungeon';
import { Badge } from '../../../look/Badge.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { nameOf } from '../art/cards.tsx';
import { Medal } from '../art/Medal.tsx';
import { tileDrawings } from '../art/pictures.ts';
import { Piece } from './Piece.tsx';
import { type Props, wordsOf } from './props.ts';
import { MonsterTip } from './tips.tsx';

/**
 * The eight kinds: strength, how many the viewer has not seen this round, and the tile that beats it as things stand.
 * This is what a good player keeps in mind; when a blade asks for a kind, it is where one is named.
 */
export function Kinds(props: Props) {
  const { view, choice } = props;
  const words = wordsOf(props);
  const asked = choice.startingWith('name:').length > 0;
  return (
    <section
      className={`wd-kinds ${asked ? 'wd-kinds-asked' : ''}`}
      aria-label={asked ? words.kindsAsk : words.kinds}
    >
      <h2 className="wd-kinds-title">{asked ? words.kindsAsk : words.kinds}</h2>
      <ul>
        {view.kinds.map((kind) => (
          <li key={kind.id} data-kind={kind.id}>
            <Kind {...props} kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kind({ kind, ...props }: Props & { readonly kind: KindView }) {
  const { view, text } = props;
  const words = wordsOf(props);
  const name = nameOf(text, kind.id);
  const tile = view.adventurer ? kind.defeatedBy : undefined;
  const told = tile ? words.beatenBy(nameOf(text, tile)) : words.costs(kind.strength);
  const facing = view.run?.faced === kind.id && view.run.result === undefined;
  return (
    <Piece
      option={`name:${kind.id}`}
      label={`${words.kind(name, kind.strength, kind.unseen, kind.copies)}. ${told}`}
      tip={<MonsterTip {...props} id={kind.id} />}
      className={`wd-kind-piece ${view.run?.named === kind.id ? 'wd-kind-named' : ''}`}
    >
      <span className={`wd-kind ${kind.unseen === 0 ? 'wd-kind-seen' : ''} ${facing ? 'wd-kind-faced' : ''}`}>
        <Medal id={kind.id} />
        <Badge kind="strength" value={kind.strength} size="100%" className="wd-kind-strength" />
        {tile && (
          <span className="wd-kind-tile">
            <Picture of={tileDrawings[tile].icon} tint={tileDrawings[tile].tint} />
          </span>
        )}
        <span className="wd-kind-foot">
          <span className="wd-pips" aria-hidden="true">
            {Array.from({ length: kind.copies }, (_, copy) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
              <i key={copy} className={copy < kind.unseen ? 'wd-pip' : 'wd-pip wd-pip-seen'} />
            ))}
          </span>
          <span className="wd-kind-name">{name}</span>
        </span>
      </span>
    </Piece>
  );
}
