import { inEnglish, type Part, sayerOf } from '@mazmorra/kernel';

const ELSEWHERE = 'or name another folder with --data';

/** What is wrong with a place for data, with a bus or with an address of a network, and what to do. */
export const serverSentences = {
  'no-data': (folder: string) => `there are no data in ${folder}`,
  'newer-schema': (found: number, known: number) =>
    `the data are of schema ${found}, this program knows ${known}: use the newer program`,
  'no-data-named': (folder: string) =>
    `there is no data in ${folder}: name the folder of the server with --data`,
  'earlier-data': (folder: string) =>
    `the data in ${folder} are of an earlier version: start its server with this one first`,
  'no-backup': (why: Part) => `the file cannot be used as a backup: ${inEnglish(why)}`,
  'no-such-file': () => 'there is no such file',
  'damaged-file': () => 'the file is damaged',
  'folder-in-use': (folder: string) => `another server uses the folder ${folder}: stop it, ${ELSEWHERE}`,
  'disk-full': (folder: string) =>
    `the disk that holds the folder ${folder} is full: make room, ${ELSEWHERE}`,
  'file-in-place': (folder: string) =>
    `the folder ${folder} cannot be made, because a file is in its place: remove the file, ${ELSEWHERE}`,
  'not-writable': (folder: string, why: string) =>
    `the folder ${folder} cannot be made or written (${why}): allow this user to write there, ${ELSEWHERE}`,
  'not-usable': (folder: string, why: string) =>
    `the folder ${folder} cannot be used (${why}): allow this user to write there, ${ELSEWHERE}`,
  'not-empty': (table: string) => `the database is not empty (there are rows in ${table}): name an empty one`,
  'no-password-file': (file: string) => `the password file ${file} cannot be read: name another`,
  'database-late': () => 'the database did not answer in time',
  'storage-closed': () => 'the storage is closed',
  'clock-ahead': (minutes: number) =>
    `the clock of this machine is ${minutes} minutes ahead of that of the database: set both by a time server (NTP), then start again`,
  'clock-behind': (minutes: number) =>
    `the clock of this machine is ${minutes} minutes behind that of the database: set both by a time server (NTP), then start again`,
  'wrong-bus': (given: string) =>
    `--bus ${given}: allowed are postgres and an address such as nats://127.0.0.1:4222`,
  'no-listening': (why: string) => `the database cannot be listened to (${why}): look at its log`,
  'wrong-bus-user': (host: string) =>
    `the NATS server at ${host} wants another user or password: name them as nats://USER@${host} and --bus-password-file`,
  'no-bus': (host: string, why: string) =>
    `there is no NATS server at ${host} (${why}): start one there, or name another with --bus`,
  'too-many-hops': (most: number) => `at most ${most} hops can be trusted`,
  'wrong-proxy': () => 'allowed are a number of hops, an address, or a network such as 10.0.0.0/8',
  'wrong-network': () => 'allowed are an address, or a network such as 10.0.0.0/8',
};

export const say = sayerOf(serverSentences);
