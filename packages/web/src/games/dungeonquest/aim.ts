import { type Event, SUN_LAST, type View } from '@mazmorra/dungeonquest';
import type { Language } from '@mazmorra/kernel';
import type { ScreenProps } from '../contract.ts';

interface Words {
  most(turns: number): string;
  alone(turns: number): string;
  monster(monster: string, hero: string): string;
}

const turnsLeft = (turns: number): string => (turns === 1 ? '1 turn left' : `${turns} turns left`);
const quedan = (turns: number): string => (turns === 1 ? 'Queda 1 turno' : `Quedan ${turns} turnos`);

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    most: (turns) => `Come out alive with the most gold. ${turnsLeft(turns)}.`,
    alone: (turns) => `Come out alive with a Treasure card. ${turnsLeft(turns)}.`,
    monster: (monster, hero) => `In this fight you are the monster (${monster}): kill ${hero}.`,
  },
  es: {
    most: (turns) => `Sal con vida y con más oro que nadie. ${quedan(turns)}.`,
    alone: (turns) => `Sal con vida y con una carta de Tesoro. ${quedan(turns)}.`,
    monster: (monster, hero) => `En este combate llevas al monstruo (${monster}): mata a ${hero}.`,
  },
};

export function aim({ view, viewer, language, text }: ScreenProps<View, Event>): string {
  const words = WORDS[language];
  const nameOf = (id: string | undefined): string => (id && text.components[id]?.name) ?? '';
  const [hero, monster] = view.combat?.sides ?? [];
  if (view.combat?.duel === false && monster?.player === viewer && hero?.player !== viewer)
    return words.monster(nameOf(view.combat.monster), nameOf(view.heroes[hero?.player ?? -1]?.hero));
  const turns = Math.max(0, SUN_LAST - view.sun);
  return view.rules.includes('solo') ? words.alone(turns) : words.most(turns);
}
