import { capital, type Names, type Seat, spanish } from '@mazmorra/kernel';
import { SUN_LAST } from '../data/limits.ts';
import type { EventOf, MoveKind, ShuffleReason, StayKind } from '../events.ts';
import type { Cause } from '../state.ts';
import { ambusherOf, cellName, cutShort, keepsAnother, type Sentences } from './catalogue.ts';
import { combatSentences } from './combat-es.ts';
import { diceSentences } from './dice-es.ts';
import { fighterName, monsterOf } from './fighters-es.ts';
import {
  al,
  deck,
  del,
  el,
  heroNoun,
  isTitle,
  LOOT_CARD,
  nameOf,
  nounOf,
  place,
  SPACE,
  TURN,
  un,
  unos,
} from './nouns-es.ts';

/** The sentence to whoever sits on the seat, or about them. */
const by = (seat: Seat, names: Names, you: string, one: (ana: string) => string): string =>
  spanish.bySeat(seat, names, { you, one });

const lootCards = (count: number): string => spanish.count(count, LOOT_CARD);

/** What is left of the Loot, to its holder and about them. */
const yourLoot = (held: number): string =>
  held === 0
    ? 'ya no te queda Botín'
    : held === 1
      ? 'te queda 1 carta de Botín'
      : `te quedan ${lootCards(held)}`;
const theirLoot = (held: number): string =>
  held === 0
    ? 'ya no le queda Botín'
    : held === 1
      ? 'le queda 1 carta de Botín'
      : `le quedan ${lootCards(held)}`;

const goldOf = (gold: number): string => (gold > 0 ? ` (${gold} de oro)` : '');

/** The rolls that close the towers: `un 1`, `un 1 o un 2`, `un número del 1 al 4`. */
const closing = (upTo: number): string =>
  upTo === 1 ? 'un 1' : upTo === 2 ? 'un 1 o un 2' : `un número del 1 al ${upTo}`;

/** What a hero who falls unconscious loses: as many Loot cards as the die shows, or all where there are fewer. */
function lostTo({ die, cards }: EventOf<'falls'>): readonly [yours: string, theirs: string] {
  const roll = `Sale un ${die}`;
  if (cards === 0) return [`${roll}: no tienes Botín que perder.`, `${roll}: no tiene Botín que perder.`];
  const loot = lootCards(cards);
  if (cards === die) return [`${roll}: pierdes ${loot}.`, `${roll}: pierde ${loot}.`];
  const [yours, theirs] =
    cards === 1
      ? ['la pierdes', 'la pierde']
      : cards === 2
        ? ['pierdes las dos', 'pierde las dos']
        : ['las pierdes todas', 'las pierde todas'];
  return [`${roll}, pero solo tienes ${loot}: ${yours}.`, `${roll}, pero solo tiene ${loot}: ${theirs}.`];
}

/** How a hero came to the end; the hero is the subject, so that the words agree with them. */
const epitaphs: Readonly<Record<Cause, (hero: string, by: string) => string>> = {
  none: (hero) => `aquí acaba la aventura ${spanish.del(heroNoun(hero))}`,
  card: (hero, killer) => {
    const ambusher = ambusherOf(killer);
    return ambusher === undefined
      ? `${elHero(hero)} cae por culpa ${del(killer)}`
      : `${un(ambusher)} acaba por sorpresa con ${elHero(hero)}`;
  },
  room: (hero, room) =>
    room === 'bridge'
      ? `${elHero(hero)} no sobrevive a la caída desde el Puente`
      : `${elHero(hero)} encuentra su final en ${el(room)}`,
  combat: (hero, monster) => `${el(monster)} acaba con ${elHero(hero)}`,
  escape: (hero, monster) => `${el(monster)} alcanza ${spanish.al(heroNoun(hero))}, que intentaba escapar`,
  dragon: (hero) => `el fuego de Kalladra abrasa ${spanish.al(heroNoun(hero))}`,
  'no-retreat': (hero) => `Kalladra acorrala ${spanish.al(heroNoun(hero))}, que no tiene por dónde salir`,
  'walled-in': (hero) => `${elHero(hero)} queda ${agrees(hero, 'emparedado', 'emparedada')} para siempre`,
  night: (hero) =>
    `${elHero(hero)} se queda ${agrees(hero, 'encerrado', 'encerrada')} en la mazmorra al caer la noche`,
  penance: (hero) => `la penitencia es demasiado dura para ${elHero(hero)}`,
  hero: (hero, killer) => `${elHero(hero)} cae a manos ${spanish.del(heroNoun(killer))}`,
};
const elHero = (id: string): string => spanish.el(heroNoun(id));
const agrees = (id: string, masculine: string, feminine: string): string =>
  spanish.agree(nounOf(id), masculine, feminine);

