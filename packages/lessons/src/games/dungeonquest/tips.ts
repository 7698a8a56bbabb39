import type { Tip } from '../../tip.ts';

export const tips: readonly Tip[] = [
  {
    id: 'monster-player',
    title: { en: 'You play the monster', es: 'Llevas al Monstruo' },
    when: { view: { path: 'combat.sides.1.player', isReader: true } },
    say: {
      en: 'Your neighbour has met a monster, and you play it: choose cards as if you wanted to win.',
      es: 'Quien juega a tu lado se ha topado con un Monstruo, y lo llevas tú: elige cartas como si quisieras ganar.',
    },
  },
  {
    id: 'escape',
    title: { en: 'Monsters', es: 'Monstruos' },
    when: { decision: 'DEC-ESCAPE' },
    say: {
      en: 'Attack, or try to escape back where you came from. Who fails to escape is hurt and must fight anyway.',
      es: 'Ataca, o intenta escapar por donde viniste. Si no lo consigues, sufres daños y tienes que luchar igualmente.',
    },
  },
  {
    id: 'combat',
    title: { en: 'Combat', es: 'El combate' },
    when: { decision: 'DEC-CARD' },
    say: {
      en: 'Both choose a card in secret; the higher number wins the round. Each card in a damage pile is one wound.',
      es: 'Ambos elegís una carta en secreto; gana la ronda el número más alto. Cada carta en una pila de daño es una Herida.',
    },
  },
  {
    id: 'counterattack',
    title: { en: 'Counterattack', es: 'Contraataque' },
    when: { decision: 'DEC-COUNTER' },
    say: {
      en: 'Your card answers the kind of attack played against you: add cards with the same sign until you are ahead.',
      es: 'Tu carta responde a la clase de ataque que has recibido: añade cartas con el mismo signo hasta superarlo.',
    },
  },
  {
    id: 'test',
    title: { en: 'Tests', es: 'Pruebas' },
    when: { event: 'test' },
    say: {
      en: 'A test rolls two dice: up to the attribute it is passed. A failed one gives a token that helps at the next try.',
      es: 'En una tirada de atributos se tiran dos dados: hasta el atributo, se supera. Una fallida da una ficha que ayuda en el siguiente intento.',
    },
  },
  {
    id: 'door',
    title: { en: 'Doors', es: 'Puertas' },
    when: { event: 'door' },
    say: {
      en: 'Each time somebody tries a door a door card is drawn. It may jam today and open tomorrow.',
      es: 'Cada vez que alguien prueba una puerta se roba una carta. Puede atascarse hoy y abrirse mañana.',
    },
  },
  {
    id: 'catacombs',
    title: { en: 'Catacombs', es: 'Catacumbas' },
    when: { event: 'goes-down' },
    say: {
      en: 'Below, each turn brings one catacomb card, and each card is a step in the direction of the marker.',
      es: 'Abajo, cada turno trae una carta de catacumbas, y cada carta es un paso hacia donde apunta el marcador.',
    },
  },
  {
    id: 'leaving',
    title: { en: 'Leaving', es: 'Salir' },
    when: { decision: 'DEC-LEAVE' },
    say: {
      en: 'Only gold that is carried out counts. Outside you are safe, but you cannot come back.',
      es: 'Solo cuenta el oro que se saca. Fuera estás a salvo, pero no puedes volver a entrar.',
    },
  },
  {
    id: 'sun',
    title: { en: 'The setting sun', es: 'La puesta de sol' },
    when: { view: { path: 'sun', from: 25 } },
    say: {
      en: 'From the next space on a die decides each turn whether the towers close. Whoever is inside then is dead.',
      es: 'Desde el espacio siguiente, un dado decide cada turno si se cierran las torres. Quien esté dentro entonces, muere.',
    },
  },
];
