import type { VariantText } from '@mazmorra/kernel';
import type { DecisionId } from '../decision-ids.ts';
import { cellOfLabel, type Language, type PreciseWords } from './catalogue.ts';
import { card, deck, el, nameOf, place } from './nouns-es.ts';

export const variants: Readonly<Record<string, VariantText>> = {
  solo: {
    name: 'Yendo solo',
    sentence:
      'Un solo héroe contra la mazmorra: un autómata lleva a los Monstruos y, para ganar, hay que salir con una carta de Tesoro.',
  },
  'hero-versus-hero': {
    name: 'Héroe contra Héroe',
    sentence: 'Los héroes pueden atacarse entre sí y luchar por una carta de Botín.',
  },
  'servants-of-kalladra': {
    name: 'Sirvientes de Kalladra',
    sentence: 'Quien ha perdido a su héroe mueve a los Monstruos en sus turnos.',
  },
  'focused-determination': {
    name: 'Determinación concentrada',
    sentence: 'La Determinación que sobra al superar una tirada se guarda para cualquier otra.',
  },
  'death-can-wait': {
    name: 'La muerte puede esperar',
    sentence:
      'El héroe que fuera a morir pierde parte de su Botín y recobra el sentido. Es lo mejor para la primera partida.',
  },
  'tower-power': {
    name: 'Poder de la Torre',
    sentence: 'Quien entra en una torre puede aparecer en cualquier otra.',
  },
  secrets: { name: 'Secretos', sentence: 'El Botín se guarda boca abajo hasta el final de la partida.' },
  'magical-power': { name: 'Poder mágico', sentence: 'Cada héroe empieza la partida con varias runas.' },
  'magical-power-runes': {
    name: 'Runas por héroe',
    sentence: 'Cuántas runas recibe cada héroe con Poder mágico, mientras alcancen las doce que hay.',
  },
  'live-to-fight-another-day': {
    name: 'Vivir para luchar otro día',
    sentence: 'Quien gana dos rondas de combate seguidas puede escapar del Monstruo.',
  },
  'no-glory-without-courage': {
    name: 'No hay gloria sin valor',
    sentence: 'Nadie puede salir de la mazmorra sin una carta de Tesoro.',
  },
  'monstrous-treasures': {
    name: 'Tesoros monstruosos',
    sentence: 'Quien mata a un Monstruo puede encontrar una carta de Tesoro.',
  },
  'late-start': {
    name: 'Comienzo tardío',
    sentence: 'El sol empieza hasta seis espacios más adelante.',
  },
  'hero-selection': {
    name: 'Héroes',
    sentence: 'Cómo se reparten los héroes.',
    values: { random: 'Al azar', 'choose-in-seat-order': 'A elegir, por orden de asiento' },
  },
  rulings: {
    name: 'Escapar y teletransportarse',
    sentence:
      'Como dice el reglamento, durante todo el turno que sigue a la salida de las catacumbas no se puede escapar de ningún Monstruo, y la Runa de teletransporte puede sustituir también los movimientos obligados; o como se jugaba antes.',
    values: { rulebook: 'Como dice el reglamento', earlier: 'Como antes' },
  },
  defeats: {
    name: 'Tras una derrota',
    sentence:
      'Según las reglas, con La muerte puede esperar el héroe derribado por la Furia del dragón que no puede retirarse cae una sola vez, y quien pierde un duelo y tiene que quedarse, o ataca, lo gana y cae, afronta la sala en su próximo turno; o como se jugaba antes.',
    values: { 'as-written': 'Según las reglas', earlier: 'Como antes' },
  },
  'monster-controller': {
    name: 'Monstruos',
    sentence: 'Quién lleva a los Monstruos.',
    values: { 'left-seat': 'El jugador de la izquierda', automaton: 'El autómata del juego en solitario' },
  },
};

