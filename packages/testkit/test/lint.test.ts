import type { Language } from '@mazmorra/kernel';
import { parseGlossary } from '@mazmorra/languages/tool';
import { describe, expect, test } from 'vitest';
import { forbiddenIn, lint, readGlossary } from '../src/index.ts';

const rules = (text: string, language: Language): string[] =>
  lint(text, language, { names: ['Ana', 'Inés'], sentence: true }).map(({ rule }) => rule);

describe('the lint refuses', () => {
  test.each<[string, Language, string]>([
    ['Ana juega a a la vez.', 'es', 'double word'],
    ['Ana plays the the key.', 'en', 'double word'],
    ['El Troll ataca a ti.', 'es', 'a ti without te or os'],
    ['El Troll ataca a Ana y a ti: 2 heridas.', 'es', 'a ti without te or os'],
    ['Sales de el nivel.', 'es', 'a el / de el'],
    ['Vences a el dragón.', 'es', 'a el / de el'],
    ['Ana juega Llave.', 'es', 'article missing'],
    ['Usas Runa de relámpago.', 'es', 'article missing'],
    ['You choose Key.', 'en', 'article missing'],
    ['El demonio te quita 7 PV: quedan -3.', 'es', 'negative amount'],
    ['You have −3 HP.', 'en', 'negative amount'],
    ['Quedan 1 cartas.', 'es', 'one of several'],
    ['You have 1 cards.', 'en', 'one of several'],
    ['Tienes 3 carta.', 'es', 'several of one'],
    ['You take 2 wound.', 'en', 'several of one'],
    ['Se evitan 1 Herida.', 'es', 'plural verb with one'],
    ['Quedan 0 cartas.', 'es', 'none of a thing'],
    ['Ana se cura 0 Heridas.', 'es', 'none of a thing'],
    ['Se cierran con 1 a 1.', 'es', 'range of one'],
    ['Ana. Monedas: 11, Heridas: 5.', 'es', 'heading after a comma'],
    ['Le reparas el pico a Inés. Ya puede volver a cavar.', 'es', 'whom it is about'],
    ['Ana le repara el pico a Inés. Aún le queda algo roto.', 'es', 'whom it is about'],
    ['Ana ha muerto: Lindel muere abrasado.', 'es', 'dies twice'],
    ['Ana plays "Slash".', 'en', 'straight quotation mark'],
    ["It is Ana's turn.", 'en', 'straight quotation mark'],
    ['Ana gana - por fin.', 'es', 'hyphen for a dash'],
    ['Not now (DR-TREAS-03).', 'en', 'rule code'],
    ['Ana , you win.', 'en', 'space before punctuation'],
    ['Robas «un diablillo.', 'es', 'unbalanced pair'],
    ['You see undefined.', 'en', 'programming word'],
    ['You see [object Object].', 'en', 'programming word'],
    ['Ana y Inés ganan.', 'es', 'y before i'],
    ['Muestras «Tajo» y «Infierno».', 'es', 'y before i'],
    ['Hay siete o ocho.', 'es', 'o before o'],
    ['Ana juega con tú.', 'es', 'a él for a thing'],
    ['Coges el antorcha.', 'es', 'article of the other gender'],
    ['Solo puedes salir por las pasadizos de tu mitad.', 'es', 'article of the other gender'],
    ['¿Juegas? Lo haces?', 'es', 'unbalanced pair'],
    ['You draw a ogre.', 'en', 'a before a vowel'],
    ['You has won.', 'en', 'verb after you'],
    ['ana gana.', 'es', 'not a whole sentence'],
    ['Ana gana', 'es', 'not a whole sentence'],
    ['Ana gana la la partida..', 'es', 'doubled punctuation'],
  ])('%s (%s): %s', (text, language, rule) => {
    expect(rules(text, language)).toContain(rule);
  });
});

describe('the lint accepts', () => {
  test.each<[string, Language]>([
    ['El Troll te ataca: sufres 2 heridas y ya tienes 5.', 'es'],
    ['El Troll os ataca a Ana y a ti.', 'es'],
    ['Ana e Inés ganan.', 'es'],
    ['Ana quita un trozo de túnel.', 'es'],
    ['Empieza Ana. Juega Ana.', 'es'],
    ['Ana. Monedas: 11. Heridas: 5.', 'es'],
    ['Ana le repara el pico a Inés, que ya puede volver a cavar.', 'es'],
    ['¡Ana gana la partida!', 'es'],
    ['Queda 1 carta; quedan 2 cartas.', 'es'],
    ['Quedan 1 o 2 monstruos.', 'es'],
    ['Hay hielo y hiena.', 'es'],
    ['Ana takes the chest: 1 coin, now 12.', 'en'],
    ['You and Ana each take 1 wound… and leave.', 'en'],
    ['Ana is in an hour out of a unique room.', 'en'],
  ])('%s (%s)', (text, language) => {
    expect(rules(text, language)).toEqual([]);
  });
});

describe('the glossary', () => {
  const spanish = parseGlossary(
    '## Everywhere\n| en | here | not | note |\n| --- | --- | --- | --- |\n| round | ronda | asalto* | |\n' +
      '## DungeonQuest (`dungeonquest`)\n| Loot | Botín | `botín` | |\n',
  );
  const glossary = { en: [], es: spanish };
  const found = (text: string, language: Language, game?: string) =>
    lint(text, language, { forbidden: forbiddenIn(glossary, language, game) }).map((fault) => fault.found);

  test('a forbidden word is found in any of its endings, and only as a whole word', () => {
    expect(found('Dos Asaltos ganados.', 'es')).toEqual(['Asaltos']);
    expect(found('Cobras un sobresalto.', 'es')).toEqual([]);
  });

  test('a word of one game is forbidden there only, with its capitals where they count', () => {
    expect(found('Pierdes botín.', 'es', 'dungeonquest')).toEqual(['botín']);
    expect(found('Pierdes tu Botín.', 'es', 'dungeonquest')).toEqual([]);
    expect(found('Pierdes botín.', 'es', 'saboteur')).toEqual([]);
  });

  test('the file of the project is read', () => {
    const ours = readGlossary();
    expect(ours.es?.length).toBeGreaterThan(20);
    expect(ours.en?.length).toBeGreaterThan(10);
    expect(ours.es).toContainEqual({ word: 'casilla*', instead: 'espacio', where: 'dungeonquest' });
  });
});
