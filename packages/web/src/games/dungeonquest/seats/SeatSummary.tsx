import deadIcon from 'icon:tombstone';
import { Badge } from '../../../look/Badge.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { genderOf, nameOf } from '../art/cards.tsx';
import { heroDrawing, icons } from '../art/pictures.ts';
import { lifeLeft } from '../model.ts';
import { type OfSeat, region, usePlay } from '../play.ts';
import { fateWords } from '../sheet/parts.tsx';
import './seats.css';

/** On a player's panel: who they are, Life left, gold, and what holds them up. */
export const SeatSummary = region<OfSeat>(({ seat }) => {
  const play = usePlay();
  const { view, text, words } = play;
  const hero = view.heroes[seat];
  if (!hero || hero.hero === undefined) return;
  const left = lifeLeft(hero);
  const fate = fateWords(hero, play);
  const name = nameOf(text, hero.hero);
  return (
    <div className="dq-summary" data-fate={hero.fate}>
      <span className="dq-summary-hero" title={name}>
        <Icon of={heroDrawing(hero.hero).icon} size="18px" label={name} />
        <span className="dq-summary-name">{name}</span>
      </span>
      <span className="dq-summary-numbers">
        {hero.fate === 'dead' ? (
          <Icon of={deadIcon} size="20px" label={words.fate('dead', genderOf(text, hero.hero))} />
        ) : (
          <Badge kind="life" value={left} size="28px" label={words.life(left, hero.life)} />
        )}
        <Badge
          kind="coins"
          value={hero.gold === 'hidden' ? `${hero.loot.length}×` : hero.gold}
          size="28px"
          label={hero.gold === 'hidden' ? words.goldUnknown : words.gold(hero.gold)}
        />
        {hero.below && <Icon of={icons.down} size="18px" />}
      </span>
      {fate !== undefined && <span className="dq-summary-fate">{fate}</span>}
    </div>
  );
}, 'told');
