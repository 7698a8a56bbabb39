import rules from 'languages:rules-dungeonquest';
import type { Event, View } from '@mazmorra/dungeonquest';
import { lazy } from '../../i18n/lazy.ts';
import { booksFrom } from '../../rulebook/outline.tsx';
import type { GameScreen } from '../../table/contract.ts';
import { aim } from './aim.ts';
import { unasked } from './ask.ts';
import { Board } from './board/Board.tsx';
import { Track } from './board/Track.tsx';
import { Explain } from './Explain.tsx';
import { ending } from './ending.ts';
import { meanwhile } from './meanwhile.ts';
import { isOnMap } from './model.ts';
import { decides, flights, pace, quiet, reveals, sound, subject, turning } from './moments.ts';
import { music } from './music.ts';
import { Own } from './Own.tsx';
import { calm } from './scene/calm.ts';
import { Scene } from './scene/Scene.tsx';
import { SeatDetails } from './seats/SeatDetails.tsx';
import { SeatSummary } from './seats/SeatSummary.tsx';
import { Sheet, Short, titleOf } from './sheet/Sheet.tsx';
import { text } from './text.ts';

/** Picked on the map, in the hand or among cards laid out; all else has a button. */
const onTable = (name: string, view: View): boolean =>
  isOnMap(name) ||
  /^((hero|tile|loot|back):|(left|right)$)/.test(name) ||
  (name.startsWith('card:') && lies(view, name.slice(5)));

/** Is this combat card to be seen somewhere in the fight? */
const lies = ({ combat }: View, card: string): boolean =>
  combat !== undefined &&
  (combat.stack.includes(card) ||
    combat.sides.some(({ hand, damage }) => hand.includes(card) || damage.includes(card)));

export const screen: GameScreen<View, Event> = {
  text,
  regions: {
    // Whole where its rooms are large enough, otherwise a part of it that fills the place.
    board: { View: Board, ratio: [0.6, 1.45], least: [320, 240] },
    track: { View: Track, line: 28 },
    sheet: { View: Sheet, Short, title: titleOf },
    scene: { View: Scene, calm },
  },
  Own,
  SeatSummary,
  SeatDetails,
  Explain,
  onTable,
  inHand: (name, view) => name.startsWith('hero:') || (name.startsWith('card:') && onTable(name, view)),
  unasked,
  // In a fight hands are secret: an answer at once would tell that there was only one card to play.
  asksSingle: (_, { combat }) => combat !== undefined,
  pace,
  quiet,
  decides,
  sound,
  turning,
  flights,
  music,
  subject,
  reveals,
  ending,
  aim,
  meanwhile,
  isOut: ({ heroes }, seat) => heroes[seat] !== undefined && heroes[seat]?.fate !== 'inside',
  rulebook: booksFrom('rules-dungeonquest', rules, () => import('./rulebook/outline.ts')),
  Design: lazy(async () => ({ default: (await import('./Design.tsx')).Design })),
  progress: (view) => view.heroes.map(({ gold }) => (gold === 'hidden' ? 0 : gold)),
};
