import { die } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { two } from '../positions.ts';

describe('3.18 results of tests', () => {
  test('DQ-DET-06 a test passed without a roll is told as passed by an item', () => {
    const table = two({ runes: ['rune-levitation'] }, { next: { tiles: ['tile-spider-web-01'] } });
    table.answer(0, 'move:5-3').answer(0, 'cross').answer(0, 'use');
    expect(table.events).toContainEqual({
      rule: 'DQ-DET-06',
      public: { type: 'test-passed', seat: 0, attribute: 'strength', by: 'item' },
    });
  });

  test('DQ-DET-06 a test passed after a failed roll is told as passed by the Fortune Rune', () => {
    const table = two({ runes: ['rune-fortune'] }, { next: { tiles: ['tile-bottomless-pit-01'] } });
    table.answer(0, 'move:5-3', die(6), die(6)).answer(0, 'use');
    expect(table.event('test-passed')).toMatchObject({ attribute: 'luck', by: 'rune-fortune' });
  });

  test("DQ-DET-03 DQ-DET-05 Gherinn's tokens for a card that is resolved once go with it, failed too", () => {
    const table = two(
      { hero: 'brother-gherinn' },
      { next: { tiles: ['tile-trap-01'], trap: ['trap-crossfire'] } },
    );
    table.answer(0, 'move:5-3').answer(0, 'use', die(6), die(6));
    expect(table.event('test')).toMatchObject({ passed: false });
    expect(table.view(0)).toMatchObject({ determinationLeft: 24 });
    expect(table.view(0).heroes[0]?.determination.all).toBe(0);
  });

  test('DQ-VAR-30 a test that the Fortune Rune passes needs no tokens', () => {
    const table = two(
      { runes: ['rune-fortune'], with: { focusTokens: 2 } },
      { variants: { 'focused-determination': true }, next: { tiles: ['tile-bottomless-pit-01'] } },
    );
    table.answer(0, 'move:5-3', die(6), die(6)).answer(0, 'use');
    expect(table.hero(0)).toMatchObject({ fate: 'inside', focusTokens: 2 });
  });
});
