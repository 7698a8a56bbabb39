import { type Event, SUN_LAST, type View } from '@mazmorra/dungeonquest';
import type { Language } from '@mazmorra/kernel';
import type { ScreenProps } from '../contract.ts';

interface Words {
  most(turns: number): string;
  alone(turns: number): string;
  monster(monster: string): string;
}

const turnsLeft = (turns: number): string => (turns === 1 ? '1 turn left' : `${turns} turns left`);
const quedan = (turns: number): string => (turns === 1 ? 'Queda 1 turno' : `Quedan ${turns} turnos`);

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    most: (turns) => `Get out alive with the most gold. ${turnsLeft(turns)}.`,
    alone: (turns) => `Get out alive with a treasure card. ${turnsLeft(turns)}.`,
    monster: (monster) => `In this combat you play the monster (${monster}): defeat your opponent.`,
  },
  es: {
    most: (turns) => `Sal con vida y con más oro que nadie. ${quedan(turns)}.`,
    alone: (turns) => `Sal con vida y con una carta de Tesoro. ${quedan(turns)}.`,
    monster: (monster) => `En este combate llevas al Monstruo (${monster}): acaba con tu oponente.`,
  },
};

export function aim({ view, viewer, language, text }: ScreenProps<View, Event>): string {
  const words = WORDS[language];
  const nameOf = (id: string | undefined): string => (id && text.components[id]?.name) ?? '';
  const [hero, monster] = view.combat?.sides ?? [];
  if (view.combat?.duel === false && monster?.player === viewer && hero?.player !== viewer)
    return words.monster(nameOf(view.combat.monster));
  const turns = Math.max(0, SUN_LAST - view.sun);
  return view.rules.includes('solo') ? words.alone(turns) : words.most(turns);
}