export const decisions: Readonly<Record<DecisionId, string>> = {
  'DEC-HERO': 'Elige a tu héroe',
  'DEC-TOWER': 'Elige la torre en la que empiezas',
  'DEC-START-ORDER': 'Empieza tu turno: ¿qué va primero?',
  'DEC-ACT': 'Es tu turno: ¿qué haces?',
  'DEC-MOVE-AGAIN': 'Sigues moviéndote: ¿adónde vas?',
  'DEC-LEAVE': '¿Sales de la mazmorra con tu Botín?',
  'DEC-OBSTACLE-RUNE': '¿Abres el paso con la Runa de apertura?',
  'DEC-TILE': '¿Usas la Runa de visión?',
  'DEC-TILE-TURN': 'Gira la sala nueva: ¿hacia dónde apunta su flecha?',
  'DEC-HALF': '¿En qué mitad de la sala te colocas?',
  'DEC-BRIDGE': 'El Puente: ¿cruzas o te quedas?',
  'DEC-BRIDGE-LOOT': '¿Tiras parte de tu Botín para cruzar con menos peso?',
  'DEC-WEB': 'La Tela de araña: ¿cruzas o te retiras?',
  'DEC-CARD-MAY': '¿Aprovechas lo que ofrece la carta?',
  'DEC-SECRET': '¿Adónde lleva la puerta secreta?',
  'DEC-BRIBE': '¿Qué le ofreces al Elfo del abismo?',
  'DEC-CHALLARA': '¿Te quedas con esta carta de Mazmorra?',
  'DEC-PENANCE': '¿Sufres 1 Herida a cambio de 3 fichas de Determinación?',
  'DEC-REROLL-TEST': '¿Repites uno de los dados?',
  'DEC-REROLL-RAGE': 'Furia del dragón: ¿repites algún dado?',
  'DEC-TEST-ITEM': '¿Gastas la Cuerda o una runa para superar la tirada?',
  'DEC-WOUND-RUNE': '¿Usas la Runa de protección?',
  'DEC-TRAP-RUNE': '¿Descartas la trampa con la Runa de aviso?',
  'DEC-MONSTER-RUNE': '¿Destruyes al Monstruo con el Toque de la muerte?',
  'DEC-TOKEN': 'Coge una ficha de Monstruo del tablero',
  'DEC-ESCAPE': '¿Escapas o atacas?',
  'DEC-TATIANNA': '¿Disparas antes de que empiece el combate?',
  'DEC-COMBAT-RUNE': '¿Usas la Runa de relámpago?',
  'DEC-HAND6': '¿Cuántas cartas quieres en la mano?',
  'DEC-CARD': 'Elige tu carta para esta ronda',
  'DEC-POWER': 'Tu carta de Poder surte efecto',
  'DEC-COUNTER': '¿Contraatacas?',
  'DEC-HUGO': 'Gloria: ¿qué daño descartas?',
  'DEC-RETREAT': 'El dragón te obliga a retirarte: ¿adónde vas?',
  'DEC-CAT-DIR': '¿Hacia dónde caminas en las catacumbas?',
  'DEC-CAT-HOLE': '¿Pruebas otra vez con el Agujero en el techo?',
  'DEC-CAT-SIDE': '¿Te desvías a la izquierda o a la derecha?',
  'DEC-END-ITEM': 'Final de la partida: usa tus objetos',
  'DEC-HVH-LOOT': 'Quítale una carta de Botín a quien ha perdido',
  'DEC-HVH-FLEE': '¿Adónde huyes?',
  'DEC-SERVANT': 'Sirves a Kalladra: mueve a un Monstruo',
  'DEC-WAIT-LOOT': 'Has quedado inconsciente: ¿qué Botín pierdes?',
  'DEC-FLEE-ROUND': 'Has ganado la ronda: ¿intentas escapar o haces daño?',
  'DEC-SLUMBER': '¿Usas la Runa de letargo?',
  'DEC-TOWER-POWER': '¿Apareces en otra torre?',
  'DEC-MONSTROUS': '¿Buscas el tesoro del Monstruo?',
  'DEC-HVH-TARGET': '¿A quién atacas?',
  'DEC-SERVANT-TARGET': '¿A quién ataca el Monstruo?',
  'DEC-SERVANT-PLACE': '¿Por dónde entra el Monstruo?',
  'DEC-WAIT-SPACE': '¿Dónde recobras el sentido?',
  'DEC-DARK': '¿Tiras el dado a oscuras o te teletransportas?',
};

const RUNE = { options: { use: 'Usar la runa', no: 'No usarla' } } as const;

export const precise: Readonly<Record<string, PreciseWords>> = {
  'DEC-CARD-MAY:loot-body': {
    question: '¿Registras el cuerpo?',
    options: { yes: 'Registrarlo', no: 'Dejarlo en paz' },
  },
  'DEC-CARD-MAY:open-crypt': {
    question: '¿Registras la cripta?',
    options: { yes: 'Registrarla', no: 'Dejarla cerrada' },
  },
  'DEC-CARD-MAY:leave-catacombs': {
    question: '¿Sales de las catacumbas?',
    options: { yes: 'Salir', no: 'Seguir en las catacumbas' },
  },
  'DEC-CARD-MAY:secret-door': {
    question: '¿Cruzas la puerta secreta?',
    options: { yes: 'Cruzarla', no: 'Quedarme aquí' },
  },
  'DEC-CARD-MAY:bribe': {
    question: '¿Sobornas al Elfo del abismo?',
    options: { yes: 'Sobornarlo', no: 'No darle nada' },
  },
  'DEC-TILE:pick': { question: 'Runa de visión: ¿qué sala colocas?', options: {} },
  'DEC-OBSTACLE-RUNE': RUNE,
  'DEC-TILE': RUNE,
  'DEC-WOUND-RUNE': RUNE,
  'DEC-TRAP-RUNE': RUNE,
  'DEC-COMBAT-RUNE': RUNE,
  'DEC-SLUMBER': RUNE,
  'DEC-MONSTER-RUNE': { options: { use: 'Destruirlo', no: 'No usar la runa' } },
  'DEC-TEST-ITEM': { options: { use: 'Superar la tirada', no: 'No gastar nada' } },
  'DEC-PENANCE': { options: { use: 'Hacer penitencia', no: 'Hacer la tirada sin más' } },
  'DEC-TATIANNA': { options: { use: 'Disparar', no: 'No disparar' } },
  'DEC-REROLL-TEST': { options: { no: 'Dejar los dados como están' } },
  'DEC-REROLL-RAGE': { options: { no: 'Dejar los dados como están' } },
  'DEC-POWER': { options: { yes: 'Usarla', no: 'No usarla', stop: 'Nada más' } },
  'DEC-HUGO': { options: { stop: 'Nada más' } },
  'DEC-COUNTER': { options: { stop: 'No jugar más cartas' } },
  'DEC-BRIDGE-LOOT': { options: { stop: 'Cruzar ya' } },
  'DEC-BRIBE': { options: { stop: 'No ofrecer más' } },
  'DEC-MOVE-AGAIN': { options: { stop: 'Quedarme aquí' } },
  'DEC-TOWER-POWER': { options: { no: 'Seguir desde esta torre' } },
  'DEC-MONSTROUS': { options: { no: 'No buscar' } },
  'DEC-HVH-LOOT': { options: { none: 'No quitarle nada' } },
};

