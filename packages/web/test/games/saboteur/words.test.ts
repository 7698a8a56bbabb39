import type { Names } from '@mazmorra/kernel';
import { wordsOf } from '@mazmorra/languages/node';
import { saboteurTable } from '@mazmorra/languages/saboteur-table';
import { describe, expect, test } from 'vitest';
import { tableWords } from '../../../src/games/saboteur/words/arguments.ts';

const en = tableWords(wordsOf(saboteurTable)('en'));
const es = tableWords(wordsOf(saboteurTable)('es'));
const PEOPLE = ['Ana', 'Bea'];
/** The reader sits at seat 2. */
const names: Names = { seat: (seat) => PEOPLE[seat] ?? '', own: 2 };

describe('the words of the screen', () => {
  test('a goal that was looked at is not said to be a secret: others may have looked too', () => {
    expect(`${en.goalKnown('Goal: treasure', 'looked')} ${en.lookedBy([0, 2], names)}`).toBe(
      'Goal: treasure. You know because you have looked. Looked at by you and Ana.',
    );
    expect(`${es.goalKnown('Objetivo: Tesoro', 'looked')} ${es.lookedBy([2, 0], names)}`).toBe(
      'Objetivo: Tesoro. Lo sabes porque lo has mirado. Lo habéis mirado Ana y tú.',
    );
  });

  test('the reader comes first in English and last in Spanish', () => {
    expect(en.accusedBy([0, 2], names)).toBe('Accused by you and Ana');
    expect(es.accusedBy([2, 0], names)).toBe('Fichas de acusación: Ana y tú');
    expect(en.deedBroke(2, [1, 2], names)).toBe('2 broken tools (you and Bea)');
    expect(en.deedMended(1, [1], names)).toBe('1 repaired tool (Bea)');
  });

  test('what stays broken agrees in number', () => {
    expect(es.explain.mendsOne('Ana', true, ['pico'])).toBe('Aún tendrás otra cosa rota: pico.');
    expect(es.explain.mendsOne('Ana', false, ['pico', 'linterna'])).toBe(
      'Ana aún tendrá otras dos cosas rotas: pico y linterna.',
    );
  });

  test('a card that cannot be played is not said to fit nowhere: actions are not laid', () => {
    expect(en.hintUseless('Repair cart')).toBe('Repair cart: you cannot play it now, only discard it');
    expect(es.hintUseless('Reparar carrito')).toBe(
      'Reparar carrito: ahora no la puedes jugar, solo descartar',
    );
  });

  test('cards of the mine stand in quotation marks, since their names have no article', () => {
    expect(en.cell.joins('Up', 'Crossing')).toBe('Up: joined to “Crossing”.');
    expect(en.cell.from('Up', 'Crossing')).toBe('Up: a tunnel from “Crossing”.');
    expect(es.cell.joins('Arriba', 'Cruce')).toBe('Arriba: unida con «Cruce».');
    expect(es.cell.from('Arriba', 'Cruce')).toBe('Arriba: un túnel desde «Cruce».');
  });
});
