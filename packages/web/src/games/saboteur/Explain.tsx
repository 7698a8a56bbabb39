import { at, unreachable } from '@mazmorra/kernel';
import { type Event, PATH_CARDS, type View } from '@mazmorra/saboteur';
import type { ExplainProps } from '../../table/contract.ts';
import { nameOf, thingOf } from './art/cards.tsx';
import { type Offer, offerOf, stillBroken, wouldCutOff, wouldReach, wouldRejoin } from './model.ts';
import { type Play, region, usePlay } from './play.ts';

/** What a picked option would mean, as far as the viewer can know it. */
export const Explain = region<ExplainProps<View, Event>>(({ option }) => {
  const play = usePlay();
  return (
    <>
      {explanation(play, option).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
});

type Of<V extends Offer['verb']> = Extract<Offer, { verb: V }>;

function explanation(play: Play, option: string): readonly string[] {
  const words = play.words.explain;
  const { view, names } = play;
  const offer = offerOf(option);
  switch (offer.verb) {
    case 'path':
      return laying(play, offer);
    case 'break': {
      const already = view.players[offer.seat]?.broken.length ?? 0;
      const own = names.own === offer.seat;
      return [
        already > 0
          ? words.breakMore(names.seat(offer.seat), own)
          : words.breaks(names.seat(offer.seat), own),
      ];
    }
    case 'repair':
      return mending(play, offer);
    case 'rockfall':
      return falling(play, offer);
    case 'map': {
      const goal = view.goals.find(({ slot }) => slot === offer.slot);
      const known = goal && goal.card !== 'hidden' ? [words.mapKnown(nameOf(play.text, goal.card))] : [];
      return [...known, words.map];
    }
    case 'discard':
      return [words.discard(view.pileLeft > 0)];
    case 'take':
      return [words.take];
    case 'pass':
      return [];
    default:
      return unreachable(offer);
  }
}

function laying(play: Play, { card, x, y, rotation }: Of<'path'>): string[] {
  const { view, text } = play;
  const words = play.words.explain;
  const id = PATH_CARDS.find((each) => each.id === card)?.id ?? at(PATH_CARDS, 0).id;
  const laid = { card: id, x, y, rotation };
  if (card.startsWith('dead-')) return [words.deadEnd];
  const goals = wouldReach(view.goals, laid).map((slot) => thingOf(text, slot));
  const rejoined = wouldRejoin(view.maze, laid);
  const said = [
    ...(goals.length > 0 ? [words.reaches(goals)] : []),
    ...(rejoined > 0 ? [words.rejoins(rejoined)] : []),
  ];
  return said.length > 0 ? said : [words.digs];
}

function mending(play: Play, { seat, tool }: Of<'repair'>): string[] {
  const { view, names, text } = play;
  const words = play.words.explain;
  const left = stillBroken(view, seat, tool).map((each) => nameOf(text, each));
  const own = names.own === seat;
  return [
    left.length === 0 ? words.mends(names.seat(seat), own) : words.mendsOne(names.seat(seat), own, left),
  ];
}

function falling(play: Play, { x, y }: Of<'rockfall'>): string[] {
  const { view } = play;
  const words = play.words.explain;
  const cut = wouldCutOff(view.maze, x, y);
  return [cut > 0 ? words.fallCuts(cut) : words.fall];
}
