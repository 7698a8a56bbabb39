import { describe, expect, test } from 'vitest';
import { type Noun, one, several, subject, wordsFrom } from '../src/index.ts';
import { filled, grammarOfLanguage } from '../src/node.ts';
import { checkFile } from '../src/tool/index.ts';

const ENGLISH = `# The monsters.
monsters_orc = Orc
    .text = Strength 3.
monsters_hydra = Hydra
    .text = Strength 4.
    .a = the Hydra
# $who (Who)
# $name (String)
# $monster (monsters)
meets =
    { $who ->
        [you] You meet { A($monster) }.
       *[other] { $name } meets { A($monster) }.
    }
`;
const SPANISH = `monsters_orc = Orco
    .text = Fuerza 3.
monsters_hydra = Hidra
    .gender = f
meets =
    { $who ->
        [you] { GENDER($monster) ->
            [f] Te la encuentras: { EL($monster) }.
           *[m] Te lo encuentras: { EL($monster) }.
        }
       *[other] { $name } se enfrenta { AL($monster) }.
    }
`;

interface Words {
  readonly monsters: Readonly<Record<'orc' | 'hydra', Noun>>;
  readonly meets: (who: string, name: string, monster: Noun) => string;
}
const wordsIn = (language: 'en' | 'es', text: string): Words =>
  wordsFrom(
    subject<Words>('x', { meets: 'who name monster' }, ['monsters']),
    grammarOfLanguage(language),
    text,
  );
const names = { seat: (seat: number) => ['Ana', 'Bea', 'Dan'][seat] ?? '', own: 1 };

describe('things in sentences', () => {
  test('are said in the forms of the grammar, or as their own lines say', () => {
    const { meets, monsters } = wordsIn('en', ENGLISH);
    expect([meets(...one(1, names), monsters.orc), meets(...one(0, names), monsters.hydra)]).toEqual([
      'You meet an Orc.',
      'Ana meets the Hydra.',
    ]);
  });

  test('each language selects by what it says of them; what players read is filled from English', () => {
    const { meets, monsters } = wordsIn('es', filled(SPANISH, ENGLISH));
    expect([meets(...one(1, names), monsters.hydra), meets(...one(0, names), monsters.orc)]).toEqual([
      'Te la encuentras: la Hidra.',
      'Ana se enfrenta al Orco.',
    ]);
    expect(monsters.hydra.is).toEqual({ gender: 'f', text: 'Strength 4.' });
  });

  test('a form that a language lacks stands as the plain name', () => {
    const { meets, monsters } = wordsIn('es', ENGLISH);
    expect(meets('you', '', monsters.orc)).toBe('You meet Orc.');
  });

  test('the check names a missing description and an unknown form with their lines', () => {
    const wrong = SPANISH.replace('AL($monster)', 'TO($monster)');
    expect(checkFile(ENGLISH, wrong, grammarOfLanguage('es'), []).faults).toEqual([
      { line: 3, what: 'monsters_hydra has no .text' },
      { line: 11, what: expect.stringContaining('meets: there is no function TO; there are LIST, ') },
    ]);
  });
});

test('several seats: who is meant, and their names by seat', () => {
  expect([[], [1], [0], [2, 1, 0], [2, 0]].map((seats) => several(seats, names))).toEqual([
    ['nobody', { others: [], withReader: false }],
    ['you', { others: [], withReader: true }],
    ['one', { others: ['Ana'], withReader: false }],
    ['youAll', { others: ['Ana', 'Dan'], withReader: true }],
    ['they', { others: ['Ana', 'Dan'], withReader: false }],
  ]);
});
