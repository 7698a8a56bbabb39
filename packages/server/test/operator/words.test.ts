import { LANGUAGES } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { DEFAULT_WORDS, WordList } from '../../src/operator/words.ts';

const list = new WordList('# a comment\nass\nfrog*\n*toad\ncoño # with a reason\n*newt*\n\n');

describe('a list of words', () => {
  test('has one entry a line; comments and empty lines are none', () => expect(list.size).toBe(5));

  test.each([
    'you ass',
    'ASS!',
    'a s s',
    'a.s.s',
    'assss',
    'a$$',
    'áss',
    'аѕѕ',
    'ａｓｓ',
    'a\u200bss',
    'frogs',
    'fr0gger',
    'bigtoad',
    'anewts',
    'coño',
    'COÑO',
    `a${'\u0301'.repeat(200)}ss`,
  ])('finds %j', (text) => expect(list.matches(text)).toBe(true));

  test.each([
    'as',
    'class',
    'asset',
    'pass',
    '455 gold',
    'toads',
    'cono',
    'I go first',
    'un año',
    '',
    '!!!',
    'a b c d e f g',
  ])('lets %j through', (text) => expect(list.matches(text)).toBe(false));

  test('what an operator writes cannot break it', () => {
    expect(new WordList('***\n*\n((((\n[\n\\\n').matches('anything at all (')).toBe(false);
    expect(new WordList(`${'x'.repeat(100)}\n`.repeat(5)).size).toBe(0);
  });
});

test('the lists that come with the server let ordinary talk through in every language', () => {
  const lists = LANGUAGES.map((language) => [language, new WordList(DEFAULT_WORDS[language])] as const);
  const talk = [
    'Let me think about the bastion',
    'I pass the sword to you, class act',
    'Scunthorpe, Essex and a cocktail',
    'negro, rojo o verde: elige',
    'me cago en el dragón, otra vez',
    '¡qué suerte! te toca a ti',
    'he puesto la mano en el cofre y me disputo el oro',
    'Let me assess the risk, therapist',
    'Shitake, grape and raccoon',
    'On a disputé le trésor, puis une négociation',
    'Die Fichte steht vor der Hütte, und der Zigeunerbaron singt',
    'Il bastione di Troia, la terra e un terrazzo',
    'O viaduto, a vadiagem do goblin e uma piranha',
  ];
  const found = talk.flatMap((line) =>
    lists.flatMap(([language, list]) => (list.matches(line) ? [`${language}: ${line}`] : [])),
  );
  expect(found).toEqual([]);
  const insults = {
    en: 'fuuuck you',
    es: 'hijo de pu.ta, p u t a',
    fr: 'espèce d’enculé',
    de: 'du A r s c h l o c h',
    'pt-BR': 'filho da puta',
    it: 'sei uno stronzo',
  };
  for (const [language, list] of lists)
    expect([language, list.matches(insults[language])]).toEqual([language, true]);
});
