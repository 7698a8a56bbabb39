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

test('the lists that come with the server let ordinary talk through in both languages', () => {
  const [en, es] = [new WordList(DEFAULT_WORDS.en), new WordList(DEFAULT_WORDS.es)];
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
  ];
  for (const line of talk) expect([line, en.matches(line), es.matches(line)]).toEqual([line, false, false]);
  expect(en.matches('fuuuck you')).toBe(true);
  expect(es.matches('hijo de pu.ta, p u t a')).toBe(true);
});
