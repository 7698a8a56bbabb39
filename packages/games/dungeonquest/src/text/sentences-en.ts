import { capital, english, type Names, type Seat } from '@mazmorra/kernel';
import { SUN_LAST } from '../data/limits.ts';
import type { EventOf, MoveKind, ShuffleReason, StayKind } from '../events.ts';
import type { Cause } from '../state.ts';
import { ambusherOf, cellName, cutShort, keepsAnother, type Sentences } from './catalogue.ts';
import { combatSentences } from './combat-en.ts';
import { diceSentences } from './dice-en.ts';
import { fighterName, monsterOf } from './fighters-en.ts';
import { a, aList, deck, inPlace, isTitle, it, LOOT_CARD, nameOf, place, SPACE, the } from './nouns-en.ts';

/** The sentence to whoever sits on the seat, or about them. */
const by = (seat: Seat, names: Names, you: string, one: (ana: string) => string): string =>
  english.bySeat(seat, names, { you, one });

const lootCards = (count: number): string => english.count(count, LOOT_CARD);
/** What is left of the Loot. */
const lootLeft = (held: number): string => (held === 0 ? 'no Loot left' : `${lootCards(held)} left`);

const goldOf = (gold: number): string => (gold > 0 ? ` (${gold} gold)` : '');

/** The rolls that would have closed the towers. The next roll is another matter: it closes them on more. */
const closing = (upTo: number): string =>
  upTo === 1 ? 'Only a 1' : upTo === 2 ? 'Only a 1 or a 2' : `Anything from 1 to ${upTo}`;

/** What a hero who falls unconscious loses: as many Loot cards as the die shows, or all where there are fewer. */
function lostTo({ die, cards }: EventOf<'falls'>): readonly [you: string, one: (ana: string) => string] {
  const roll = `The roll is a ${die}`;
  if (cards === 0) return [`${roll}: you have no Loot to lose.`, () => `${roll}: there is no Loot to lose.`];
  const loot = lootCards(cards);
  if (cards === die)
    return [`${roll}: you lose ${loot}.`, () => `${roll}: ${loot} ${cards === 1 ? 'is' : 'are'} lost.`];
  const [yours, theirs] =
    cards === 1
      ? ['you lose it', 'it is lost']
      : cards === 2
        ? ['you lose both', 'both are lost']
        : ['you lose them all', 'all are lost'];
  return [
    `${roll}, but you have only ${loot}: ${yours}.`,
    (ana) => `${roll}, but ${ana} has only ${loot}: ${theirs}.`,
  ];
}

/** How a hero came to the end. */
const epitaphs: Readonly<Record<Cause, (hero: string, by: string) => string>> = {
  none: (hero) => `this is where ${heroName(hero)}’s adventure ends`,
  card: (hero, killer) => {
    const ambusher = ambusherOf(killer);
    return ambusher === undefined
      ? `${heroName(hero)} is killed by ${the(killer)}`
      : `${heroName(hero)} is killed by ${a(ambusher)} in a sneak attack`;
  },
  room: (hero, room) =>
    room === 'bridge'
      ? `${heroName(hero)} does not survive the fall from the Bridge`
      : `${heroName(hero)} perishes in ${the(room)}`,
  combat: (hero, monster) => `${heroName(hero)} is slain by ${the(monster)}`,
  escape: (hero, monster) => `${heroName(hero)} is struck down by ${the(monster)} while escaping`,
  dragon: (hero) => `${heroName(hero)} burns in Kalladra’s fire`,
  'no-retreat': (hero) => `${heroName(hero)} is caught by Kalladra with no way out`,
  'walled-in': (hero) => `${heroName(hero)} is walled in for ever`,
  night: (hero) => `${heroName(hero)} is locked in as night falls`,
  penance: (hero) => `the penance is too much for ${heroName(hero)}`,
  hero: (hero, killer) => `${heroName(hero)} is slain by ${heroName(killer)}`,
};

/** `Challara`: her companion does not act. */
const heroName = (id: string): string => nameOf(id).replace(/ and .*/, '');
/** `Challara, with Brightblaze`. */
const heroIntro = (id: string): string => nameOf(id).replace(' and ', ', with ');

