import type { CombatView } from '@mazmorra/dungeonquest';
import { Badge } from '../../../look/Badge.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { CombatCard } from '../art/cards.tsx';
import { fighterOf } from '../model.ts';
import { usePlay } from '../play.ts';
import { CombatTip } from './CombatWords.tsx';
import { fighterAt, type Side, sideOf } from './fighters.ts';

interface DamageProps {
  readonly combat: CombatView;
  readonly side: Side;
}

/** How much of a fighter's Life is left, with a place for each card of damage that he can take. */
export function LifeLeft({ combat, side }: DamageProps) {
  const play = usePlay();
  const { damage } = sideOf(combat, side);
  const { life } = fighterAt(play, combat, side);
  const known = life === 'hidden' ? undefined : life;
  return (
    <span className="dq-damage">
      <Badge
        kind="life"
        value={known === undefined ? '?' : Math.max(0, known - damage.length)}
        size="1.9em"
      />
      <span className="dq-damage-places" aria-hidden="true">
        {Array.from({ length: known ?? damage.length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike
          <i key={index} data-struck={index < damage.length || undefined} />
        ))}
      </span>
      <span className="dq-damage-said">{play.words.damage(damage.length, known)}</span>
    </span>
  );
}

/** The cards that have struck a fighter. */
export function StruckCards({ combat, side }: DamageProps) {
  const { view, choice } = usePlay();
  const { damage } = sideOf(combat, side);
  const { kind, seat } = choice.decision ?? {};
  const glory = kind === 'DEC-HUGO' && fighterOf(view, side) === seat;
  // An option is a kind of card, and a pile may be long.
  const cards = glory ? [...new Set(damage)] : damage;
  return (
    <span className="dq-damage-cards" data-anchor={`pile:${side}`}>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
        <Struck key={index} card={card} picking={glory || kind === 'DEC-POWER'} />
      ))}
    </span>
  );
}

function Struck({ card, picking }: { readonly card: string; readonly picking: boolean }) {
  const { text } = usePlay();
  const drawn = <CombatCard id={card} text={text} />;
  return (
    <Tip className="dq-damage-card" content={<CombatTip id={card} />}>
      {picking ? <OptionButton name={`card:${card}`}>{drawn}</OptionButton> : drawn}
    </Tip>
  );
}
