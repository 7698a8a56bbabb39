import { plural } from '../../../i18n/plural.ts';
import { doesEs as does } from './does.ts';
import type { Words } from './words.ts';

const n = plural('es');
const cards = (count: number): string => n(count, { one: '1 carta', other: `${count} cartas` });
const points = (count: number): string => `${count} PV`;

/** All monsters are masculine; their names arrive with a capital letter. */
const el = (monster: string): string => `el ${monster.toLowerCase()}`;
const El = (monster: string): string => `El ${monster.toLowerCase()}`;

/** Whoever plays from memory has seen cards that are hidden again, so this does not say what somebody has seen. */
const stillHidden = (unseen: number, copies: number): string =>
  n(unseen, { one: `sigue oculto 1 de ${copies}`, other: `siguen ocultos ${unseen} de ${copies}` });

export const es: Words = {
  round: (round) => `Ronda ${round}`,
  bidding: 'Puja',
  inside: (name, own) => (own ? 'Estás dentro' : `${name} está dentro`),
  equipment: 'Equipo',
  hp: points,
  hpNow: (hp, start) => `${hp} de ${points(start)}`,
  deck: (count) => `Mazo de monstruos: ${cards(count)}`,
  deckEmpty: 'El mazo está vacío',
  pile: (count) => `Mazmorra: ${cards(count)}`,
  waiting: (count, known, left) =>
    count === 0
      ? left
        ? 'Ya no queda nadie dentro'
        : 'Todavía no hay nadie dentro'
      : known === 0
        ? n(count, { one: 'Dentro espera 1 monstruo', other: `Dentro esperan ${count} monstruos` })
        : `${n(count, { one: 'Dentro espera 1', other: `Dentro esperan ${count}` })}: conoces ${known}`,
  pileCard: (place, owner, monster) => `${place}.ª carta: ${monster ?? 'desconocida'} (de ${owner})`,
  onlyYou: 'Solo lo sabes tú',
  ownKnown: 'Lo que sabes de la mazmorra',
  ownKnownNone: (fromMemory) =>
    fromMemory
      ? 'Se juega de memoria: lo que metas en ella no se te vuelve a mostrar.'
      : 'Aún nada: aquí verás lo que metas en ella.',
  drawnByYou: (monster) => `Tu carta: ${monster}. Nadie más la ve.`,
  drawnBy: (name) => `${name} mira una carta`,

  again: 'Otra vez para confirmar',
  does,
  axeSingle: 'Una vez por mazmorra: al descubrir un monstruo puedes derrotarlo, pero solo a él.',
  tileSpent: 'Ya no se puede usar',
  tileGone: (name, own) => (own ? 'Sacrificio tuyo' : `Sacrificio de ${name}`),
  under: (monster) => `Debajo: ${monster}`,
  underUnknown: 'Debajo: un monstruo que no has visto',
  beatsIt: 'lo derrota',

  kinds: 'Quién puede estar esperando',
  kindsAsk: '¿Qué tipo de monstruo derrotará tu arma?',
  kind: (name, strength, unseen, copies) => `${name}, fuerza ${strength}, ocultos: ${unseen} de ${copies}`,
  unseen: (unseen, copies) =>
    unseen === 0 ? 'Sabes dónde están todos.' : `En esta ronda ${stillHidden(unseen, copies)}.`,
  beatenBy: (tile) => `Ahora mismo lo derrota: ${tile}`,
  costs: (hp) => `Ahora mismo costaría ${points(hp)}`,

  costsShort: (hp) => `quita ${points(hp)}`,
  hidden: 'sin ver',
  seen: 'visto',

  trail: 'Lo que ha salido',
  step: (monster, what) => `${monster}: ${what}`,
  stepBeaten: (tile) => `lo derrota: ${tile}`,
  stepDamage: (lost, hp) =>
    hp <= 0
      ? `quita ${points(lost)} y no queda ninguno`
      : `quita ${points(lost)} y ${hp === 1 ? 'queda' : 'quedan'} ${hp}`,
  stepPotion: (lost, hp) => `quita ${points(lost)} y la poción deja ${hp}`,
  stepExchanged: 'cambiado con el polimorfismo',
  lastCard: 'El último…',
  stillInside: (count) => n(count, { one: 'Queda 1 detrás', other: `Quedan ${count} detrás` }),
  fromDeck: 'salió del mazo',
  putBy: (name) => `carta de ${name}`,

  pactPending: 'El pacto se lleva al siguiente',
  axed: (monster) => `Hacha: ${monster}`,
  dead: 'Muerto',
  deadGoesOn: 'Sin PV: solo queda la omnipotencia',
  goesIn: (name, own) => (own ? 'Entras tú' : `Entra ${name}`),
  asks: (name) => `${name} elige un tipo`,
  turning: 'Una carta se está dando la vuelta',
  defeated: 'Derrotado',
  lost: (hp) => `−${hp}`,
  revived: 'De nuevo en pie',
  success: 'Superada',
  failure: 'Fracaso',
  saved: 'Todos distintos: a salvo',
  notSaved: 'Había monstruos repetidos',
  resultOf: (name, own, success, hp) =>
    success
      ? own
        ? `Sales con vida, ${hp > 0 ? `con ${points(hp)}` : 'sin nada que perder'}.`
        : `${name} sale con vida, ${hp > 0 ? `con ${points(hp)}` : 'sin nada que perder'}.`
      : own
        ? 'La mazmorra ha podido contigo.'
        : `La mazmorra ha podido con ${name}.`,
  rest: 'Lo que nadie se encontró',
  underOf: (tile, monster) => `${tile}: debajo, ${monster}`,
  wins: (name, own) => (own ? 'Ganas la partida' : `${name} gana la partida`),

  whoNext: (name, own) => (own ? '¿Quién va ahora?' : `${name} elige al siguiente`),
  lastRun: (name, own, hero, success) =>
    own
      ? `Entraste con el ${hero.toLowerCase()} y ${success ? 'sobreviviste' : 'fracasaste'}`
      : `${name} entró con el ${hero.toLowerCase()} y ${success ? 'sobrevivió' : 'fracasó'}`,
  lastRunTitle: 'La última mazmorra',

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
  runs: 'Mazmorras hasta ahora',
  runsNone: 'Aún no ha pisado una mazmorra.',
  runLine: (hero, success, pile, sacrificed) =>
    `${hero}: ${success ? 'éxito' : 'fracaso'}, ${cards(pile)}, ${6 - sacrificed} de 6 objetos`,
  roundLine: (round) => `Ronda ${round}`,
  supply: (count) => n(count, { one: 'Queda 1 carta de éxito', other: `Quedan ${count} cartas de éxito` }),

  explain: {
    draw: (deck) =>
      `Solo tú ves la carta (${n(deck, { one: 'queda 1', other: `quedan ${deck}` })}). Después la metes en la mazmorra, o la apartas y sacrificas un objeto.`,
    drawForced: 'Regla de la casa: en el primer turno nadie puede pasar.',
    pass: (left) =>
      `Quedas fuera de esta ronda, y a salvo. ${n(left, { one: 'Sigue 1 jugador', other: `Siguen ${left} jugadores` })} en la puja.`,
    passLast: (name, count) =>
      `Quedas fuera; ${name} entra enseguida: ${n(count, { one: 'le espera 1 carta', other: `le esperan ${count} cartas` })}.`,
    passForced: 'El mazo está vacío: no hay otra opción.',
    add: (monster, count) =>
      `${El(monster)} va encima de la pila: ${cards(count)}, y esta saldrá la primera.`,
    addBeaten: (tile) => `Tal como están las cosas, lo derrota: ${tile}.`,
    addHurts: (hp) => `Tal como están las cosas, cuesta ${points(hp)}.`,
    sacrifice: (monster) => `${El(monster)} y este objeto quedan fuera de esta ronda.`,
    sacrificeHp: (before, after) => `Puntos de vida: ${before} → ${after}.`,
    sacrificeOpen: (monsters) => `Tipos de monstruo a los que ya nada derrotaría: ${monsters}.`,
    sacrificeCovered: 'Todo lo que derrota lo derrota también otro objeto.',
    name: (monster, unseen, copies) =>
      `Derrotas a todo ${monster.toLowerCase()} que salga. ${
        unseen === 0 ? 'Ya sabes dónde están todos.' : `De momento ${stillHidden(unseen, copies)}.`
      }`,
    nameBeaten: (tile) => `Ya lo derrota: ${tile}.`,
    keepBeaten: (tile) => `Lo derrota: ${tile}.`,
    hurts: (lost, before, after) => `Cuesta ${points(lost)}: ${before} → ${Math.max(0, after)}.`,
    kills: 'Ahí mueres.',
    potionSaves: (hp) => `Después la poción te deja con ${points(hp)}.`,
    alreadyDead: 'Los PV ya no cuentan: solo puede salvarte la omnipotencia.',
    polymorph: (monster, deck) =>
      `Descartas ${el(monster)} y te enfrentas a la primera carta del mazo (${n(deck, { one: 'queda 1', other: `quedan ${deck}` })}). Una sola vez.`,
    axe: (monster, wholeKind) =>
      wholeKind
        ? `${El(monster)} cae, y con él todos los de su tipo que salgan después. El hacha se gasta.`
        : `${El(monster)} cae, y nadie más. El hacha se gasta.`,
    choose: (hp, tiles) => `${points(hp)} con todo el equipo: ${tiles}.`,
  },

  design: {
    monsters: 'Monstruos',
    heroes: 'Aventureros',
    tiles: 'Equipo',
    tokens: 'Fichas y símbolos',
    moments: 'Mazo y mazmorra',
  },
  aim: {
    rule: 'Entra quien no pase. Con 2 éxitos ganas; con 2 fracasos, fuera.',
    own: (successes, failures) =>
      `Tú: ${successes === 1 ? '1 éxito' : `${successes} éxitos`} y ${failures === 1 ? '1 fracaso' : `${failures} fracasos`}.`,
  },
  meanwhile: {
    inside: (name) => `${name} está en la mazmorra`,
    bidding: 'Los demás pujan',
    passed: 'Has pasado: los demás siguen pujando',
  },
  ending: {
    survived: (name) =>
      name === undefined
        ? 'Has salido con vida de la mazmorra dos veces: la partida es tuya.'
        : `${name} ha salido con vida de la mazmorra dos veces y gana la partida.`,
    lastLeft: (name) =>
      name === undefined
        ? 'Los demás han fracasado dos veces: solo quedas tú.'
        : `Los demás han fracasado dos veces: solo queda ${name}.`,
    runs: (successes, failures) =>
      `${successes === 1 ? '1 éxito' : `${successes} éxitos`} · ${failures === 1 ? '1 fracaso' : `${failures} fracasos`}`,
    out: 'Fuera tras dos fracasos',
  },
};
