import { type Event, SUN_LAST, type View } from '@mazmorra/dungeonquest';
import type { Language } from '@mazmorra/kernel';
import type { ScreenProps } from '../contract.ts';

interface Words {
  most(turns: number): string;
  alone(turns: number): string;
  /** The reader's hero is out with this much gold. */
  out(gold: number, turns: number): string;
  dead(feminine: boolean, turns: number): string;
  /** `monster` with its gender, `hero` by name. */
  monster(monster: string, feminine: boolean, hero: string): string;
}

const turnsLeft = (turns: number): string => (turns === 1 ? '1 turn left' : `${turns} turns left`);
const quedan = (turns: number): string => (turns === 1 ? 'Queda 1 turno' : `Quedan ${turns} turnos`);

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    most: (turns) => `Get out alive with the most gold. ${turnsLeft(turns)}.`,
    alone: (turns) => `Get out alive with a treasure card. ${turnsLeft(turns)}.`,
    out: (gold, turns) =>
      `You are out with ${gold} gold. Whoever brings out more beats you. ${turnsLeft(turns)}.`,
    dead: (_, turns) => `Your hero is dead: you cannot win any more. ${turnsLeft(turns)}.`,
    monster: (monster, _, hero) => `You are the ${monster} now: kill ${hero}.`,
  },
  es: {
    most: (turns) => `Sal con vida y con más oro que nadie. ${quedan(turns)}.`,
    alone: (turns) => `Sal con vida y con una carta de Tesoro. ${quedan(turns)}.`,
    out: (gold, turns) => `Has salido con ${gold} de oro. Te gana quien saque más. ${quedan(turns)}.`,
    dead: (feminine, turns) =>
      `${feminine ? 'Tu heroína ha muerto' : 'Tu héroe ha muerto'}: ya no puedes ganar. ${quedan(turns)}.`,
    monster: (monster, feminine, hero) =>
      `Ahora eres ${feminine ? 'la' : 'el'} ${monster}. Tu presa: ${hero}.`,
  },
};

export function aim({ view, viewer, language, text }: ScreenProps<View, Event>): string {
  const words = WORDS[language];
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
