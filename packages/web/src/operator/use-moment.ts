import { useMemo } from 'preact/hooks';
import { useLanguage } from '../i18n/index.ts';

/** A time as the reader's language writes it. */
export function useMoment(): (at: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    return (at) => format.format(at);
  }, [language]);
}
