import { isChamber } from '@mazmorra/dungeonquest';
import type { Language, Seat } from '@mazmorra/kernel';
import { genderOf, nameOf } from './art/cards.tsx';
import { doingOf, fighterOf } from './model.ts';
import type { Props } from './play.tsx';

interface Words {
  readonly out: string;
  readonly dead: string;
  fights(name: string, monster: string, feminine: boolean): string;
  duels(name: string, other: string): string;
  /** Somebody plays the monster against the reader. */
  plays(name: string, monster: string, feminine: boolean): string;
  below(name: string): string;
  lair(name: string): string;
  card(name: string, card: string): string;
  turn(name: string): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    out: 'You are out: the others play on',
    dead: 'Your hero is dead: the others play on',
    fights: (name, monster) => `${name} is fighting a ${monster}`,
    duels: (name, other) => `${name} is fighting ${other}`,
    plays: (name, monster) => `${name} plays the ${monster}`,
    below: (name) => `${name} is down in the catacombs`,
    lair: (name) => `${name} is with the dragon`,
    card: (name, card) => `${name} has drawn “${card}”`,
    turn: (name) => `${name} is in the dungeon`,
  },
  es: {
    out: 'Has salido: los demás siguen dentro',
    dead: 'Tu personaje ha muerto: los demás siguen',
    fights: (name, monster, feminine) => `${name} lucha con ${feminine ? 'una' : 'un'} ${monster}`,
    duels: (name, other) => `${name} lucha con ${other}`,
    plays: (name, monster, feminine) => `${name} lleva ${feminine ? 'la' : 'el'} ${monster}`,
    below: (name) => `${name} va por las catacumbas`,
    lair: (name) => `${name} está con el dragón`,
    card: (name, card) => `${name} ha robado «${card}»`,
    turn: (name) => `${name} recorre la mazmorra`,
  },
};

/** For whom the reader waits, and why; first of all that their own hero takes no more turns. */
export function meanwhile(props: Props): string | undefined {
  const { view, viewer, names, language } = props;
  const words = WORDS[language];
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
  return WORDS[language].plays(names.seat(player), nameOf(text, combat.monster), feminine);
}

/** What somebody is busy with, where it is more than a walk. */
function doingBy(seat: Seat, { view, text, names, language }: Props): string | undefined {
  const words = WORDS[language];
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
