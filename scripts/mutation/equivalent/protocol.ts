import { type Equivalent, inFiles } from './equivalent.ts';

const written = 'A value of this kind is written by JSON.stringify otherwise, which gives the same text.';
const cache =
  'The text is written anew instead of being looked up, or looked up where it would be written: it is the same.';
const gone = 'The number of members that stayed only spares looking for such as went, which finds none then.';

const unsent = 'A field without a value is not written, so the message is the same.';
const nobody = 'Without this field nobody is found who waits for the message.';

/** What goes between a page and the server. */
export const protocol: readonly Equivalent[] = inFiles('protocol/src', {
  'diff.ts': [
    { from: "typeof value === 'number'", to: 'false', why: written },
    { from: "'number'", to: '""', why: written },
    { from: "typeof value === 'boolean'", to: 'false', why: written },
    { from: "'boolean'", to: '""', why: written },
    { from: "typeof value !== 'string'", to: 'true', why: cache },
    { from: "'string'", to: '""', why: cache },
    { from: 'text === undefined', to: 'true', why: cache, times: 2 },
    { from: 'knownTexts.size < MOST_KNOWN', to: 'true', why: cache },
    { from: 'knownTexts.size < MOST_KNOWN', to: 'false', why: cache },
    { from: 'knownTexts.size < MOST_KNOWN', to: 'knownTexts.size <= MOST_KNOWN', why: cache },
    { from: 'knownTexts.size < MOST_KNOWN', to: 'knownTexts.size >= MOST_KNOWN', why: cache },
    { from: 'knownTexts.set(value, text);', to: ';', why: cache },
    { from: 'knownKeys.size < MOST_KNOWN', to: 'true', why: cache },
    { from: 'knownKeys.size < MOST_KNOWN', to: 'false', why: cache },
    { from: 'knownKeys.size < MOST_KNOWN', to: 'knownKeys.size <= MOST_KNOWN', why: cache },
    { from: 'knownKeys.size < MOST_KNOWN', to: 'knownKeys.size >= MOST_KNOWN', why: cache },
    { from: 'knownKeys.set(key, text);', to: ';', why: cache },
    { from: 'before !== undefined', to: 'false', why: gone },
    { from: 'kept++', to: 'kept--', why: gone },
    { from: 'Object.keys(from).length !== kept', to: 'true', why: gone },
  ],
  'client/link.ts': [
    { from: 'this.#code !== undefined', to: 'true', why: unsent },
    { from: 'this.#name === undefined', to: 'false', why: unsent },
    {
      from: 'this.#socket?.send',
      to: 'this.#socket.send',
      why: 'Something is sent only while the link is online, or as the greeting of this very socket: there is one.',
    },
    { from: "'c' in message", to: 'true', why: nobody },
    { from: "'re' in message && message.re !== undefined", to: 'true', why: nobody },
    {
      from: "'re' in message && message.re !== undefined",
      to: "'re' in message || message.re !== undefined",
      why: nobody,
    },
    { from: 'message.re !== undefined', to: 'true', why: nobody },
    {
      from: "'n' in message",
      to: 'true',
      why: 'A reply is an error, an `ok` or an update, and every update has its number.',
    },
  ],
  'client/remote-table.ts': [
    {
      from: 'false',
      to: 'true',
      why: 'Whether the table is open is asked only while the link is up, and when it comes up it is set to no.',
    },
    {
      from: 'link.online',
      to: 'true',
      why: 'While the link is down the request to open is rejected at once, and nothing is sent.',
    },
    { from: 'invite !== undefined', to: 'true', why: unsent },
    { from: 'since !== undefined', to: 'true', why: unsent },
    {
      from: 'this.#waiters.clear();',
      to: ';',
      why: 'To wake somebody once more who has gone on already does nothing.',
    },
  ],
});
