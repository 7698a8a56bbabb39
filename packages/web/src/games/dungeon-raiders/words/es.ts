import type { ItemId } from '@mazmorra/dungeon-raiders';
import { capital, spanish } from '@mazmorra/kernel';
import { plural } from '../../../i18n/plural.ts';
import type { Words } from './words.ts';

const n = plural('es');
const coins = (count: number): string => n(count, { one: '1 moneda', other: `${count} monedas` });
const wounds = (count: number): string => n(count, { one: '1 herida', other: `${count} heridas` });

const ITEMS: Readonly<Record<ItemId, string>> = {
  torch: 'una antorcha',
  'crystal-ball': 'una bola de cristal',
  key: 'una llave',
  sword: 'una espada',
};

export const es: Words = {
  levelOf: (level, levels) => `Nivel ${level} de ${levels}`,
  roomOf: (room, rooms) => `Habitación ${room} de ${rooms}`,
  row: 'Las habitaciones de este nivel',
  history: 'El camino hasta aquí',

  torchOne:
    'En cualquier momento en que alguien esté eligiendo carta: mira una habitación a oscuras de este nivel. Contra la Manada de lobos puedes jugarla como carta: escapas.',
  darkRoom: 'A oscuras',
  darkBoss: 'El monstruo final, boca abajo',
  place: {
    passed: 'ya superada',
    current: 'aquí está el grupo',
    open: 'a la vista',
    dark: 'a oscuras',
    peeked: 'solo tú la has visto',
  },
  onlyYou: 'Solo lo sabes tú',
  door: (position, room, place) => `Habitación ${position}: ${room}, ${place}`,
  darkTip:
    'Nadie sabe qué hay tras esta puerta hasta que el grupo entra. Quien usa una antorcha lo ve antes.',
  bossTip: 'Aquí espera el monstruo final. Se sabe cuál es al entrar, o antes, con una antorcha.',

  kind: { treasure: 'Tesoro', monster: 'Monstruo', vault: 'Cámara', trap: 'Trampa', boss: 'Monstruo final' },
  highestCard: 'carta más alta',
  toHighest: (count) => `${count === 1 ? 'moneda' : 'monedas'} a la carta más alta`,
  secondCard: 'segunda más alta',
  coins,
  wounds,
  unit: {
    coins: (count) => (count === 1 ? 'moneda' : 'monedas'),
    wounds: (count) => (count === 1 ? 'herida' : 'heridas'),
  },
  minusCoins: (count) => `pierde ${coins(count)}`,
  strength: (strength, players) => `Fuerza ${strength} con ${players} jugadores`,
  sum: 'Suma',
  of: 'de',
  sumOf: (sum, strength) => `Suma ${sum} de los ${strength} que hacen falta`,
  undefeatable: 'No se puede derrotar',
  lost: 'Ya no se puede derrotar',
  beaten: 'Ya basta para derrotar al monstruo',
  eliminates: 'queda fuera de la partida',
  attacks: { lowest: 'Ataca a la carta más baja', highest: 'Ataca a la carta más alta' },
  escapesWith: (item) => `${item}: escapas`,
  countsAs: (card, value) => `${card} vale ${value}`,
  otherwise: (highest) => `Si no basta, a la carta más ${highest ? 'alta' : 'baja'}:`,
  attackOn: (highest) => `A la carta más ${highest ? 'alta' : 'baja'}:`,
  ties: 'En caso de empate, se reparte.',
  vaultAsk: 'Lo que te da tu carta',
  trapAsk: 'Según la carta más alta de todas',
  trapHits: {
    'most-coins': 'Pierde monedas quien más tiene',
    'least-wounds': 'Recibe heridas quien menos tiene',
  },
  nothing: 'nada',
  step: (value, what) => `${value}: ${what}`,
  pile: (item, count) => `${item}: ${count} en la reserva`,
  supply: 'Reserva de objetos',
  potion: (count) => `poción: cura ${wounds(count)}`,
  giftWord: ({ type, amount }) => (type === 'potion' ? 'poción' : amount === 1 ? 'moneda' : 'monedas'),

  cards: 'Cartas en esta habitación',
  slot: {
    choosing: (name) => `${name} está eligiendo`,
    waiting: (name) => `${name} aún no ha jugado`,
    locked: (name) => `${name} ya ha elegido carta`,
    lockedOwn: (card) => `Tu carta: ${card}`,
    open: (name, card) => `${name}: ${card}`,
    out: (name) => `${name} está fuera`,
  },
  lockedCount: (locked, players) =>
    locked === 1 ? `Ha elegido 1 de ${players}` : `Han elegido ${locked} de ${players}`,
  again: 'juega otra',
  escape: 'escapa',
  hasMap: 'Tiene el mapa: juega primero',

  used: (values) => `Ya jugadas en este nivel: ${values}`,
  usedNone: 'Tiene en la mano las cinco cartas de poder',
  looked: 'Ha mirado a la luz de una antorcha en este nivel',
  mark: {
    map: 'el mapa',
    looked: 'ha mirado',
    stone: 'de piedra',
    collapsing: 'se desmayaría',
    collapsed: 'se desmayó',
  },
  collapsing: 'Es quien más heridas tiene: ahora mismo se desmayaría',
  collapsed: 'Se ha desmayado',
  eliminated: 'Se ha vuelto de piedra',
  hand: 'Tus cartas',
  handSize: (count) => n(count, { one: '1 carta en la mano', other: `${count} cartas en la mano` }),
  usedTitle: 'Ya jugadas en este nivel',
  heldTitle: 'En la mano',
  notHere: 'No se puede jugar en esta habitación.',
  times: (count) => `${count}×`,

  banner: {
    level: (level) => `Nivel ${level}`,
    defeated: (sum, strength) => `${sum} de ${strength}: derrotado`,
    notEnough: (sum, strength) => `${sum} de ${strength}: no basta`,
    cannot: 'Invencible',
    attack: 'Ataca a',
    allEscaped: 'Todos han escapado',
    chest: (count) => `+${coins(count)}`,
    shared: (count) => `A repartir: +${coins(count)} por cabeza`,
    tooMany: 'Demasiados para un cofre',
    chestLeft: 'Todas iguales: el cofre se queda cerrado',
    spared: (highest) => `Carta más alta: ${highest}. No pasa nada`,
    trap: (highest) => `Carta más alta: ${highest}`,
    again: 'Otra carta',
    peek: 'A la luz de la antorcha',
    escaped: 'Ha escapado',
    pileEmpty: 'No quedan bastantes: nadie se lleva ninguna',
    map: 'El mapa cambia de manos',
    collapsed: 'Desmayo',
    nobodyCollapsed: 'Nadie se desmaya',
    eliminated: 'De piedra',
    won: 'A casa con el botín',
    everyoneLost: 'No ha salido nadie',
  },

  explain: {
    look: (positions, count) =>
      `Solo tú verás ${count === 1 ? 'la habitación' : 'las habitaciones'} ${positions}. Aún tendrás que jugar una carta.`,
    again: 'Cuando se descubran las cartas, las verás todas y jugarás otra.',
    againInTurn: 'Cuando todos hayan jugado, juegas otra carta conociendo las suyas.',
    escape: 'Escapas: no te ataca, pero tampoco sumas.',
    treasureOne: (first) =>
      first === 1
        ? 'Si es la más alta, ganas 1 moneda; en caso de empate, nadie se la lleva.'
        : `Si es la más alta, ganas ${coins(first)}; en caso de empate se reparten.`,
    treasureTwo: (first, second) =>
      `La más alta gana ${coins(first)} y la segunda, ${second}; en caso de empate se reparten.`,
    best: (value) => `De momento la más alta es un ${value}.`,
    enough: (sum, strength) => `Con tu carta ya van ${sum} de ${strength}: basta para derrotar al monstruo.`,
    missing: (sum, strength, missing, others) =>
      `Con tu carta van ${sum} de ${strength}: ${n(others, { one: `la carta que falta debe valer ${missing} o más`, other: `las otras ${others} cartas deben sumar ${missing}` })}; si no, el monstruo ataca a la más baja.`,
    beyond: (sum, strength, others) =>
      `Con tu carta van ${sum} de ${strength}: ${n(others, { one: 'ni con un 5 bastaría', other: `ni con ${others} cincos bastaría` })}, y el monstruo ataca a la más baja.`,
    notEnough: (sum, strength) => `${sum} de ${strength}: no basta, y el monstruo ataca a la más baja.`,
    cannotLow: 'No se puede derrotar: ataca a la carta más baja.',
    cannotHigh: 'No se puede derrotar: ataca a la carta más alta.',
    gift: (gift) => {
      if (gift.type === 'coins') return `Ganas ${coins(gift.amount)}.`;
      return gift.type === 'potion'
        ? `Recibes una poción que cura ${wounds(gift.amount)}.`
        : `Recibes ${ITEMS[gift.item]}.`;
    },
    pile: (count) =>
      count === 0
        ? 'Pero en la reserva no queda ninguna.'
        : `En la reserva ${n(count, { one: 'queda 1', other: `quedan ${count}` })}; si la pide más gente de la cuenta, nadie se la lleva.`,
    trapNothing: (value) => `Si el ${value} es la carta más alta, no pasa nada.`,
    trapCoins: (value, count) =>
      `Si el ${value} es la carta más alta, quien más monedas tiene pierde ${coins(count)}.`,
    trapWounds: (value, count) =>
      `Si el ${value} es la carta más alta, quien menos heridas tiene recibe ${wounds(count)}.`,
    hits: (seats, names) =>
      spanish.byObject(seats, names, {
        you: 'Ahora mismo te tocaría a ti.',
        one: (ana) => `Ahora mismo le tocaría ${ana}.`,
        youAll: (all) => `Ahora mismo os tocaría ${all}.`,
        they: (all) => `Ahora mismo les tocaría ${all}.`,
      }),
  },

  design: {
    rooms: 'Habitaciones',
    bosses: 'Monstruos finales',
    hand: 'Cartas de poder y objetos',
    characters: 'Personajes',
    levels: 'Cartas de nivel',
    tokens: 'Fichas, mapa y dorsos',
    doors: 'Puertas de la fila',
    scenes: 'Escenas',
  },
  aim: {
    nobody: 'Gana quien más monedas tenga. Ahora no se desmayaría nadie.',
    you: 'Gana quien más monedas tenga. Ahora te desmayarías tú.',
    one: (name) => `Gana quien más monedas tenga. Se desmayaría ${name}.`,
    youToo: (other) => `Gana quien más monedas tenga. Os desmayaríais ${other} y tú.`,
    many: (count, own) =>
      own
        ? `Gana quien más monedas tenga. Os desmayaríais ${count} jugadores, tú también.`
        : `Gana quien más monedas tenga. Se desmayarían ${count} jugadores.`,
  },
  meanwhile: 'Los demás eligen carta',
  ending: {
    coins,
    wounds,
    won: (winners, names, coins) =>
      spanish.bySubject(winners, names, {
        you: `Ganas con ${coins}.`,
        one: (ana) => `${ana} gana con ${coins}.`,
        youAll: (all) =>
          `${capital(all)} compartís la victoria, con ${coins} por cabeza y las mismas heridas.`,
        they: (all) => `${all} comparten la victoria, con ${coins} por cabeza y las mismas heridas.`,
        nobody: '',
      }),
    allStone: 'Medusa ha convertido en piedra a todo el grupo: no gana nadie.',
    fainted: (name, coins, wounds) =>
      name === undefined
        ? `Tú tenías ${coins}, pero te has desmayado con ${wounds}.`
        : `${name} tenía ${coins}, pero se ha desmayado con ${wounds}.`,
    sameCoins: (name, coins, wounds) =>
      name === undefined
        ? `Tú también tenías ${coins}, pero más heridas (${wounds}).`
        : `${name} también tenía ${coins}, pero más heridas (${wounds}).`,
    fateFainted: (coins, wounds) => `${coins} · desmayo con ${wounds}`,
    fateStone: 'De piedra, por obra de Medusa',
  },
};
