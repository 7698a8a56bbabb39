import type { Words } from './words.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const cards = (number: number): string => count(number, 'carta', 'cartas');
const nuggets = (number: number): string => count(number, 'pepita', 'pepitas');
const list = (items: readonly string[]): string => new Intl.ListFormat('es').format(items);
const either = (items: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(items);
const low = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

export const es: Words = {
  maze: 'La mina',
  mazeRead: (number, cutOff) =>
    `La mina: ${cards(number)}${cutOff > 0 ? `, ${cutOff} sin camino hasta el inicio` : ''}`,
  mazeCard: (name, x, y, turned, cutOff) =>
    `Columna ${x}, fila ${y}: ${name}${turned ? ', girada' : ''}${cutOff ? ', aislada' : ''}`,
  cutOff: 'Aislada del inicio: mientras no se arregle el camino, no se le puede unir nada.',
  laidBy: (name, own) => (own ? 'La has puesto tú.' : `La puso ${name}.`),
  you: 'ti',

  saboteurs: (possible) =>
    possible.length === 1 && possible[0] === 1
      ? '1 saboteador'
      : `${either(possible.map(String))} saboteadores`,
  saboteursShort: (possible) => (possible.length === 1 && possible[0] === 1 ? 'saboteador' : 'saboteadores'),
  saboteursTip: 'Sobró una carta de enano que nadie ha visto, así que nadie puede estar seguro.',
  saboteursAll: 'No sobró ninguna carta de enano: son exactamente estos.',
  range: (possible) => possible.join('–'),
  deck: (number) => `Mazo: ${cards(number)}`,
  deckShort: 'mazo',
  deckTip: 'Cuando se acaba, ya no se roba. No se vuelve a llenar nunca.',
  discards: (number) => `Descartes: ${cards(number)}. Mirarlos`,
  discardsShort: 'descartes',
  discardsTitle: 'Descartes, del último al primero',
  discardsNone: 'En esta ronda aún no se ha descartado nada.',
  faceDown: 'Boca abajo',
  onlyYou: 'Esto solo lo sabes tú.',
  goldLeft: (number) => `Montón de oro: ${cards(number)}`,
  goldShort: 'cartas de oro',
  goldTip:
    'De aquí sale el reparto de los mineros si encuentran el tesoro y, si no, la paga de los saboteadores.',
  roundOf: (round, rounds) => `Ronda ${round} de ${rounds}`,
  roundShort: 'Ronda',
  roundsTitle: 'Las rondas jugadas',
  roundsNone:
    'Aún no ha terminado ninguna ronda. Después verás aquí quién era quién y cuánto se llevó cada cual.',

  goalHidden: 'No sabes qué hay aquí.',
  goalKnown: (name, deduced, revealed) =>
    revealed
      ? `${name}.`
      : deduced
        ? `${name}: no puede ser otra cosa.`
        : `${name}: lo has mirado. Solo lo sabes tú.`,
  lookedBy: (names) => `Visto por ${list(names)}.`,

  hintPick: 'Elige una carta de tu mano',
  hintBroken: 'Herramienta rota: no puedes cavar, solo acciones o descartar',
  hintTurn: 'Cabe de las dos maneras: tócala otra vez para girarla',
  hintUseless: (name) => `${name}: ahora no se puede jugar, solo descartar`,
  hintPlaces: (places, turnable) =>
    `${count(places, 'sitio', 'sitios')}${turnable ? '. Toca la carta para girarla' : ''}`,
  hintRockfall: '¿Qué trozo de túnel se viene abajo?',
  hintMap: '¿Qué objetivo quieres mirar?',
  hintBreak: '¿A quién? Elige arriba a un jugador',
  hintRepair: '¿A quién se la arreglas? Elige arriba a un jugador',
  turnable: 'Tócala otra vez para girarla',
  onlyDiscard: 'Ahora solo se puede descartar',
  discard: 'Descartar',
  discardTip: 'Pasar: levanta una carta y tírala aquí, boca abajo. Nadie verá cuál era.',
  handArea: 'Tu papel y tus cartas',
  roleWord: 'Papel',
  roleLook: 'Mira en secreto tu carta de enano',
  roleHide: 'Volver a ponerla boca abajo',
  roleDeal: {
    title: (round, rounds) => `Tu papel en la ronda ${round} de ${rounds}`,
    secret: 'Esta carta dice de qué lado estás. No la puede ver nadie más.',
    turn: 'Darle la vuelta',
    aim: {
      miner:
        'Eres minero: cava un túnel desde la entrada hasta el tesoro. Si alguien llega, los mineros se reparten el oro.',
      saboteur:
        'Eres saboteador: que nadie llegue al tesoro, y que no se te note demasiado pronto. Si nadie llega, cobran los saboteadores.',
    },
    understood: 'Taparla y jugar',
  },

  begins: (name, own) => (own ? 'Empiezas tú' : `Empieza ${name}`),
  reaches: (name, own, goal) => `${own ? 'Llegas' : `${name} llega`} al ${low(goal)}`,
  treasure: '¡El tesoro!',
  stone: 'Solo piedra',
  minersWin: 'Los mineros ganan la ronda',
  saboteursWin: 'Los saboteadores ganan la ronda',
  nobodyWins: 'Nadie gana la ronda',
  notReached: 'El tesoro sigue enterrado',
  finished: (name, own) => (own ? 'Tú abriste el paso.' : `Abrió el paso ${name}.`),
  unmasking: 'Fuera máscaras',
  aside: 'La que sobró',
  treasureAt: (goal) => `El tesoro estaba en el ${low(goal)}.`,
  goldForMiners: 'Oro para los mineros',
  chooses: (name, own) => (own ? 'Eliges tú: quédate una carta y pasa las demás' : `Está eligiendo ${name}`),
  next: 'después',
  saboteursPaid: 'Los saboteadores cobran',
  nobodyPaid: 'No había ningún saboteador. Nadie se lleva oro.',
  paid: (name, own, number) => (own ? `Te llevas ${nuggets(number)}` : `${name} se lleva ${nuggets(number)}`),
  goldCounted: 'Se cuenta el oro',
  nuggets,
  goldCards: (number) => count(number, 'carta de oro boca abajo', 'cartas de oro boca abajo'),
  credit: (number) => `(${nuggets(number)} sin carta)`,

  handOf: (number) => `${cards(number)} en la mano`,
  brokenTool: (name) => `${name}: no puede cavar`,
  toolsTitle: 'Herramientas',
  allWhole: 'Todo en buen estado.',
  deedsTitle: 'En esta ronda',
  goldTitle: 'Oro',
  notebook: 'Cuaderno',
  notebookHelp: 'Solo para tus ojos. ¿Por quién los tienes?',
  marksOf: (name) => `Tu nota sobre ${name}`,
  marked: {
    miner: 'Crees que es minero',
    saboteur: 'Crees que es saboteador',
    unsure: 'No lo tienes claro',
  },
  markAs: {
    miner: (name) => `${name}: minero, creo`,
    saboteur: (name) => `${name}: saboteador, creo`,
    unsure: (name) => `${name}: no lo tengo claro`,
  },
  deedTunnels: (number) => count(number, 'túnel', 'túneles'),
  deedDeadEnds: (number) => count(number, 'callejón', 'callejones'),
  deedBroke: (names) => `rompió algo a ${list(names)}`,
  deedMended: (names) => `arregló algo a ${list(names)}`,
  deedRockfalls: (number) => count(number, 'desprendimiento', 'desprendimientos'),
  deedDiscards: (number) => count(number, 'descarte', 'descartes'),
  deedNone: 'nada todavía',

  explain: {
    digs: 'El túnel sigue desde aquí.',
    deadEnd: 'Un callejón sin salida: de aquí no se pasa, y solo un desprendimiento lo quita.',
    reaches: (goals) => `Descubre el ${list(goals.map(low))}.`,
    rejoins: (number) => `Vuelve a unir ${cards(number)} con el inicio.`,
    breaks: (name, own) =>
      own
        ? 'No podrás cavar hasta que alguien te la arregle.'
        : `${name} no podrá cavar hasta que alguien se la arregle.`,
    breakMore: (name, own) =>
      own
        ? 'Ya no podías cavar: una cosa más que arreglar.'
        : `${name} ya no podía cavar: una cosa más que arreglar.`,
    mends: (name, own) =>
      own ? 'Podrás cavar a partir de tu próximo turno.' : `${name} podrá volver a cavar.`,
    mendsOne: (name, own, left) => `${own ? 'Aún tendrás' : `${name} aún tendrá`} averiado: ${list(left)}.`,
    fall: 'La carta desaparece. Nada más queda aislado.',
    fallCuts: (number) =>
      `La carta desaparece y ${number === 1 ? 'queda 1 carta aislada' : `quedan ${number} cartas aisladas`} del inicio.`,
    map: 'Solo lo ves tú. Los demás ven qué objetivo has mirado.',
    mapKnown: (card) => `Ya lo conoces: ${low(card)}.`,
    discard: (draws) =>
      `Boca abajo: nadie sabrá qué carta era. ${draws ? 'Después robas otra.' : 'Ya no queda nada que robar.'}`,
    take: 'Se queda boca abajo delante de ti hasta el final de la partida.',
  },
  design: {
    paths: '44 cartas de recorrido: el inicio, tres objetivos y 40 para colocar',
    rotations: 'Cada forma como viene, iluminada y girada, y aislada',
    states: { plain: 'como viene', lit: 'unida, girada', cut: 'aislada, girada' },
    goalBack: 'Un objetivo boca abajo',
    actions: '27 cartas de acción',
    gold: '28 cartas de oro',
    dwarves: '11 cartas de enano',
    backs: 'Dorsos y fichas',
  },
};
