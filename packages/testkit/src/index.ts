export * from './battery/battery.ts';
export { type Case, runCase } from './battery/run.ts';
export * from './golden.ts';
export * from './scenario.ts';
export * from './scripted.ts';
export * from './text/battery.ts';
export * from './text/glossary.ts';
export * from './text/lint.ts';
export * from './toy.ts';
