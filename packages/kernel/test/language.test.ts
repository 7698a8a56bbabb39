import { describe, expect, test } from 'vitest';
import { capital, english, lowerFirst, type Names, spanish } from '../src/index.ts';

const PEOPLE = ['Ana', 'Bea', 'Inés', 'Hilda', 'Íñigo'];
const names = (own?: number): Names => ({
  seat: (seat) => PEOPLE[seat] ?? '',
  ...(own !== undefined && { own }),
});

describe('Spanish', () => {
  test.each<[number[], number | undefined, string]>([
    [[], undefined, 'Nadie recibe el ataque.'],
    [[0], 0, 'El troll te ataca.'],
    [[0], 1, 'El troll ataca a Ana.'],
    [[0, 2], 0, 'El troll os ataca a Inés y a ti.'],
    [[0, 1, 2], 1, 'El troll os ataca a Ana, a Inés y a ti.'],
    [[0, 1], 2, 'El troll ataca a Ana y a Bea.'],
  ])('something is done to %j, told to %s: %s', (seats, own, sentence) => {
    expect(
      spanish.byObject(seats, names(own), {
        you: 'El troll te ataca.',
        one: (ana) => `El troll ataca ${ana}.`,
        youAll: (all) => `El troll os ataca ${all}.`,
        they: (all) => `El troll ataca ${all}.`,
        nobody: 'Nadie recibe el ataque.',
      }),
    ).toBe(sentence);
  });

  test.each<[number[], number | undefined, string]>([
    [[0], 0, 'Ganas.'],
    [[0], undefined, 'Ana gana.'],
    [[0, 1], 0, 'Bea y tú ganáis.'],
    [[0, 2], undefined, 'Ana e Inés ganan.'],
    [[2, 0, 1], 2, 'Ana, Bea y tú ganáis.'],
  ])('%j do something, told to %s: %s', (seats, own, sentence) => {
    const forms = {
      you: 'Ganas.',
      one: (ana: string) => `${ana} gana.`,
      youAll: (all: string) => `${all} ganáis.`,
      they: (all: string) => `${all} ganan.`,
    };
    expect(spanish.bySubject(seats, names(own), forms)).toBe(sentence);
  });

  test('an empty list of seats without a sentence of its own is refused', () => {
    const forms = { you: '', one: () => '', youAll: () => '', they: () => '' };
    expect(() => spanish.bySubject([], names(), forms)).toThrow('empty list of seats');
  });

  test('y before the sound of an i is e, o before the sound of an o is u', () => {
    expect(spanish.y(['Ana', 'Íñigo'])).toBe('Ana e Íñigo');
    expect(spanish.y(['Ana', 'Hilda'])).toBe('Ana e Hilda');
    expect(spanish.y(['cobre', 'hierro'])).toBe('cobre y hierro');
    expect(spanish.y(['«Tajo»', '«Infierno»'])).toBe('«Tajo» e «Infierno»');
    expect(spanish.y(['Ana', 'Yago'])).toBe('Ana y Yago');
    expect(spanish.o(['siete', 'ocho'])).toBe('siete u ocho');
    expect(spanish.o(['1', '2'])).toBe('1 o 2');
    expect([8, 80, 11].map((number) => spanish.o(['7', String(number)]))).toEqual([
      '7 u 8',
      '7 u 80',
      '7 u 11',
    ]);
    expect(spanish.o(['10', '110'])).toBe('10 o 110');
    expect(spanish.o(['100', '111'])).toBe('100 o 111');
  });

  test('y and o give way to the beginning of the last word alone', () => {
    expect(spanish.y(['Ana', 'Luis'])).toBe('Ana y Luis');
    expect(spanish.y(['Ana', 'Inés', 'Bea'])).toBe('Ana, Inés y Bea');
    expect(spanish.y(['Ana', 'Bea', 'Inés'])).toBe('Ana, Bea e Inés');
    expect(spanish.o(['sí', 'no'])).toBe('sí o no');
    expect(spanish.o(['siete', 'ocho', 'nueve'])).toBe('siete, ocho o nueve');
    expect(spanish.o(['seis', 'siete', 'ocho'])).toBe('seis, siete u ocho');
  });

  test('lists of one word and of none', () => {
    expect([spanish.y(['Inés']), spanish.o(['ocho'])]).toEqual(['Inés', 'ocho']);
    expect([spanish.y([]), spanish.o([])]).toEqual(['', '']);
  });

  test('people stand in the order of their seats, the reader last', () => {
    expect(spanish.people([2, 0, 1], names())).toBe('Ana, Bea e Inés');
    expect(spanish.people([2, 0, 1], names(0))).toBe('Bea, Inés y tú');
    expect(spanish.toPeople([2, 0, 1], names(0))).toBe('a Bea, a Inés y a ti');
  });

  test('quotation marks inside quotation marks', () => {
    expect(spanish.quote('Jugar «Tajo»')).toBe('«Jugar “Tajo”»');
    expect(spanish.quote('Pasar')).toBe('«Pasar»');
  });

  test('articles, contractions and counts', () => {
    const axe = { one: 'hacha', many: 'hachas', gender: 'f', stressedA: true } as const;
    const troll = { one: 'troll', gender: 'm' } as const;
    const mummy = { one: 'momia', gender: 'f' } as const;
    const medusa = { one: 'Medusa', gender: 'f', proper: true } as const;
    expect([axe, troll, mummy, medusa].map(spanish.el)).toEqual([
      'el hacha',
      'el troll',
      'la momia',
      'Medusa',
    ]);
    expect([axe, troll, mummy].map(spanish.un)).toEqual(['un hacha', 'un troll', 'una momia']);
    expect([troll, mummy, medusa].map(spanish.al)).toEqual(['al troll', 'a la momia', 'a Medusa']);
    expect([troll, mummy, medusa].map(spanish.del)).toEqual(['del troll', 'de la momia', 'de Medusa']);
    const coins = { one: 'Monedas de oro', gender: 'f', plural: true } as const;
    const imps = { one: 'Diablillos', gender: 'm', plural: true } as const;
    expect([spanish.el(coins), spanish.un(coins), spanish.del(coins)]).toEqual([
      'las Monedas de oro',
      'unas Monedas de oro',
      'de las Monedas de oro',
    ]);
    expect([spanish.el(imps), spanish.un(imps), spanish.al(imps)]).toEqual([
      'los Diablillos',
      'unos Diablillos',
      'a los Diablillos',
    ]);
    expect(spanish.un(medusa)).toBe('Medusa');
    expect([1, 2].map((number) => spanish.count(number, axe))).toEqual(['1 hacha', '2 hachas']);
    expect(spanish.agree(mummy, 'derrotado', 'derrotada')).toBe('derrotada');
  });
});

