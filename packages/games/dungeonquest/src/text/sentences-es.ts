import type { Cause } from '../state.ts';
import type { Say, Sentences } from './catalogue.ts';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const wounds = (count: number): string => plural(count, 'Herida');
const lootCards = (count: number): string => plural(count, 'carta de Botín', 'cartas de Botín');

const stays: Readonly<Record<string, string>> = {
  bridge: 'a este lado del Puente',
  web: 'ante la Tela de araña',
  stuck: 'sin poder salir de la Tela de araña',
  freed: 'fuera de la Tela de araña',
  pit: 'al borde del pozo',
  corridor: 'en el Corredor; el turno termina',
  tower: 'en la torre; no hay por dónde seguir',
  darkness: 'a oscuras',
  'cave-in': 'tras los escombros',
  rotating: 'en la Sala Rotatoria',
};

const causes: Readonly<Record<Cause, (by: string, say: Say) => string>> = {
  none: () => '',
  card: (by, say) => `obra de ${say.name(by)}`,
  room: (by, say) => `el final está en ${say.name(by)}`,
  combat: (by, say) => `a manos de un ${say.name(by)}`,
  escape: (by, say) => `un ${say.name(by)} alcanza a quien huye`,
  dragon: () => 'el fuego del dragón',
  'no-retreat': () => 'el dragón corta toda salida',
  'walled-in': () => 'entre cuatro muros para siempre',
  night: () => 'la noche cierra las torres',
  penance: () => 'la penitencia fue demasiada',
  hero: (by, say) => `a manos de ${say.name(by)}`,
};

