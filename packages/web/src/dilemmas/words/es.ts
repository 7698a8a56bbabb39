import type { DilemmaWords } from './en.ts';

export const es: DilemmaWords = {
  title: 'Dilema',
  today: 'El dilema de hoy',
  ask: (game) => `${game}: ¿qué harías? Elige en la mesa.`,
  right: 'Correcto: es la mejor opción.',
  wrong: (best) => `La mejor opción es: ${best}.`,
  adventurer: (tempting) => `Un aventurero elegiría: ${tempting}.`,
  leftOut: (chosen) => `La búsqueda descartó tu elección a primera vista: ${chosen}.`,
  yours: 'tu elección',
  best: 'la mejor',
  values: 'Cuánto vale cada opción',
  others: (count) => (count === 1 ? 'Una opción más' : `${count} opciones más`),
  next: 'Siguiente dilema',
  none: 'Este juego todavía no tiene dilemas.',
  all: (right, of) => `Has resuelto los ${of} dilemas de este juego, ${right} con acierto.`,
  again: 'Empezar de nuevo',
  score: (right, of) => `${right} de ${of} acertados`,
  strength: (points) => `nivel ${points}`,
  old: 'Este dilema se preparó para otras reglas que las de este programa y no se muestra. Vuelve a cargar la página para recibir otros.',
  home: 'Inicio',
};
