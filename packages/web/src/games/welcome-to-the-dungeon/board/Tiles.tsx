import check from 'icon:check-mark';
import type { MonsterId, TileView } from '@mazmorra/welcome-to-the-dungeon';
import { Crest } from '../../../look/Crest.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { nameOf } from '../art/cards.tsx';
import { Medal } from '../art/Medal.tsx';
import { Tile } from '../art/Tile.tsx';
import { drawnNow, kindOf, optionOfTile, stoppedBy, tileAtWork } from '../model.ts';
import { Piece } from './Piece.tsx';
import { type Props, tileTold, wordsOf } from './props.ts';
import { TileTip, tileNotes } from './tips.tsx';

/** The six pieces of equipment, each where it lies from the first turn to the end of the run. */
export function Tiles(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  return (
    <section className="wd-tiles" aria-label={words.equipment}>
      <h2 className="unseen">{words.equipment}</h2>
      <ul>
        {view.tiles.map((tile) => (
          <li key={tile.id} data-tile={tile.id} data-anchor={`tile:${tile.id}`} data-flip={`tile:${tile.id}`}>
            <OneTile {...props} tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneTile({ tile, ...props }: Props & { readonly tile: TileView }) {
  const { text, choice, beat } = props;
  const words = wordsOf(props);
  const lit = tileAtWork(beat?.event) === tile.id;
  // A tile that is used up shines once more while it does its work.
  const shown = lit && tile.state === 'spent' ? 'ready' : tile.state;
  const faced = facedNow({ ...props, view: props.told });
  const answers = tile.state === 'ready' && faced !== undefined && answersTo(props, tile, faced);
  const kind = kindOn(props, tile);
  const notes = tileNotes(props, tile);
  const label = [
    nameOf(text, tile.id),
    tileTold(props, tile.id),
    ...notes,
    ...(answers ? [words.beatsIt] : []),
  ].join('. ');
  return (
    <Piece
      option={optionOfTile(tile.id, (name) => choice.find(name) !== undefined)}
      label={label}
      className={answers ? 'wd-answers' : ''}
      tip={<TileTip {...props} tile={tile} />}
    >
      <Tile id={tile.id} text={text} state={shown} lit={lit} {...(kind && { kind })}>
        <span className="wd-gone">
          {tile.by !== undefined && <Crest seat={tile.by} size={22} />}
          {tile.monster !== undefined && tile.monster !== 'unknown' ? (
            <Medal id={tile.monster} className="wd-under" key={tile.monster} />
          ) : (
            <span className="wd-under wd-under-hidden" />
          )}
        </span>
      </Tile>
      {answers && (
        <span className="wd-answer-mark">
          <Icon of={check} size="12px" /> <span>{words.beatsIt}</span>
        </span>
      )}
    </Piece>
  );
}

/** The monster everybody, or at least the viewer, is looking at. */
function facedNow({ view, beat }: Props): MonsterId | undefined {
  if (beat?.told === false) return undefined;
  const drawn = drawnNow(view, beat?.event);
  if (drawn) return drawn.monster === 'unknown' ? undefined : drawn.monster;
  if (beat && !['turn-up', 'polymorph', 'keep'].includes(beat.event.type)) return undefined;
  return view.run?.result === undefined ? view.run?.faced : undefined;
}

function answersTo({ view }: Props, tile: TileView, faced: MonsterId): boolean {
  return kindOf(view, faced)?.defeatedBy === tile.id || (!view.run && stoppedBy(tile.id).includes(faced));
}

/** The kind that was named for this tile, or met by it. */
function kindOn({ view }: Props, tile: TileView): MonsterId | undefined {
  if (tile.id === 'barbarian-vorpal-axe') return view.run?.axed;
  const blade = tile.id === 'warrior-vorpal-sword' || tile.id === 'rogue-vorpal-dagger';
  return blade ? view.run?.named : undefined;
}
