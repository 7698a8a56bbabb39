import { type Event, SUN_LAST, type View } from '@mazmorra/dungeonquest';
import type { ScreenProps } from '../../table/contract.ts';
import { wordsIn } from './words/words.ts';

export function aim({ view, viewer, language, text }: ScreenProps<View, Event>): string {
  const words = wordsIn(language).aim;
  const nameOf = (id: string | undefined): string => (id && text.components[id]?.name) ?? '';
  const { combat } = view;
  const [hero, monster] = combat?.sides ?? [];
  if (combat?.duel === false && hero && monster?.player === viewer && hero.player !== viewer) {
    const feminine = text.components[combat.monster ?? '']?.gender === 'f';
    return words.monster(nameOf(combat.monster), feminine, nameOf(view.heroes[hero.player ?? -1]?.hero));
  }
  const turns = Math.max(0, SUN_LAST - view.sun);
  const own = typeof viewer === 'number' ? view.heroes[viewer] : undefined;
  if (own?.fate === 'left' && typeof own.gold === 'number') return words.out(own.gold, turns);
  if (own?.fate === 'dead') return words.dead(text.components[own.hero ?? '']?.gender === 'f', turns);
  return view.rules.includes('solo') ? words.alone(turns) : words.most(turns);
}
