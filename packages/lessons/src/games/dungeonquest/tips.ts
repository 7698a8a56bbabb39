import type { Tip } from '../../tip.ts';

export const tips: readonly Tip[] = [
  {
    id: 'monster-player',
    title: { en: 'You play the monster', es: 'Llevas al Monstruo' },
    when: { view: { path: 'combat.sides.1.player', isReader: true } },
    say: {
      en: 'The player to your right has met a monster, and you play it: choose your cards to win.',
      es: 'El jugador de tu derecha se ha topado con un Monstruo y lo llevas tú: elige las cartas para ganar.',
    },
  },
  {
    id: 'escape',
    title: { en: 'Monsters', es: 'Monstruos' },
    when: { decision: 'DEC-ESCAPE' },
    say: {
      en: 'Attack, or try to escape back the way you came. If you fail, you are wounded and must fight anyway.',
      es: 'Ataca, o intenta escapar por donde viniste. Si no lo consigues, te hiere y tienes que combatir igualmente.',
    },
  },
  {
    id: 'combat',
    title: { en: 'Combat', es: 'El combate' },
    when: { decision: 'DEC-CARD' },
    say: {
      en: 'Both of you choose a card in secret; the higher number wins the round. Each card in a damage pile is one wound.',
      es: 'Los dos elegís una carta en secreto; gana la ronda el número más alto. Cada carta de un montón de daño es una Herida.',
    },
  },
  {
    id: 'counterattack',
    title: { en: 'Counterattack', es: 'Contraataque' },
    when: { decision: 'DEC-COUNTER' },
    say: {
      en: 'Your card can counterattack the type that was played against you: add cards with the same sign until you are ahead.',
      es: 'Tu carta puede contraatacar el tipo de ataque de tu oponente: añade cartas con el mismo signo hasta superarlo.',
    },
  },
  {
    id: 'test',
    title: { en: 'Tests', es: 'Tiradas' },
    when: { event: 'test' },
    say: {
      en: 'In a test you roll two dice: if the sum is not above the attribute, you pass. A failed test gives you a determination token that helps next time.',
      es: 'En una tirada se lanzan dos dados: si la suma no pasa del atributo, la superas. Si fallas, recibes una ficha de Determinación que ayuda en el siguiente intento.',
    },
  },
  {
    id: 'door',
    title: { en: 'Doors', es: 'Puertas' },
    when: { event: 'door' },
    say: {
      en: 'Each time somebody tries a door, a door card is drawn. The same door may be jammed now and open later.',
      es: 'Cada vez que alguien prueba una puerta se roba una carta de Puerta. La misma puerta puede estar atascada ahora y abrirse después.',
    },
  },
  {
    id: 'catacombs',
    title: { en: 'Catacombs', es: 'Catacumbas' },
    when: { event: 'goes-down' },
    say: {
      en: 'Below, you draw one catacomb card each turn, and each card takes you one space further in the direction of your travel marker.',
      es: 'Abajo, en cada turno robas una carta de Catacumbas, y cada carta te hace avanzar un espacio hacia donde apunta tu indicador de viaje.',
    },
  },
  {
    id: 'leaving',
    title: { en: 'Leaving', es: 'Salir' },
    when: { decision: 'DEC-LEAVE' },
    say: {
      en: 'Only gold that you carry out counts. Outside you are safe, but you cannot come back.',
      es: 'Solo cuenta el oro que saques de la mazmorra. Fuera estás a salvo, pero no puedes volver a entrar.',
    },
  },
  {
    id: 'sun',
    title: { en: 'The setting sun', es: 'La puesta de sol' },
    when: { view: { path: 'sun', from: 25 } },
    say: {
      en: 'From the next space on, a die decides each round whether the towers close. Whoever is still inside then is dead.',
      es: 'Desde el espacio siguiente, un dado decide en cada ronda si se cierran las torres. Quien siga dentro entonces, muere.',
    },
  },
];
