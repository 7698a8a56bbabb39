import type { LessonWords } from './en.ts';

export const es: LessonWords = {
  coach: 'Lección',
  next: 'Seguir',
  place: (step: number, of: number) => `${step} / ${of}`,
  nextChapter: 'Siguiente parte',
  playOn: 'Seguir jugando desde aquí',
  playNow: 'Empezar una partida mía',
  rules: 'Leer las reglas',
  home: 'Inicio',
  old: 'Esta lección se escribió para otras reglas que las de este programa, así que no se abre. Recarga la página para tener la nueva.',
  none: 'Este juego todavía no tiene lección.',
  tryAgain: 'Probar otra vez',
};
