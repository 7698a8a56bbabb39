import type { LessonWords } from './en.ts';

export const es: LessonWords = {
  coach: 'Lección',
  title: (game: string) => `Aprende ${game}`,
  next: 'Seguir',
  place: (step: number, of: number) => `${step} / ${of}`,
  chapter: (title: string, number: number, of: number) => `${title} (${number} de ${of})`,
  nextChapter: 'Siguiente parte',
  playOn: 'Seguir jugando desde aquí',
  playNow: 'Empezar una partida mía',
  again: 'Empezar de nuevo',
  rules: 'Leer las reglas',
  home: 'Inicio',
  old: 'Esta lección se escribió para otras reglas que las de este programa, así que no se abre. Recarga la página para tener la nueva.',
  none: 'Este juego todavía no tiene lección.',
  tryTitle: 'Pruébalo',
  tryAgain: 'Probar otra vez',
  back: 'Volver',
};
