import type { PrintedType, SpanishComponent } from './catalogue.ts';

export const rooms: Readonly<Record<string, SpanishComponent>> = {
  chamber: {
    name: 'Sala de la Mazmorra',
    many: 'Salas de la Mazmorra',
    gender: 'f',
    text: 'Roba una carta de Mazmorra.',
  },
  corridor: {
    name: 'Corredor',
    many: 'Corredores',
    gender: 'm',
    text: 'Aquí no robas ninguna carta: tienes que volver a moverte enseguida.',
  },
  portcullis: {
    name: 'Rastrillo',
    many: 'Rastrillos',
    gender: 'm',
    text: 'Roba una carta de Mazmorra. En esta sala no puedes escapar de los Monstruos. Para pasar por el rastrillo tienes que superar una tirada de Fuerza.',
  },
  'catacomb-entrance': {
    name: 'Entrada a las catacumbas',
    many: 'Entradas a las catacumbas',
    gender: 'f',
    text: 'Roba una carta de Mazmorra. A partir de tu próximo turno puedes bajar a las catacumbas.',
  },
  'rotating-room': {
    name: 'Sala Rotatoria',
    many: 'Salas Rotatorias',
    gender: 'f',
    text: 'La primera vez que alguien entra, la sala da media vuelta y el turno termina.',
  },
  trap: { name: 'Sala con Trampa', many: 'Salas con Trampa', gender: 'f', text: 'Roba una carta de Trampa.' },
  darkness: {
    name: 'Sala de Oscuridad',
    many: 'Salas de Oscuridad',
    gender: 'f',
    text: 'Tienes que volver a moverte enseguida: un dado decide por dónde.',
  },
  'cave-in': {
    name: 'Derrumbe',
    many: 'Derrumbes',
    gender: 'm',
    text: 'Roba una carta de Mazmorra. A partir de tu próximo turno puedes volver por donde viniste o cruzar con una tirada de Agilidad.',
  },
  bridge: {
    name: 'Puente',
    many: 'Puentes',
    gender: 'm',
    text: 'Puedes quedarte a este lado y volver en tu próximo turno, o cruzar con una tirada de Agilidad, más difícil por cada carta de Botín. Si te caes, acabas en las catacumbas.',
  },
  'spider-web': {
    name: 'Tela de araña',
    many: 'Telas de araña',
    gender: 'f',
    text: 'Puedes retirarte y volver en tu próximo turno, o cruzar con una tirada de Fuerza. Si fallas, la tela no te suelta.',
  },
  chasm: {
    name: 'Abismo',
    many: 'Abismos',
    gender: 'm',
    text: 'Roba una carta de Mazmorra. Solo puedes salir por los pasadizos de la mitad en la que estás.',
  },
  'bottomless-pit': {
    name: 'Pozo sin fondo',
    many: 'Pozos sin fondo',
    gender: 'm',
    text: 'Haz una tirada de Suerte. Si fallas, mueres.',
  },
};

/** Printed below the title of most cards. */
export const cardTypes: Readonly<Record<PrintedType, string>> = {
  event: 'Evento',
  loot: 'Botín',
  monster: 'Monstruo',
  threat: 'Amenaza',
  trap: 'Trampa',
};

/** Decks, tokens and other things that a screen names. */
export const things: Readonly<Record<string, SpanishComponent>> = {
  dungeon: { name: 'Mazo de Mazmorra', gender: 'm' },
  dragon: { name: 'Mazo de Dragón', gender: 'm' },
  treasure: { name: 'Mazo de Tesoro', gender: 'm' },
  crypt: { name: 'Mazo de Cripta', gender: 'm' },
  corpse: { name: 'Mazo de Cadáver', gender: 'm' },
  door: { name: 'Mazo de Puerta', gender: 'm' },
  search: { name: 'Mazo de Búsqueda', gender: 'm' },
  catacomb: { name: 'Mazo de Catacumbas', gender: 'm' },
  'trap-deck': { name: 'Mazo de Trampa', gender: 'm' },
  rune: { name: 'Mazo de Runa', gender: 'm' },
  strength: { name: 'Fuerza', gender: 'f' },
  agility: { name: 'Agilidad', gender: 'f' },
  armor: { name: 'Armadura', gender: 'f' },
  luck: { name: 'Suerte', gender: 'f' },
  'lowest:agility,armor': { name: 'Agilidad o Armadura', gender: 'f' },
  melee: { name: 'cuerpo a cuerpo' },
  ranged: { name: 'a distancia' },
  magic: { name: 'mágico' },
  north: { name: 'Norte', gender: 'm' },
  east: { name: 'Este', gender: 'm' },
  south: { name: 'Sur', gender: 'm' },
  west: { name: 'Oeste', gender: 'm' },
  'dragon-rage-roll': { name: 'Furia del dragón', gender: 'f' },
  determination: { name: 'Determinación', gender: 'f' },
  'sun-track': { name: 'Medidor de sol', gender: 'm' },
  entrance: { name: 'Indicador de entrada a las catacumbas', gender: 'm' },
  'lindel-reroll': { name: 'Segunda tirada', gender: 'f' },
  'gherinn-penance': { name: 'Penitencia', gender: 'f' },
  'gherinn-kellos': { name: 'Gracia de Kellos', gender: 'f' },
  'krutzbeck-hand': { name: 'Sexta carta', gender: 'f' },
  'tatianna-first-shot': { name: 'Primer disparo', gender: 'm' },
  'hugo-glory': { name: 'Gloria', gender: 'f' },
  'challara-foresight': { name: 'Premonición', gender: 'f' },
};
