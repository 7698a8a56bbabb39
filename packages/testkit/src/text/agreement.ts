import type { Language } from '@mazmorra/kernel';
import type { Fault } from './lint.ts';

/** Countable nouns of the games: singular and plural, with the gender of the Spanish ones. */
const COUNTED: Readonly<Partial<Record<Language, readonly (readonly [one: string, many: string])[]>>> = {
  es: [
    ['asiento', 'asientos'],
    ['carta', 'cartas'],
    ['casilla', 'casillas'],
    ['fracaso', 'fracasos'],
    ['éxito', 'éxitos'],
    ['herida', 'heridas'],
    ['jugador', 'jugadores'],
    ['jugada', 'jugadas'],
    ['moneda', 'monedas'],
    ['monstruo', 'monstruos'],
    ['objeto', 'objetos'],
    ['opción', 'opciones'],
    ['pepita', 'pepitas'],
    ['punto', 'puntos'],
    ['ronda', 'rondas'],
    ['runa', 'runas'],
    ['saboteador', 'saboteadores'],
    ['sala', 'salas'],
    ['turno', 'turnos'],
    ['vez', 'veces'],
  ],
  en: [
    ['card', 'cards'],
    ['coin', 'coins'],
    ['dungeon', 'dungeons'],
    ['failure', 'failures'],
    ['item', 'items'],
    ['monster', 'monsters'],
    ['move', 'moves'],
    ['nugget', 'nuggets'],
    ['option', 'options'],
    ['player', 'players'],
    ['point', 'points'],
    ['room', 'rooms'],
    ['round', 'rounds'],
    ['rune', 'runes'],
    ['saboteur', 'saboteurs'],
    ['seat', 'seats'],
    ['space', 'spaces'],
    ['success', 'successes'],
    ['turn', 'turns'],
    ['wound', 'wounds'],
  ],
};

/** Plural verbs that introduce a count; they are wrong before a count of one. */
const PLURAL_VERBS: Readonly<Partial<Record<Language, string>>> = {
  es: 'quedan|quedaban|se evitan|se pierden|faltan|sobran|vuelven|caben|esperan',
  en: 'are|were|remain',
};

/** Faults of number, such as `1 cards`, `3 card`, `Quedan 1`, `Quedan 0 cartas`. */
export function numberFaults(text: string, language: Language): Fault[] {
  const counted = COUNTED[language];
  const verbs = PLURAL_VERBS[language];
  if (counted === undefined || verbs === undefined) return [];
  const one = counted.map(([word]) => word).join('|');
  const many = counted.map(([, word]) => word).join('|');
  const checks: readonly (readonly [string, RegExp])[] = [
    [
      'one of several',
      new RegExp(`(?<![\\p{L}\\d.,–-]|(?:/|(?<!\\p{L})(?:o|or|y|and)) )1 (?:${many})(?!\\p{L})`, 'iu'),
    ],
    [
      'several of one',
      new RegExp(`(?<![\\p{L}\\d.,–-])(?:0|[2-9]|\\d{2,}) (?:${one})(?!\\p{L}| \\p{L}+s(?!\\p{L}))`, 'iu'),
    ],
    [
      'plural verb with one',
      new RegExp(`(?<!\\p{L})(?:${verbs}) (?:only |solo )?1(?![\\d.,/]| (?:a|o|de|or|to|of) \\d)`, 'iu'),
    ],
    [
      'none of a thing',
      /(?<!\p{L})(?:quedan?|pierden?|hay|with|are|leaves) 0(?![\d.,:]| (?:o|or) (?:\d|less|menos))/iu,
    ],
    ['none of a thing', /(?<=\p{L} )0 (?:heridas|monedas|wounds|coins)(?!\p{L})/iu],
  ];
  return checks.flatMap(([rule, pattern]) => {
    const found = pattern.exec(text);
    return found ? [{ rule, found: found[0] }] : [];
  });
}

/** Transitive verbs after which an article, a number or a possessive is required. */
const TAKES_A_THING: Readonly<Partial<Record<Language, string>>> = {
  es: 'juegas?|jugáis|juegan|jugar|usas?|usáis|usan|usar|robas?|robáis|roban|robar|recibes?|recibís|reciben|descartas?|descartar|coges?|coger|eliges?|elegir|pierdes?|perder|encuentras?|encontrar|sacrificas?|sacrificar|lanzas?|lanzar|tiras|tirar',
  en: 'plays?|uses?|draws?|receives?|discards?|takes?|chooses?|loses?|finds?|sacrifices?|gets?',
};

const GENDER: Readonly<Record<'masculine' | 'feminine', string>> = {
  masculine:
    'asiento|callejón|carrito|cofre|combate|contraataque|corredor|dado|daño|desprendimiento|dragón|espacio|éxito|fracaso|golpe|héroe|indicador|mago|mapa|mazo|minero|monstruo|montón|nivel|objetivo|objeto|oro|pasadizo|pico|pozo|puente|rastrillo|saboteador|sol|tesoro|troll|túnel|turno',
  feminine:
    'antorcha|armadura|bola|cámara|capacidad|carta|casilla|catacumba|cripta|daga|determinación|espada|esfinge|ficha|habitación|herida|linterna|llave|mano|mazmorra|moneda|momia|partida|pepita|piedra|poción|puerta|reserva|ronda|runa|sala|serpiente|tirada|torre|trampa|victoria|vida',
};

/** Missing or wrong articles, such as `juega Llave`, `el antorcha`. */
export function articleFaults(text: string, language: Language, names: readonly string[]): Fault[] {
  const verbs = TAKES_A_THING[language];
  if (verbs === undefined) return [];
  const people = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const notPeople = people === '' ? '' : `(?!(?:${people})(?!\\p{L}))`;
  const missing = new RegExp(
    `(?<!\\p{L})(?:${verbs}|${capitals(verbs)}) ${notPeople}\\p{Lu}\\p{L}+`,
    'u',
  ).exec(text);
  const faults: Fault[] = missing ? [{ rule: 'article missing', found: missing[0] }] : [];
  if (language === 'es') {
    const wrong = new RegExp(
      `(?<!\\p{L})(?:(?:el|un|al|del|los|unos|ningún) (?:${GENDER.feminine})s?|(?:la|una|las|unas|ninguna) (?:${GENDER.masculine})s?)(?!\\p{L})`,
      'iu',
    ).exec(text);
    if (wrong) faults.push({ rule: 'article of the other gender', found: wrong[0] });
  }
  return faults;
}

const capitals = (verbs: string): string =>
  verbs
    .split('|')
    .map((verb) => verb.charAt(0).toUpperCase() + verb.slice(1))
    .join('|');
