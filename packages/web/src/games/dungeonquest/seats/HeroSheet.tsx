import { type HeroView, monsterPlayer } from '@mazmorra/dungeonquest';
import type { ComponentChildren } from 'preact';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { Button } from '../../../parts/Button.tsx';
import { genderOf, nameOf, tellOf } from '../art/cards.tsx';
import { From, Mark } from '../art/origin.tsx';
import { heroDrawing } from '../art/pictures.ts';
import { bet, useBet } from '../bets.ts';
import { AskSettings } from '../board/AskNote.tsx';
import { type Props, wordsOf } from '../props.ts';
import { Attributes, Determination, fateWords, goldWords, Kept, Life, Loot, Runes } from './parts.tsx';
import './sheet.css';

/** Everything about one hero: what he can take, what he can do, what he carries. */
export function HeroSheet({
  hero,
  full,
  ...props
}: Props & { readonly hero: HeroView; readonly full?: boolean }) {
  const { text, names, viewer } = props;
  const words = wordsOf(props);
  if (hero.hero === undefined) return;
  const { icon, tint } = heroDrawing(hero.hero);
  const fate = fateWords(hero, props);
  return (
    <section className="dq-sheet" aria-label={words.sheetOf(nameOf(text, hero.hero))} data-fate={hero.fate}>
      <div className="dq-sheet-head">
        <span className={`dq-portrait card-${tint}`}>
          <Picture of={icon} tint={tint} />
          <Crest seat={hero.seat} size={24} className="dq-portrait-crest" />
        </span>
        <div className="dq-sheet-name">
          <h2>
            {nameOf(text, hero.hero)}
            <span className="origin-inline">
              <Mark of={hero.hero} />
            </span>
          </h2>
          <p className="quiet">{names.seat(hero.seat)}</p>
          {fate !== undefined && <p className="dq-fate">{fate}</p>}
        </div>
      </div>
      {hero.fate === 'dead' && hero.seat === viewer && <AfterDeath {...props} hero={hero} />}
      <Life {...props} hero={hero} />
      <Attributes {...props} hero={hero} {...(full && { named: full })} />
      <Determination {...props} hero={hero} />
      {full && <p className="dq-ability">{tellOf(text, hero.hero)}</p>}
      {full && <From of={hero.hero} />}
      <Pile title={words.runes} empty={words.noRunes} count={hero.runes.length}>
        <Runes {...props} hero={hero} />
      </Pile>
      {hero.kept.length > 0 && (
        <Pile title={words.kept} count={hero.kept.length}>
          <Kept {...props} hero={hero} />
        </Pile>
      )}
      <Pile
        title={words.loot(hero.loot.length)}
        empty={words.noLoot}
        count={hero.loot.length}
        badge={
          <span className="dq-purse">
            <Badge
              kind="coins"
              value={hero.gold === 'hidden' ? '?' : hero.gold}
              label={goldWords(hero, props)}
            />
          </span>
        }
      >
        <Loot {...props} hero={hero} />
      </Pile>
      {full && hero.seat === viewer && <AskSettings {...props} />}
    </section>
  );
}

interface PileProps {
  readonly title: string;
  readonly empty?: string;
  readonly count: number;
  readonly badge?: ComponentChildren;
  readonly children: ComponentChildren;
}

function Pile({ title, empty, count, badge, children }: PileProps) {
  return (
    <div className="dq-pile">
      <h3>
        {title} {badge}
      </h3>
      {count > 0 ? (
        <div className="dq-pile-cards">{children}</div>
      ) : (
        empty !== undefined && <p className="quiet">{empty}</p>
      )}
    </div>
  );
}

/** The dead bet on who comes out alive; the end says whether they were right. */
function Bet({ hero, ...props }: Props & { readonly hero: HeroView }) {
  const { view, info, names } = props;
  const words = wordsOf(props);
  const on = useBet(info.id, hero.seat);
  const inside = view.heroes.filter(({ fate }) => fate === 'inside');
  if (view.heroes.length < 3 || inside.length === 0) return;
  return (
    <fieldset className="dq-bet">
      <legend>{words.betAsk}</legend>
      {inside.map(({ seat }) => (
        <Button
          key={seat}
          aria-pressed={on === seat}
          data-bet={seat}
          kind={on === seat ? 'main' : 'plain'}
          onClick={() => bet(info.id, hero.seat, seat)}
        >
          {names.seat(seat)}
        </Button>
      ))}
    </fieldset>
  );
}

/** The game goes on for the dead: they play monsters, haunt, or watch. */
function AfterDeath({ hero, ...props }: Props & { readonly hero: HeroView }) {
  const { view, names } = props;
  const words = wordsOf(props);
  const whose = view.heroes.find(
    ({ seat, fate }) => fate === 'inside' && monsterPlayer(view.seats, seat) === hero.seat,
  );
  const automaton = view.rules.includes('automaton');
  return (
    <div className="dq-after">
      <p>
        <strong>{words.afterDeath(genderOf(props.text, hero.hero ?? ''))}</strong>
      </p>
      {view.rules.includes('servants-of-kalladra') && <p>{words.afterDeathServant}</p>}
      {whose && !automaton ? (
        <p>{words.afterDeathMonsters(names.seat(whose.seat))}</p>
      ) : (
        <p>{words.afterDeathWatch}</p>
      )}
      <Bet {...props} hero={hero} />
    </div>
  );
}
