export * from './english.ts';
export * from './said.ts';
export { capital, isOwn, lowerFirst, type OneForms } from './seats.ts';
export * from './spanish.ts';