const moves: Readonly<Record<MoveKind, readonly [you: string, one: string]>> = {
  walk: ['You move to', 'moves to'],
  secret: ['You go through the secret door to', 'goes through the secret door to'],
  teleport: ['You teleport to', 'teleports to'],
  tower: ['You appear', 'appears'],
  escape: ['You run back to', 'runs back to'],
  retreat: ['You flee from the dragon to', 'flees from the dragon to'],
  surface: ['You come up from the catacombs', 'comes up from the catacombs'],
  flee: ['You flee to', 'flees to'],
  wake: ['You turn up', 'turns up'],
};
/** Moves that tell where somebody turns up, not where they go. */
const appears: ReadonlySet<MoveKind> = new Set(['tower', 'surface', 'wake']);

const stays: Readonly<Record<StayKind, readonly [you: string, one: (ana: string) => string]>> = {
  bridge: ['You do not cross the Bridge.', (ana) => `${ana} does not cross the Bridge.`],
  'bridge-crossed': [
    'You have crossed the Bridge, and your turn ends: there is no way on.',
    (ana) => `${ana} has crossed the Bridge, and the turn ends: there is no way on.`,
  ],
  web: ['You withdraw from the Spider Web.', (ana) => `${ana} withdraws from the Spider Web.`],
  'web-crossed': [
    'You are through the Spider Web, and your turn ends: there is no way on.',
    (ana) => `${ana} is through the Spider Web, and the turn ends: there is no way on.`,
  ],
  stuck: ['The Spider Web holds you fast.', (ana) => `The Spider Web holds ${ana} fast.`],
  freed: ['You break free of the Spider Web.', (ana) => `${ana} breaks free of the Spider Web.`],
  pit: ['You get past the Bottomless Pit.', (ana) => `${ana} gets past the Bottomless Pit.`],
  corridor: [
    'Your turn ends in the Corridor: there is no way on.',
    (ana) => `${ana}’s turn ends in the Corridor: there is no way on.`,
  ],
  'corridor-again': [
    'Your turn ends in the Corridor, which you have entered twice this turn.',
    (ana) => `${ana}’s turn ends in the Corridor, entered for the second time this turn.`,
  ],
  tower: [
    'Your turn ends in the tower: there is no way on.',
    (ana) => `${ana}’s turn ends in the tower: there is no way on.`,
  ],
  darkness: [
    'Your turn ends in the dark: there is no way on.',
    (ana) => `${ana}’s turn ends in the dark: there is no way on.`,
  ],
  'cave-in': ['You stay behind the rubble.', (ana) => `${ana} stays behind the rubble.`],
  rotating: ['You stay in the Rotating Room.', (ana) => `${ana} stays in the Rotating Room.`],
};

/** What somebody did not do, by the optional part of the card. */
const declined: Readonly<Record<string, readonly [you: string, one: string]>> = {
  'loot-body': ['You leave the body alone.', 'leaves the body alone.'],
  'open-crypt': ['You leave the crypt shut.', 'leaves the crypt shut.'],
  'leave-catacombs': ['You stay in the catacombs.', 'stays in the catacombs.'],
  'secret-door': ['You do not go through the secret door.', 'does not go through the secret door.'],
  bribe: ['You give the Deep Elf nothing.', 'gives the Deep Elf nothing.'],
};

const abilities: Readonly<Record<string, readonly [you: string, one: (ana: string) => string]>> = {
  'lindel-reroll': ['You roll one of the dice again.', (ana) => `${ana} rolls one of the dice again.`],
  'gherinn-penance': ['You do penance.', (ana) => `${ana} does penance.`],
  'gherinn-kellos': [
    'By the grace of Kellos, you roll again.',
    (ana) => `By the grace of Kellos, ${ana} rolls again.`,
  ],
  'krutzbeck-hand': ['You fill your hand up to 6 cards.', (ana) => `${ana} fills their hand up to 6 cards.`],
  'tatianna-first-shot': [
    'You shoot before the first round.',
    (ana) => `${ana} shoots before the first round.`,
  ],
  'hugo-glory': [
    'You are covered in glory and may discard up to 2 cards from your damage pile.',
    (ana) => `${ana} is covered in glory and may discard up to 2 cards from their damage pile.`,
  ],
  'challara-foresight': [
    'You have a premonition and swap the card.',
    (ana) => `${ana} has a premonition and swaps the card.`,
  ],
};

