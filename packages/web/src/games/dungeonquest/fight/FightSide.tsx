import type { CombatView } from '@mazmorra/dungeonquest';
import { Crest } from '../../../look/Crest.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { genderOf } from '../art/cards.tsx';
import { type Play, usePlay, whoIs } from '../play.ts';
import { Blows } from './Blows.tsx';
import { LifeLeft, StruckCards } from './Damage.tsx';
import { FarHand } from './FarHand.tsx';
import { fighterAt, type Side, sideOf } from './fighters.ts';
import { Total } from './Total.tsx';

interface SideProps {
  readonly combat: CombatView;
  readonly side: Side;
  readonly far?: boolean;
  readonly blows: boolean;
}

/** All that belongs to one fighter: portrait and Life, the cards of this round, and the hand where it is not the reader's. */
export function FightSide({ combat, side, far, blows }: SideProps) {
  const play = usePlay();
  const { beat } = play;
  const { name, drawing } = fighterAt(play, combat, side);
  const { player } = sideOf(combat, side);
  const hit = beat?.event.type === 'damage-added' && beat.event.side === side;
  return (
    <div
      className="dq-fighter"
      data-far={far || undefined}
      data-hit={hit || undefined}
      data-anchor={`side:${side}`}
    >
      <div className="dq-fighter-head">
        <span className={`dq-portrait card-${drawing.tint}`}>
          <Picture of={drawing.icon} tint={drawing.tint} />
          {player >= 0 && <Crest seat={player} size={20} className="dq-portrait-crest" />}
        </span>
        <div className="dq-fighter-who">
          <strong>{name}</strong>
          <span className="quiet">{playerOf(play, combat, side)}</span>
          <LifeLeft combat={combat} side={side} />
        </div>
      </div>
      <div className="dq-fighter-cards">
        {blows && <Blows combat={combat} side={side} />}
        <div className="dq-beside">
          {blows && <Total combat={combat} side={side} />}
          <StruckCards combat={combat} side={side} />
          {far && player >= 0 && <FarHand combat={combat} side={side} />}
        </div>
      </div>
    </div>
  );
}

function playerOf(play: Play, combat: CombatView, side: Side): string {
  const { words, text, names } = play;
  const { player } = sideOf(combat, side);
  const gender = genderOf(text, combat.monster ?? '');
  if (player < 0) return words.automaton(gender);
  return side === 1 && !combat.duel ? words.playedBy(...whoIs(play, player), gender) : names.seat(player);
}
