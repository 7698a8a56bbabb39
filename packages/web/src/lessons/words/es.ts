import type { LessonWords } from './en.ts';

export const es: LessonWords = {
  coach: 'Lección',
  watch: 'Mira lo que pasa.',
  next: 'Seguir',
  place: (step: number, of: number) => `${step} / ${of}`,
  nextChapter: 'Siguiente parte',
  playOn: 'Seguir jugando desde aquí',
  playNow: 'Empezar mi propia partida',
  rules: 'Leer las reglas',
  home: 'Inicio',
  old: 'Esta lección se escribió para unas reglas distintas y no se puede abrir. Recarga la página para tener la nueva.',
  none: 'Este juego todavía no tiene lección.',
  tryAgain: 'Probar otra vez',
};
