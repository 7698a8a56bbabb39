export * from './bot-names.ts';
export * from './diff.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './phrases.ts';
export * from './requests.ts';
