import type { VariantText } from '@mazmorra/kernel';

/** The options of a table in English. */
export const variantsEn: Readonly<Record<string, VariantText>> = {
  goldDraft: {
    name: 'Gold for the miners',
    sentence: 'How many gold cards the winning miners share out.',
    values: {
      'per-miner': 'One for each miner',
      'per-player': 'As many as there are players, going round the miners',
    },
  },
  roundEnd: {
    name: 'End of a round',
    sentence: 'When a round ends in which nobody reaches the treasure.',
    values: {
      'no-playable': 'When nobody holds a card that can be played',
      'hands-empty': 'When nobody has any cards left',
    },
  },
  nextStarter: {
    name: 'Who starts the next round',
    sentence: 'The player to the left of whoever played the last path card, or the last card of any kind.',
    values: { 'last-path': 'After the last path card', 'last-card': 'After the last card of any kind' },
  },
  allSaboteurs: {
    name: 'All saboteurs in play',
    sentence: 'No dwarf card is left over: everybody knows how many saboteurs there are.',
  },
  rounds: {
    name: 'Rounds',
    sentence: 'How many rounds are played.',
    values: { '1': 'One', '2': 'Two', '3': 'Three' },
  },
  firstPlayer: {
    name: 'First player',
    sentence: 'Who begins the first round.',
    values: { random: 'Drawn by lot', 'host-picks': 'Chosen by the host' },
  },
  firstSeat: {
    name: 'Seat that begins',
    sentence: 'The seat that begins if the host chooses it, counted round the table.',
    values: Object.fromEntries(Array.from({ length: 10 }, (_, seat) => [String(seat), `Seat ${seat + 1}`])),
  },
};
