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
  },
  components,
  decision: (kind) => wordFor(DECISIONS, kind),
  option: (name) =>
    name === 'torch' ? 'Use a torch and look at the dark rooms' : `Play ${chosenCard(cardOf(name))}`,
  event: ({ event }, names) => tell(sentences, event, names),
  scores: { coins: 'Coins', wounds: 'Wounds', collapsed: 'Collapsed', eliminated: 'Eliminated' },
};
