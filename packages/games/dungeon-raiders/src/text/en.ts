import type { GameText } from '@mazmorra/kernel';
import type { Event } from '../events.ts';
import { components } from './components-en.ts';
import { sentences } from './sentences-en.ts';
import { chosenCard } from './things-en.ts';
import { cardOf, type DecisionKind, tell, wordFor } from './vocabulary.ts';

const DECISIONS: Readonly<Record<DecisionKind, string>> = {
  'DR-DEC-PLAY': 'Choose a card for this room',
  'DR-DEC-CRYSTAL': 'The cards are face up: play another one',
  'DR-DEC-TORCH': 'You may use a torch',
  'DR-DEC-TACT': 'Your turn: play a card',
};

export const en: GameText<Event> = {
  name: 'Dungeon Raiders',
  tagline: 'Grab the coins, dodge the wounds, and do not be the one who collapses',
  variants: {
    tactical: {
      name: 'Tactical variant',
      sentence: 'Cards are played open and in turn; the highest card starts the next room.',
    },
    bossStrength: {
      name: 'Bosses with five players',
      sentence:
        'With five players the Tax Collector, Medusa, the Sphinx and the Wolf Pack have strength 18, as the monsters of their size do, or 16, as another source says.',
      values: { '18': 'Strength 18', '16': 'Strength 16' },
    },
    startingGear: {
      name: 'Start of the game',
      sentence:
        'Everybody begins with the coins, wounds and items of the character, as the English rulebook says, or with the items only, as the Spanish one does.',
      values: { 'coins-and-wounds': 'Coins, wounds and items', 'items-only': 'Items only' },
    },
    torchShows: {
      name: 'Torch',
      sentence:
        'A torch shows all dark rooms of the level, as the rules say, or one of them, as the Spanish card can be read.',
      values: { all: 'All dark rooms', one: 'One dark room' },
    },
    tacticalTie: {
      name: 'Ties for the map',
      sentence:
        'In the tactical variant a tie gives the map to the next tied player clockwise, or to the one nearest to the start player, who may then keep it.',
      values: { 'next-clockwise': 'Next clockwise', nearest: 'Nearest to the start player' },
    },
  },
  components,
  decision: (kind) => wordFor(DECISIONS, kind),
  option: (name) =>
    name.startsWith('torch:')
      ? `Use a torch and look at room ${name.slice(6)}`
      : name === 'torch'
        ? 'Use a torch and look at the dark rooms'
        : `Play ${chosenCard(cardOf(name))}`,
  event: ({ event }, names) => tell(sentences, event, names),
  scores: { coins: 'Coins', wounds: 'Wounds', collapsed: 'Collapsed', eliminated: 'Turned to stone' },
  marks: ['collapsed', 'eliminated'],
};
