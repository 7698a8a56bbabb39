import { spanish } from '@mazmorra/kernel';
import type { DilemmaWords } from './en.ts';

export const es: DilemmaWords = {
  title: 'Dilema',
  today: 'El dilema de hoy',
  ask: (game) => `${game}: ¿qué harías tú? Elige en la mesa.`,
  right: 'Correcto: es la mejor opción.',
  wrong: (best) => `La mejor opción es ${spanish.quote(best)}.`,
  adventurer: (tempting) => `Un aventurero elegiría ${spanish.quote(tempting)}.`,
  leftOut: (chosen) => `La búsqueda descartó de entrada tu elección, ${spanish.quote(chosen)}.`,
  yours: 'tu elección',
  best: 'la mejor',
  values: 'Cuánto vale cada opción',
  others: (count) => (count === 1 ? 'Una opción más' : `${count} opciones más`),
  next: 'Siguiente dilema',
  none: 'Este juego todavía no tiene dilemas.',
  all: (right, of) => `Has respondido a los ${of} dilemas de este juego y has acertado ${right}.`,
  again: 'Empezar de nuevo',
  score: (right, of) => `${right} de ${of} acertados`,
  strength: (points) => `nivel ${points}`,
  old: 'Este dilema se preparó para unas reglas distintas y no se muestra. Recarga la página para recibir otros.',
  home: 'Inicio',
};
