export * from './lesson.ts';
export { putIn } from './said.ts';
export * from './tip.ts';
