export const en = {
  coach: 'Lesson',
  title: (game: string) => `Learn ${game}`,
  next: 'Go on',
  place: (step: number, of: number) => `${step} / ${of}`,
  chapter: (title: string, number: number, of: number) => `${title} (${number} of ${of})`,
  nextChapter: 'Next part',
  playOn: 'Play on from here',
  playNow: 'Start a game of my own',
  again: 'Begin again',
  rules: 'Read the rules',
  home: 'Home',
  old: 'This lesson was written for other rules than those of this program, so it is not opened. Reload the page to get the new one.',
  none: 'There is no lesson for this game yet.',
  tryTitle: 'Try it',
  tryAgain: 'Try it again',
  back: 'Back',
};

export type LessonWords = typeof en;