/** «el Hermano Gherinn», «Challara, con Llamabrillante». */
const heroIntro = (id: string): string => el(id).replace(' y ', ', con ');

const moves: Readonly<Record<MoveKind, readonly [you: string, one: string]>> = {
  walk: ['Vas a', 'va a'],
  secret: ['Cruzas la puerta secreta y llegas a', 'cruza la puerta secreta y llega a'],
  teleport: ['Te teletransportas a', 'se teletransporta a'],
  tower: ['Apareces en', 'aparece en'],
  escape: ['Vuelves corriendo a', 'vuelve corriendo a'],
  retreat: ['Huyes del dragón a', 'huye del dragón a'],
  surface: ['Sales de las catacumbas en', 'sale de las catacumbas en'],
  flee: ['Huyes a', 'huye a'],
  wake: ['Te encuentras en', 'se encuentra en'],
};

const stays: Readonly<Record<StayKind, readonly [you: string, one: (ana: string) => string]>> = {
  bridge: ['No cruzas el Puente.', (ana) => `${ana} no cruza el Puente.`],
  'bridge-crossed': [
    'Has cruzado el Puente y tu turno termina: no hay por dónde seguir.',
    (ana) => `${ana} ha cruzado el Puente y su turno termina: no hay por dónde seguir.`,
  ],
  web: ['Te retiras ante la Tela de araña.', (ana) => `${ana} se retira ante la Tela de araña.`],
  'web-crossed': [
    'Has pasado la Tela de araña y tu turno termina: no hay por dónde seguir.',
    (ana) => `${ana} ha pasado la Tela de araña y su turno termina: no hay por dónde seguir.`,
  ],
  stuck: ['La Tela de araña no te suelta.', (ana) => `La Tela de araña no suelta a ${ana}.`],
  freed: ['Te sueltas de la Tela de araña.', (ana) => `${ana} se suelta de la Tela de araña.`],
  pit: ['Pasas el Pozo sin fondo.', (ana) => `${ana} pasa el Pozo sin fondo.`],
  corridor: [
    'Tu turno termina en el Corredor: no hay por dónde seguir.',
    (ana) => `El turno de ${ana} termina en el Corredor: no hay por dónde seguir.`,
  ],
  'corridor-again': [
    'Tu turno termina en el Corredor: es la segunda vez que entras en él este turno.',
    (ana) => `El turno de ${ana} termina en el Corredor: es la segunda vez que entra en él este turno.`,
  ],
  tower: [
    'Tu turno termina en la torre: no hay por dónde seguir.',
    (ana) => `El turno de ${ana} termina en la torre: no hay por dónde seguir.`,
  ],
  darkness: [
    'Tu turno termina en la oscuridad: no hay por dónde seguir.',
    (ana) => `El turno de ${ana} termina en la oscuridad: no hay por dónde seguir.`,
  ],
  'cave-in': ['Te quedas ante el Derrumbe.', (ana) => `${ana} se queda ante el Derrumbe.`],
  rotating: ['Te quedas en la Sala Rotatoria.', (ana) => `${ana} se queda en la Sala Rotatoria.`],
};

/** What somebody did not do, by the optional part of the card. */
const declined: Readonly<Record<string, readonly [you: string, one: string]>> = {
  'loot-body': ['Dejas el cuerpo en paz.', 'deja el cuerpo en paz.'],
  'open-crypt': ['Dejas la cripta cerrada.', 'deja la cripta cerrada.'],
  'leave-catacombs': ['Sigues en las catacumbas.', 'sigue en las catacumbas.'],
  'secret-door': ['No cruzas la puerta secreta.', 'no cruza la puerta secreta.'],
  bribe: ['No le das nada al Elfo del abismo.', 'no le da nada al Elfo del abismo.'],
};

