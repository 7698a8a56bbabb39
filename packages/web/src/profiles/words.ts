import files from 'languages:profiles';
import { type ProfilesWords as ProfileWords, profiles } from '@mazmorra/languages/profiles';
import { useLanguage } from '../i18n/index.ts';
import { wordsOf } from '../i18n/loaded.ts';

const wordsIn = wordsOf(profiles, files);
export const useProfileWords = (): ProfileWords => wordsIn(useLanguage());
export type { ProfileWords };
