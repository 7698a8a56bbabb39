// Made from languages/en/origins.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type OriginsWords = {
  readonly origins: {
    readonly rulebook: string;
    readonly rulebookInPart: string;
    readonly published: (from: string) => string;
    readonly design: string;
    readonly partRulebook: (parts: string) => string;
    readonly partPublished: (parts: string, isPlural: boolean, from: string) => string;
    readonly partDesign: (parts: string, isPlural: boolean) => string;
    readonly elsewhere: string;
    readonly parts: {
      readonly ability: {
        readonly text: string;
        readonly number: string;
      };
      readonly agility: {
        readonly text: string;
        readonly number: string;
      };
      readonly armor: {
        readonly text: string;
        readonly number: string;
      };
      readonly attack: {
        readonly text: string;
        readonly number: string;
      };
      readonly chests: {
        readonly text: string;
        readonly number: string;
      };
      readonly closingRolls: {
        readonly text: string;
        readonly number: string;
      };
      readonly count: {
        readonly text: string;
        readonly number: string;
      };
      readonly counter: {
        readonly text: string;
        readonly number: string;
      };
      readonly damage: {
        readonly text: string;
        readonly number: string;
      };
      readonly dice: {
        readonly text: string;
        readonly number: string;
      };
      readonly effect: {
        readonly text: string;
        readonly number: string;
      };
      readonly englishName: {
        readonly text: string;
        readonly number: string;
      };
      readonly equipment: {
        readonly text: string;
        readonly number: string;
      };
      readonly heroStrength: {
        readonly text: string;
        readonly number: string;
      };
      readonly hitPoints: {
        readonly text: string;
        readonly number: string;
      };
      readonly life: {
        readonly text: string;
        readonly number: string;
      };
      readonly luck: {
        readonly text: string;
        readonly number: string;
      };
      readonly name: {
        readonly text: string;
        readonly number: string;
      };
      readonly owner: {
        readonly text: string;
        readonly number: string;
      };
      readonly place: {
        readonly text: string;
        readonly number: string;
      };
      readonly shape: {
        readonly text: string;
        readonly number: string;
      };
      readonly spanishName: {
        readonly text: string;
        readonly number: string;
      };
      readonly strength: {
        readonly text: string;
        readonly number: string;
      };
      readonly strengthWithFive: {
        readonly text: string;
        readonly number: string;
      };
      readonly symbols: {
        readonly text: string;
        readonly number: string;
      };
      readonly type: {
        readonly text: string;
        readonly number: string;
      };
      readonly value: {
        readonly text: string;
        readonly number: string;
      };
      readonly wounds: {
        readonly text: string;
        readonly number: string;
      };
    };
  };
  readonly page: {
    readonly intro: string;
    readonly rulebook: string;
    readonly published: string;
    readonly design: string;
    readonly table: string;
    readonly kind: string;
    readonly all: string;
    readonly whole: string;
    readonly inPart: string;
    readonly elsewhere: string;
    readonly ours: string;
    readonly total: string;
    readonly marks: string;
    readonly each: string;
    readonly copies: (count: number) => string;
  };
};

export const origins: Subject<OriginsWords> = subject('origins', {
  origins_published: 'from',
  origins_partRulebook: 'parts',
  origins_partPublished: 'parts isPlural from',
  origins_partDesign: 'parts isPlural',
  page_copies: 'count',
});
