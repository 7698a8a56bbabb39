export { type ChapterText, readBook } from './book.ts';
export {
  type Basics,
  type Draft,
  type Forms,
  type Grammar,
  grammarOf,
  Noun,
  ownName,
  People,
} from './grammar.ts';
export { firstOf } from './match.ts';
export { argumentsIn, type Subject, subject, wordAt } from './subject.ts';
export * from './told.ts';
export { type Argument, read, wordsFrom } from './words.ts';