/** What a rune does where no line after it would tell: it lasts the whole turn, or keeps something from happening. */
const runes: Readonly<Record<string, readonly [yours: string, theirs: string]>> = {
  'rune-stasis': [' and may move up to three times this turn', ' and may move up to three times this turn'],
  'rune-slumber': [
    ', lose no treasure cards and suffer no wounds',
    ', loses no treasure cards and suffers no wounds',
  ],
};

/** How a Loot card is lost. */
const losses: Readonly<Record<string, readonly [you: string, one: string]>> = {
  random: ['You lose', 'loses'],
  dragon: ['You lose', 'loses'],
  bridge: ['You throw away', 'throws away'],
  bribe: ['You hand over', 'hands over'],
  used: ['You use up', 'uses up'],
  unconscious: ['You lose', 'loses'],
};

/** Why a deck is shuffled: twice in a row is no mistake. */
const shuffled: Readonly<Record<ShuffleReason, (deck: string) => string>> = {
  card: (pile) => `“Shuffle” is drawn: the ${pile} is shuffled.`,
  empty: (pile) => `The ${pile} has run out: its discards are shuffled.`,
  returned: (pile) => `The ${pile} is shuffled with what was returned to it.`,
};

/** How far a room turns, by quarter turns to the right. */
const turns: readonly string[] = ['', ' a quarter to the right', ' half round', ' a quarter to the left'];
/** Where a travel marker points. */
const compass: readonly string[] = ['north', 'east', 'south', 'west'];

/** Why a way down gets no marker. */
const unmarked = {
  'cave-in': 'A Cave-in gets no entrance marker',
  'none-left': 'There are no entrance markers left',
} as const;

/** What decided between equals. */
const decided = {
  best: (gold: number) => `With gold level, the best card decides: ${gold}.`,
  loot: (cards: number) => `With gold and best card level, the number of Loot cards decides: ${cards}.`,
} as const;

