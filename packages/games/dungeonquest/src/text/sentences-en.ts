import type { Cause } from '../state.ts';
import type { Say, Sentences } from './catalogue.ts';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const wounds = (count: number): string => plural(count, 'wound');

const stays: Readonly<Record<string, string>> = {
  bridge: 'on this side of the Bridge',
  web: 'before the Spider Web',
  stuck: 'stuck in the Spider Web',
  freed: 'free of the Spider Web',
  pit: 'at the edge of the pit',
  corridor: 'in the Corridor; the turn ends',
  tower: 'in the tower; there is no way on',
  darkness: 'in the dark',
  'cave-in': 'behind the rubble',
  rotating: 'in the Rotating Room',
};

const causes: Readonly<Record<Cause, (by: string, say: Say) => string>> = {
  none: () => '',
  card: (by, say) => `killed by ${say.name(by)}`,
  room: (by, say) => `lost in the ${say.name(by)}`,
  combat: (by, say) => `slain by a ${say.name(by)}`,
  escape: (by, say) => `struck down by a ${say.name(by)} while escaping`,
  dragon: () => 'burnt by the dragon',
  'no-retreat': () => 'caught by the dragon without a way out',
  'walled-in': () => 'walled in for ever',
  night: () => 'locked in by the night',
  penance: () => 'dead of penance',
  hero: (by, say) => `slain by ${say.name(by)}`,
};

