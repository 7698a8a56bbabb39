export { type Grammar, grammarOf, ownName, People, type Told } from './grammar.ts';
export { type Subject, subject, wordAt } from './subject.ts';
export { type Argument, wordsFrom } from './words.ts';
