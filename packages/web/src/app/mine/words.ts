import files from 'languages:mine';
import { type MineWords, mine } from '@mazmorra/languages/mine';
import { useLanguage } from '../../i18n/index.ts';
import { wordsOf } from '../../i18n/loaded.ts';

const wordsIn = wordsOf(mine, files);
export const useMineWords = (): MineWords => wordsIn(useLanguage());
export type { MineWords };