describe('English', () => {
  const forms = {
    you: 'You win.',
    one: (ana: string) => `${ana} wins.`,
    many: (all: string) => `${all} win.`,
    nobody: 'Nobody wins.',
  };

  test.each<[number[], number | undefined, string]>([
    [[], 0, 'Nobody wins.'],
    [[0], 0, 'You win.'],
    [[0], undefined, 'Ana wins.'],
    [[0, 1], 0, 'You and Bea win.'],
    [[0, 1, 2], 2, 'You, Ana and Bea win.'],
    [[0, 1, 2], undefined, 'Ana, Bea and Inés win.'],
  ])('%j told to %s: %s', (seats, own, sentence) => {
    expect(english.bySeats(seats, names(own), forms)).toBe(sentence);
  });

  test('quotation marks inside quotation marks', () => {
    expect(english.quote('Play “Slash”')).toBe('“Play ‘Slash’”');
    expect(english.quote('Pass')).toBe('“Pass”');
  });

  test('people stand in the order of their seats, the reader first', () => {
    expect(english.people([2, 0, 1], names())).toBe('Ana, Bea and Inés');
    expect(english.people([0, 2, 1], names(2))).toBe('you, Ana and Bea');
    expect(english.people([2, 1, 0], names(1))).toBe('you, Ana and Inés');
  });

  test('lists of one word and of none', () => {
    expect([english.and(['Ana']), english.or(['Ana'])]).toEqual(['Ana', 'Ana']);
    expect([english.and([]), english.or([])]).toEqual(['', '']);
  });

  test('articles, counts and possessives', () => {
    expect(english.a({ one: 'orc' })).toBe('an orc');
    expect(english.the({ one: 'Medusa', proper: true })).toBe('Medusa');
    expect(english.count(1, { one: 'torch', many: 'torches' })).toBe('1 torch');
    expect(english.count(2, { one: 'coin' })).toBe('2 coins');
    expect(english.possessive(0, names(0))).toBe('your');
    expect(english.possessive(0, names(1))).toBe('Ana’s');
  });
});

test('a sentence begins with a capital, or goes on in the middle of another', () => {
  expect([capital('the Orc attacks.'), capital('')]).toEqual(['The Orc attacks.', '']);
  expect([lowerFirst('The Orc attacks.'), lowerFirst('Él ATACA'), lowerFirst('')]).toEqual([
    'the Orc attacks.',
    'él ATACA',
    '',
  ]);
});
