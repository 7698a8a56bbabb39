export * from './english.ts';
export { capital, isOwn, lowerFirst, type OneForms } from './seats.ts';
export * from './spanish.ts';
