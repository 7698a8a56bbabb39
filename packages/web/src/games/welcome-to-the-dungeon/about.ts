import { components } from '@mazmorra/welcome-to-the-dungeon/origins';
import type { About, AboutWords } from '../../origins/about.ts';

const sources = (transcript: string, programs: string, reviews: string): AboutWords['from'] => ({
  DR: transcript,
  CL: programs,
  WEB: programs,
  JK: programs,
  CW: programs,
  LCL: reviews,
  LGR: reviews,
});

const en: AboutWords = {
  rulebook:
    'The rulebook prints the eight monsters with their strengths, the hit points of the Barbarian and the Rogue, and what half of the equipment does.',
  published:
    'A transcript of the printed cards, public programs and reviews give how many cards there are of each monster, the symbols on them, the hit points of the Warrior and the Mage, whose equipment is whose, and the other effects. Where several of them say the same thing, they agree.',
  design:
    'No number is ours. Five pieces of equipment have Spanish names of our own, because the rulebook does not name them: the Wall of Fire, the Bracelet of Protection, the Mithril Armor, the Buckler and the Invisibility Cloak.',
  groups: {
    monsters: 'Monsters',
    adventurers: 'Adventurers',
    equipment: 'Equipment',
    others: 'Success cards and player aids',
  },
  from: sources('a transcript of the printed cards', 'public programs', 'reviews'),
};

const es: AboutWords = {
  rulebook:
    'El reglamento muestra los ocho monstruos con su fuerza, los puntos de vida del Bárbaro y del Pícaro, y lo que hace la mitad del equipo.',
  published:
    'Una transcripción de las cartas impresas, varios programas públicos y algunas reseñas dan cuántas cartas hay de cada monstruo, sus símbolos, los puntos de vida del Guerrero y del Mago, de quién es cada objeto y los demás efectos. Cuando varias de estas fuentes hablan de lo mismo, coinciden.',
  design:
    'Ningún número es nuestro. Cinco objetos llevan un nombre español nuestro, porque el reglamento no los nombra: el Muro de fuego, el Brazalete de protección, la Armadura de mithril, el Broquel y la Capa de invisibilidad.',
  groups: {
    monsters: 'Monstruos',
    adventurers: 'Aventureros',
    equipment: 'Equipo',
    others: 'Cartas de éxito y de ayuda',
  },
  from: sources('una transcripción de las cartas impresas', 'programas públicos', 'reseñas'),
};

export const about: About = { components, words: { en, es } };
