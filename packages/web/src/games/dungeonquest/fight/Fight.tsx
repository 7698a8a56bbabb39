import type { CombatView } from '@mazmorra/dungeonquest';
import { ownSide } from '../model.ts';
import { usePlay } from '../play.ts';
import { FightSide } from './FightSide.tsx';
import { otherSide } from './fighters.ts';
import { OwnHand } from './OwnHand.tsx';
import { Pile } from './Pile.tsx';
import './fight.css';

/** A fight in the place of the dungeon: the reader's side on the left, the other on the right, between them the pile. */
export function Fight({ combat }: { readonly combat: CombatView }) {
  const { view, viewer, choice, beat, words } = usePlay();
  const own = ownSide(view, viewer);
  // The blows are over then, and all that counts is the damage pile.
  const glory = choice.decision?.kind === 'DEC-HUGO';
  return (
    <section
      className="dq-fight"
      aria-label={words.combat}
      data-board
      data-moment={beat?.event.type}
      data-glory={glory || undefined}
    >
      <FightSide combat={combat} side={own} blows={!glory} />
      <Pile combat={combat} own={own} />
      <FightSide combat={combat} side={otherSide(own)} blows={!glory} far />
      {!glory && <OwnHand combat={combat} side={own} />}
    </section>
  );
}
