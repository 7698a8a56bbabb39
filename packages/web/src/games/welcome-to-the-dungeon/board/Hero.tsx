import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { HeroCard, nameOf, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { fullHp, isOfMonster, verdictOf } from '../model.ts';
import { usePlay, whoIs } from '../play.ts';
import { Piece } from './Piece.tsx';
import { Stamp } from './Stamp.tsx';
import './hero.css';

/** The adventurer, with the hit points they would go in with or have left; in the dungeon also who sends them, and how full their life is. */
export function Hero() {
  const play = usePlay();
  const { view, text, words, beat } = play;
  const { adventurer: id, run } = view;
  if (!id) return;
  // The dead have none left, whatever the last blow would have taken.
  const hp = Math.max(0, run ? run.hp : view.hp);
  const most = run ? Math.max(run.startingHp, 1) : fullHp(id);
  const kind = beat?.event.type;
  const verdict = verdictOf(beat?.event);
  const moved = kind === 'damage' ? 'wd-struck' : kind === 'potion' ? 'wd-healed' : '';
  return (
    <div className="wd-hero" data-dead={run?.dead} data-low={run && !run.dead && hp <= 3}>
      <Piece
        label={`${nameOf(text, id)}, ${words.hp(hp)}`}
        className="wd-adventurer"
        tip={
          <>
            <strong>{nameOf(text, id)}</strong>
            <p>{tellOf(text, id)}</p>
            <p>{words.hpNow(hp, most)}</p>
            <From of={id} />
          </>
        }
      >
        <span data-anchor="hero" data-flip="hero" className="wd-hero-place">
          <HeroCard id={id} text={text} />
          {run && <Crest seat={run.runner} size="100%" className="wd-hero-crest" />}
          {verdict && !isOfMonster(verdict) && <Stamp verdict={verdict} />}
        </span>
      </Piece>
      <div className={`wd-life ${moved}`} data-anchor="hp" key={moved === '' ? 'calm' : beat?.id}>
        <Badge kind="life" value={hp} size="100%" className="wd-life-heart" />
        <span className="wd-life-words">
          <b>{words.hp(hp)}</b>
          <span className="wd-life-bar" aria-hidden="true">
            <span style={{ transform: `scaleX(${Math.min(1, hp / most)})` }} />
          </span>
          <span className="wd-round">
            {words.round(view.round)} · {run ? words.inside(...whoIs(play, run.runner)) : words.bidding}
          </span>
        </span>
      </div>
    </div>
  );
}
