// Made from languages/en/translating.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type TranslatingWords = {
  readonly help: string;
  readonly wrongCode: (text: string, example: string) => string;
  readonly noFolder: (folder: string, languages: readonly string[]) => string;
  readonly wrong: (place: string, what: string) => string;
  readonly missing: (place: string, what: string) => string;
  readonly far: (language: string, done: number, all: number, percent: number) => string;
  readonly faults: (count: number) => string;
  readonly offered: string;
  readonly notOffered: string;
  readonly made: (files: number, folder: string) => string;
  readonly see: (command: string) => string;
};

export const translating: Subject<TranslatingWords> = subject('translating', {
  wrongCode: 'text example',
  noFolder: 'folder languages',
  wrong: 'place what',
  missing: 'place what',
  far: 'language done all percent',
  faults: 'count',
  made: 'files folder',
  see: 'command',
});
