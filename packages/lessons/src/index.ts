export * from './lesson.ts';
export * from './tip.ts';
