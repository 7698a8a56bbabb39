// Made from languages/en/language.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type LanguageWords = {
  readonly you: string;
  readonly reader: string;
  readonly 'quote-open': string;
  readonly 'quote-close': string;
  readonly 'inner-open': string;
  readonly 'inner-close': string;
};

export const language: Subject<LanguageWords> = subject('language', {});