const abilities: Readonly<Record<string, readonly [you: string, one: (ana: string) => string]>> = {
  'lindel-reroll': ['Repites uno de los dados.', (ana) => `${ana} repite uno de los dados.`],
  'gherinn-penance': ['Haces penitencia.', (ana) => `${ana} hace penitencia.`],
  'gherinn-kellos': [
    'Por la gracia de Kellos, vuelves a tirar.',
    (ana) => `Por la gracia de Kellos, ${ana} vuelve a tirar.`,
  ],
  'krutzbeck-hand': ['Completas tu mano hasta 6 cartas.', (ana) => `${ana} completa su mano hasta 6 cartas.`],
  'tatianna-first-shot': [
    'Disparas antes de la primera ronda.',
    (ana) => `${ana} dispara antes de la primera ronda.`,
  ],
  'hugo-glory': [
    'Te cubres de gloria y puedes descartar hasta 2 cartas de tu montón de daño.',
    (ana) => `${ana} se cubre de gloria y puede descartar hasta 2 cartas de su montón de daño.`,
  ],
  'challara-foresight': [
    'Tienes una premonición y cambias la carta.',
    (ana) => `${ana} tiene una premonición y cambia la carta.`,
  ],
};

/** What a rune does where no line after it would tell: it lasts the whole turn, or keeps something from happening. */
const runes: Readonly<Record<string, readonly [yours: string, theirs: string]>> = {
  'rune-stasis': [
    ': este turno puedes moverte hasta tres veces',
    ': este turno puede moverse hasta tres veces',
  ],
  'rune-slumber': [
    ': ni pierdes cartas de Tesoro ni sufres Heridas',
    ': ni pierde cartas de Tesoro ni sufre Heridas',
  ],
};

/** How a Loot card is lost. */
const losses: Readonly<Record<string, readonly [you: string, one: string]>> = {
  random: ['Pierdes al azar', 'pierde al azar'],
  dragon: ['Pierdes', 'pierde'],
  bridge: ['Te deshaces de', 'se deshace de'],
  bribe: ['Entregas', 'entrega'],
  used: ['Gastas', 'gasta'],
  unconscious: ['Pierdes', 'pierde'],
};

/** Why a deck is shuffled: twice in a row is no mistake. */
const shuffled: Readonly<Record<ShuffleReason, (deck: string) => string>> = {
  card: (pile) => `Sale la carta «Barajar»: se baraja el ${pile}.`,
  empty: (pile) => `El ${pile} se ha agotado: se barajan sus descartes.`,
  returned: (pile) => `Se baraja el ${pile} con lo devuelto.`,
};

/** «sin afrontarlo», to agree with the card; a title is only a card. */
function unfaced(id: string): string {
  if (isTitle(id)) return 'sin afrontar la carta';
  const { plural } = nounOf(id);
  return `sin afrontar${agrees(id, 'lo', 'la')}${plural ? 's' : ''}`;
}

/** What decided between equals. */
const decided = {
  best: (gold: number) => `A igualdad de oro, decide la mejor carta: ${gold}.`,
  loot: (cards: number) =>
    `A igualdad de oro y de mejor carta, decide el número de cartas de Botín: ${cards}.`,
} as const;

/** How far a room turns, by quarter turns to the right. */
const turns: readonly string[] = [
  'gira',
  'gira un cuarto de vuelta a la derecha',
  'da media vuelta',
  'gira un cuarto de vuelta a la izquierda',
];
/** Where a travel marker points. */
const compass: readonly string[] = ['norte', 'este', 'sur', 'oeste'];

/** Why a way down gets no marker. */
const unmarked = {
  'cave-in': 'En un Derrumbe no se pone indicador de entrada',
  'none-left': 'No quedan indicadores de entrada',
} as const;