/** The log in English. */
export const sentences: Sentences = {
  ...combatSentences,
  ...diceSentences,
  hero: (e, names) =>
    by(
      e.seat,
      names,
      `Your hero is ${heroIntro(e.hero)}.`,
      (ana) => `${ana}’s hero is ${heroIntro(e.hero)}.`,
    ),
  'first-roll': (e, names) =>
    e.again
      ? by(e.seat, names, `You roll again: a ${e.die}.`, (ana) => `${ana} rolls again: a ${e.die}.`)
      : by(
          e.seat,
          names,
          `You roll to see who begins: a ${e.die}.`,
          (ana) => `${ana} rolls to see who begins: a ${e.die}.`,
        ),
  'first-player': (e, names) => by(e.seat, names, 'You begin.', (ana) => `${ana} begins.`),
  'rune-dealt': (e, names) =>
    by(e.seat, names, `You get ${the(e.card)}.`, (ana) => `${ana} gets ${the(e.card)}.`),
  'late-start': (e) => `Late start: the roll is a ${e.die}, so the sun begins on space ${e.space}.`,
  'tower-taken': (e, names) =>
    by(e.seat, names, `You start in ${the(e.tower)}.`, (ana) => `${ana} starts in ${the(e.tower)}.`),
  turn: (e, names) => by(e.seat, names, 'It is your turn.', (ana) => `It is ${ana}’s turn.`),
  sun: (e) => `The sun moves to space ${e.space} of ${SUN_LAST}.`,
  'sunset-roll': (e) =>
    e.closed
      ? `The roll is a ${e.die}: the sun sets and the towers close.`
      : `The roll is a ${e.die}: the towers stay open. ${closing(e.closesUpTo)} would have closed them.`,
  'turn-lost': (e, names) => {
    if (e.why === 'waits')
      return by(
        e.seat,
        names,
        'You wait for the way back to be free.',
        (ana) => `${ana} waits for the way back to be free.`,
      );
    if (e.why === 'blocked')
      return by(
        e.seat,
        names,
        'You lose this turn: every way is blocked.',
        (ana) => `${ana} loses this turn: every way is blocked.`,
      );
    if (e.why === 'card')
      return by(
        e.seat,
        names,
        'You lose the rest of the turn.',
        (ana) => `${ana} loses the rest of the turn.`,
      );
    return e.left === 0
      ? by(e.seat, names, 'You lose this turn.', (ana) => `${ana} loses this turn.`)
      : by(
          e.seat,
          names,
          `You lose this turn and ${e.left} more.`,
          (ana) => `${ana} loses this turn and ${e.left} more.`,
        );
  },
  'turns-to-lose': (e, names) => {
    if (e.count === 0) return undefined;
    return e.total === 1
      ? by(e.seat, names, 'You will lose your next turn.', (ana) => `${ana} will lose their next turn.`)
      : by(
          e.seat,
          names,
          `You will lose your next ${e.total} turns.`,
          (ana) => `${ana} will lose their next ${e.total} turns.`,
        );
  },
  explored: (e, names) =>
    by(
      e.seat,
      names,
      `You discover ${a(e.tile)} at ${cellName(e.cell)}.`,
      (ana) => `${ana} discovers ${a(e.tile)} at ${cellName(e.cell)}.`,
    ),
  'tile-turned': (e) =>
    `${capital(the(e.tile))} at ${cellName(e.cell)} turns${turns[e.quarters ?? 0] ?? ''}.`,
  'tiles-looked-at': (e, names) => {
    const seen = e.tiles === undefined ? '' : `: ${aList(e.tiles)}`;
    return by(
      e.seat,
      names,
      `You look at ${e.count} rooms${seen}.`,
      (ana) => `${ana} looks at ${e.count} rooms${seen}.`,
    );
  },
  moved: (e, names) => {
    const [you, one] = moves[e.how];
    const where = appears.has(e.how) ? inPlace(e.to) : place(e.to);
    return by(e.seat, names, `${you} ${where}.`, (ana) => `${ana} ${one} ${where}.`);
  },
  half: (e, names) => {
    const half = `the half of the room at ${cellName(e.cell)} ${e.half === 0 ? 'that bears its arrow' : 'opposite its arrow'}`;
    return by(e.seat, names, `You stand on ${half}.`, (ana) => `${ana} stands on ${half}.`);
  },
  // The card has told already that the door opens.
  door: (e) => (e.opens ? undefined : 'The door stays shut.'),
  // The test has told already what it was for and how it ended.
  portcullis: () => undefined,
  darkness: (e, names) =>
    e.moves
      ? by(
          e.seat,
          names,
          `You roll a ${e.die} in the dark and stumble on.`,
          (ana) => `${ana} rolls a ${e.die} in the dark and stumbles on.`,
        )
      : by(
          e.seat,
          names,
          `You roll a ${e.die} in the dark: there is no way through.`,
          (ana) => `${ana} rolls a ${e.die} in the dark: there is no way through.`,
        ),
  stays: (e, names) => by(e.seat, names, ...stays[e.why]),
  searches: (e, names) =>
    by(
      e.seat,
      names,
      `You search the room at ${cellName(e.cell)}.`,
      (ana) => `${ana} searches the room at ${cellName(e.cell)}.`,
    ),
  'walled-in': (e) => `There is no way out of ${place(e.cell)}.`,
  draws: (e, names) => {
    const { card } = e;
    return card === undefined
      ? by(
          e.seat,
          names,
          `You draw a Loot card from the ${deck(e.deck)}.`,
          (ana) => `${ana} draws a Loot card from the ${deck(e.deck)} without showing it.`,
        )
      : by(
          e.seat,
          names,
          `You draw ${a(card)} from the ${deck(e.deck)}.`,
          (ana) => `${ana} draws ${a(card)} from the ${deck(e.deck)}.`,
        );
  },
  shuffles: (e) => shuffled[e.why](deck(e.deck)),
  'deck-empty': (e) => `The ${deck(e.deck)} is empty: there is nothing left to draw.`,
  // It burdens whoever draws it: nobody keeps it by choice.
  keeps: (e, names) =>
    by(e.seat, names, `You have to keep ${the(e.card)}.`, (ana) => `${ana} has to keep ${the(e.card)}.`),
  'kept-gone': (e, names) => {
    const [yours, theirs] = keepsAnother(e, nameOf)
      ? [', but you still hold another', ' but still holds another']
      : ['', ''];
    return isTitle(e.card)
      ? by(
          e.seat,
          names,
          `You discard ${the(e.card)}${yours}.`,
          (ana) => `${ana} discards ${the(e.card)}${theirs}.`,
        )
      : by(
          e.seat,
          names,
          `You are rid of ${the(e.card)}${yours}.`,
          (ana) => `${ana} is rid of ${the(e.card)}${theirs}.`,
        );
  },
  refuses: (e, names) =>
    by(
      e.seat,
      names,
      `You discard ${the(e.card)} without facing ${it(e.card)}.`,
      (ana) => `${ana} discards ${the(e.card)} without facing ${it(e.card)}.`,
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
          `You take a Loot card and now have ${held}.`,
          (ana) => `${ana} takes a Loot card and now has ${held}.`,
        )
      : by(
          e.seat,
          names,
          `You take ${the(card)}${goldOf(e.gold ?? 0)} and now have ${lootCards(held)}.`,
          (ana) => `${ana} takes ${the(card)}${goldOf(e.gold ?? 0)} and now has ${lootCards(held)}.`,
        );
  },
  'loses-loot': (e, names) => {
    const drunk = e.why === 'used' && e.card.endsWith('-unstable-potion');
    const [you, one] = drunk ? ['You drink', 'drinks'] : (losses[e.why] ?? ['You lose', 'loses']);
    const what = `${a(e.card)}${goldOf(e.gold)}${e.why === 'random' ? ' at random' : ''}`;
    return by(
      e.seat,
      names,
      `${you} ${what}: ${lootLeft(e.held)}.`,
      (ana) => `${ana} ${one} ${what}: ${lootLeft(e.held)}.`,
    );
  },
  // Told with what is left of the Loot.
  drinks: () => undefined,
  'rune-used': (e, names) => {
    const [yours, theirs] = runes[e.card] ?? ['', ''];
    return by(
      e.seat,
      names,
      `You use ${the(e.card)}${yours}.`,
      (ana) => `${ana} uses ${the(e.card)}${theirs}.`,
    );
  },
  'ability-used': (e, names) => {
    const told = abilities[e.ability];
    return told && by(e.seat, names, ...told);
  },
  dies: (e, names) => {
    const epitaph = epitaphs[e.cause](e.hero, e.by);
    return by(e.seat, names, `You are dead: ${epitaph}.`, (ana) => `${ana} is dead: ${epitaph}.`);
  },
  falls: (e, names) => {
    const [you, one] = lostTo(e);
    return by(
      e.seat,
      names,
      `You fall unconscious. ${you}`,
      (ana) => `${ana} falls unconscious. ${one(ana)}`,
    );
  },
  wakes: (e, names) =>
    e.wounds === 0
      ? by(e.seat, names, 'You wake up without wounds.', (ana) => `${ana} wakes up without wounds.`)
      : // More had been told when the hero fell; mostly it is half of them, but never as many as the hero has Life.
        by(
          e.seat,
          names,
          `You wake up and heal some of your wounds: ${e.wounds} left.`,
          (ana) => `${ana} wakes up and heals some of their wounds: ${e.wounds} left.`,
        ),
  monster: (e, names) => {
    // One that lay in wait or was moved has been told of before.
    const monster = e.from === 'token' || e.from === 'servant' ? the(e.monster) : a(e.monster);
    const met = by(e.seat, names, `You meet ${monster}`, (ana) => `${ana} meets ${monster}`);
    if (e.player < 0) return `${met}, played by the automaton.`;
    return by(e.player, names, `${met}, played by you.`, (bea) => `${met}, played by ${bea}.`);
  },
  'monster-life': (e, names) =>
    e.life === undefined
      ? undefined
      : `${capital(fighterName(monsterOf(e), names))} has a Life of ${e.life}.`,
  'monster-removed': (e) => `${capital(the(e.monster))} crumbles to dust.`,
  'token-taken': (e) => `${capital(the(e.monster))} ${inPlace(e.cell)} answers the call.`,
  'token-placed': (e) => `${capital(the(e.monster))} lies in wait ${inPlace(e.cell)}.`,
  'dragon-wakes': () => 'Kalladra wakes!',
  'dragon-cards-back': (e) =>
    e.count === 1
      ? 'The dragon card goes back to its deck.'
      : `The ${e.count} dragon cards go back to their deck.`,
  entrance: (e, names) => {
    if (e.unmarked === 'already')
      return `There is already a way down to the catacombs at ${cellName(e.cell)}.`;
    if (e.unmarked === 'impossible') return `No entrance marker can be placed at ${cellName(e.cell)}.`;
    if (e.unmarked !== undefined) {
      const why = unmarked[e.unmarked];
      const down = `may go down to the catacombs at ${cellName(e.cell)} next turn`;
      return by(e.seat ?? -1, names, `${why}, but you ${down}.`, (ana) => `${why}, but ${ana} ${down}.`);
    }
    return `At ${cellName(e.cell)} a passage opens down to the catacombs.`;
  },
  // The way out is told as it is seen along the marker.
  'goes-down': (e, names) => {
    const marker = `travel marker points ${compass[e.facing] ?? ''}.`;
    return e.falls
      ? by(
          e.seat,
          names,
          `You fall into the catacombs at ${cellName(e.cell)}; your ${marker}`,
          (ana) => `${ana} falls into the catacombs at ${cellName(e.cell)}; their ${marker}`,
        )
      : by(
          e.seat,
          names,
          `You go down to the catacombs at ${cellName(e.cell)}; your ${marker}`,
          (ana) => `${ana} goes down to the catacombs at ${cellName(e.cell)}; their ${marker}`,
        );
  },
  'way-out': (e, names) => {
    const wall = cutShort(e) ? ', but the outer wall cuts it short' : '';
    const way = `way leads ${english.count(e.ahead, SPACE)} ahead and ${e.die} to the ${e.side}${wall}.`;
    if (e.naga)
      return by(
        e.seat,
        names,
        `You roll a ${e.die}: your ${way} You turn back below ${place(e.to)}.`,
        (ana) => `${ana} rolls a ${e.die}: their ${way} ${ana} turns back below ${place(e.to)}.`,
      );
    // Where that leads is told when the hero comes up.
    return by(
      e.seat,
      names,
      `You roll a ${e.die}: your ${way}`,
      (ana) => `${ana} rolls a ${e.die}: their ${way}`,
    );
  },
  leaves: (e, names) =>
    by(
      e.seat,
      names,
      `You leave the dungeon with ${lootCards(e.loot)}.`,
      (ana) => `${ana} leaves the dungeon with ${lootCards(e.loot)}.`,
    ),
  'loot-shown': (e, names) =>
    by(
      e.seat,
      names,
      `You show your Loot: ${aList(e.cards)}.`,
      (ana) => `${ana} shows their Loot: ${aList(e.cards)}.`,
    ),
  'end-item': (e, names) =>
    e.used
      ? by(e.seat, names, `You use ${the(e.card)}.`, (ana) => `${ana} uses ${the(e.card)}.`)
      : by(e.seat, names, `You do not use ${the(e.card)}.`, (ana) => `${ana} does not use ${the(e.card)}.`),
  worth: (e, names) =>
    by(
      e.seat,
      names,
      `Your ${nameOf(e.card)} is worth ${e.gold} gold.`,
      (ana) => `${ana}’s ${nameOf(e.card)} is worth ${e.gold} gold.`,
    ),
  end: (e, names) => {
    if (e.survivor !== undefined)
      return by(
        e.survivor,
        names,
        'You got out alive but do not win: you have no treasure card.',
        (ana) => `${ana} got out alive but does not win, having no treasure card.`,
      );
    const won = e.gold[e.winners[0] ?? 0] ?? 0;
    const gold = won === 0 ? 'without any gold' : `with ${won} gold`;
    const why = e.by === undefined ? '' : ` ${decided[e.by](e.amount ?? 0)}`;
    return `${english.bySeats(e.winners, names, {
      you: `You win ${gold}!`,
      one: (ana) => `${ana} wins ${gold}.`,
      many: (all) => `${all} share the victory ${gold}.`,
      nobody: 'Kalladra wins.',
    })}${why}`;
  },
  'loot-taken': (e, names) => {
    const what = e.card === undefined ? 'a Loot card' : a(e.card);
    if (names.own === e.from) return `${names.seat(e.by)} takes ${what} from you: ${lootLeft(e.left)}.`;
    const bea = names.seat(e.from);
    const left = e.left === 0 ? 'none' : e.left;
    return by(
      e.by,
      names,
      `You take ${what} from ${bea}: now you have ${lootCards(e.held)} and ${bea} has ${left}.`,
      (ana) =>
        `${ana} takes ${what} from ${bea}: now ${ana} has ${lootCards(e.held)} and ${bea} has ${left}.`,
    );
  },
  'servant-moves': (e, names) => {
    const way = `${the(e.monster)} from ${place(e.from)} to ${place(e.to)}`;
    return by(e.seat, names, `You move ${way}.`, (ana) => `${ana} moves ${way}.`);
  },
  'servant-calls': (e, names) =>
    by(e.seat, names, `You call ${a(e.monster)}.`, (ana) => `${ana} calls ${a(e.monster)}.`),
};