export const words: Readonly<Record<string, string>> = {
  yes: 'Sí',
  no: 'No',
  use: 'Usar',
  stop: 'Parar',
  done: 'Seguir con el turno',
  search: 'Registrar la sala',
  'enter-catacombs': 'Bajar a las catacumbas',
  'draw-dragon': 'Robar una carta de Dragón',
  'leave-dungeon': 'Salir de la mazmorra',
  retreat: 'Volver por donde viniste',
  cross: 'Cruzar',
  stasis: 'Usar la Runa de estasis',
  leave: 'Salir de la mazmorra',
  'go-on': 'Seguir adelante',
  stay: 'Quedarme a este lado',
  withdraw: 'Retirarme',
  wait: 'Esperar',
  keep: 'Quedarme con la carta',
  redraw: 'Descartarla y robar otra',
  first: 'Repetir el primer dado',
  second: 'Repetir el segundo dado',
  both: 'Repetir los dos dados',
  escape: 'Escapar',
  attack: 'Atacar',
  six: 'Seis cartas',
  five: 'Cinco cartas',
  left: 'A la izquierda',
  right: 'A la derecha',
  'test-again': 'Repetir la tirada',
  draw: 'Robar una carta',
  'lost-turn': 'Perder el turno',
  web: 'Soltarme de la Tela de araña',
  none: 'Nada',
  pass: 'No mover a ninguno',
  'add-monster': 'Llamar a otro Monstruo',
  roll: 'Tirar el dado',
  'try-to-escape': 'Intentar escapar',
  'deal-damage': 'Hacer el daño',
};

/** «a G5», «a la Sala del Tesoro». */
const at = (label: string): string => place(cellOfLabel(label));

const types: Readonly<Record<string, string>> = {
  melee: 'Ataques cuerpo a cuerpo',
  ranged: 'Ataques a distancia',
  magic: 'Ataques mágicos',
};

const cardVerbs: Readonly<Record<string, string>> = {
  'DEC-CARD': 'Jugar',
  'DEC-COUNTER': 'Contraatacar con',
  'DEC-HUGO': 'Descartar',
};

const lootVerbs: Readonly<Record<string, string>> = {
  'DEC-BRIDGE-LOOT': 'Tirar',
  'DEC-BRIBE': 'Ofrecer',
  'DEC-WAIT-LOOT': 'Perder',
  'DEC-HVH-LOOT': 'Quitarle',
};

export const pointing: Language['pointing'] = {
  move: (cell) => `Ir a ${at(cell)}`,
  teleport: (cell) => `Teletransportarme a ${at(cell)}`,
  to: (cell) => `Ir a ${at(cell)}`,
  token: (cell) => `Coger la ficha de ${at(cell)}`,
  servant: (what) => {
    const [cell = '', direction = ''] = what.split(':');
    return `Mover al Monstruo de ${at(cell)} hacia el ${nameOf(direction).toLowerCase()}`;
  },
  effect: (id) => `Resolver ${el(id)}`,
  item: (id) => `Usar ${el(id)}`,
  decline: (id) => `No usar ${el(id)}`,
  loot: (id, _names, decision) => `${lootVerbs[decision] ?? 'Elegir'} ${el(id)}`,
  back: (id) => `Una carta boca abajo del ${deck(id)}`,
  card: (id, _names, decision) => `${cardVerbs[decision] ?? 'Elegir'} ${card(id)}`,
  type: (type) => types[type] ?? type,
  tile: (tile) => `Colocar ${el(tile)}`,
  face: (direction) => `Hacia el ${nameOf(direction).toLowerCase()}`,
  half: (half) => (half === '0' ? 'La mitad de la flecha' : 'La mitad opuesta a la flecha'),
  hero: (hero) => nameOf(hero),
  tower: (tower, _names, decision) =>
    decision === 'DEC-TOWER-POWER' ? `Aparecer en ${el(tower)}` : `Empezar en ${el(tower)}`,
  seat: (seat, names) => `Atacar a ${names.seat(Number(seat))}`,
};
