import { battery } from '@mazmorra/testkit';
import { isLong } from '@mazmorra/testkit/long';
import { dungeonquest } from '../src/index.ts';

battery(dungeonquest, {
  games: isLong ? 2 : 1,
  maxAnswers: 4000,
  every: 7,
  /* Only a card chosen while the other side still chooses is a secret; every other choice is made before all. */
  openChoices: (kind, awaited) => kind !== 'DEC-CARD' || (awaited & (awaited - 1)) === 0,
  combinations: [
    { 'hero-versus-hero': true, secrets: true, 'death-can-wait': true },
    { 'servants-of-kalladra': true, 'late-start': true, 'live-to-fight-another-day': true },
    { 'focused-determination': true, 'tower-power': true, 'no-glory-without-courage': true },
    {
      'hero-versus-hero': true,
      'servants-of-kalladra': true,
      'focused-determination': true,
      'death-can-wait': true,
      'tower-power': true,
      secrets: true,
      'magical-power': true,
      'magical-power-runes': 3,
      'live-to-fight-another-day': true,
      'no-glory-without-courage': true,
      'monstrous-treasures': true,
      'late-start': true,
      'hero-selection': 'choose-in-seat-order',
    },
    { 'monster-controller': 'automaton', secrets: true, 'magical-power': true, 'monstrous-treasures': true },
  ],
});
