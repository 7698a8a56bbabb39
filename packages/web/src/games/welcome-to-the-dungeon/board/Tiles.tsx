import check from 'icon:check-mark';
import type { MonsterId, TileView } from '@mazmorra/welcome-to-the-dungeon';
import { Crest } from '../../../look/Crest.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { nameOf, thingOf } from '../art/cards.tsx';
import { Medal } from '../art/Medal.tsx';
import { Tile } from '../art/Tile.tsx';
import { drawnNow, kindOf, optionOfTile, stoppedBy, tileAtWork } from '../model.ts';
import { type Play, tileTold, usePlay, whoIs } from '../play.ts';
import { Piece } from './Piece.tsx';
import { TileTip, tileNotes } from './tips.tsx';
import './tiles.css';

/** The six pieces of equipment, each where it lies from the first turn to the end of the run. */
export function Tiles() {
  const { view, words } = usePlay();
  return (
    <section className="wd-tiles" aria-label={words.equipment}>
      <h2 className="unseen">{words.equipment}</h2>
      <ul>
        {view.tiles.map((tile) => (
          <li key={tile.id} data-tile={tile.id} data-anchor={`tile:${tile.id}`} data-flip={`tile:${tile.id}`}>
            <OneTile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneTile({ tile }: { readonly tile: TileView }) {
  const play = usePlay();
  const { text, choice, beat, last, words } = play;
  const lit = tileAtWork(beat?.event) === tile.id;
  // A tile that is used up shines once more while it does its work.
  const shown = lit && tile.state === 'spent' ? 'ready' : tile.state;
  const faced = facedNow({ ...play, view: play.told });
  const answers = tile.state === 'ready' && faced !== undefined && answersTo(play, tile, faced);
  const kind = kindOn(play, tile);
  const notes = tileNotes(play, tile);
  const label = [
    nameOf(text, tile.id),
    tileTold(play, tile.id),
    ...notes,
    ...(answers ? [words.beatsIt] : []),
  ].join('. ');
  const option = optionOfTile(tile.id, (name) => choice.offers(name));
  const gone = tile.state === 'sacrificed';
  return (
    <Piece
      option={option}
      label={label}
      className={answers ? 'wd-answers' : ''}
      tip={<TileTip tile={tile} />}
    >
      <Tile
        id={tile.id}
        text={text}
        state={shown}
        lit={lit}
        does={gone ? undefined : words.does(tile.id, (id) => thingOf(text, id), kind, play.view.variants)}
        breaks={gone && last?.event.type === 'sacrifice' && last.event.tile === tile.id}
        {...(kind && { kind })}
      >
        {gone && <Gone tile={tile} />}
      </Tile>
      {answers && (
        <span className="wd-answer-mark">
          <Icon of={check} size="12px" /> <span>{words.beatsIt}</span>
        </span>
      )}
    </Piece>
  );
}

/** What lies on the empty place of a tile that was given up: who did it, and the monster under it. */
function Gone({ tile }: { readonly tile: TileView }) {
  const play = usePlay();
  return (
    <span className="wd-gone">
      {tile.by !== undefined && (
        <>
          <Crest seat={tile.by} size={20} />
          <span className="wd-gone-words">{play.words.tileGone(...whoIs(play, tile.by))}</span>
        </>
      )}
      {tile.monster !== undefined && tile.monster !== 'unknown' ? (
        <Medal id={tile.monster} className="wd-under" key={tile.monster} />
      ) : (
        <span className="wd-under wd-under-hidden" />
      )}
    </span>
  );
}

/** The monster everybody, or at least the viewer, is looking at. */
function facedNow({ view, beat }: Pick<Play, 'view' | 'beat'>): MonsterId | undefined {
  if (beat?.told === false) return undefined;
  const drawn = drawnNow(view, beat?.event);
  if (drawn) return drawn.monster === 'unknown' ? undefined : drawn.monster;
  if (beat && !['turn-up', 'polymorph', 'keep'].includes(beat.event.type)) return undefined;
  return view.run?.result === undefined ? view.run?.faced : undefined;
}

function answersTo({ view }: Pick<Play, 'view'>, tile: TileView, faced: MonsterId): boolean {
  return kindOf(view, faced)?.defeatedBy === tile.id || (!view.run && stoppedBy(tile.id).includes(faced));
}

/** The kind that was named for this tile, or met by it. */
function kindOn({ view }: Pick<Play, 'view'>, tile: TileView): MonsterId | undefined {
  if (tile.id === 'barbarian-vorpal-axe') return view.run?.axed;
  const blade = tile.id === 'warrior-vorpal-sword' || tile.id === 'rogue-vorpal-dagger';
  return blade ? view.run?.named : undefined;
}
