import { isPathCard } from '../art/cards.tsx';
import { Tile } from '../art/Tile.tsx';
import { type Place, wayOf } from '../model.ts';
import { usePlay } from '../play.ts';
import type { Selection } from '../selection.ts';
import { cellStyle } from './cell.ts';

interface PlacesProps {
  readonly places: readonly Place[];
  readonly selection: Selection;
}

/** Where the card held up may be laid: its ghost, turned as it would lie. A tap picks; a second one confirms. */
export function Places({ places, selection }: PlacesProps) {
  const { choice, text, names, words } = usePlay();
  const { card } = selection;
  if (card === undefined || !isPathCard(card)) return;
  return places.map((place) => {
    const way = wayOf(place, selection.rotation);
    if (!way) return undefined;
    const picked = choice.isPicked(way.name);
    const both = Object.keys(place.ways).length === 2;
    return (
      <div key={`${place.x}:${place.y}`} className="sb-cell sb-place" style={cellStyle(place.x, place.y)}>
        <button
          type="button"
          className={`sb-ghost ${picked ? 'sb-ghost-picked' : ''}`}
          data-option={way.name}
          aria-pressed={picked}
          aria-label={`${text.option(way.name, names)}${both ? `. ${words.fitsBoth}` : ''}`}
          disabled={choice.busy}
          onClick={() => choice.pick(way.name)}
        >
          <Tile id={card} rotation={way.rotation} />
        </button>
      </div>
    );
  });
}
