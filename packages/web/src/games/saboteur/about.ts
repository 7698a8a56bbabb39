import { components } from '@mazmorra/saboteur/origins';
import type { About, AboutWords } from '../../origins/about.ts';

const programs = (words: string): AboutWords['from'] =>
  Object.fromEntries(['ENG', 'NL', 'GS', 'SE', 'TAG', 'MG', 'CM'].map((key) => [key, words]));

const en: AboutWords = {
  rulebook:
    'The rulebook tells how many path, action, gold and dwarf cards there are in all, what every action card does, and how many miners and saboteurs take part.',
  published:
    'It does not show every path card. Their shapes and the number of each come from six public programs, which agree to the last card. The numbers of each action card come from four such programs, and those of the gold cards with 1, 2 and 3 nuggets from three.',
  design:
    'Path cards have no printed names: ours say what is drawn on them. Nothing else on the cards is ours.',
  groups: {
    fixed: 'Start and goals',
    paths: 'Path cards',
    actions: 'Action cards',
    gold: 'Gold cards',
    dwarfs: 'Dwarf cards',
  },
  from: programs('public programs that agree with each other'),
};

const es: AboutWords = {
  rulebook:
    'El reglamento indica cuántas cartas de recorrido, de acción, de oro y de enano hay en total, qué hace cada carta de acción y cuántos mineros y saboteadores participan.',
  published:
    'No muestra todas las cartas de recorrido. Sus formas y cuántas hay de cada una proceden de seis programas públicos, que coinciden hasta la última carta. Las cantidades de cada carta de acción proceden de cuatro de esos programas, y las de las cartas de oro de 1, 2 y 3 pepitas, de tres.',
  design:
    'Las cartas de recorrido no llevan nombre: los nuestros dicen lo que hay dibujado en ellas. No hay nada más en las cartas que sea nuestro.',
  groups: {
    fixed: 'Inicio y objetivos',
    paths: 'Cartas de recorrido',
    actions: 'Cartas de acción',
    gold: 'Cartas de oro',
    dwarfs: 'Cartas de enano',
  },
  from: programs('programas públicos que coinciden entre sí'),
};

export const about: About = { components, words: { en, es } };
