import { allSeenBy, FastRng, fastSource, type Names, Table } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { cards, combatKinds, decisionIds, dungeonquest, heroes, monsters, roomTypes } from '../src/index.ts';
import { text } from '../src/text/index.ts';

const people = ['Ana', 'Bruno', 'Carla', 'Diego'];
const names: Names = { seat: (seat) => people[seat] ?? '?', own: 0 };

describe.each(['en', 'es'] as const)('the words in %s', (language) => {
  const words = text[language];

  test('every component, decision and variant has words', () => {
    const ids = [...cards, ...combatKinds, ...heroes, ...monsters]
      .map(({ id }) => id)
      .concat(roomTypes.map(({ id }) => id));
    expect(ids.filter((id) => !words.components[id]?.name)).toEqual([]);
    expect(decisionIds.filter((id) => !words.decision(id))).toEqual([]);
    expect(
      dungeonquest.variants.filter(({ id }) => !words.variants[id]?.name || !words.variants[id]?.sentence),
    ).toEqual([]);
  });

  test('every event and option of whole games makes a sentence without holes', () => {
    const said = new Set<string>();
    for (let game = 0; game < 24; game++) {
      const seats = 1 + (game % 4);
      const rng = new FastRng(`words ${game}`);
      const variants =
        seats > 1 && game % 2 === 0
          ? { 'hero-versus-hero': true, 'servants-of-kalladra': true, secrets: true }
          : {};
      const table = Table.open(dungeonquest, { seats, variants, random: fastSource(`words ${game}`) });
      while (table.decisions.length > 0) {
        const { seat, options } = rng.pick(table.decisions);
        for (const option of options) said.add(words.option(dungeonquest.nameOf(option), names));
        table.answer(seat, rng.pick(options));
        for (const seen of allSeenBy(table.last.events, rng.int(2) === 0 ? 0 : 'spectator'))
          said.add(words.event(seen, names) ?? ' ');
      }
    }
    const broken = [...said].filter(
      (sentence) => sentence === '' || /undefined|NaN|\[object|\{|\}/.test(sentence),
    );
    expect(broken).toEqual([]);
    expect(said.size).toBeGreaterThan(300);
  });
});