/** The log in Spanish. */
export const sentences: Sentences = {
  hero: (e, say) => `${say.about(e.seat, 'Eres', 'es')} ${say.name(e.hero)}.`,
  'first-roll': (e, say) => `${say.about(e.seat, 'Sacas', 'saca')} un ${e.die}.`,
  'first-player': (e, say) => `${say.about(e.seat, 'Empiezas tú', 'empieza la partida')}.`,
  'rune-dealt': (e, say) => `${say.about(e.seat, 'Recibes', 'recibe')} ${say.name(e.card)}.`,
  'late-start': (e) => `Comienzo tardío: un ${e.die}. El sol empieza en la casilla ${e.space}.`,
  'tower-taken': (e, say) => `${say.about(e.seat, 'Empiezas', 'empieza')} en la ${say.name(e.tower)}.`,
  turn: (e, say) => say.about(e.seat, 'Te toca.', 'tiene el turno.'),
  sun: (e) => `El sol avanza a la casilla ${e.space}.`,
  'sunset-roll': (e) =>
    e.closed
      ? `Un ${e.die}: se pone el sol y las torres se cierran.`
      : `Un ${e.die}: las torres siguen abiertas (se cierran con 1 a ${e.closesUpTo}).`,
  'turn-lost': (e, say) =>
    e.why === 'waits'
      ? `${say.about(e.seat, 'Esperas', 'espera')} a que se despeje el camino de vuelta.`
      : `${say.about(e.seat, 'Pierdes', 'pierde')} este turno${e.why === 'blocked' ? ': todos los caminos están ocupados' : ''}.`,
  'turns-to-lose': (e, say) =>
    e.count > 0 ? `${say.about(e.seat, 'Perderás', 'perderá')} ${plural(e.total, 'turno')}.` : undefined,
  explored: (e, say) =>
    `${say.about(e.seat, 'Descubres', 'descubre')} ${say.cell(e.cell)}: ${say.name(e.tile)}.`,
  'tile-turned': (e, say) => `Gira la sala de ${say.cell(e.cell)}: ${say.name(e.tile)}.`,
  'tiles-looked-at': (e, say) =>
    e.tiles === undefined
      ? `${say.about(e.seat, 'Miras', 'mira')} ${plural(e.count, 'sala')}.`
      : `Ves: ${say.list(e.tiles)}.`,
  moved: (e, say) => {
    const to = say.cell(e.to);
    switch (e.how) {
      case 'walk':
        return `${say.about(e.seat, 'Vas', 'va')} a ${to}.`;
      case 'secret':
        return `${say.about(e.seat, 'Pasas', 'pasa')} por la puerta secreta a ${to}.`;
      case 'teleport':
        return `${say.about(e.seat, 'Desapareces y apareces', 'desaparece y aparece')} en ${to}.`;
      case 'tower':
        return `${say.about(e.seat, 'Sales', 'sale')} por la torre de ${to}.`;
      case 'escape':
        return `${say.about(e.seat, 'Corres', 'corre')} de vuelta a ${to}.`;
      case 'retreat':
        return `${say.about(e.seat, 'Huyes', 'huye')} del dragón a ${to}.`;
      case 'surface':
        return `${say.about(e.seat, 'Sales', 'sale')} a la superficie en ${to}.`;
      case 'flee':
        return `${say.about(e.seat, 'Huyes', 'huye')} a ${to}.`;
      case 'wake':
        return `${say.about(e.seat, 'Te despiertas', 'se despierta')} en ${to}.`;
    }
  },
  half: (e, say) =>
    `${say.about(e.seat, 'Estás', 'está')} en la ${e.half === 0 ? 'mitad de la flecha' : 'otra mitad'} de ${say.cell(e.cell)}.`,
  door: (e) => (e.opens ? 'La puerta se abre.' : 'La puerta no se abre.'),
  portcullis: (e, say) =>
    e.opens ? `${say.about(e.seat, 'Levantas', 'levanta')} el rastrillo.` : 'El rastrillo no se mueve.',
  darkness: (e, say) =>
    `Oscuridad: un ${e.die}. ${e.moves ? say.about(e.seat, 'Sigues a tientas.', 'sigue a tientas.') : say.about(e.seat, 'Das contra un muro.', 'da contra un muro.')}`,
  stays: (e, say) => `${say.about(e.seat, 'Te quedas', 'se queda')} ${stays[e.why]}.`,
  searches: (e, say) => `${say.about(e.seat, 'Registras', 'registra')} ${say.cell(e.cell)}.`,
  'walled-in': (e, say) => `No hay salida de ${say.cell(e.cell)}.`,
  draws: (e, say) =>
    e.card === undefined
      ? `${say.about(e.seat, 'Robas', 'roba')} Botín que nadie más ve (${say.name(deckName(e.deck))}).`
      : `${say.about(e.seat, 'Robas', 'roba')} ${say.name(e.card)} (${say.name(deckName(e.deck))}).`,
  shuffles: (e, say) => `${say.name(deckName(e.deck))}: se baraja.`,
  'deck-empty': (e, say) => `${say.name(deckName(e.deck))}: no queda nada que robar.`,
  keeps: (e, say) => `${say.about(e.seat, 'Conservas', 'conserva')} ${say.name(e.card)}.`,
  'kept-gone': (e, say) => `${say.about(e.seat, 'Te libras', 'se libra')} de ${say.name(e.card)}.`,
  refuses: (e, say) => `${say.name(e.card)} se descarta sin leer (${say.name(e.by)}).`,
  'card-may': (e, say) =>
    e.yes ? undefined : `${say.about(e.seat, 'Prefieres', 'prefiere')} no tocar nada: ${say.name(e.card)}.`,
  'gains-loot': (e, say) =>
    e.card === undefined
      ? `${say.about(e.seat, 'Te llevas', 'se lleva')} una carta de Botín.`
      : `${say.about(e.seat, 'Te llevas', 'se lleva')} ${say.name(e.card)}${e.gold ? ` (${e.gold} de oro)` : ''}.`,
  'loses-loot': (e, say) =>
    `${say.about(e.seat, 'Pierdes', 'pierde')} ${say.name(e.card)}${e.gold ? ` (${e.gold} de oro)` : ''}.`,
  drinks: (e, say) => `${say.about(e.seat, 'Bebes', 'bebe')} la ${say.name(e.card)}.`,
  'rune-used': (e, say) => `${say.about(e.seat, 'Usas', 'usa')} ${say.name(e.card)}.`,
  'ability-used': (e, say) => `${say.about(e.seat, 'Usas', 'usa')} ${say.name(e.ability)}.`,
  bribe: (e) => `Pide ${e.price} de oro (un ${e.die}) y se le ofrecen ${e.gold}.`,
  rolls: (e, say) => `${say.about(e.seat, 'Tiras', 'tira')}: ${e.dice.join(' + ')}.`,
  test: (e, say) =>
    `Tirada de ${say.name(e.attribute)}: ${e.dice.join(' + ')}${e.bonus > 0 ? ` + ${e.bonus}` : ''} contra ${e.needs}, ${e.passed ? 'éxito' : 'fallo'}.`,
  'test-passed': (e, say) => `Tirada de ${say.name(e.attribute)}: éxito sin que cuente el dado.`,
  determination: (e, say) =>
    e.change > 0 ? `${say.about(e.seat, 'Ganas', 'gana')} determinación (${e.held}).` : undefined,
  wounds: (e, say) =>
    `${say.about(e.seat, 'Sufres', 'sufre')} ${wounds(e.count)} (${e.wounds} de ${e.life}).`,
  prevented: (e) => `Se evitan ${wounds(e.count)}.`,
  heals: (e, say) => `${say.about(e.seat, 'Te curas', 'se cura')} ${wounds(e.count)}.`,
  dies: (e, say) => `${say.about(e.seat, 'Has muerto:', 'ha muerto:')} ${causes[e.cause](e.by, say)}.`,
  falls: (e, say) =>
    `${say.about(e.seat, 'Pierdes', 'pierde')} el sentido: un ${e.die}, ${lootCards(e.cards)} menos.`,
  wakes: (e, say) => `${say.about(e.seat, 'Te despiertas', 'se despierta')} con ${wounds(e.wounds)}.`,
  monster: (e, say) =>
    `${say.about(e.seat, 'Te topas', 'se topa')} con un ${say.name(e.monster)} (lo lleva ${say.seat(e.player)}).`,
  'monster-life': (e, say) =>
    e.life === undefined ? undefined : `El ${say.name(e.monster)} tiene Vida ${e.life}.`,
  'monster-removed': (e, say) => `El ${say.name(e.monster)} se deshace en polvo.`,
  'token-taken': (e, say) => `El ${say.name(e.monster)} de ${say.cell(e.cell)} acude aquí.`,
  'token-placed': (e, say) => `Un ${say.name(e.monster)} acecha en ${say.cell(e.cell)}.`,
  escape: (e, say) =>
    `${say.name(e.cards[0])} ${e.values[0]} contra ${say.name(e.cards[1])} ${e.values[1]}: ${e.escaped ? say.about(e.seat, 'escapas.', 'escapa.') : `no hay huida, ${wounds(e.damage)}.`}`,
  combat: (e, say) =>
    `Combate: ${say.seat(e.seat)} contra ${e.monster === undefined ? say.seat(e.opponent) : `el ${say.name(e.monster)}`}.`,
  'first-shot': (e, say) => `Primer disparo: ${say.list(e.cards)}; ${plural(e.hits.length, 'acierto')}.`,
  lightning: (e, say) => `Cae el relámpago: ${say.list(e.cards)}.`,
  round: (e) => `Asalto ${e.round}: ${e.hands.join(' y ')} cartas en la mano.`,
  hand: (e, say) => (e.cards === undefined ? undefined : `Tu mano: ${say.list(e.cards)}.`),
  reveal: (e, say) =>
    `Se revelan: ${e.cards.map((card) => (card ? say.name(card) : 'nada')).join(' contra ')}.`,
  power: (e, say) => `${say.name(e.card)} surte efecto para ${say.side(e.side)}.`,
  cancelled: (e, say) => `${say.name(e.card)} queda sin efecto.`,
  'attack-changed': (e, say) =>
    `El ataque cambia para ${say.side(e.side)} en ${e.amount > 0 ? '+' : ''}${e.amount}: ${e.total}.`,
  'names-type': (e, say) => `El tipo nombrado es ${say.name(e.attackType)}.`,
  replaces: (e, say) => `${say.name(e.by)} ocupa el lugar de ${say.name(e.card)}.`,
  'hand-discarded': (e, say) => `De la mano se descarta ${say.name(e.card)} (${say.side(e.side)}).`,
  'hand-seen': (e, say) =>
    e.cards === undefined
      ? `Alguien mira la mano rival (${say.side(e.side)}).`
      : `Ves la mano: ${say.list(e.cards)}.`,
  'hand-taken': (e, say) =>
    e.card === undefined ? 'Una carta cambia de mano.' : `${say.name(e.card)} cambia de mano.`,
  'stack-taken': (e, say) => `${say.name(e.card)} sale del montón de combate.`,
  'damage-removed': (e, say) => `${say.name(e.card)} sale del montón de daño (${say.side(e.side)}).`,
  'damage-added': (e, say) => `Daño para ${say.side(e.side)}: ${say.list(e.cards)} (${e.pile}).`,
  counter: (e, say) => `Contraataque con ${say.name(e.card)} (${say.side(e.side)}): ${e.total}.`,
  'counter-revealed': (e, say) =>
    `El monstruo descubre ${say.list(e.cards)} y ${e.played.length > 0 ? `juega ${say.list(e.played)}` : 'no puede usarlas'}.`,
  stalemate: (e) => `Punto muerto a ${e.totals.join(' y ')}.`,
  'round-won': (e, say) =>
    `Gana el asalto ${say.side(e.side)}, ${e.totals.join(' a ')}${e.deathblow > 0 ? `; golpe mortal con ${plural(e.deathblow, 'carta')}` : ''}.`,
  flees: (e, say) => {
    if (e.step === 'announced') return `${say.about(e.seat, 'Buscas', 'busca')} por dónde huir.`;
    return e.step === 'away' ? `${say.about(e.seat, 'Logras', 'logra')} huir.` : 'Esta vez no hay huida.';
  },
  'monster-killed': (e, say) => `Muere el ${say.name(e.monster)} (Vida ${e.life}).`,
  monstrous: (e) => (e.found ? `Un ${e.die}: ¡guardaba un tesoro!` : `Un ${e.die}: no hay tesoro.`),
  'dragon-wakes': () => 'Kalladra despierta: ¡Furia del dragón!',
  'dragon-cards-back': () => 'Las cartas de Dragón vuelven a su mazo.',
  entrance: (e, say) => `En ${say.cell(e.cell)} se abre un pasadizo.`,
  'goes-down': (e, say) =>
    `${e.falls ? say.about(e.seat, 'Caes', 'cae') : say.about(e.seat, 'Bajas', 'baja')} a las catacumbas en ${say.cell(e.cell)}.`,
  'way-out': (e, say) =>
    `${plural(e.ahead, 'casilla')} de frente y ${e.die} a la ${e.side === 'left' ? 'izquierda' : 'derecha'}: ${e.naga ? 'el camino se vuelve en' : 'el camino acaba en'} ${say.cell(e.to)}.`,
  leaves: (e, say) => `${say.about(e.seat, 'Sales', 'sale')} de la mazmorra con ${lootCards(e.loot)}.`,
  'loot-shown': (e, say) => `${say.about(e.seat, 'Enseñas', 'enseña')} ${say.list(e.cards)}.`,
  'end-item': (e, say) => `${say.name(e.card)}: ${e.used ? 'se usa' : 'no se usa'}.`,
  worth: (e, say) => `${say.name(e.card)} vale ${e.gold} de oro.`,
  end: (e, say) =>
    e.winners.length === 0
      ? 'Gana Kalladra.'
      : `${e.winners.length === 1 ? 'Gana' : 'Ganan'} ${e.winners.map((seat) => `${say.seat(seat)} (${e.gold[seat]} de oro)`).join(', ')}.`,
  duel: (e, say) => `${say.about(e.attacker, 'Atacas', 'ataca')} a ${say.seat(e.defender)}.`,
  'duel-won': (e, say) => `${say.about(e.winner, 'Vences', 'vence')} a ${say.seat(e.loser)}.`,
  'loot-taken': (e, say) =>
    `${say.about(e.by, 'Quitas', 'quita')} ${e.card === undefined ? 'una carta de Botín' : say.name(e.card)} a ${say.seat(e.from)}.`,
  'servant-moves': (e, say) => `El ${say.name(e.monster)} va de ${say.cell(e.from)} a ${say.cell(e.to)}.`,
  'servant-calls': (e, say) => `${say.about(e.seat, 'Llamas', 'llama')} a un ${say.name(e.monster)}.`,
};

/** The trap deck shares its id with the Trap Chamber. */
const deckName = (deck: string): string => (deck === 'trap' ? 'trap-deck' : deck);
