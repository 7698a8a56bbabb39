import { isChamber } from '@mazmorra/dungeonquest';
import type { Seat } from '@mazmorra/kernel';
import { genderOf, nameOf } from './art/cards.tsx';
import { doingOf, fighterOf } from './model.ts';
import type { Props } from './play.ts';
import { wordsIn } from './words/words.ts';

/** For whom the reader waits, and why; first of all that their own hero takes no more turns. */
export function meanwhile(props: Props): string | undefined {
  const { view, viewer, names, language } = props;
  const words = wordsIn(language).meanwhile;
  const own = typeof viewer === 'number' ? view.heroes[viewer] : undefined;
  if (view.active === viewer) return against(props);
  const doing = view.active < 0 ? undefined : doingBy(view.active, props);
  if (own?.fate === 'left') return doing ?? words.out;
  if (own?.fate === 'dead') return doing ?? words.dead;
  return view.active < 0 ? undefined : (doing ?? words.turn(names.seat(view.active)));
}

/** In the reader's own fight one waits for whoever plays the monster. */
function against({ view: { combat }, viewer, text, names, language }: Props): string | undefined {
  const player = combat?.sides[1]?.player ?? -1;
  if (combat?.monster === undefined || player < 0 || player === viewer) return undefined;
  const feminine = genderOf(text, combat.monster) === 'f';
  return wordsIn(language).meanwhile.plays(names.seat(player), nameOf(text, combat.monster), feminine);
}

/** What somebody is busy with, where it is more than a walk. */
function doingBy(seat: Seat, { view, text, names, language }: Props): string | undefined {
  const words = wordsIn(language).meanwhile;
  const name = names.seat(seat);
  const hero = view.heroes[seat];
  const { combat } = view;
  if (combat?.duel) {
    const other = [0, 1].map((side) => fighterOf(view, side)).find((one) => one !== seat);
    return other === undefined ? undefined : words.duels(name, names.seat(other));
  }
  if (combat?.monster !== undefined)
    return words.fights(name, nameOf(text, combat.monster), genderOf(text, combat.monster) === 'f');
  const card = doingOf(view, 'card')?.card;
  if (card !== undefined && card !== 'hidden') return words.card(name, nameOf(text, card));
  if (hero?.below) return words.below(name);
  return hero && isChamber(hero.cell) ? words.lair(name) : undefined;
}
