// Made from languages/en/online-chat.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type OnlineChatWords = {
  readonly title: string;
  readonly empty: string;
  readonly message: string;
  readonly send: string;
  readonly phrases: string;
  readonly reactions: string;
  readonly spectator: string;
  readonly spectatorsOnly: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly block: (name: string) => string;
  readonly blockHelp: string;
  readonly unblock: (name: string) => string;
  readonly list: string;
  readonly isMuted: string;
  readonly isBlocked: string;
  readonly said: {
    readonly hello: string;
    readonly luck: string;
    readonly thinking: string;
    readonly 'your-turn': string;
    readonly nice: string;
    readonly ouch: string;
    readonly sorry: string;
    readonly trust: string;
    readonly liar: string;
    readonly 'back-soon': string;
    readonly thanks: string;
    readonly again: string;
    readonly laugh: string;
    readonly applause: string;
    readonly boo: string;
    readonly surprise: string;
    readonly anger: string;
    readonly love: string;
  };
};

export const onlineChat: Subject<OnlineChatWords> = subject('online-chat', {
  mute: 'name',
  unmute: 'name',
  block: 'name',
  unblock: 'name',
});