/** The log in English. */
export const sentences: Sentences = {
  hero: (e, say) => `${say.about(e.seat, 'You are', 'is')} ${say.name(e.hero)}.`,
  'first-roll': (e, say) => `${say.about(e.seat, 'You roll', 'rolls')} a ${e.die}.`,
  'first-player': (e, say) => `${say.about(e.seat, 'You are', 'is')} first player.`,
  'rune-dealt': (e, say) => `${say.about(e.seat, 'You get', 'gets')} the ${say.name(e.card)}.`,
  'late-start': (e) => `Late start: a ${e.die}. The sun begins on space ${e.space}.`,
  'tower-taken': (e, say) => `${say.about(e.seat, 'You start', 'starts')} in the ${say.name(e.tower)}.`,
  turn: (e, say) => say.about(e.seat, 'Your turn.', 'takes a turn.'),
  sun: (e) => `The sun moves to space ${e.space}.`,
  'sunset-roll': (e) =>
    e.closed
      ? `A ${e.die}: the sun sets and the towers close.`
      : `A ${e.die}: the towers stay open (they close on 1 to ${e.closesUpTo}).`,
  'turn-lost': (e, say) =>
    e.why === 'waits'
      ? `${say.about(e.seat, 'You wait', 'waits')} for the way back to be free.`
      : `${say.about(e.seat, 'You lose', 'loses')} this turn${e.why === 'blocked' ? ': every way is blocked' : ''}.`,
  'turns-to-lose': (e, say) =>
    e.count > 0
      ? `${say.about(e.seat, 'You will lose', 'will lose')} ${plural(e.total, 'turn')}.`
      : undefined,
  explored: (e, say) =>
    `${say.about(e.seat, 'You discover', 'discovers')} ${say.cell(e.cell)}: ${say.name(e.tile)}.`,
  'tile-turned': (e, say) => `The ${say.name(e.tile)} in ${say.cell(e.cell)} turns.`,
  'tiles-looked-at': (e, say) =>
    e.tiles === undefined
      ? `${say.about(e.seat, 'You look', 'looks')} at ${plural(e.count, 'tile')}.`
      : `You see: ${say.list(e.tiles)}.`,
  moved: (e, say) => {
    const to = say.cell(e.to);
    switch (e.how) {
      case 'walk':
        return `${say.about(e.seat, 'You move', 'moves')} to ${to}.`;
      case 'secret':
        return `${say.about(e.seat, 'You slip', 'slips')} through the secret door to ${to}.`;
      case 'teleport':
        return `${say.about(e.seat, 'You vanish and appear', 'vanishes and appears')} in ${to}.`;
      case 'tower':
        return `${say.about(e.seat, 'You step', 'steps')} out of the tower in ${to}.`;
      case 'escape':
        return `${say.about(e.seat, 'You run', 'runs')} back to ${to}.`;
      case 'retreat':
        return `${say.about(e.seat, 'You flee', 'flees')} from the dragon to ${to}.`;
      case 'surface':
        return `${say.about(e.seat, 'You come', 'comes')} up in ${to}.`;
      case 'flee':
        return `${say.about(e.seat, 'You flee', 'flees')} to ${to}.`;
      case 'wake':
        return `${say.about(e.seat, 'You wake up', 'wakes up')} in ${to}.`;
    }
  },
  half: (e, say) =>
    `${say.about(e.seat, 'You stand', 'stands')} on the ${e.half === 0 ? 'half of the arrow' : 'far half'} of ${say.cell(e.cell)}.`,
  door: (e) => (e.opens ? 'The door opens.' : 'The door stays shut.'),
  portcullis: (e, say) =>
    e.opens ? `${say.about(e.seat, 'You lift', 'lifts')} the portcullis.` : 'The portcullis does not move.',
  darkness: (e, say) =>
    `Darkness: a ${e.die}. ${e.moves ? say.about(e.seat, 'You stumble on.', 'stumbles on.') : say.about(e.seat, 'You hit a wall.', 'hits a wall.')}`,
  stays: (e, say) => `${say.about(e.seat, 'You are', 'is')} ${stays[e.why]}.`,
  searches: (e, say) => `${say.about(e.seat, 'You search', 'searches')} ${say.cell(e.cell)}.`,
  'walled-in': (e, say) => `There is no way out of ${say.cell(e.cell)}.`,
  draws: (e, say) =>
    e.card === undefined
      ? `${say.about(e.seat, 'You draw', 'draws')} Loot (${say.name(deckName(e.deck))}), unseen by the others.`
      : `${say.about(e.seat, 'You draw', 'draws')} ${say.name(e.card)} (${say.name(deckName(e.deck))}).`,
  shuffles: (e, say) => `${say.name(deckName(e.deck))}: shuffled.`,
  'deck-empty': (e, say) => `${say.name(deckName(e.deck))}: nothing left to draw.`,
  keeps: (e, say) => `${say.about(e.seat, 'You keep', 'keeps')} ${say.name(e.card)}.`,
  'kept-gone': (e, say) => `${say.about(e.seat, 'You are', 'is')} rid of ${say.name(e.card)}.`,
  refuses: (e, say) => `${say.name(e.card)} is discarded unread (${say.name(e.by)}).`,
  'card-may': (e, say) =>
    e.yes ? undefined : `${say.about(e.seat, 'You leave', 'leaves')} ${say.name(e.card)} alone.`,
  'gains-loot': (e, say) =>
    e.card === undefined
      ? `${say.about(e.seat, 'You take', 'takes')} a Loot card.`
      : `${say.about(e.seat, 'You take', 'takes')} ${say.name(e.card)}${e.gold ? ` (${e.gold} gold)` : ''}.`,
  'loses-loot': (e, say) =>
    `${say.about(e.seat, 'You give up', 'gives up')} ${say.name(e.card)}${e.gold ? ` (${e.gold} gold)` : ''}.`,
  drinks: (e, say) => `${say.about(e.seat, 'You drink', 'drinks')} the ${say.name(e.card)}.`,
  'rune-used': (e, say) => `${say.about(e.seat, 'You use', 'uses')} the ${say.name(e.card)}.`,
  'ability-used': (e, say) => `${say.about(e.seat, 'You use', 'uses')} ${say.name(e.ability)}.`,
  bribe: (e) => `She asks ${e.price} gold (a ${e.die}) and is offered ${e.gold}.`,
  rolls: (e, say) => `${say.about(e.seat, 'You roll', 'rolls')} ${e.dice.join(' + ')}.`,
  test: (e, say) =>
    `${say.name(e.attribute)} test: ${e.dice.join(' + ')}${e.bonus > 0 ? ` + ${e.bonus}` : ''} against ${e.needs}, ${e.passed ? 'passed' : 'failed'}.`,
  'test-passed': (e, say) => `${say.name(e.attribute)} test: passed without a roll that counts.`,
  determination: (e, say) =>
    e.change > 0 ? `${say.about(e.seat, 'You gain', 'gains')} determination (${e.held}).` : undefined,
  wounds: (e, say) =>
    `${say.about(e.seat, 'You suffer', 'suffers')} ${wounds(e.count)} (${e.wounds} of ${e.life}).`,
  prevented: (e) => `${wounds(e.count)} prevented.`,
  heals: (e, say) => `${say.about(e.seat, 'You heal', 'heals')} ${wounds(e.count)}.`,
  dies: (e, say) => `${say.about(e.seat, 'You are dead:', 'is dead:')} ${causes[e.cause](e.by, say)}.`,
  falls: (e, say) =>
    `${say.about(e.seat, 'You fall', 'falls')} unconscious: a ${e.die}, ${plural(e.cards, 'Loot card')} lost.`,
  wakes: (e, say) => `${say.about(e.seat, 'You wake', 'wakes')} with ${wounds(e.wounds)}.`,
  monster: (e, say) =>
    `${say.about(e.seat, 'You meet', 'meets')} a ${say.name(e.monster)} (played by ${say.seat(e.player)}).`,
  'monster-life': (e, say) =>
    e.life === undefined ? undefined : `The ${say.name(e.monster)} has Life ${e.life}.`,
  'monster-removed': (e, say) => `The ${say.name(e.monster)} falls to dust.`,
  'token-taken': (e, say) => `The ${say.name(e.monster)} of ${say.cell(e.cell)} comes here.`,
  'token-placed': (e, say) => `A ${say.name(e.monster)} lurks in ${say.cell(e.cell)}.`,
  escape: (e, say) =>
    `${say.name(e.cards[0])} ${e.values[0]} against ${say.name(e.cards[1])} ${e.values[1]}: ${e.escaped ? say.about(e.seat, 'you escape.', 'escapes.') : `no escape, ${wounds(e.damage)}.`}`,
  combat: (e, say) =>
    `Combat: ${say.seat(e.seat)} against ${e.monster === undefined ? say.seat(e.opponent) : `the ${say.name(e.monster)}`}.`,
  'first-shot': (e, say) => `First shot: ${say.list(e.cards)}; ${plural(e.hits.length, 'hit')}.`,
  lightning: (e, say) => `Lightning strikes: ${say.list(e.cards)}.`,
  round: (e) => `Round ${e.round}: ${e.hands.join(' and ')} cards in hand.`,
  hand: (e, say) => (e.cards === undefined ? undefined : `Your hand: ${say.list(e.cards)}.`),
  reveal: (e, say) =>
    `Revealed: ${e.cards.map((card) => (card ? say.name(card) : 'nothing')).join(' against ')}.`,
  power: (e, say) => `${say.name(e.card)} takes effect for ${say.side(e.side)}.`,
  cancelled: (e, say) => `${say.name(e.card)} is cancelled.`,
  'attack-changed': (e, say) =>
    `Attack of ${say.side(e.side)} ${e.amount > 0 ? '+' : ''}${e.amount}: ${e.total}.`,
  'names-type': (e, say) => `The type named is ${say.name(e.attackType)}.`,
  replaces: (e, say) => `${say.name(e.by)} takes the place of ${say.name(e.card)}.`,
  'hand-discarded': (e, say) => `${say.name(e.card)} is discarded from the hand of ${say.side(e.side)}.`,
  'hand-seen': (e, say) =>
    e.cards === undefined
      ? `The hand of ${say.side(e.side)} is looked at.`
      : `You see the hand: ${say.list(e.cards)}.`,
  'hand-taken': (e, say) =>
    e.card === undefined ? 'A card changes hands.' : `${say.name(e.card)} changes hands.`,
  'stack-taken': (e, say) => `${say.name(e.card)} is taken from the combat stack.`,
  'damage-removed': (e, say) => `${say.name(e.card)} leaves the damage pile of ${say.side(e.side)}.`,
  'damage-added': (e, say) => `Damage to ${say.side(e.side)}: ${say.list(e.cards)} (${e.pile}).`,
  counter: (e, say) => `Counterattack of ${say.side(e.side)} with ${say.name(e.card)}: ${e.total}.`,
  'counter-revealed': (e, say) =>
    `The monster turns up ${say.list(e.cards)} and ${e.played.length > 0 ? `plays ${say.list(e.played)}` : 'cannot use them'}.`,
  stalemate: (e) => `Stalemate at ${e.totals.join(' to ')}.`,
  'round-won': (e, say) =>
    `The round goes to ${say.side(e.side)}, ${e.totals.join(' to ')}${e.deathblow > 0 ? `; deathblow with ${plural(e.deathblow, 'card')}` : ''}.`,
  flees: (e, say) => {
    if (e.step === 'announced') return `${say.about(e.seat, 'You look', 'looks')} for a way out.`;
    return e.step === 'away'
      ? `${say.about(e.seat, 'You get', 'gets')} away.`
      : 'There is no getting away this time.';
  },
  'monster-killed': (e, say) => `The ${say.name(e.monster)} (Life ${e.life}) is dead.`,
  monstrous: (e) => (e.found ? `A ${e.die}: it guarded a treasure!` : `A ${e.die}: no treasure.`),
  'dragon-wakes': () => 'Kalladra wakes: Dragon Rage!',
  'dragon-cards-back': () => 'The dragon cards are shuffled back.',
  entrance: (e, say) => `A passage leads down in ${say.cell(e.cell)}.`,
  'goes-down': (e, say) =>
    `${e.falls ? say.about(e.seat, 'You fall', 'falls') : say.about(e.seat, 'You go down', 'goes down')} into the catacombs in ${say.cell(e.cell)}.`,
  'way-out': (e, say) =>
    `${plural(e.ahead, 'space')} ahead, ${e.die} to the ${e.side}: ${e.naga ? 'the way turns at' : 'the way ends at'} ${say.cell(e.to)}.`,
  leaves: (e, say) =>
    `${say.about(e.seat, 'You leave', 'leaves')} the dungeon with ${plural(e.loot, 'Loot card')}.`,
  'loot-shown': (e, say) => `${say.about(e.seat, 'You show', 'shows')} ${say.list(e.cards)}.`,
  'end-item': (e, say) => `${say.name(e.card)}: ${e.used ? 'used' : 'left alone'}.`,
  worth: (e, say) => `${say.name(e.card)} is worth ${e.gold} gold.`,
  end: (e, say) =>
    e.winners.length === 0
      ? 'Kalladra wins.'
      : `${e.winners.map((seat) => `${say.seat(seat)} (${e.gold[seat]} gold)`).join(', ')} ${e.winners.length === 1 ? 'wins' : 'win'}.`,
  duel: (e, say) => `${say.about(e.attacker, 'You attack', 'attacks')} ${say.seat(e.defender)}.`,
  'duel-won': (e, say) => `${say.about(e.winner, 'You beat', 'beats')} ${say.seat(e.loser)}.`,
  'loot-taken': (e, say) =>
    `${say.about(e.by, 'You take', 'takes')} ${e.card === undefined ? 'a Loot card' : say.name(e.card)} from ${say.seat(e.from)}.`,
  'servant-moves': (e, say) =>
    `The ${say.name(e.monster)} moves from ${say.cell(e.from)} to ${say.cell(e.to)}.`,
  'servant-calls': (e, say) => `${say.about(e.seat, 'You call', 'calls')} a ${say.name(e.monster)}.`,
};

/** The trap deck shares its id with the Trap Chamber. */
const deckName = (deck: string): string => (deck === 'trap' ? 'trap-deck' : deck);