/** The log in Spanish. */
export const sentences: Sentences = {
  ...combatSentences,
  ...diceSentences,
  hero: (e, names) =>
    by(
      e.seat,
      names,
      `Tu ${agrees(e.hero, 'héroe', 'heroína')} es ${heroIntro(e.hero)}.`,
      (ana) => `${agrees(e.hero, 'El héroe', 'La heroína')} de ${ana} es ${heroIntro(e.hero)}.`,
    ),
  'first-roll': (e, names) =>
    e.again
      ? by(
          e.seat,
          names,
          `Vuelves a tirar y sacas un ${e.die}.`,
          (ana) => `${ana} vuelve a tirar y saca un ${e.die}.`,
        )
      : by(
          e.seat,
          names,
          `Tiras para ver quién empieza y sacas un ${e.die}.`,
          (ana) => `${ana} tira para ver quién empieza y saca un ${e.die}.`,
        ),
  'first-player': (e, names) => by(e.seat, names, 'Empiezas tú.', (ana) => `Empieza ${ana}.`),
  'rune-dealt': (e, names) =>
    by(e.seat, names, `Recibes ${el(e.card)}.`, (ana) => `${ana} recibe ${el(e.card)}.`),
  'late-start': (e) => `Comienzo tardío: sale un ${e.die} y el sol empieza en el espacio ${e.space}.`,
  'tower-taken': (e, names) =>
    by(e.seat, names, `Empiezas en ${el(e.tower)}.`, (ana) => `${ana} empieza en ${el(e.tower)}.`),
  turn: (e, names) => by(e.seat, names, 'Es tu turno.', (ana) => `Es el turno de ${ana}.`),
  sun: (e) => `El sol avanza al espacio ${e.space} de ${SUN_LAST}.`,
  'sunset-roll': (e) =>
    e.closed
      ? `Sale un ${e.die}: se pone el sol y se cierran las torres.`
      : `Sale un ${e.die}: las torres siguen abiertas. Se habrían cerrado con ${closing(e.closesUpTo)}.`,
  'turn-lost': (e, names) => {
    if (e.why === 'waits')
      return by(
        e.seat,
        names,
        'Esperas a que se despeje el camino de vuelta.',
        (ana) => `${ana} espera a que se despeje el camino de vuelta.`,
      );
    if (e.why === 'blocked')
      return by(
        e.seat,
        names,
        'Pierdes este turno: todos los caminos están bloqueados.',
        (ana) => `${ana} pierde este turno: todos los caminos están bloqueados.`,
      );
    if (e.why === 'card')
      return by(e.seat, names, 'Pierdes el resto del turno.', (ana) => `${ana} pierde el resto del turno.`);
    return e.left === 0
      ? by(e.seat, names, 'Pierdes este turno.', (ana) => `${ana} pierde este turno.`)
      : by(
          e.seat,
          names,
          `Pierdes este turno y perderás ${spanish.count(e.left, TURN)} más.`,
          (ana) => `${ana} pierde este turno y perderá ${spanish.count(e.left, TURN)} más.`,
        );
  },
  'turns-to-lose': (e, names) => {
    if (e.count === 0) return undefined;
    return e.total === 1
      ? by(e.seat, names, 'Perderás tu próximo turno.', (ana) => `${ana} perderá su próximo turno.`)
      : by(
          e.seat,
          names,
          `Perderás tus próximos ${e.total} turnos.`,
          (ana) => `${ana} perderá sus próximos ${e.total} turnos.`,
        );
  },
  explored: (e, names) =>
    by(
      e.seat,
      names,
      `Descubres ${un(e.tile)} en ${cellName(e.cell)}.`,
      (ana) => `${ana} descubre ${un(e.tile)} en ${cellName(e.cell)}.`,
    ),
  'tile-turned': (e) => `${capital(el(e.tile))} de ${cellName(e.cell)} ${turns[e.quarters ?? 0] ?? 'gira'}.`,
  'tiles-looked-at': (e, names) => {
    const seen = e.tiles === undefined ? '' : `: ${unos(e.tiles)}`;
    return by(
      e.seat,
      names,
      `Miras ${e.count} salas${seen}.`,
      (ana) => `${ana} mira ${e.count} salas${seen}.`,
    );
  },
  moved: (e, names) => {
    const [you, one] = moves[e.how];
    return by(e.seat, names, `${you} ${place(e.to)}.`, (ana) => `${ana} ${one} ${place(e.to)}.`);
  },
  half: (e, names) => {
    const half = `la mitad de la sala de ${cellName(e.cell)} ${e.half === 0 ? 'que lleva la flecha' : 'opuesta a la flecha'}`;
    return by(e.seat, names, `Estás en ${half}.`, (ana) => `${ana} está en ${half}.`);
  },
  // The card has told already that the door opens.
  door: (e) => (e.opens ? undefined : 'La puerta no se abre.'),
  // The test has told already what it was for and how it ended.
  portcullis: () => undefined,
  darkness: (e, names) =>
    e.moves
      ? by(
          e.seat,
          names,
          `Sacas un ${e.die} en la oscuridad y sigues a tientas.`,
          (ana) => `${ana} saca un ${e.die} en la oscuridad y sigue a tientas.`,
        )
      : by(
          e.seat,
          names,
          `Sacas un ${e.die} en la oscuridad: por ahí no puedes pasar.`,
          (ana) => `${ana} saca un ${e.die} en la oscuridad: por ahí no puede pasar.`,
        ),
  stays: (e, names) => by(e.seat, names, ...stays[e.why]),
  searches: (e, names) =>
    by(
      e.seat,
      names,
      `Registras la sala de ${cellName(e.cell)}.`,
      (ana) => `${ana} registra la sala de ${cellName(e.cell)}.`,
    ),
  'walled-in': (e) => `${capital(place(e.cell))} no tiene ninguna salida.`,
  draws: (e, names) => {
    const { card } = e;
    return card === undefined
      ? by(
          e.seat,
          names,
          `Robas una carta de Botín del ${deck(e.deck)}.`,
          (ana) => `${ana} roba una carta de Botín del ${deck(e.deck)} sin enseñarla.`,
        )
      : by(
          e.seat,
          names,
          `Robas ${un(card)} del ${deck(e.deck)}.`,
          (ana) => `${ana} roba ${un(card)} del ${deck(e.deck)}.`,
        );
  },
  shuffles: (e) => shuffled[e.why](deck(e.deck)),
  'deck-empty': (e) => `El ${deck(e.deck)} se ha agotado: no queda nada que robar.`,
  // It burdens whoever draws it: nobody keeps it by choice.
  keeps: (e, names) =>
    by(
      e.seat,
      names,
      `Tienes que conservar ${el(e.card)}.`,
      (ana) => `${ana} tiene que conservar ${el(e.card)}.`,
    ),
  'kept-gone': (e, names) => {
    const [yours, theirs] = keepsAnother(e, nameOf)
      ? [', pero te queda otra carta igual', ', pero le queda otra carta igual']
      : ['', ''];
    return isTitle(e.card)
      ? by(
          e.seat,
          names,
          `Descartas ${el(e.card)}${yours}.`,
          (ana) => `${ana} descarta ${el(e.card)}${theirs}.`,
        )
      : by(
          e.seat,
          names,
          `Te libras ${del(e.card)}${yours}.`,
          (ana) => `${ana} se libra ${del(e.card)}${theirs}.`,
        );
  },
  refuses: (e, names) =>
    by(
      e.seat,
      names,
      `Descartas ${el(e.card)} ${unfaced(e.card)}.`,
      (ana) => `${ana} descarta ${el(e.card)} ${unfaced(e.card)}.`,
    ),
  'card-may': (e, names) => {
    const [you, one] = declined[e.what] ?? ['', ''];
    return e.yes || you === '' ? undefined : by(e.seat, names, you, (ana) => `${ana} ${one}`);
  },
  'gains-loot': (e, names) => {
    const { card, held } = e;
    return card === undefined
      ? by(
          e.seat,
          names,
          `Te llevas una carta de Botín: ahora tienes ${held}.`,
          (ana) => `${ana} se lleva una carta de Botín: ahora tiene ${held}.`,
        )
      : by(
          e.seat,
          names,
          `Te llevas ${el(card)}${goldOf(e.gold ?? 0)}: ahora tienes ${lootCards(held)}.`,
          (ana) => `${ana} se lleva ${el(card)}${goldOf(e.gold ?? 0)}: ahora tiene ${lootCards(held)}.`,
        );
  },
  'loses-loot': (e, names) => {
    const drunk = e.why === 'used' && e.card.endsWith('-unstable-potion');
    const [you, one] = drunk ? ['Te bebes', 'se bebe'] : (losses[e.why] ?? ['Pierdes', 'pierde']);
    const what = `${un(e.card)}${goldOf(e.gold)}`;
    return by(e.seat, names, `${you} ${what}: ${yourLoot(e.held)}.`.replace(' de el ', ' del '), (ana) =>
      `${ana} ${one} ${what}: ${theirLoot(e.held)}.`.replace(' de el ', ' del '),
    );
  },
  // Told with what is left of the Loot.
  drinks: () => undefined,
  'rune-used': (e, names) => {
    const [yours, theirs] = runes[e.card] ?? ['', ''];
    return by(e.seat, names, `Usas ${el(e.card)}${yours}.`, (ana) => `${ana} usa ${el(e.card)}${theirs}.`);
  },
  'ability-used': (e, names) => {
    const told = abilities[e.ability];
    return told && by(e.seat, names, ...told);
  },
  dies: (e, names) => {
    const epitaph = epitaphs[e.cause](e.hero, e.by);
    return by(e.seat, names, `Has muerto: ${epitaph}.`, (ana) => `${ana} ha muerto: ${epitaph}.`);
  },
  falls: (e, names) => {
    const [yours, theirs] = lostTo(e);
    return by(
      e.seat,
      names,
      `Quedas inconsciente. ${yours}`,
      (ana) => `${ana} queda inconsciente. ${theirs}`,
    );
  },
  wakes: (e, names) => {
    if (e.wounds === 0)
      return by(
        e.seat,
        names,
        'Recobras el sentido sin Heridas.',
        (ana) => `${ana} recobra el sentido sin Heridas.`,
      );
    // More had been told when the hero fell; mostly it is half of them, but never as many as the hero has Life.
    const remain = `${e.wounds === 1 ? 'queda' : 'quedan'} ${e.wounds}`;
    return by(
      e.seat,
      names,
      `Recobras el sentido y te curas parte de tus Heridas: te ${remain}.`,
      (ana) => `${ana} recobra el sentido y se cura parte de sus Heridas: le ${remain}.`,
    );
  },
  monster: (e, names) => {
    // One that lay in wait or was moved has been told of before.
    const monster = e.from === 'token' || e.from === 'servant' ? el(e.monster) : un(e.monster);
    const met = by(e.seat, names, `Te topas con ${monster}`, (ana) => `${ana} se topa con ${monster}`);
    const it = agrees(e.monster, 'lo', 'la');
    if (e.player < 0) return `${met}: ${it} lleva el autómata.`;
    return by(e.player, names, `${met}: ${it} llevas tú.`, (bea) => `${met}: ${it} lleva ${bea}.`);
  },
  'monster-life': (e, names) =>
    e.life === undefined
      ? undefined
      : `${capital(fighterName(monsterOf(e), names))} tiene ${e.life === 1 ? '1 punto' : `${e.life} puntos`} de Vida.`,
  'monster-removed': (e) => `${capital(el(e.monster))} se deshace en polvo.`,
  'token-taken': (e) => `${capital(el(e.monster))} de ${place(e.cell)} acude a la llamada.`,
  'token-placed': (e) => `${capital(el(e.monster))} queda al acecho en ${place(e.cell)}.`,
  'dragon-wakes': () => '¡Kalladra despierta!',
  'dragon-cards-back': (e) =>
    e.count === 1
      ? 'La carta de Dragón vuelve a su mazo.'
      : `Las ${e.count} cartas de Dragón vuelven a su mazo.`,
  entrance: (e, names) => {
    if (e.unmarked === 'already') return `En ${cellName(e.cell)} ya había una bajada a las catacumbas.`;
    if (e.unmarked === 'impossible')
      return `En ${cellName(e.cell)} no se puede poner ningún indicador de entrada.`;
    if (e.unmarked !== undefined) {
      const why = unmarked[e.unmarked];
      const down = `bajar a las catacumbas en ${cellName(e.cell)}`;
      return by(
        e.seat ?? -1,
        names,
        `${why}, pero en tu próximo turno podrás ${down}.`,
        (ana) => `${why}, pero ${ana} podrá ${down} en su próximo turno.`,
      );
    }
    return `En ${cellName(e.cell)} se abre un pasadizo que baja a las catacumbas.`;
  },
  // The way out is told as it is seen along the marker.
  'goes-down': (e, names) => {
    const marker = `indicador de viaje apunta al ${compass[e.facing] ?? ''}.`;
    return e.falls
      ? by(
          e.seat,
          names,
          `Caes a las catacumbas en ${cellName(e.cell)}; tu ${marker}`,
          (ana) => `${ana} cae a las catacumbas en ${cellName(e.cell)}; su ${marker}`,
        )
      : by(
          e.seat,
          names,
          `Bajas a las catacumbas en ${cellName(e.cell)}; tu ${marker}`,
          (ana) => `${ana} baja a las catacumbas en ${cellName(e.cell)}; su ${marker}`,
        );
  },
  'way-out': (e, names) => {
    const side = e.side === 'left' ? 'la izquierda' : 'la derecha';
    const wall = cutShort(e) ? ', pero el muro exterior lo corta antes' : '';
    const way = `camino va ${spanish.count(e.ahead, SPACE)} hacia delante y ${e.die} hacia ${side}${wall}.`;
    if (e.naga)
      return by(
        e.seat,
        names,
        `Sacas un ${e.die}: tu ${way} Das la vuelta bajo ${place(e.to)}.`,
        (ana) => `${ana} saca un ${e.die}: su ${way} ${ana} da la vuelta bajo ${place(e.to)}.`,
      );
    // Where that leads is told when the hero comes up.
    return by(e.seat, names, `Sacas un ${e.die}: tu ${way}`, (ana) => `${ana} saca un ${e.die}: su ${way}`);
  },
  leaves: (e, names) =>
    by(
      e.seat,
      names,
      `Sales de la mazmorra con ${lootCards(e.loot)}.`,
      (ana) => `${ana} sale de la mazmorra con ${lootCards(e.loot)}.`,
    ),
  'loot-shown': (e, names) =>
    by(
      e.seat,
      names,
      `Enseñas tu Botín: ${unos(e.cards)}.`,
      (ana) => `${ana} enseña su Botín: ${unos(e.cards)}.`,
    ),
  'end-item': (e, names) =>
    e.used
      ? by(e.seat, names, `Usas ${el(e.card)}.`, (ana) => `${ana} usa ${el(e.card)}.`)
      : by(e.seat, names, `No usas ${el(e.card)}.`, (ana) => `${ana} no usa ${el(e.card)}.`),
  worth: (e, names) =>
    by(
      e.seat,
      names,
      `Tu ${nameOf(e.card)} vale ${e.gold} de oro.`,
      (ana) => `${capital(el(e.card))} de ${ana} vale ${e.gold} de oro.`,
    ),
  end: (e, names) => {
    if (e.survivor !== undefined)
      return by(
        e.survivor,
        names,
        'Has salido con vida, pero no ganas: no llevas ninguna carta de Tesoro.',
        (ana) => `${ana} ha salido con vida, pero no gana: no lleva ninguna carta de Tesoro.`,
      );
    const won = e.gold[e.winners[0] ?? 0] ?? 0;
    const gold = won === 0 ? 'sin nada de oro' : `con ${won} de oro`;
    const why = e.by === undefined ? '' : ` ${decided[e.by](e.amount ?? 0)}`;
    return `${spanish.bySubject(e.winners, names, {
      you: `¡Ganas ${gold}!`,
      one: (ana) => `${ana} gana ${gold}.`,
      youAll: (all) => `${all} compartís la victoria ${gold}.`,
      they: (all) => `${all} comparten la victoria ${gold}.`,
      nobody: 'Gana Kalladra.',
    })}${why}`;
  },
  'loot-taken': (e, names) => {
    const what = e.card === undefined ? 'una carta de Botín' : un(e.card);
    if (names.own === e.from) return `${names.seat(e.by)} te quita ${what}: ${yourLoot(e.left)}.`;
    const bea = names.seat(e.from);
    const left =
      e.left === 0 ? 'no le queda ninguna' : `${e.left === 1 ? 'le queda' : 'le quedan'} ${e.left}`;
    return by(
      e.by,
      names,
      `Le quitas ${what} a ${bea}: ahora tienes ${lootCards(e.held)} y a ${bea} ${left}.`,
      (ana) => `${ana} le quita ${what} a ${bea}: ahora tiene ${lootCards(e.held)} y a ${bea} ${left}.`,
    );
  },
  'servant-moves': (e, names) => {
    const way = `${al(e.monster)} de ${place(e.from)} a ${place(e.to)}`;
    return by(e.seat, names, `Mueves ${way}.`, (ana) => `${ana} mueve ${way}.`);
  },
  'servant-calls': (e, names) =>
    by(e.seat, names, `Llamas a ${un(e.monster)}.`, (ana) => `${ana} llama a ${un(e.monster)}.`),
};
