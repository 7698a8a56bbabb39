import bag from 'icon:knapsack';
import { Icon } from '../../../look/Icon.tsx';
import { nameOf } from '../art/cards.tsx';
import { heroToShow } from '../model.ts';
import { type Props, region, usePlay } from '../play.ts';
import { HeroSheet } from './HeroSheet.tsx';
import { Attributes, Determination, Gold, Life } from './parts.tsx';

/** The reader's own hero, beside or below the dungeon. */
export const Sheet = region<Props>(() => {
  const { view, viewer, words } = usePlay();
  const hero = heroToShow(view, viewer);
  if (hero?.hero === undefined) return <p className="dq-nobody">{words.noHero}</p>;
  return <HeroSheet hero={hero} />;
}, 'told');

/** On a small screen: the hero's numbers in one line. */
export const Short = region<Props>(() => {
  const { view, viewer, words } = usePlay();
  const hero = heroToShow(view, viewer);
  if (hero?.hero === undefined) return <span className="quiet">{words.noHero}</span>;
  return (
    <span className="dq-short">
      <Life hero={hero} />
      <Attributes hero={hero} />
      <Determination hero={hero} />
      <span className="dq-short-loot">
        <span className="unseen">{words.openSheet}: </span>
        <Icon of={bag} size="1.3em" />
        <Gold hero={hero} size="1.7em" />
      </span>
    </span>
  );
}, 'told');

/** Whose sheet it is. */
export function titleOf({ told, viewer, text }: Props): string | undefined {
  const hero = heroToShow(told, viewer)?.hero;
  return hero === undefined ? undefined : nameOf(text, hero);
}
