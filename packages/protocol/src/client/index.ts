export * from './link.ts';
export * from './remote-table.ts';
