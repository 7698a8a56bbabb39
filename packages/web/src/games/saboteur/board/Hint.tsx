import type { CardId } from '@mazmorra/saboteur';
import { isPathCard, nameOf } from '../art/cards.tsx';
import { isTurnable, type Place, placesFor, usesOf } from '../model.ts';
import { optionNames, type Play, usePlay } from '../play.ts';
import { useSelection } from '../selection.ts';

/** In the place of the numbers while a card is held up: what to do next with it, or why it cannot be played. */
export function Hint() {
  const play = usePlay();
  const { choice } = play;
  const selection = useSelection(choice);
  const places = selection.card === undefined ? [] : placesFor(optionNames(play), selection.card);
  const said = hintOf(play, selection.card, places);
  return (
    <p
      className="sb-hint"
      aria-live="polite"
      data-shown={said !== undefined}
      data-held={selection.card !== undefined}
    >
      {said}
    </p>
  );
}

function hintOf(play: Play, card: CardId | undefined, places: readonly Place[]): string | undefined {
  const { choice, view, viewer, text } = play;
  const words = play.words;
  if (choice.decision?.kind !== 'SB-DEC-01') return undefined;
  const own = typeof viewer === 'number' ? view.players[viewer] : undefined;
  if (card === undefined) return own && !own.canDig ? words.hintBroken : words.hintPick;
  if (choice.picked) return places.some((place) => isPicked(play, place)) ? words.hintTurn : undefined;
  const name = nameOf(text, card);
  if (usesOf(optionNames(play), card) === 0) {
    return isPathCard(card) && own && !own.canDig ? words.hintBroken : words.hintUseless(name);
  }
  if (isPathCard(card)) return words.hintPlaces(places.length, isTurnable(card));
  if (card === 'rockfall') return words.hintRockfall;
  if (card === 'map') return words.hintMap;
  return card.startsWith('break-') ? words.hintBreak : words.hintRepair;
}

/** Whether this place is picked and the card fits there both ways. */
function isPicked({ choice }: Play, { ways }: Place): boolean {
  const names = Object.values(ways);
  return names.length === 2 && names.some((name) => choice.isPicked(name));
}
