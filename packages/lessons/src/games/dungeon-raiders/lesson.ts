import type { Position } from '@mazmorra/dungeon-raiders/position';
import type { Lesson } from '../../lesson.ts';

const room = '.dr-chamber';
const seat = (number: number): string => `[data-seat="${number}"]`;
const door = (number: number): string => `[data-anchor="dr-door-${number}"]`;

/** One level of five rooms: a treasure with a tie, a vault, a monster, a trap, and a dark room. */
export const lesson: Lesson<Position> = {
  chapters: [
    {
      title: { en: 'A level of five rooms', es: 'Un nivel de cinco habitaciones' },
      position: {
        seats: 3,
        rooms: ['treasure-3', 'vault-items', 'goblin', 'lava-trap', 'treasure-4-2'],
        row: 'UUUUD',
        characters: ['thief', 'knight', 'warrior'],
        coins: [2, 1, 0],
        wounds: [2, 4, 2],
      },
      others: {
        1: ['play:power-5', 'play:power-2', 'play:power-3', 'play:power-4', 'play:power-1'],
        2: ['play:power-3', 'play:power-5', 'play:power-1', 'play:power-2', 'play:power-4'],
      },
      steps: [
        {
          say: {
            en: 'You are after coins. Whoever has the most at the end wins, but the most wounded of all collapses and cannot win.',
            es: 'Buscas monedas. Al final gana quien más tenga, pero quien más heridas lleve se desmaya y no puede ganar.',
          },
          lit: ['.top-aim'],
        },
        {
          say: {
            en: 'A level has five rooms, from left to right. In each one everybody plays one card face down, and all cards are turned up together.',
            es: 'Un nivel tiene cinco habitaciones, de izquierda a derecha. En cada una, todos juegan una carta boca abajo y las descubren a la vez.',
          },
          lit: ['.dr-row'],
        },
        {
          say: {
            en: 'A treasure of 3 coins: the highest card takes it. Play your 5.',
            es: 'Un tesoro de 3 monedas: se lo lleva la carta más alta. Juega tu 5.',
          },
          lit: [room, 'option:play:power-5'],
          answers: {
            'play:power-5': {
              en: '{1} played a 5 too, so you share the chest: 1 coin each, and the third one is lost.',
              es: '{1} también ha jugado un 5. Con el empate os repartís el cofre: 1 moneda por cabeza, y la tercera se pierde.',
            },
          },
          wrong: {
            '*': {
              en: 'You may play that card, but nothing beats a 5. Play the 5 and see what can still go wrong.',
              es: 'Esa carta se puede jugar, pero nada supera al 5. Juega el 5 y verás qué puede salir mal aun así.',
            },
          },
        },
        {
          say: {
            en: 'In a vault nobody competes: each number has its own gift. A crystal ball shows you the others’ cards before you choose yours, a key counts as 5 for a treasure, a sword as 5 against a monster.',
            es: 'En una cámara nadie compite: cada número tiene su regalo. Con la bola de cristal ves las cartas de los demás antes de elegir la tuya; la llave vale 5 para un tesoro y la espada, 5 contra un monstruo.',
          },
          lit: [room],
        },
        {
          say: {
            en: 'A 1 is weak elsewhere, but here it brings you a torch. Play it.',
            es: 'El 1, que en otros sitios vale poco, da aquí una antorcha. Juégalo.',
          },
          lit: [room, 'option:play:power-1'],
          answers: {
            'play:power-1': {
              en: 'The torch is in your hand now. {1} took a crystal ball and {2} drank a potion that heals 1 wound.',
              es: 'Ya tienes la antorcha en la mano. {1} se lleva una bola de cristal y {2} bebe una poción que cura 1 herida.',
            },
          },
          wrong: {
            '*': {
              en: 'That number has a good gift too, but you will soon want a torch: play the 1.',
              es: 'Ese número también tiene un buen regalo, pero pronto querrás una antorcha: juega el 1.',
            },
          },
        },
        {
          say: {
            en: 'A Goblin. If all cards together reach its strength, 11, it is defeated; otherwise it attacks the lowest card. So it pays to know what the others still hold.',
            es: 'Un Goblin. Si entre todas las cartas se alcanza su fuerza, 11, cae; si no, ataca a la carta más baja. Por eso conviene saber qué le queda a cada cual.',
          },
          lit: [room, seat(1), seat(2)],
        },
        {
          say: {
            en: 'The bars by each shield are the cards that are left. {2} has used the 3 and the 5: what can {2} still play?',
            es: 'Las barras junto a cada escudo son las cartas que quedan. {2} ha usado el 3 y el 5: ¿qué puede jugar aún?',
          },
          lit: [seat(2)],
          quiz: [
            {
              choice: { en: '1, 2 and 4', es: '1, 2 y 4' },
              right: true,
              reply: {
                en: 'Right: everybody has the cards 1 to 5 once on each level.',
                es: 'Eso es: en cada nivel todos tienen las cartas del 1 al 5 una sola vez.',
              },
            },
            {
              choice: { en: '3 and 5', es: '3 y 5' },
              right: false,
              reply: {
                en: 'Those are spent: a used card comes back only when the level ends.',
                es: 'Esas ya están gastadas: una carta usada no vuelve hasta que acaba el nivel.',
              },
            },
            {
              choice: { en: 'Any card', es: 'Cualquiera' },
              right: false,
              reply: {
                en: 'No: each card can be used once on a level, and {2} has used two.',
                es: 'No: cada carta se usa una vez por nivel, y {2} ya ha usado dos.',
              },
            },
          ],
        },
        {
          say: {
            en: '{1} holds 1, 3 and 4, and {2} holds 1, 2 and 4. Choose a card that is unlikely to be the lowest.',
            es: 'A {1} le quedan 1, 3 y 4, y a {2} le quedan 1, 2 y 4. Elige una carta que difícilmente sea la más baja.',
          },
          lit: ['option:play:power-3', 'option:play:power-4'],
          answers: {
            'play:power-4': {
              en: 'The cards came to 8, so the Goblin attacked. {2} had the lowest card, a 1, and takes 2 wounds.',
              es: 'Las cartas suman 8, así que el Goblin ataca. {2} tenía la más baja, un 1, y recibe 2 heridas.',
            },
            'play:power-3': {
              en: 'The cards came to 7, so the Goblin attacked. {2} had the lowest card, a 1, and takes 2 wounds. You kept your 4.',
              es: 'Las cartas suman 7, así que el Goblin ataca. {2} tenía la más baja, un 1, y recibe 2 heridas. Tú te guardas el 4.',
            },
          },
          wrong: {
            'play:power-2': {
              en: 'A 2 beats only a 1, and both of them hold higher cards. That would be asking for wounds.',
              es: 'El 2 solo supera al 1, y los demás tienen cartas más altas. Eso es pedir heridas.',
            },
            torch: {
              en: 'Keep the torch for a moment: first the Goblin.',
              es: 'Guarda la antorcha un momento: primero, el Goblin.',
            },
          },
        },
        {
          say: {
            en: 'The fifth door is dark. A torch shows you alone what is behind it, and you still play your card afterwards. Light it now.',
            es: 'La quinta puerta está a oscuras. La antorcha te enseña solo a ti lo que hay detrás, y después juegas tu carta igualmente. Enciéndela.',
          },
          lit: [door(5), 'option:torch'],
          answers: {
            torch: {
              en: 'Two chests: 4 coins for the highest card and 2 for the second-highest. It pays to keep your best card for them.',
              es: 'Dos cofres: 4 monedas para la carta más alta y 2 para la segunda. Conviene guardar para allí tu mejor carta.',
            },
          },
          wrong: {
            '*': {
              en: 'Look first: once you are in the last room, there is nothing left for the torch to show.',
              es: 'Mira antes: cuando entréis en la última habitación, la antorcha ya no tendrá nada que enseñar.',
            },
          },
        },
        {
          say: {
            en: 'Lava: the richest player loses coins, and that is you. The highest card that anybody plays decides how many, so play low.',
            es: 'Lava: pierde monedas quien más tiene, y eres tú. La carta más alta que juegue cualquiera decide cuántas, así que juega bajo.',
          },
          lit: [room, 'option:play:power-2'],
          answers: {
            'play:power-2': {
              en: '{1} played a 4, so the lava cost you 2 coins. Other traps wound whoever has the fewest wounds: they always hit whoever is doing best.',
              es: '{1} ha jugado un 4, así que la lava te ha costado 2 monedas. Otras trampas hieren a quien menos heridas lleva: siempre paga quien va mejor.',
            },
          },
          wrong: {
            '*': {
              en: 'A higher card could only cost you more, and you want it for the treasure behind the dark door.',
              es: 'Una carta más alta solo puede salirte más cara, y la quieres para el tesoro de la puerta a oscuras.',
            },
          },
        },
        {
          say: {
            en: 'The last room of the level. You kept one card for it: play it.',
            es: 'La última habitación del nivel. Te has guardado una carta para ella: juégala.',
          },
          lit: [room],
          answers: {
            'play:power-4': {
              en: 'You and {2} share the large chest, 2 coins each; the small one goes to {1}, even with a 1. Everybody takes back the used cards for the next level.',
              es: '{2} y tú os repartís el cofre grande, 2 monedas por cabeza; el pequeño es para {1}, aunque ha jugado un 1. Todos recuperan sus cartas para el nivel siguiente.',
            },
            'play:power-3': {
              en: 'The second-highest card: 2 coins from the small chest. Everybody takes back the used cards for the next level.',
              es: 'La segunda más alta: 2 monedas del cofre pequeño. Todos recuperan sus cartas para el nivel siguiente.',
            },
          },
        },
        {
          say: {
            en: 'Look at the wounds of all three. Who would collapse if the game ended now?',
            es: 'Mira las heridas de cada cual. ¿Quién se desmayaría si la partida acabara ahora?',
          },
          lit: [seat(0), seat(1), seat(2)],
          quiz: [
            {
              choice: { en: '{1}', es: '{1}' },
              right: true,
              reply: {
                en: 'Yes: {1} has 4 wounds, more than anybody. However many coins {1} had, the victory would be somebody else’s.',
                es: 'Sí: {1} lleva 4 heridas, más que nadie. Por muchas monedas que tuviera, la victoria sería de otra persona.',
              },
            },
            {
              choice: { en: '{2}', es: '{2}' },
              right: false,
              reply: {
                en: '{2} has 3 wounds, and {1} has more. Only the most wounded collapses.',
                es: '{2} lleva 3 heridas y {1} lleva más. Solo se desmaya quien más lleva.',
              },
            },
            {
              choice: { en: 'Me', es: 'Yo' },
              right: false,
              reply: {
                en: 'Not you: you have 2 wounds, the fewest of all.',
                es: 'Tú no: llevas 2 heridas, menos que nadie.',
              },
            },
          ],
        },
      ],
    },
  ],
  end: {
    en: 'You know the game: five levels like this one, and in the very last room a boss with a rule of its own, written on its card. Most coins win, and the most wounded collapses.',
    es: 'Ya conoces el juego: cinco niveles como este y, en la última habitación, un monstruo final con su propia regla, escrita en su carta. Gana quien más monedas tenga y se desmaya quien más heridas lleve.',
  },
};
