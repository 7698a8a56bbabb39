import type { HeroView } from '@mazmorra/dungeonquest';
import type { ComponentChildren } from 'preact';
import { Crest } from '../../../look/Crest.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { nameOf, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { heroDrawing } from '../art/pictures.ts';
import { usePlay } from '../play.ts';
import { AskSettings } from '../scene/AskNote.tsx';
import { AfterDeath } from './AfterDeath.tsx';
import { Attributes, Determination, fateWords, Gold, Kept, Life, Loot, Runes } from './parts.tsx';
import './sheet.css';

/** Everything about one hero: what he can take, what he can do, what he carries. */
export function HeroSheet({ hero, full }: { readonly hero: HeroView; readonly full?: boolean }) {
  const { text, viewer, words } = usePlay();
  if (hero.hero === undefined) return;
  return (
    <section className="dq-sheet" aria-label={words.sheetOf(nameOf(text, hero.hero))} data-fate={hero.fate}>
      <Head hero={hero} />
      {hero.fate === 'dead' && hero.seat === viewer && <AfterDeath hero={hero} />}
      <Life hero={hero} />
      <Attributes hero={hero} named />
      <Determination hero={hero} />
      <p className="dq-ability">{tellOf(text, hero.hero)}</p>
      {full && <From of={hero.hero} />}
      <Pile title={words.runes} empty={words.noRunes} count={hero.runes.length}>
        <Runes hero={hero} />
      </Pile>
      {hero.kept.length > 0 && (
        <Pile title={words.kept} count={hero.kept.length}>
          <Kept hero={hero} />
        </Pile>
      )}
      <Pile
        title={words.loot(hero.loot.length)}
        empty={words.noLoot}
        count={hero.loot.length}
        badge={<Gold hero={hero} size="1.9em" />}
      >
        <Loot hero={hero} />
      </Pile>
      {full && hero.seat === viewer && <AskSettings />}
    </section>
  );
}

function Head({ hero }: { readonly hero: HeroView }) {
  const play = usePlay();
  const { icon, tint } = heroDrawing(hero.hero);
  const fate = fateWords(hero, play);
  return (
    <div className="dq-sheet-head">
      <span className={`dq-portrait card-${tint}`}>
        <Picture of={icon} tint={tint} />
        <Crest seat={hero.seat} size={24} className="dq-portrait-crest" />
      </span>
      <div className="dq-sheet-name">
        <h2>{nameOf(play.text, hero.hero ?? '')}</h2>
        <p className="quiet">{play.names.seat(hero.seat)}</p>
        {fate !== undefined && <p className="dq-fate">{fate}</p>}
      </div>
    </div>
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
