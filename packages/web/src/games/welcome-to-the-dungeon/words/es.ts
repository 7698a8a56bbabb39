import { plural } from '../../../i18n/plural.ts';
import type { Words } from './words.ts';

const n = plural('es');
const cards = (count: number): string => n(count, { one: '1 carta', other: `${count} cartas` });
const points = (count: number): string => `${count} PV`;

export const es: Words = {
  round: (round) => `Ronda ${round}`,
  bidding: 'Puja',
  inDungeon: 'En la mazmorra',
  equipment: 'Equipo',
  hp: points,
  hpNow: (hp, start) => `${hp} de ${points(start)}`,
  deck: (count) => `Mazo de monstruos: ${cards(count)}`,
  deckEmpty: 'El mazo está vacío',
  pile: (count) => `Mazmorra: ${cards(count)}`,
  pileEmpty: 'Todavía no hay nadie dentro',
  pileCard: (place, owner, monster) => `${place}.ª: ${monster ?? 'desconocido'}, la puso ${owner}`,
  onlyYou: 'Solo lo sabes tú',
  ownKnown: 'Lo que sabes de la mazmorra',
  ownKnownNone: 'Aún nada: aquí verás lo que metas en ella.',
  drawnByYou: (monster) => `Has robado: ${monster}. Nadie más lo ve.`,
  drawnBy: (name) => `${name} mira una carta`,

  tileSpent: 'Ya usado',
  tileGone: (name) => `Sacrificio de ${name}`,
  under: (monster) => `Debajo: ${monster}`,
  underUnknown: 'Debajo: un monstruo que no has visto',
  beatsIt: 'lo vence',

  kinds: 'Quién puede estar esperando',
  kindsAsk: '¿A qué clase vencerá tu hoja?',
  kind: (name, strength, unseen, copies) => `${name}, fuerza ${strength}, ${unseen} de ${copies} sin ver`,
  unseen: (unseen, copies) =>
    unseen === 0 ? 'Sabes dónde están todos.' : `${unseen} de ${copies} que no has visto en esta ronda.`,
  beatenBy: (tile) => `Ahora mismo lo vence: ${tile}`,
  costs: (hp) => `Ahora mismo costaría ${points(hp)}`,

  trail: 'Lo que ha salido',
  step: (monster, what) => `${monster}: ${what}`,
  stepBeaten: (tile) => `lo vence ${tile}`,
  stepDamage: (lost, hp) => `quita ${lost}, ${hp === 1 ? 'queda' : 'quedan'} ${hp}`,
  stepPotion: (lost, hp) => `quita ${lost}, la poción deja ${hp}`,
  stepExchanged: 'cambiado con el polimorfismo',
  fromDeck: 'salió del mazo',
  putBy: (name) => `carta de ${name}`,

  named: (monster) => `Nombrado: ${monster}`,
  pactPending: 'El pacto se lleva al siguiente',
  axed: (monster) => `Hacha: ${monster}`,
  dead: 'Caído',
  deadGoesOn: 'Caído, pero la omnipotencia vigila',
  goesIn: (name, own) => (own ? 'Entras tú' : `Entra ${name}`),
  asks: (name) => `${name} nombra una clase`,
  defeated: 'Vencido',
  lost: (hp) => `−${hp}`,
  revived: 'De nuevo en pie',
  success: '¡Superada!',
  failure: 'Fracaso',
  saved: 'Todos distintos: ¡a salvo!',
  notSaved: 'Una clase ha salido dos veces',
  resultOf: (name, own, success) =>
    success
      ? own
        ? 'Sales con vida.'
        : `${name} sale con vida.`
      : own
        ? 'La mazmorra ha podido contigo.'
        : `La mazmorra ha podido con ${name}.`,
  wins: (name, own) => (own ? 'Ganas la partida' : `${name} gana la partida`),

  whoNext: (name, own) => (own ? '¿Quién va ahora?' : `${name} elige al siguiente`),
  lastRun: (name, own, hero, success) =>
    `${own ? 'Tú' : name} con el ${hero.toLowerCase()}: ${success ? 'superada' : 'fracaso'}`,
  lastRunTitle: 'La última expedición',

  passed: 'ha pasado',
  out: 'fuera',
  running: 'dentro',
  bids: 'en la puja',
  starts: 'Empieza esta ronda',
  successes: (count) => n(count, { one: '1 éxito de 2', other: `${count} éxitos de 2` }),
  failures: (count) => n(count, { one: '1 fracaso de 2', other: `${count} fracasos de 2` }),
  aidWhite: 'Cara blanca: aún puede permitirse un fracaso.',
  aidRed: 'Cara roja: el próximo fracaso será el último.',
  aidOut: 'Dos fracasos: fuera de la partida.',
  aside: 'Apartado en esta ronda',
  asideNone: 'No ha apartado nada.',
  added: 'Metido en esta mazmorra',
  addedNone: 'Ninguna carta en la mazmorra.',
  runs: 'Expediciones hasta ahora',
  runsNone: 'Aún no ha pisado una mazmorra.',
  runLine: (hero, success, pile, sacrificed) =>
    `${hero}: ${success ? 'superada' : 'fracaso'}, ${cards(pile)}, ${6 - sacrificed} de 6 objetos`,
  roundLine: (round) => `Ronda ${round}`,
  supply: (count) => n(count, { one: 'Queda 1 carta de éxito', other: `Quedan ${count} cartas de éxito` }),

  explain: {
    draw: (deck) =>
      `Solo tú ves la carta (${n(deck, { one: 'queda 1', other: `quedan ${deck}` })}). Después irá a la mazmorra, o la apartas y renuncias a un objeto.`,
    drawForced: 'Regla de la casa: en el primer turno nadie puede pasar.',
    pass: (left) =>
      `Quedas fuera de esta ronda, y a salvo. ${n(left, { one: 'Sigue 1 jugador', other: `Siguen ${left} jugadores` })} en la puja.`,
    passLast: (name, count) =>
      `Quedas fuera y ${name} entra enseguida: ${n(count, { one: 'le espera 1 carta', other: `le esperan ${count} cartas` })}.`,
    passForced: 'Ya no queda nada que robar: no hay otro camino.',
    add: (monster, count) => `${monster} va encima del montón: ${cards(count)}, y esta saldrá la primera.`,
    addBeaten: (tile) => `Tal como están las cosas, lo vence: ${tile}.`,
    addHurts: (hp) => `Tal como están las cosas, cuesta ${points(hp)}.`,
    sacrifice: (monster) => `${monster} y este objeto quedan fuera esta ronda.`,
    sacrificeHp: (before, after) => `Puntos de vida: ${before} → ${after}.`,
    sacrificeOpen: (monsters) => `Después nada detiene a: ${monsters}.`,
    sacrificeCovered: 'Todo lo que vence lo vence también otro objeto.',
    name: (monster, unseen, copies) =>
      `Todo ${monster.toLowerCase()} de esta mazmorra cae. No has visto ${unseen} de ${copies}.`,
    nameBeaten: (tile) => `Ya lo vence: ${tile}.`,
    keepBeaten: (tile) => `Lo vence: ${tile}.`,
    hurts: (lost, before, after) => `Cuesta ${points(lost)}: ${before} → ${after}.`,
    kills: 'Ahí se acaba la expedición.',
    potionSaves: (hp) => `Después la poción te deja con ${points(hp)}.`,
    alreadyDead: 'Los PV ya no cuentan: solo la omnipotencia puede salvar esta expedición.',
    polymorph: (monster, deck) =>
      `${monster} se va sin efecto y te enfrentas a la primera carta del mazo (${n(deck, { one: 'queda 1', other: `quedan ${deck}` })}). Una sola vez.`,
    axe: (monster, wholeKind) =>
      wholeKind
        ? `Cae: ${monster}, y todos los de su clase que salgan después. El hacha se gasta.`
        : `Cae: ${monster}, solo esta carta. El hacha se gasta.`,
    choose: (hp, tiles) => `${points(hp)}, con: ${tiles}.`,
  },

  design: {
    monsters: 'Monstruos',
    heroes: 'Aventureros',
    tiles: 'Equipo',
    tokens: 'Fichas y símbolos',
    moments: 'Mazo y mazmorra',
  },
};
