import deadIcon from 'icon:tombstone';
import { Badge } from '../../../look/Badge.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { genderOf, nameOf } from '../art/cards.tsx';
import { heroDrawing, icons } from '../art/pictures.ts';
import { lifeLeft } from '../model.ts';
import { type OfSeat, wordsOf } from '../props.ts';
import { fateWords, goldWords } from './parts.tsx';
import './sheet.css';

/** On a player's panel: who they are, Life left, gold, and what holds them up. */
export function SeatSummary({ seat, ...props }: OfSeat) {
  const hero = props.view.heroes[seat];
  if (!hero || hero.hero === undefined) return;
  const words = wordsOf(props);
  const left = lifeLeft(hero);
  const fate = fateWords(hero, props);
  return (
    <div className="dq-summary" data-fate={hero.fate}>
      <span className="dq-summary-hero" title={nameOf(props.text, hero.hero)}>
        <Icon of={heroDrawing(hero.hero).icon} size="18px" label={nameOf(props.text, hero.hero)} />
        <span className="dq-summary-name">{nameOf(props.text, hero.hero)}</span>
      </span>
      <span className="dq-summary-numbers">
        {hero.fate === 'dead' ? (
          <Icon of={deadIcon} size="20px" label={words.fate('dead', genderOf(props.text, hero.hero))} />
        ) : (
          <Badge kind="life" value={left} size="24px" label={words.life(left, hero.life)} />
        )}
        <Badge
          kind="coins"
          value={hero.gold === 'hidden' ? `${hero.loot.length}×` : hero.gold}
          size="24px"
          label={goldWords(hero, props)}
        />
        {hero.below && <Icon of={icons.down} size="18px" />}
      </span>
      {fate !== undefined && <span className="dq-summary-fate">{fate}</span>}
    </div>
  );
}
