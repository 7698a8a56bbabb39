import type { VariantText } from '@mazmorra/kernel';

/** The options of a table in Spanish. */
export const variantsEs: Readonly<Record<string, VariantText>> = {
  goldDraft: {
    name: 'Oro para los mineros',
    sentence: 'Cuántas cartas de oro se reparten los mineros que ganan.',
    values: {
      'per-miner': 'Una por minero',
      'per-player': 'Tantas como jugadores, dando vueltas entre los mineros',
    },
  },
  roundEnd: {
    name: 'Final de la ronda',
    sentence: 'Cuándo termina una ronda en la que nadie llega al tesoro.',
    values: {
      'no-playable': 'Cuando nadie tiene una carta que pueda jugar',
      'hands-empty': 'Cuando a nadie le quedan cartas',
    },
  },
  nextStarter: {
    name: 'Quién empieza la ronda siguiente',
    sentence:
      'El jugador a la izquierda de quien jugó la última carta de recorrido, o la última carta de cualquier tipo.',
    values: {
      'last-path': 'Tras la última carta de recorrido',
      'last-card': 'Tras la última carta de cualquier tipo',
    },
  },
  allSaboteurs: {
    name: 'Todos los saboteadores en juego',
    sentence: 'No sobra ninguna carta de enano: todos saben cuántos saboteadores hay.',
  },
  rounds: {
    name: 'Rondas',
    sentence: 'Cuántas rondas se juegan.',
    values: { '1': 'Una', '2': 'Dos', '3': 'Tres' },
  },
  firstPlayer: {
    name: 'Primer jugador',
    sentence: 'Quién empieza la primera ronda.',
    values: { random: 'Por sorteo', 'host-picks': 'Lo elige el anfitrión' },
  },
  firstSeat: {
    name: 'Asiento que empieza',
    sentence: 'El asiento que empieza si lo elige el anfitrión, contando alrededor de la mesa.',
    values: Object.fromEntries(
      Array.from({ length: 10 }, (_, seat) => [String(seat), `Asiento ${seat + 1}`]),
    ),
  },
};
