import { capital, lowerFirst, spanish } from '@mazmorra/kernel';
import type { Words } from './words.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const cards = (number: number): string => count(number, 'carta', 'cartas');
const nuggets = (number: number): string => count(number, 'pepita', 'pepitas');
const low = lowerFirst;
/** What this screen calls the reader among others; see `you`. */
const YOU = 'tú';
const list = spanish.y;
/** «Ana y Bea», «Ana y tú». */
const people = (names: readonly string[]): string =>
  list([...names.filter((name) => name !== YOU), ...(names.includes(YOU) ? [YOU] : [])]);
/** «otra cosa rota», «otras dos cosas rotas»: three tools are all there are. */
const another = (left: readonly string[]): string =>
  left.length === 1 ? 'otra cosa rota' : 'otras dos cosas rotas';
/** «1 saboteador», «como mucho 1 saboteador», «1 o 2 saboteadores». */
function saboteurs(possible: readonly number[]): string {
  const most = Math.max(...possible);
  if (most === 1) return possible.length === 1 ? '1 saboteador' : 'Como mucho 1 saboteador';
  return `${spanish.o(possible.map(String))} saboteadores`;
}

const to = (name: string | undefined): string => (name === undefined ? '' : `, ${name}`);

export const es: Words = {
  maze: 'La mina',
  mazeRead: (number, cutOff) =>
    `La mina: ${cards(number)}${cutOff > 0 ? `, ${cutOff} sin camino hasta el inicio` : ''}`,
  sides: { up: 'Arriba', right: 'Derecha', down: 'Abajo', left: 'Izquierda' },
  cell: {
    at: (x, y) => `Columna ${x}, fila ${y}`,
    empty: 'vacía.',
    joins: (side, name) => `${side}: unida con ${spanish.quote(name)}.`,
    from: (side, name) => `${side}: un túnel desde ${spanish.quote(name)}.`,
    nothing: (side) => `${side}: abierta, aún sin nada.`,
    goal: (side) => `${side}: un objetivo boca abajo.`,
    blocked: (side) => `${side}: cerrada al otro lado.`,
    cutOff: 'Aislada del inicio.',
  },
  cutOff: 'Aislada del inicio: mientras no vuelva a unirse, no se puede seguir desde ella.',
  laidBy: (name, own) => (own ? 'La has colocado tú.' : `La ha colocado ${name}.`),
  you: YOU,

  saboteurs,
  saboteursShort: (possible) => (Math.max(...possible) === 1 ? 'saboteador' : 'saboteadores'),
  saboteursTip: 'Ha sobrado una carta de enano que nadie ha visto, así que nadie puede estar seguro.',
  saboteursAll: 'No ha sobrado ninguna carta de enano: este es el número exacto.',
  range: (possible) => possible.join('–'),
  deck: (number) => `Mazo: ${cards(number)}`,
  deckShort: 'mazo',
  deckTip: 'Cuando se agota, ya no se roba más: los descartes no vuelven.',
  discards: (number) => (number === 0 ? 'No hay descartes' : `Descartes: ${cards(number)}. Mirarlos`),
  discardsShort: 'descartes',
  discardsTitle: 'Descartes, del último al primero',
  discardsNone: 'En esta ronda aún no se ha descartado nada.',
  faceDown: 'Boca abajo',
  onlyYou: 'Esto solo lo sabes tú.',
  goldLeft: (number) => `Montón de oro: ${cards(number)}`,
  goldShort: 'cartas de oro',
  goldTip:
    'Si los mineros encuentran el tesoro, se reparten cartas de aquí; si no, de aquí cobran los saboteadores.',
  roundOf: (round, rounds) => `Ronda ${round} de ${rounds}`,
  roundShort: 'Ronda',
  roundsTitle: 'Las rondas jugadas',
  roundsNone:
    'Aún no ha terminado ninguna ronda. Después verás aquí quién era quién y cuánto se ha llevado cada uno.',

  goalHidden: 'No sabes qué hay aquí.',
  goalKnown: (name, deduced, revealed) =>
    revealed
      ? `${name}.`
      : deduced
        ? `${name}. No puede ser otra cosa.`
        : `${name}. Lo sabes porque lo has mirado.`,
  lookedBy: (names) => {
    const others = names.filter((name) => name !== YOU);
    if (others.length === names.length)
      return `${others.length === 1 ? 'Lo ha mirado' : 'Lo han mirado'} ${list(others)}.`;
    return others.length === 0 ? 'Lo has mirado tú.' : `Lo habéis mirado ${list([...others, 'tú'])}.`;
  },

  hintPick: 'Elige una carta de tu mano',
  hintBroken: 'Tienes una herramienta rota: no puedes cavar, solo jugar acciones o descartar',
  hintTurn: 'Cabe de las dos maneras: toca la carta de tu mano para girarla',
  hintUseless: (name) => `${name}: ahora no la puedes jugar, solo descartar`,
  hintPlaces: (places, turnable) =>
    `${count(places, 'sitio', 'sitios')}${turnable ? '. Toca la carta para girarla' : ''}`,
  hintRockfall: '¿Qué trozo de túnel se viene abajo?',
  hintMap: '¿Qué objetivo quieres mirar?',
  hintBreak: '¿A quién le rompes la herramienta?',
  hintRepair: '¿A quién le reparas la herramienta?',
  turnable: 'Tócala otra vez para girarla',
  fitsBoth: 'Cabe de las dos maneras',
  onlyDiscard: 'Ahora solo la puedes descartar',
  discard: 'Descartar',
  discardTip: 'Para pasar, elige una carta y déjala aquí, boca abajo. Nadie verá cuál era.',
  handArea: 'Tu papel y tus cartas',
  roleWord: 'Papel',
  roleLook: 'Mirar en secreto tu carta de enano',
  roleHide: 'Ponerla boca abajo',
  roleDeal: {
    title: (round, rounds) => `Tu papel en la ronda ${round} de ${rounds}`,
    secret: 'Esta carta dice de qué lado estás. No la puede ver nadie más.',
    turn: 'Darle la vuelta',
    aim: {
      miner:
        'Eres minero: cava un túnel desde el inicio hasta el tesoro. Si alguien llega, los mineros se reparten el oro.',
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
  finished: (name, own) => (own ? 'Has abierto el paso tú.' : `Ha abierto el paso ${name}.`),
  unmasking: 'Fuera máscaras',
  aside: 'La que ha sobrado',
  treasureAt: (goal) => `El tesoro estaba en el ${low(goal)}.`,
  goldForMiners: 'Oro para los mineros',
  chooses: (name, own) =>
    own ? 'Eliges tú: quédate con una carta y pasa las demás' : `Está eligiendo ${name}`,
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
  accusations: 'Acusaciones',
  accuse: (name) => `Acusar a ${name}`,
  takeTokenBack: 'Retirar tu acusación',
  accusedBy: (names) => `Fichas de acusación: ${people(names)}`,
  notebookHelp: 'Solo lo ves tú. ¿Qué crees que es cada uno?',
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
  deedBroke: (number, names) =>
    `${count(number, 'herramienta rota', 'herramientas rotas')} (${people(names)})`,
  deedMended: (number, names) =>
    `${count(number, 'herramienta reparada', 'herramientas reparadas')} (${people(names)})`,
  deedRockfalls: (number) => count(number, 'desprendimiento', 'desprendimientos'),
  deedDiscards: (number) => count(number, 'descarte', 'descartes'),
  deedNone: 'nada todavía',

  explain: {
    digs: 'El túnel sigue desde aquí.',
    deadEnd: 'Un callejón sin salida: de aquí no se pasa, y solo un desprendimiento lo quita.',
    reaches: (goals) => `Descubre ${list(goals.map((goal) => `el ${low(goal)}`))}.`,
    rejoins: (number) => `Vuelve a unir ${cards(number)} con el inicio.`,
    breaks: (name, own) =>
      own
        ? 'No podrás cavar hasta que alguien repare la herramienta.'
        : `${name} no podrá cavar hasta que alguien repare la herramienta.`,
    breakMore: (name, own) =>
      own
        ? 'De todos modos no puedes cavar: será una cosa más que reparar.'
        : `De todos modos ${name} no puede cavar: será una cosa más que reparar.`,
    mends: (name, own) =>
      own ? 'Podrás cavar a partir de tu próximo turno.' : `${name} podrá volver a cavar.`,
    mendsOne: (name, own, left) =>
      own
        ? `Aún tendrás ${another(left)}: ${list(left)}.`
        : `${name} aún tendrá ${another(left)}: ${list(left)}.`,
    fall: 'La carta desaparece. Nada más queda aislado.',
    fallCuts: (number) =>
      `La carta desaparece y deja ${number === 1 ? '1 carta aislada' : `${number} cartas aisladas`} del inicio.`,
    map: 'Solo lo ves tú. Los demás ven qué objetivo has mirado.',
    mapKnown: (card) => `Ya sabes lo que hay ahí. ${card}.`,
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
  aim: (round, rounds) =>
    `Mineros, al oro; saboteadores, a impedirlo. Ronda ${round} de ${rounds}: gana quien más oro tenga.`,
  meanwhile: { digging: 'Los demás están cavando', sharing: 'Se está repartiendo el oro' },
  ending: {
    nuggets: (count) => (count === 1 ? '1 pepita' : `${count} pepitas`),
    won: (winners, names, nuggets) => {
      const gold = nuggets === 0 ? 'sin ninguna pepita' : `con ${es.ending.nuggets(nuggets)}`;
      const each = nuggets === 0 ? ` ${gold}` : `, ${gold} por cabeza`;
      return spanish.bySubject(winners, names, {
        you: `Ganas ${gold}.`,
        one: (ana) => `${ana} gana ${gold}.`,
        youAll: (all) => `${capital(all)} compartís la victoria${each}.`,
        they: (all) => `${all} comparten la victoria${each}.`,
        nobody: '',
      });
    },
    reached: (name, card) => {
      const last = card === undefined ? '' : ` La carta decisiva: ${card}.`;
      const who = name === undefined ? 'tú llegaste' : `${name} llegó`;
      return `En la última ronda ${who} al tesoro.${last}`;
    },
    blocked: (saboteurs) =>
      saboteurs === 0
        ? 'En la última ronda nadie llegó al tesoro, aunque no había ningún saboteador.'
        : saboteurs === 1
          ? 'En la última ronda el saboteador no dejó que nadie llegara al tesoro.'
          : 'En la última ronda los saboteadores no dejaron que nadie llegara al tesoro.',
    roles: { miner: 'minero', saboteur: 'saboteador' },
  },
  remark: {
    because: {
      'dig-away': [
        (name) => `Ese túnel se aleja del tesoro${to(name)}.`,
        (name) => `¿Hacia dónde cavas${to(name)}?`,
      ],
      'dead-end-blocks': [
        (name) => `¿Un callejón sin salida en primera línea${to(name)}?`,
        (name) => `Ese callejón no ha sido casualidad${to(name)}.`,
      ],
      'dead-end-aside': [(name) => `¿Y para qué poner un callejón${to(name)}?`],
      'break-trusted': [
        (name) => `Le has roto la herramienta a quien cavaba bien${to(name)}.`,
        (name) => `¿Por qué le rompes la herramienta a quien cava bien${to(name)}?`,
      ],
      'repair-suspect': [(name) => `Reparas para el bando equivocado${to(name)}.`],
      'repair-self': [(name) => `Primero tú, y después los demás${to(name)}.`],
      'rockfall-tunnel': [
        (name) => `¡Nos has hundido el túnel${to(name)}!`,
        (name) => `Ese túnel nos hacía falta${to(name)}.`,
      ],
      'rockfall-aside': [(name) => `¿Un desprendimiento que no ayuda a nadie${to(name)}?`],
      'discard-broken': [(name) => `Tienes la herramienta rota y te quedas esperando${to(name)}.`],
      counter: [(name) => `Quien me señala tiene algo que esconder${to(name)}.`],
    },
    accuses: (who, name) => (name === undefined ? `${who} te acusa.` : `${who} acusa a ${name}.`),
    withdraws: (who) => `${who} retira su acusación.`,
    ownAccuses: (name) => `Acusas a ${name}.`,
    ownWithdraws: 'Retiras tu acusación.',
    quote: spanish.quote,
  },
};
