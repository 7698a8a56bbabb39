import { components } from '@mazmorra/dungeon-raiders/origins';
import type { About, AboutWords } from '../../origins/about.ts';

const en: AboutWords = {
  rulebook:
    'The rulebooks print how many cards of each kind there are, the four traps, the item cards, the power cards and what is special about each boss. Two examples also show a Dragon with four players and the Treasure with 4 and 2 coins.',
  published:
    'The other numbers come from two public programs of this edition and from pictures of the 2013 printing: the strength and wounds of the monsters, the coins in the chests, what each value buys in a vault, the seven level cards, what each character starts with, and most numbers of the bosses. Where these sources differ, we follow the totals of the rulebook.',
  design:
    'With five players the Tax Collector, Medusa and the Sphinx have strength 18: every other monster that needs 11 with three players and 14 with four needs 18 with five, and so does the Wolf Pack of 2013. A table may choose 16 instead. No source gives the wounds of the Golem and the Mummy for this edition; with 2 wounds they change the winner of simulated games about as often as the other bosses do. Most English names of monsters are our translations.',
  groups: {
    rooms: 'Room cards',
    bosses: 'Bosses',
    characters: 'Characters',
    levels: 'Level cards',
    power: 'Power cards',
    items: 'Items',
    map: 'Map',
  },
  from: {
    tfg: 'public programs of this edition',
    evbeda: 'public programs of this edition',
    p2013: 'pictures of the 2013 printing',
  },
};

const es: AboutWords = {
  rulebook:
    'Los reglamentos indican cuántas cartas hay de cada tipo, las cuatro trampas, las cartas de objeto, las de poder y lo que tiene de especial cada monstruo final. Dos ejemplos muestran además un Dragón con cuatro jugadores y el Tesoro de 4 y 2 monedas.',
  published:
    'Los demás números proceden de dos programas públicos de esta edición y de fotografías de la edición de 2013: la fuerza y las heridas de los monstruos, las monedas de los cofres, lo que da cada valor en las cámaras, las siete cartas de nivel, con qué empieza cada personaje y casi todos los números de los monstruos finales. Cuando estas fuentes no coinciden, seguimos los totales del reglamento.',
  design:
    'Con cinco jugadores, el Recaudador, Medusa y la Esfinge tienen fuerza 18: los demás monstruos que piden 11 con tres jugadores y 14 con cuatro piden 18 con cinco, y también la Manada de lobos de 2013. La mesa puede elegir 16. Ninguna fuente da las heridas del Gólem y de la Momia en esta edición; con 2 heridas cambian al ganador de las partidas simuladas más o menos tan a menudo como los demás monstruos finales. La mayoría de los nombres ingleses de los monstruos son traducciones nuestras.',
  groups: {
    rooms: 'Cartas de habitación',
    bosses: 'Monstruos finales',
    characters: 'Personajes',
    levels: 'Cartas de nivel',
    power: 'Cartas de poder',
    items: 'Objetos',
    map: 'Mapa',
  },
  from: {
    tfg: 'programas públicos de esta edición',
    evbeda: 'programas públicos de esta edición',
    p2013: 'fotografías de la edición de 2013',
  },
};

export const about: About = { components, words: { en, es } };
