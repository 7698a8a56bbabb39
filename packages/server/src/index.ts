export { backupData, NotABackup, restoreData } from './backup.ts';
export { carelessThinkers, threadThinkers } from './bots.ts';
export { allGames, gameNamed } from './games.ts';
export { type Log, logTo, silent } from './log.ts';
export { findRecord, finishedGames } from './records.ts';
export { type ServeOptions, type Server, serve } from './serve.ts';
export { openStorage, type StoragePlace } from './storage/index.ts';
export { type Storage, StorageError } from './storage/port.ts';
export type { Question, Thinkers } from './thinkers.ts';
