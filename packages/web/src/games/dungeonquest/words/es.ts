import { spanish } from '@mazmorra/kernel';
import type { Gender, Words } from './words.ts';

const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`;
const agrees = (gender: Gender, masculine: string, feminine: string): string =>
  gender === 'f' ? feminine : masculine;
/** «un 1», «un número del 1 al 3». */
const upTo = (die: number): string => (die === 1 ? 'un 1' : `un número del 1 al ${die}`);

const TYPES = { melee: 'cuerpo a cuerpo', ranged: 'a distancia', magic: 'magia' } as const;
const TYPES_OF_CARD = { melee: 'cuerpo a cuerpo', ranged: 'a distancia', magic: 'mágica' } as const;
const TYPES_OF_CARDS = { melee: 'cuerpo a cuerpo', ranged: 'a distancia', magic: 'mágicas' } as const;
const CARDS = { melee: 'cuerpo a cuerpo', ranged: 'ataque a distancia', magic: 'magia' } as const;
const quedan = (turns: number): string => (turns === 1 ? 'Queda 1 turno' : `Quedan ${turns} turnos`);
const number = new Intl.NumberFormat('es');

export const es: Words = {
  map: 'La mazmorra',
  minimap: 'Mapa pequeño: ver toda la mazmorra',
  minimapNear: 'Mapa pequeño: ver de cerca a tu personaje',
  cell: {
    unexplored: 'sin explorar',
    leads: (side, way, to) => `${side}: ${way}, ${to}.`,
    blocked: (side) => `${side}: tapiado al otro lado.`,
    hero: (name, own) => (own ? 'Estás aquí.' : `${name} está aquí.`),
    fell: (name, own) => (own ? 'Moriste aquí.' : `${name} murió aquí.`),
  },
  explored: (rooms, left) =>
    `${count(rooms, 'sala explorada', 'salas exploradas')}, ${left === 1 ? 'queda 1 por descubrir' : `quedan ${left} por descubrir`}`,
  ways: { open: 'pasadizo', door: 'puerta', portcullis: 'rastrillo' },
  entrance: 'Entrada a las catacumbas: quien esté aquí puede bajar.',
  token: (monster, life) => `${monster}, Vida ${life ?? 'desconocida'}`,
  chamber: 'Sala del Tesoro',
  chamberTip:
    'Kalladra duerme sobre su oro. Cada vez que entras robas una carta de Dragón: siete de las ocho lo dejan dormir, y te llevas dos cartas de Tesoro.',
  towerTip: 'Entrada y salida. Con al menos una carta de Botín puedes salir aquí de la mazmorra.',
  sun: (space, last) => `El sol está en el espacio ${space} de ${last}`,
  sunPlain: (rounds) =>
    rounds === 1 ? 'Queda 1 ronda de luz segura' : `Quedan ${rounds} rondas de luz segura`,
  sunRisk: (die) =>
    `En cada ronda se tira un dado: con ${upTo(die)} se cierran las torres y mueren todos los que sigan dentro.`,
  hours: { morning: 'Mañana', noon: 'Mediodía', evening: 'Tarde', dusk: 'Ocaso' },
  turnOf: (name, own) => (own ? 'Tu turno' : `Turno de ${name}`),
  sheetOf: (hero) => `Hoja de héroe: ${hero}`,
  openSheet: 'Abrir la hoja de héroe',
  noHero: 'Aún sin personaje',
  life: (left, of) => `${left} de ${of} puntos de Vida`,
  determination: (many) =>
    many === 1
      ? '1 ficha de Determinación: los dados pueden sumar 1 más'
      : `${many} fichas de Determinación: los dados pueden sumar ${many} más`,
  runes: 'Runas',
  noRunes: 'No queda ninguna runa',
  kept: 'Cartas que se conservan',
  loot: (many) => (many === 0 ? 'Botín: ninguna carta' : `Botín: ${count(many, 'carta')}`),
  noLoot: 'Aún no hay Botín. Sin Botín no se puede salir.',
  gold: (gold) => `${gold} de oro`,
  goldUnknown: 'oro desconocido',
  hiddenLoot: 'Una carta de Botín boca abajo',
  fate: (fate, gender) =>
    ({
      inside: 'En la mazmorra',
      left: 'A salvo',
      dead: agrees(gender, 'Muerto', 'Muerta'),
      below: 'En las catacumbas',
      stuck: agrees(gender, 'Atrapado en la tela', 'Atrapada en la tela'),
    })[fate],
  lostTurns: (many) => `Pierde ${count(many, 'turno')}`,
  afterDeath: (gender) => agrees(gender, 'Tu héroe ha muerto.', 'Tu heroína ha muerto.'),
  afterDeathMonsters: (name) => `Sigues llevando a los Monstruos que se encuentre ${name}.`,
  afterDeathServant: 'En tus turnos sirves a Kalladra y mueves a los Monstruos.',
  betAsk: '¿Quién saldrá con vida? Haz tu apuesta.',
  afterDeathWatch: 'Mira cómo les va a los demás.',
  searched: (many) => `Registrada ${many} de 2 veces`,
  mayGoDown: 'Desde aquí se puede bajar a las catacumbas.',
  belowFor: (cards) =>
    cards === 0
      ? 'Ninguna carta todavía: aún no has avanzado'
      : `${count(cards, 'carta')}: avanzarás ${count(cards, 'espacio')}`,
  exits: 'Salidas posibles',
  left: 'izquierda',
  right: 'derecha',
  ahead: (steps) => `${count(steps, 'espacio')} de frente`,
  up: (cells) => `subes en ${spanish.o(cells)}`,
  exitsSide: (left, right) => `A la izquierda: ${left}. A la derecha: ${right}.`,
  secretCard: 'Solo quien la ha robado sabe qué carta es.',
  needs: (attribute, needs) => `Tirada de ${attribute}: dos dados, ${needs} o menos`,
  chance: (percent) => `${percent} %`,
  rolled: (dice, bonus, total) => (bonus > 0 ? `${dice} + ${bonus} = ${total}` : `${dice} = ${total}`),
  raised: (bonus) => `Los dados suman ${bonus} más`,
  passed: 'Superada',
  failed: 'Fallada',
  rolling: 'Los dados están rodando',
  dice: (values) => `Dados: ${values}`,
  woundsComing: (amount) => `Vas a sufrir ${count(amount, 'Herida')}`,
  meets: (monster, gender) => `¡${agrees(gender, 'Un', 'Una')} ${monster}!`,
  playedBy: (name, own, gender) =>
    own
      ? agrees(gender, 'Lo llevas tú', 'La llevas tú')
      : `${agrees(gender, 'Lo lleva', 'La lleva')} ${name}`,
  automaton: (gender) => agrees(gender, 'Lo lleva el autómata', 'La lleva el autómata'),
  lifeHidden: 'Vida desconocida',
  lifeKnown: (life) => `Vida ${life}`,
  noEscape: 'Aquí no puedes escapar',
  dragonLeft: (left) => (left === 1 ? '1 carta de Dragón boca abajo' : `${left} cartas de Dragón boca abajo`),
  dragonRisk: (percent) => `${percent} % de que despierte`,
  dragonSleeps: 'Sigue dormido',
  dragonWakes: '¡Kalladra despierta!',
  bribe: (gold, cards) =>
    cards === 0 ? 'Aún no le has ofrecido nada' : `Le ofreces ${count(cards, 'carta')}: ${gold} de oro`,
  stasis: (made, total) => `Movimiento ${made} de ${total}`,
  unconscious: (cards) =>
    cards === 1 ? 'Te falta por perder 1 carta de Botín' : `Te faltan por perder ${cards} cartas de Botín`,
  pickHero: '¿Quién vas a ser?',
  pickLoot: 'Elige una carta de Botín',
  pickTile: 'Tres salas: ¿cuál colocas?',
  combat: 'Combate',
  round: (round) => `Ronda ${round}`,
  hand: (name, many) => `${name}: ${count(many, 'carta')} en la mano`,
  damage: (many, life) => (life === undefined ? `Daño ${many}, Vida desconocida` : `Daño ${many} de ${life}`),
  stack: (many) => `Montón: ${many}`,
  deck: (many) => `Mazo: ${many}`,
  attack: (total) => `Ataque ${total}`,
  sealed: 'Carta elegida',
  waitsForCard: 'Eligiendo…',
  cancelled: 'Cancelada',
  mayCounter: 'Puede contraatacar',
  counterattack: 'Contraataque',
  stalemate: 'Punto muerto',
  deathblow: (cards) => `Golpe mortal: ${count(cards, 'carta')}`,
  deathblowWhy: (types) =>
    `Se ha ganado con ${spanish.y(types.map((type) => CARDS[type]))}: las cartas de ese tipo que hay en el montón golpean también.`,
  wouldBlow: (cards, type) =>
    cards === 1
      ? `Golpe mortal: si gana, golpea también la carta ${TYPES_OF_CARD[type]} del montón.`
      : `Golpe mortal: si gana, golpean también las ${cards} cartas ${TYPES_OF_CARDS[type]} del montón.`,
  stalemateWhy: 'Ataques iguales: todas las cartas van al montón.',
  types: TYPES,
  pileOf: (types) =>
    types.length === 0
      ? 'El montón está vacío. A él van las cartas de quien pierde una ronda.'
      : `En el montón hay ${spanish.y(types.map(([type, many]) => `${many} ${many === 1 ? TYPES_OF_CARD[type] : TYPES_OF_CARDS[type]}`))}. Quien gana una ronda con una carta de uno de esos tipos da un golpe mortal: esas cartas golpean también.`,
  counterRule:
    'Quien no va por delante puede contraatacar: solo con cartas que en la esquina tienen el tipo del ataque contrario.',
  counterNeeds: (name, type) =>
    `${name} puede contraatacar: con cartas que en la esquina tienen el símbolo de ${CARDS[type]}. Sus valores se suman.`,
  roundTo: (name) => `Gana la ronda: ${name}`,
  killed: (monster, gender) => `${agrees(gender, 'El', 'La')} ${monster} ha muerto`,
  answers: {
    melee: 'Sirve para contraatacar ataques cuerpo a cuerpo',
    ranged: 'Sirve para contraatacar ataques a distancia',
    magic: 'Sirve para contraatacar ataques mágicos',
  },
  cannotAnswer: 'No sirve para contraatacar',
  attackOf: (value, type) =>
    ({
      melee: `Ataque cuerpo a cuerpo de valor ${value}`,
      ranged: `Ataque a distancia de valor ${value}`,
      magic: `Ataque mágico de valor ${value}`,
    })[type],
  escapeOf: (value) => `Escape ${value}`,
  hits: (many) => (many === 0 ? 'Ningún acierto' : count(many, 'acierto')),
  escapes: (own) => (own ? 'Escapas' : 'Escapa'),
  caught: (own, wounds) => `${own ? 'No escapas' : 'No escapa'}: ${count(wounds, 'Herida')}`,
  tells: {
    start:
      'Empiezas aquí. El tesoro está en el centro de la mazmorra. Puedes salir por cualquier torre, antes de que se ponga el sol.',
    explore: 'Ahí no ha estado nadie: robas una sala nueva y entras en ella.',
    door: 'Una puerta: antes robas una carta de Puerta, y puede que no se abra.',
    portcullis: (needs, percent) =>
      `Un rastrillo: tirada de Fuerza, ${needs} o menos (${percent} %). Si fallas, tu turno termina.`,
    tower: 'Una torre: con Botín puedes salir de la mazmorra; si no sales, sigues moviéndote.',
    dragon: (percent) =>
      `La Sala del Tesoro: robas una carta de Dragón. Hay un ${percent} % de que despierte; si no, te llevas dos cartas de Tesoro.`,
    teleport:
      'Gastas la Runa de teletransporte. Los muros no importan; si allí hay un Monstruo, no puedes escapar de él.',
    search: (many) => `Robas una carta de Búsqueda. Es la vez ${many} de 2 que registras esta sala.`,
    down: 'Dejas las salas y en cada turno robas una carta de Catacumbas, hasta dar con una salida.',
    leave: (gold) => `Sales con vida y con ${gold} de oro: ya estás a salvo.`,
    leaveHidden: 'Sales con vida y con tu Botín: ya estás a salvo.',
    escape:
      'Cada uno muestra una carta de Poder. Si tu valor de escape iguala o supera el suyo, escapas; si no, te hiere y tienes que combatir.',
    attack: 'Cartas contra cartas, hasta que tu daño o el suyo llegue a la Vida.',
    bridge: (needs, loot, percent) =>
      `Tirada de Agilidad, ${needs} o menos${loot > 0 ? `, sumando ${loot} por tu Botín` : ''} (${percent} %). Si te caes, acabas en las catacumbas.`,
    web: (needs, percent) =>
      `Tirada de Fuerza, ${needs} o menos (${percent} %). Si fallas, la tela no te suelta.`,
    caveIn: (needs, percent) =>
      `Tirada de Agilidad, ${needs} o menos (${percent} %). Si fallas, tu turno termina.`,
    redraw: 'Tendrás que afrontar la carta siguiente, sea la que sea.',
    side: (cells) => `Un dado dice hasta dónde: sales en ${spanish.o(cells)}.`,
    facing: 'Cada carta que robes abajo te hace avanzar un espacio en esa dirección.',
    half: 'Solo podrás salir por los pasadizos de esa mitad.',
    stasis: 'Gastas la Runa de estasis: este turno te mueves hasta tres veces.',
    stopCounter: 'La ronda se resuelve tal como está.',
  },
  ask: {
    title: 'Preguntarme por runas y capacidades',
    always: 'Siempre',
    matters: 'Cuando importa',
    help: 'Cuando importa: no se pregunta por una sola Herida ni por una tirada que no puede fallar, y la sexta carta se roba siempre.',
    never: (what) => `No preguntar más: ${what}`,
    neverThis: 'No me lo preguntes más',
    neverList: 'No se pregunta en esta mesa',
  },
  dies: (name, own) => (own ? 'Has muerto' : `${name} ha muerto`),
  diesSay: 'Lo que la mazmorra se traga no lo devuelve.',
  leaves: (name, own) => (own ? '¡Has salido!' : `¡${name} ha salido!`),
  night: 'Se ha puesto el sol. Las torres están cerradas.',
  towersOpen: 'Las torres siguen abiertas',
  closesOn: (die) => `Se cierran con ${upTo(die)}`,
  counted: 'Se cuenta el oro',
  nobody: 'No ha salido nadie. Gana Kalladra.',
  survived: 'Con vida, pero sin carta de Tesoro: no es una victoria.',
  design: {
    tiles: 'Salas',
    pieces: 'Figuras, Monstruos, indicadores',
    dice: 'Dados',
    heroes: 'Héroes',
    combat: 'Cartas de Combate',
    power: 'Cartas de Poder',
    copies: (many) => `× ${many}`,
    counts: (cards, tiles) => `${cards} cartas y ${tiles} salas`,
  },
  aim: {
    most: (turns) => `Sal con vida y con más oro que nadie. ${quedan(turns)}.`,
    alone: (turns) => `Sal con vida y con una carta de Tesoro. ${quedan(turns)}.`,
    out: (gold, turns) => `Has salido con ${gold} de oro. Te gana quien saque más. ${quedan(turns)}.`,
    dead: (feminine, turns) =>
      `${feminine ? 'Tu heroína ha muerto' : 'Tu héroe ha muerto'}: ya no puedes ganar. ${quedan(turns)}.`,
    monster: (monster, feminine, hero) =>
      `Ahora eres ${feminine ? 'la' : 'el'} ${monster}. Tu presa: ${hero}.`,
  },
  meanwhile: {
    out: 'Has salido: los demás siguen dentro',
    dead: 'Tu personaje ha muerto: los demás siguen',
    fights: (name, monster, feminine) => `${name} lucha con ${feminine ? 'una' : 'un'} ${monster}`,
    duels: (name, other) => `${name} lucha con ${other}`,
    plays: (name, monster, feminine) => `${name} lleva ${feminine ? 'la' : 'el'} ${monster}`,
    below: (name) => `${name} va por las catacumbas`,
    lair: (name) => `${name} está con el dragón`,
    card: (name, card) => `${name} ha robado «${card}»`,
    turn: (name) => `${name} recorre la mazmorra`,
  },
  ending: {
    gold: (value) => `${number.format(value)} de oro`,
    only: (name, gold) =>
      name === undefined ? `Solo has salido tú, con ${gold}.` : `Solo ha salido ${name}, con ${gold}.`,
    most: (name, gold) =>
      name === undefined
        ? `Nadie ha sacado más que tú: ${gold}.`
        : `Nadie ha sacado más que ${name}: ${gold}.`,
    share: (names, own, gold) =>
      own
        ? `${names} compartís la victoria, con ${gold} por cabeza.`
        : `${names} comparten la victoria, con ${gold} por cabeza.`,
    alone: (gold) => `Has salido con una carta de Tesoro y ${gold} en total.`,
    nobody: 'La mazmorra se los ha tragado a todos: no ha salido nadie.',
    youDied: 'La mazmorra no te ha dejado salir.',
    noTreasure: 'Has salido con vida, pero sin una carta de Tesoro: en solitario eso no es ganar.',
    out: (gold) => `Ha salido con ${gold}`,
    lost: 'No ha salido',
    lesserCard: (name, gold) =>
      name === undefined
        ? `Tú también has sacado ${gold}, pero tu mejor carta valía menos.`
        : `${name} también ha sacado ${gold}, pero su mejor carta valía menos.`,
    fewerCards: (name, gold) =>
      name === undefined
        ? `Tú también has sacado ${gold}, pero con menos cartas de Botín.`
        : `${name} también ha sacado ${gold}, pero con menos cartas de Botín.`,
    betWon: (name) => `Apostaste por ${name} y acertaste.`,
    betLost: (name) => `Apostaste por ${name}, que no ha salido.`,
    at: (cell, room) => `Lugar: ${room}, ${cell}.`,
    you: 'tú',
  },
};
