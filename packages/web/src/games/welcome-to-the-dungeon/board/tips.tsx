import type { MonsterId, TileView } from '@mazmorra/welcome-to-the-dungeon';
import { nameOf, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { kindOf } from '../model.ts';
import { type Play, tileTold, usePlay, whoIs } from '../play.ts';

/** All there is to say of a kind of monster at this moment. */
export function MonsterTip({ id, note }: { readonly id: MonsterId; readonly note?: string }) {
  const { view, text, words } = usePlay();
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
export function tileNotes(play: Play, tile: TileView): readonly string[] {
  const { words, text } = play;
  if (tile.state === 'spent') return [words.tileSpent];
  if (tile.state !== 'sacrificed' || tile.by === undefined) return [];
  const under =
    tile.monster === undefined || tile.monster === 'unknown'
      ? words.underUnknown
      : words.under(nameOf(text, tile.monster));
  return [words.tileGone(...whoIs(play, tile.by)), under];
}

export function TileTip({ tile }: { readonly tile: TileView }) {
  const play = usePlay();
  return (
    <>
      <strong>{nameOf(play.text, tile.id)}</strong>
      <p>{tileTold(play, tile.id)}</p>
      {tileNotes(play, tile).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <From of={tile.id} />
    </>
  );
}
