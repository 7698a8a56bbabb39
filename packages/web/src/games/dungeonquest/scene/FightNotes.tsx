import type { CombatView } from '@mazmorra/dungeonquest';
import { typeName } from '../art/cards.tsx';
import { fighterAt, otherSide, type Side, sideOf, typesIn } from '../fight/fighters.ts';
import { ownSide } from '../model.ts';
import { type Play, usePlay } from '../play.ts';

/** A fight in words: how both stand, what a counterattack needs, and what a deathblow would bring down. */
export function FightNotes({ combat }: { readonly combat: CombatView }) {
  const play = usePlay();
  const { view, viewer, words } = play;
  const own = ownSide(view, viewer);
  return (
    <>
      <h2 className="dq-scene-head">{words.combat}</h2>
      <ul className="dq-fight-notes">
        <li>{lifeOf(play, combat, own)}</li>
        <li>{lifeOf(play, combat, otherSide(own))}</li>
        <li>{counterOf(play, combat)}</li>
        <li>{words.pileOf(typesIn(combat.stack).filter(([, count]) => count > 0))}</li>
      </ul>
    </>
  );
}

function lifeOf(play: Play, combat: CombatView, side: Side): string {
  const { name, life } = fighterAt(play, combat, side);
  const struck = sideOf(combat, side).damage.length;
  return `${name}: ${play.words.damage(struck, life === 'hidden' ? undefined : life)}`;
}

/** What a counterattack needs: of whoever may do so now, otherwise in general. */
function counterOf(play: Play, combat: CombatView): string {
  const { words, beat } = play;
  const side = ([0, 1] as const).find((one) => sideOf(combat, one).mayCounter);
  if (side === undefined || beat?.told === false) return words.counterRule;
  const type = typeName(sideOf(combat, otherSide(side)).attackType);
  return type === undefined
    ? words.counterRule
    : words.counterNeeds(fighterAt(play, combat, side).name, type);
}
