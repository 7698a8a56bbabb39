import type { Position } from '@mazmorra/dungeon-raiders/position';
import type { Try } from '../../lesson.ts';

/** Three players in the first room of a level that has these rooms. */
const rooms = (...ids: NonNullable<Position['rooms']>): Position => ({
  seats: 3,
  rooms: ids,
  row: 'UUUUD',
  coins: [2, 2, 2],
  wounds: [2, 2, 2],
});

const LAST: Position = { seats: 3, level: 5, position: 5, coins: [9, 8, 6], wounds: [3, 4, 2] };

export const tries: readonly Try<Position>[] = [
  {
    id: 'tie-for-a-chest',
    title: { en: 'A tie for a chest', es: 'Empate por un cofre' },
    rules: ['DR-TREAS-02', 'DR-TREAS-03'],
    position: rooms('treasure-3'),
    others: { 1: ['play:power-5'], 2: ['play:power-3'] },
    say: {
      en: 'Three coins for the highest card. Is the 5 worth it if somebody else plays one too?',
      es: 'Tres monedas para la carta más alta. ¿Compensa el 5 si alguien más juega otro?',
    },
    offers: ['play:power-5', 'play:power-1'],
    answers: {
      'play:power-5': {
        en: 'A tie: 1 coin each, and the third is lost.',
        es: 'Empate: 1 moneda por cabeza, y la tercera se pierde.',
      },
      'play:*': {
        en: 'The 5 took all three coins. You have kept yours for later.',
        es: 'El 5 se ha llevado las tres monedas. Tú te guardas el tuyo.',
      },
    },
  },
  {
    id: 'second-chest',
    title: { en: 'The second chest', es: 'El segundo cofre' },
    rules: ['DR-TREAS-04', 'DR-TREAS-05'],
    position: rooms('treasure-3-2'),
    others: { 1: ['play:power-5'], 2: ['play:power-5'] },
    say: {
      en: 'Two chests: 3 coins for the highest card and 2 for the second-highest. Which card would you play?',
      es: 'Dos cofres: 3 monedas para la carta más alta y 2 para la segunda. ¿Qué carta jugarías?',
    },
    offers: ['play:power-4', 'play:power-5'],
    answers: {
      'play:power-5': {
        en: 'Three 5s: 1 coin each, and the second chest stays shut.',
        es: 'Tres cincos: 1 moneda por cabeza, y el segundo cofre no se abre.',
      },
      'play:*': {
        en: 'The others shared 3 coins, 1 each. The second chest is yours alone: 2 coins.',
        es: 'Los demás se han repartido 3 monedas, 1 por cabeza. El segundo cofre es solo tuyo: 2 monedas.',
      },
    },
  },
  {
    id: 'key',
    title: { en: 'A key for a chest', es: 'Una llave para un cofre' },
    rules: ['DR-CARD-03', 'DR-ROOM-09'],
    position: { ...rooms('treasure-4'), items: { 0: ['key'] } },
    others: { 1: ['play:power-4'], 2: ['play:power-2'] },
    say: {
      en: 'A key counts as 5 in a treasure room and saves your power cards.',
      es: 'Una llave vale 5 en una habitación con tesoro y te ahorra cartas de poder.',
    },
    offers: ['play:key', 'play:power-5'],
    answers: {
      'play:key': {
        en: 'All 4 coins for the key, and your five power cards are still in hand.',
        es: 'Las 4 monedas por la llave, y conservas las cinco cartas de poder.',
      },
    },
  },
  {
    id: 'lowest-card',
    title: { en: 'The lowest card is attacked', es: 'Ataca a la carta más baja' },
    rules: ['DR-MON-03', 'DR-MON-04'],
    position: rooms('skeleton'),
    others: { 1: ['play:power-2'], 2: ['play:power-3'] },
    say: {
      en: 'Together you hardly reach 11. Whoever plays the lowest card takes 3 wounds, and so does everybody who ties with it.',
      es: 'Entre todos difícilmente llegáis a 11. Quien juegue la carta más baja recibe 3 heridas, y también quien empate con ella.',
    },
    offers: ['play:power-1', 'play:power-2', 'play:power-4'],
    answers: {
      'play:power-1': { en: 'Lowest: 3 wounds for you.', es: 'La más baja: 3 heridas para ti.' },
      'play:power-2': {
        en: 'A tie for the lowest: 3 wounds for each of you.',
        es: 'Empate a la más baja: 3 heridas para cada cual.',
      },
      'play:*': { en: 'Not the lowest: you are unhurt.', es: 'No era la más baja: sales sin heridas.' },
    },
  },
  {
    id: 'monster-falls',
    title: { en: 'Together against a monster', es: 'Entre todos contra un monstruo' },
    rules: ['DR-MON-02', 'DR-MON-06'],
    position: rooms('snake'),
    others: { 1: ['play:power-2'], 2: ['play:power-3'] },
    say: {
      en: 'The Snake has strength 8 and is defeated if all cards together reach it. The others have played 5 in all.',
      es: 'La Serpiente tiene fuerza 8 y cae si entre todas las cartas la alcanzáis. Los demás suman 5.',
    },
    offers: ['play:power-3', 'play:power-2'],
    answers: {
      'play:power-1': {
        en: 'Only 6, and your card is the lowest: 3 wounds.',
        es: 'Solo 6, y tu carta es la más baja: 3 heridas.',
      },
      'play:power-2': {
        en: 'Only 7: the Snake bites the two of you who played a 2.',
        es: 'Solo 7: la Serpiente os muerde a los dos que habéis jugado un 2.',
      },
      'play:*': {
        en: 'It is defeated. There is no reward: nobody is hurt, and that is all.',
        es: 'Cae. No hay recompensa: nadie sale con heridas, y ya está.',
      },
    },
  },
  {
    id: 'sword',
    title: { en: 'A sword against a monster', es: 'Una espada contra un monstruo' },
    rules: ['DR-CARD-04'],
    position: {
      ...rooms('dragon'),
      items: { 0: ['sword'] },
      used: { 0: ['power-4', 'power-5'], 1: ['power-5'], 2: ['power-3'] },
    },
    others: { 1: ['play:power-4'], 2: ['play:power-5'] },
    say: {
      en: 'Your high cards are used up. A sword counts as 5 against monsters: with it you would reach 14.',
      es: 'Tus cartas altas están usadas. La espada vale 5 contra monstruos: con ella llegaríais a 14.',
    },
    offers: ['play:sword', 'play:power-3'],
    answers: {
      'play:sword': {
        en: '14, exactly enough: the Dragon is defeated.',
        es: '14: el Dragón cae por los pelos.',
      },
      'play:*': {
        en: 'Too little, and yours is the lowest card: 3 wounds.',
        es: 'Es poco, y tu carta es la más baja: 3 heridas.',
      },
    },
  },
  {
    id: 'vault',
    title: { en: 'Gifts of a vault', es: 'Los regalos de una cámara' },
    rules: ['DR-VAULT-01', 'DR-VAULT-02'],
    position: rooms('vault-items'),
    others: { 1: ['play:power-3'], 2: ['play:power-4'] },
    say: {
      en: 'In a vault each value brings its own gift, whatever the others play. Which gift do you want?',
      es: 'En una cámara cada valor trae su regalo, jueguen lo que jueguen los demás. ¿Cuál quieres?',
    },
    offers: ['play:power-1', 'play:power-2', 'play:power-3', 'play:power-4', 'play:power-5'],
    answers: {
      'play:power-5': { en: 'A potion: one wound less.', es: 'Una poción: una herida menos.' },
      'play:*': {
        en: 'The item is in your hand, and you used a card that you may not miss.',
        es: 'El objeto está en tu mano, y has gastado una carta que quizá no eches de menos.',
      },
    },
  },
  {
    id: 'empty-pile',
    title: { en: 'Too few items in the pile', es: 'Faltan objetos en la reserva' },
    rules: ['DR-VAULT-03'],
    position: {
      ...rooms('vault-items'),
      items: { 1: ['torch', 'torch', 'torch'], 2: ['torch', 'torch', 'torch'] },
    },
    others: { 1: ['play:power-3'], 2: ['play:power-4'] },
    say: {
      en: 'All six torches are in other hands. What does a 1 bring now?',
      es: 'Las seis antorchas están en manos de otros. ¿Qué da ahora un 1?',
    },
    offers: ['play:power-1', 'play:power-2'],
    answers: {
      'play:power-1': {
        en: 'Nothing: the pile is empty, and you get nothing else instead.',
        es: 'Nada: la pila está vacía y no hay otro regalo a cambio.',
      },
      'play:*': { en: 'Another number, another gift.', es: 'Otro número, otro regalo.' },
    },
  },
  {
    id: 'potions',
    title: { en: 'Coins or potions', es: 'Monedas o pociones' },
    rules: ['DR-VAULT-04', 'DR-VAULT-05'],
    position: { ...rooms('vault-riches'), wounds: [5, 2, 3] },
    others: { 1: ['play:power-4'], 2: ['play:power-2'] },
    say: {
      en: 'You have the most wounds and would collapse. Is it coins you need, or a potion?',
      es: 'Llevas más heridas que nadie y te desmayarías. ¿Necesitas monedas o una poción?',
    },
    offers: ['play:power-4', 'play:power-5'],
    answers: {
      'play:power-5': {
        en: 'Two wounds healed: now you no longer have more than the others.',
        es: 'Dos heridas curadas: ya no llevas más que los demás.',
      },
      'play:power-3': { en: 'One wound healed.', es: 'Una herida curada.' },
      'play:*': {
        en: 'Coins. They are worth nothing to whoever collapses.',
        es: 'Monedas. A quien se desmaya no le sirven de nada.',
      },
    },
  },
  {
    id: 'lava',
    title: { en: 'A trap for the richest', es: 'Una trampa para quien más tiene' },
    rules: ['DR-TRAP-02', 'DR-TRAP-04'],
    position: { ...rooms('lava-trap'), coins: [3, 6, 2] },
    others: { 1: ['play:power-1'], 2: ['play:power-2'] },
    say: {
      en: '{1} has the most coins. The highest card of all decides how many the lava takes: make it expensive.',
      es: '{1} tiene más monedas que nadie. La carta más alta decide cuántas se lleva la lava: que le salga caro.',
    },
    offers: ['play:power-5', 'play:power-1'],
    answers: {
      'play:power-5': { en: '3 coins less for {1}.', es: '3 monedas menos para {1}.' },
      'play:power-4': { en: '2 coins less for {1}.', es: '2 monedas menos para {1}.' },
      'play:power-3': { en: '1 coin less for {1}.', es: '1 moneda menos para {1}.' },
      'play:*': {
        en: 'With nothing above a 2 the lava stays cold: {1} loses nothing.',
        es: 'Sin nada por encima de 2, la lava no hace nada: {1} no pierde nada.',
      },
    },
  },
  {
    id: 'boulder',
    title: { en: 'A trap for the healthiest', es: 'Una trampa para quien menos heridas lleva' },
    rules: ['DR-TRAP-01', 'DR-TRAP-05'],
    position: { ...rooms('boulder-trap'), wounds: [0, 3, 4] },
    others: { 1: ['play:power-3'], 2: ['play:power-4'] },
    say: {
      en: 'The boulder hits whoever has the fewest wounds: you. Your own card only matters if it is the highest.',
      es: 'La roca golpea a quien menos heridas lleva, y eres tú. Tu carta solo importa si es la más alta.',
    },
    offers: ['play:power-1', 'play:power-5'],
    answers: {
      'play:power-5': {
        en: 'Your own 5 made it 2 wounds.',
        es: 'Tu propio 5 ha hecho que sean 2 heridas.',
      },
      'play:*': {
        en: 'The 4 from {2} decided it: 1 wound for you.',
        es: 'Lo ha decidido el 4 de {2}: 1 herida para ti.',
      },
    },
  },
  {
    id: 'torch',
    title: { en: 'Light in the dark', es: 'Luz en la oscuridad' },
    rules: ['DR-TORCH-02', 'DR-TORCH-03', 'DR-TORCH-06'],
    position: {
      ...rooms('treasure-2', 'goblin', 'dragon', 'vault-riches', 'treasure-4'),
      row: 'UUDDD',
      items: { 0: ['torch'] },
    },
    others: { 1: ['play:power-2'], 2: ['play:power-3'] },
    say: {
      en: 'Three rooms ahead are dark. A torch shows all of them, to you alone, and you still play a card afterwards.',
      es: 'Hay tres habitaciones a oscuras. La antorcha te las enseña todas, solo a ti, y después juegas una carta igualmente.',
    },
    offers: ['torch', 'play:power-5'],
    answers: {
      torch: {
        en: 'Now you know what is coming, and the others only know that you looked.',
        es: 'Ya sabes lo que viene; los demás solo saben que has mirado.',
      },
    },
  },
  {
    id: 'crystal-ball',
    title: { en: 'Wait and see', es: 'Esperar y ver' },
    rules: ['DR-CB-02', 'DR-CB-05'],
    position: { ...rooms('treasure-4'), items: { 0: ['crystal-ball'] } },
    others: { 1: ['play:power-4'], 2: ['play:power-1'] },
    say: {
      en: 'Play the crystal ball: you see what the others have played, and only then choose your card.',
      es: 'Juega la bola de cristal: ves lo que han jugado los demás y solo entonces eliges tu carta.',
    },
    offers: ['play:crystal-ball', 'play:power-5'],
    answers: {
      'play:crystal-ball': {
        en: 'A 4 and a 1 lie open. A 5 takes the chest, and a 2 would be wasted.',
        es: 'Hay un 4 y un 1 a la vista. Un 5 se lleva el cofre y un 2 se malgastaría.',
      },
    },
  },
  {
    id: 'mega-dragon',
    title: { en: 'Escape from a boss', es: 'Escapar de un monstruo final' },
    rules: ['DR-BOSS-03', 'DR-BOSS-12'],
    position: {
      ...LAST,
      rooms: ['treasure-1', 'treasure-2', 'zombie', 'goblin', 'mega-dragon'],
      used: {
        0: ['power-2', 'power-3', 'power-4', 'power-5'],
        1: ['power-1', 'power-3', 'power-4', 'power-5'],
        2: ['power-1', 'power-2', 'power-4', 'power-5'],
      },
      items: { 0: ['key'] },
    },
    others: { 1: ['play:power-2'], 2: ['play:power-3'] },
    say: {
      en: 'The Mega Dragon cannot be defeated, and you only have a 1 left. But a key is a way out of here.',
      es: 'Al Megadragón no se le puede derrotar, y solo te queda un 1. Pero con una llave se escapa.',
    },
    offers: ['play:key', 'play:power-1'],
    answers: {
      'play:key': {
        en: 'You escaped, and the lowest card of the others was attacked. You win with the most coins.',
        es: 'Has escapado, y el ataque ha sido para la carta más baja de los demás. Ganas con más monedas que nadie.',
      },
      'play:*': {
        en: 'The lowest of all: those wounds make you collapse.',
        es: 'La más baja de todas: con esas heridas te desmayas.',
      },
    },
  },
];
