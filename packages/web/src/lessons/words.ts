import files from 'languages:lessons';
import { type LessonsWords as LessonWords, lessons } from '@mazmorra/languages/lessons';
import { useLanguage } from '../i18n/index.ts';
import { wordsOf } from '../i18n/loaded.ts';

const wordsIn = wordsOf(lessons, files);
export const useLessonWords = (): LessonWords => wordsIn(useLanguage());
