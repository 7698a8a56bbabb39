import type { Tip } from '../../tip.ts';

export const tips: readonly Tip[] = [
  {
    id: 'bidding',
    title: { en: 'Draw or pass', es: 'Robar o pasar' },
    when: { decision: 'WD-DEC-02' },
    say: {
      en: 'Whoever is the last not to pass must go into the dungeon. Pass in time, unless you think that you can come out.',
      es: 'Quien quede sin pasar tendrá que entrar en la mazmorra. Pasa a tiempo, salvo que creas que puedes salir.',
    },
  },
  {
    id: 'place',
    title: { en: 'The monster you drew', es: 'El monstruo que has robado' },
    when: { decision: 'WD-DEC-04' },
    say: {
      en: 'Only you know this monster. In the dungeon it waits for whoever goes in; set aside, it takes a piece of equipment with it.',
      es: 'Solo tú conoces este monstruo. En la mazmorra espera a quien entre; si lo apartas, se lleva consigo un objeto.',
    },
  },
  {
    id: 'naming',
    title: { en: 'The vorpal blade', es: 'El arma vorpalina' },
    when: { decision: 'WD-DEC-05' },
    say: {
      en: 'You are going in. Name a kind that nothing else of yours defeats: all monsters of that kind will be defeated.',
      es: 'Vas a entrar. Elige un tipo al que no derrote nada más de lo que llevas: caerán todos los de ese tipo.',
    },
  },
  {
    id: 'polymorph',
    title: { en: 'Polymorph', es: 'Polimorfismo' },
    when: { decision: 'WD-DEC-06' },
    say: {
      en: 'Once per dungeon you may exchange the monster for the top card of the deck, for better or worse.',
      es: 'Una vez por mazmorra puedes cambiar el monstruo por la primera carta del mazo, para bien o para mal.',
    },
  },
  {
    id: 'axe',
    title: { en: 'The axe', es: 'El hacha' },
    when: { decision: 'WD-DEC-07' },
    say: {
      en: 'Nothing else defeats this monster. The axe does, but only once: is this the one?',
      es: 'Nada más derrota a este monstruo. El hacha sí, pero solo una vez: ¿es este?',
    },
  },
  {
    id: 'result',
    title: { en: 'The end of a round', es: 'El final de una ronda' },
    when: { event: 'result' },
    say: {
      en: 'Two successes win the game; two failures put a player out. The last one left wins too.',
      es: 'Con dos éxitos ganas la partida; con dos fracasos, quedas fuera. También gana el último que quede.',
    },
  },
];
