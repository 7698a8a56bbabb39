import { en as phrases } from '@mazmorra/protocol/phrases/en';

/** The words of the chat. */
export const en = {
  title: 'Chat',
  empty: 'Nobody has said anything yet.',
  message: 'Message',
  send: 'Send',
  phrases: 'Quick phrases',
  reactions: 'Reactions',
  spectator: 'watching',
  spectatorsOnly: 'What you write is read by those who watch, not by those who play.',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  block: (name: string) => `Block ${name}`,
  blockHelp:
    'You no longer see what they write, the server does not seat you together, and they cannot sit at your tables.',
  unblock: (name: string) => `Unblock ${name}`,
  list: 'People you do not want to read',
  isMuted: 'muted',
  isBlocked: 'blocked',
  said: phrases,
};

export type ChatWords = typeof en;
