// Made from languages/en/names.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type NamesWords = {
  readonly title: string;
  readonly heading: string;
  readonly guest: (name: string) => string;
  readonly guestUnnamed: string;
  readonly keepHelp: string;
  readonly name: string;
  readonly keep: string;
  readonly haveOne: string;
  readonly signIn: string;
  readonly signInHelp: string;
  readonly byCode: string;
  readonly code: string;
  readonly recover: string;
  readonly kept: (name: string) => string;
  readonly since: (date: string) => string;
  readonly passkeys: string;
  readonly passkeyHelp: string;
  readonly passkeyMade: (date: string) => string;
  readonly unknownDevice: string;
  readonly add: string;
  readonly remove: string;
  readonly removeOf: (device: string) => string;
  readonly codes: string;
  readonly codesLeft: (count: number) => string;
  readonly newCodes: string;
  readonly newCodesHelp: string;
  readonly codesTitle: string;
  readonly codesHelp: string;
  readonly saveFile: string;
  readonly copyCodes: string;
  readonly codesDone: string;
  readonly fileName: string;
  readonly shownTitle: string;
  readonly shown: {
    readonly results: string;
    readonly games: string;
    readonly fellows: string;
    readonly dilemmas: string;
    readonly presence: string;
  };
  readonly impossible: {
    readonly https: string;
    readonly address: string;
  };
  readonly unsupported: string;
  readonly cancelled: string;
  readonly known: string;
  readonly toSettings: string;
  readonly toName: string;
};

export const names: Subject<NamesWords> = subject('names', {
  guest: 'name',
  kept: 'name',
  since: 'date',
  passkeyMade: 'date',
  removeOf: 'device',
  codesLeft: 'count',
});
