import type { MonsterId, TileView } from '@mazmorra/welcome-to-the-dungeon';
import { nameOf, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { kindOf } from '../model.ts';
import { type Props, tileTold, wordsOf } from './props.ts';

/** All there is to say of a kind of monster at this moment. */
export function MonsterTip({
  id,
  note,
  ...props
}: Props & { readonly id: MonsterId; readonly note?: string }) {
  const { view, text } = props;
  const words = wordsOf(props);
  const kind = kindOf(view, id);
  return (
    <>
      <strong>{nameOf(text, id)}</strong>
      <p>{tellOf(text, id)}</p>
      {kind && <p>{words.unseen(kind.unseen, kind.copies)}</p>}
      {kind && view.adventurer && (
        <p>{kind.defeatedBy ? words.beatenBy(nameOf(text, kind.defeatedBy)) : words.costs(kind.strength)}</p>
      )}
      {note !== undefined && <p>{note}</p>}
      <From of={id} />
    </>
  );
}

/** What has become of a tile, in words; nothing while it is ready. */
export function tileNotes(props: Props, tile: TileView): readonly string[] {
  const words = wordsOf(props);
  if (tile.state === 'spent') return [words.tileSpent];
  if (tile.state !== 'sacrificed' || tile.by === undefined) return [];
  const under =
    tile.monster === undefined || tile.monster === 'unknown'
      ? words.underUnknown
      : words.under(nameOf(props.text, tile.monster));
  return [words.tileGone(props.names.seat(tile.by)), under];
}

export function TileTip({ tile, ...props }: Props & { readonly tile: TileView }) {
  const { text } = props;
  return (
    <>
      <strong>{nameOf(text, tile.id)}</strong>
      <p>{tileTold(props, tile.id)}</p>
      {tileNotes(props, tile).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <From of={tile.id} />
    </>
  );
}
