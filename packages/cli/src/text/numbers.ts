import type { Language } from '@mazmorra/kernel';

export type Numbers = ReturnType<typeof numbersIn>;

/** Numbers as a language writes them: `1,234.5` or `12.345,6`. */
export function numbersIn(language: Language) {
  const small = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const large = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const hundredths = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    /** 1234567 as `1,234,567`, 0.25 as `0.25`. */
    number: (value: number): string => (Math.abs(value) < 100 ? small : large).format(value),
    /** 0.25 as `25.0 %`. */
    percent: (share: number): string => `${tenths.format(share * 100)} %`,
    /** 1.5 as `1.50`: how many times as much. */
    ratio: (value: number): string => hundredths.format(value),
  };
}
