import files from 'languages:online';
import { wordAt } from '@mazmorra/languages';
import { type OnlineWords, online } from '@mazmorra/languages/online';
import type { ClockSetting } from '@mazmorra/protocol';
import { useLanguage } from '../i18n/index.ts';
import { wordsOf } from '../i18n/loaded.ts';

export const onlineWordsIn = wordsOf(online, files);
export const useOnlineWords = (): OnlineWords => onlineWordsIn(useLanguage());
export type { OnlineWords };

export const refusedIn = ({ refused }: OnlineWords, code: string): string =>
  wordAt(refused, code) ?? refused.other;

const DAY = 86_400;
const HOUR = 3600;

/** The time for a decision, in the largest unit that it is a whole number of, as the form for a new table says it. */
export function clockIn(words: OnlineWords, clock: ClockSetting): string {
  if (clock.kind === 'none') return words.clockNone;
  const seconds = clock.kind === 'live' ? clock.seconds : clock.hours * HOUR;
  if (seconds % DAY === 0) return words.clockDays(seconds / DAY);
  if (seconds % HOUR === 0) return words.clockHours(seconds / HOUR);
  if (seconds % 60 === 0) return words.clockMinutes(seconds / 60);
  return words.clockSeconds(seconds);
}
