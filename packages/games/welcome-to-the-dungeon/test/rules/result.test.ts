import { at, completeVariants, FastRng, playOut, randomChoice } from '@mazmorra/kernel';
import { order } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { maxRounds } from '../../src/data/numbers.ts';
import { ADVENTURER_IDS, welcomeToTheDungeon as game } from '../../src/index.ts';
import {
  chooseWarrior,
  DEADLY,
  deckWith,
  enter,
  loseRound,
  newTable,
  play,
  requireRun,
  type Table,
  winRound,
} from '../scene.ts';

const player = (table: Table, seat: number) => {
  const found = table.view('spectator').players[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
};

/** Plays rounds given as `2+` (seat 2 succeeds) and `2-` (seat 2 fails). */
function playRounds(table: Table, ...rounds: readonly string[]): Table {
  for (const [index, round] of rounds.entries()) {
    if (index > 0) chooseWarrior(table);
    const seat = Number(round[0]);
    if (round.endsWith('+')) winRound(table, seat);
    else loseRound(table, seat);
  }
  return table;
}

const deadlyTable = (seats: number) => newTable({ seats, deck: DEADLY });

describe('the result of a run', () => {
  test('WD-RES-01: the pile exhausted with 1 hit point left is a success', () => {
    const table = enter({ adventurer: 'mage', tiles: [], pile: ['goblin'] });
    expect(requireRun(table)).toMatchObject({ hp: 1, result: 'success' });
  });

  test('WD-RES-02: a dead runner has succeeded with Omnipotence and all different, failed otherwise', () => {
    const saved = enter({ adventurer: 'mage', tiles: ['omnipotence'], pile: ['orc', 'golem'] });
    expect(requireRun(saved)).toMatchObject({ dead: true, result: 'success' });
    expect(saved.news(0)).toContainEqual({
      type: 'omnipotence',
      seat: requireRun(saved).runner,
      saved: true,
    });
    const repeated = enter({ adventurer: 'mage', tiles: ['omnipotence'], pile: ['orc', 'orc'] });
    expect(requireRun(repeated).result).toBe('failure');
    const without = enter({ adventurer: 'mage', tiles: ['bracelet-of-protection'], pile: ['golem'] });
    expect(requireRun(without).result).toBe('failure');
  });

  test('WD-RES-02: an alive mage needs no Omnipotence: repeated kinds do not matter', () => {
    const table = enter({
      adventurer: 'mage',
      tiles: ['omnipotence', 'wall-of-fire'],
      pile: ['goblin', 'goblin'],
    });
    expect(requireRun(table)).toMatchObject({ hp: 6, result: 'success' });
    expect(table.news(0).map(({ type }) => type)).not.toContain('omnipotence');
  });

  test('WD-RES-03: the monsters faced are the dungeon cards, a replacement instead of the exchanged one', () => {
    const run = {
      adventurer: 'mage',
      tiles: ['omnipotence', 'polymorph'],
      pile: ['golem', 'golem'],
    } as const;
    const table = enter({ ...run, deck: ['orc'] });
    const { runner } = requireRun(table);
    play(table, `${runner} keep`, `${runner} polymorph`);
    expect(requireRun(table)).toMatchObject({ dead: true, result: 'success' });
    const kept = enter({ ...run, deck: ['orc'] });
    play(kept, `${runner} keep`, `${runner} keep`);
    expect(requireRun(kept).result).toBe('failure');
  });

  test('WD-RES-04: a success is worth one success card, the second wins', () => {
    const table = playRounds(deadlyTable(3), '1+');
    expect(player(table, 1).successes).toBe(1);
    expect(table.view(0).supply).toBe(4);
    expect(game.outcome(table.state)).toBeUndefined();
    chooseWarrior(table);
    winRound(table, 1);
    expect(player(table, 1).successes).toBe(2);
    expect(game.outcome(table.state)).toMatchObject({ winners: [1], rule: 'WD-RES-04' });
  });

  test('WD-RES-05: the first failure turns the aid to red', () => {
    const table = playRounds(deadlyTable(3), '2-');
    expect(player(table, 2)).toMatchObject({ failures: 1, aid: 'red', eliminated: false });
  });

  test('WD-RES-06: the second failure eliminates', () => {
    const table = playRounds(deadlyTable(3), '2-', '2-');
    expect(player(table, 2)).toMatchObject({ failures: 2, eliminated: true });
    expect(table.news(0)).toContainEqual({ type: 'eliminated', seat: 2 });
    chooseWarrior(table);
    expect(player(table, 2).bidding).toBe(false);
  });

  test('WD-RES-07: the only one left wins', () => {
    const table = playRounds(deadlyTable(3), '2-', '2-', '0-', '0-');
    expect(game.outcome(table.state)).toMatchObject({ winners: [1], rule: 'WD-RES-07' });
    expect(table.news(0).at(-1)).toEqual({ type: 'win', seat: 1, by: 'last-left' });
  });

  test('WD-RES-08: monsters in front of players and dungeon cards not reached are turned up for everyone', () => {
    const table = newTable({
      seats: 2,
      adventurer: 'rogue',
      deck: ['lich', 'orc', 'golem', 'dragon', 'demon', 'vampire'],
    });
    play(
      table,
      '0 draw',
      '0 sacrifice:rogue-invisibility-cloak',
      '1 draw',
      '1 sacrifice:rogue-mithril-armor',
    );
    play(
      table,
      '0 draw',
      '0 add',
      '1 draw',
      '1 add',
      '0 draw',
      '0 add',
      '1 draw',
      '1 sacrifice:rogue-healing-potion',
    );
    play(table, '0 pass', '1 name:goblin');
    expect(table.view('spectator').pile).toEqual([]);
    expect(table.news('spectator').slice(-4)).toEqual([
      { type: 'turn-up-aside', seat: 1, tile: 'rogue-mithril-armor', monster: 'orc' },
      { type: 'turn-up-aside', seat: 1, tile: 'rogue-healing-potion', monster: 'vampire' },
      { type: 'turn-up-aside', seat: 0, tile: 'rogue-invisibility-cloak', monster: 'lich' },
      { type: 'turn-up-left', monsters: ['dragon', 'golem'] },
    ]);
    const shownAside = table
      .view('spectator')
      .players.map(({ aside }) => aside.map(({ monster }) => monster));
    expect(shownAside).toEqual([['lich'], ['orc', 'vampire']]);
    expect(table.view('spectator').kinds.map(({ unseen }) => unseen)).toEqual([2, 2, 1, 1, 1, 0, 0, 0]);
  });

  test('WD-RULING-30: the monsters aside are turned up before the winner is declared', () => {
    const table = playRounds(deadlyTable(2), '0+');
    chooseWarrior(table);
    winRound(table, 0);
    expect(
      table
        .news('spectator')
        .map(({ type }) => type)
        .slice(-3),
    ).toEqual(['result', 'turn-up-aside', 'win']);
  });

  test('WD-RULING-22: the undrawn deck is not shown at the end of a round', () => {
    const table = playRounds(deadlyTable(3), '1-');
    const { kinds, deck } = table.view(0);
    expect(kinds.reduce((sum, { unseen }) => sum + unseen, 0)).toBe(deck);
    expect(deck).toBeGreaterThan(0);
    expect(JSON.stringify(table.news(0))).not.toContain('lich');
  });

  test('WD-RES-09: those who passed are unaffected', () => {
    const table = playRounds(deadlyTable(4), '1+', '2-', '3-');
    expect(player(table, 0)).toMatchObject({ successes: 0, failures: 0 });
    expect(player(table, 1)).toMatchObject({ successes: 1, failures: 0 });
    chooseWarrior(table);
    loseRound(table, 3);
    expect(player(table, 0)).toMatchObject({ successes: 0, failures: 0 });
    expect(player(table, 1)).toMatchObject({ successes: 1, failures: 0 });
    expect(player(table, 2)).toMatchObject({ successes: 0, failures: 1 });
  });

  test('WD-RULING-28: an eliminated player keeps the success cards won', () => {
    const table = playRounds(deadlyTable(3), '0+', '0-');
    expect(table.view(1).supply).toBe(4);
    chooseWarrior(table);
    loseRound(table, 0);
    expect(player(table, 0)).toMatchObject({ eliminated: true, successes: 1 });
    expect(table.view(1).supply).toBe(4);
  });

  test('WD-RULING-24: five success cards are enough: four lie out before the fifth wins', () => {
    const table = playRounds(deadlyTable(4), '0+', '1+', '2+', '3+');
    expect(table.view(0).supply).toBe(1);
    chooseWarrior(table);
    winRound(table, 0);
    expect(table.view(0)).toMatchObject({ supply: 0, winner: 0 });
  });
});

describe('a new round', () => {
  test('WD-NEXT-01: all monsters are shuffled again and all tiles return', () => {
    const table = newTable({ deck: ['goblin', 'orc'] });
    play(table, '0 draw', '0 sacrifice:warrior-torch', '1 draw', '1 add', '2 pass', '0 pass', '1 name:golem');
    table.answer(1, 'choose:warrior', order(...deckWith(['orc'])));
    expect(table.view('spectator')).toMatchObject({ deck: 13, pile: [], hp: 11 });
    expect(table.view('spectator').tiles.every(({ state }) => state === 'ready')).toBe(true);
    expect(table.view(0).kinds.every(({ unseen, copies }) => unseen === copies)).toBe(true);
    table.answer(1, 'draw');
    expect(table.view(1).drawn?.monster).toBe('orc');
  });

  test('WD-NEXT-02, WD-DEC-01, WD-RULING-17: the runner chooses any of the four, the same one included', () => {
    const table = playRounds(deadlyTable(3), '2+');
    expect(table.awaited).toEqual([2]);
    expect(table.decision(2)).toBe('WD-DEC-01');
    expect(table.options(2)).toEqual(ADVENTURER_IDS.map((id) => `choose:${id}`));
    expect(table.whyNot(0, 'choose:mage')).toBe('WD-NEXT-02');
    expect(table.whyNot(2, 'draw')).toBe('WD-NEXT-02');
    table.answer(2, 'choose:warrior');
    expect(table.news(0)[0]).toEqual({ type: 'adventurer', adventurer: 'warrior', seat: 2, by: 'choice' });
    expect(table.events[0]?.rule).toBe('WD-NEXT-02');
    expect(table.view(0)).toMatchObject({ round: 2, adventurer: 'warrior' });
  });

  test('WD-NEXT-03: the runner starts the next round, after a failure too', () => {
    for (const result of ['1+', '1-']) {
      const table = playRounds(deadlyTable(3), result);
      chooseWarrior(table);
      expect(table.view(0).starter).toBe(1);
      expect(table.awaited).toEqual([1]);
      // It is told who was passed over only where somebody was.
      expect(table.news(0).at(-1)).toMatchObject({ type: 'round', starter: 1 });
      expect(table.news(0).at(-1)).not.toHaveProperty('after');
    }
  });

  test('WD-NEXT-04: after an elimination the nearest clockwise starts, past others who are out', () => {
    const table = playRounds(deadlyTable(4), '3-', '3-', '0-', '2-');
    chooseWarrior(table);
    loseRound(table, 2);
    // seat 2 is out now, seat 3 was before: seat 0 is next
    chooseWarrior(table);
    expect(table.awaited).toEqual([0]);
    expect(table.news(1)).toMatchObject([
      { type: 'adventurer', seat: 2, out: true },
      { type: 'round', starter: 0, after: 2 },
    ]);
  });

  test('WD-RULING-16: the runner chooses the adventurer, eliminated or not', () => {
    const table = playRounds(deadlyTable(3), '0-', '0-');
    expect(player(table, 0).eliminated).toBe(true);
    expect(table.awaited).toEqual([0]);
    expect(table.decision(0)).toBe('WD-DEC-01');
  });
});

describe('the end of the game', () => {
  const variants = completeVariants(game, 4, {});

  test('WD-END-01: whatever is played, exactly one wins, by two successes or as the last one left', () => {
    const rng = new FastRng('ends');
    const rules = new Set<string>();
    for (let n = 0; n < 400; n++) {
      const seats = 2 + (n % 3);
      const state = game.setup(seats, variants, rng);
      // the bold ones mostly draw and add, so that dungeons become deadly
      const bold = (_: unknown, __: number, options: readonly number[]) =>
        rng.int(8) > 0 ? at(options, 0) : rng.pick(options);
      playOut(game, state, rng, n % 2 === 0 ? bold : randomChoice(rng));
      const outcome = game.outcome(state);
      expect(outcome?.winners).toHaveLength(1);
      const alive = outcome?.scores.filter(({ failures }) => failures !== 2).length;
      const best = Math.max(...(outcome?.scores.map(({ successes }) => successes ?? 0) ?? []));
      expect(best === 2 || alive === 1).toBe(true);
      rules.add(outcome?.rule ?? '');
    }
    expect([...rules].sort()).toEqual(['WD-RES-04', 'WD-RES-07']);
  });

  test('WD-RULING-31: the winner is first, all others share the second place', () => {
    const table = playRounds(deadlyTable(4), '3-', '2+', '2+');
    expect(game.outcome(table.state)?.places).toEqual([2, 2, 1, 2]);
    expect(table.whyNot(0, 'draw')).toBe('WD-END-01');
  });

  test.each([2, 3, 4])('WD-END-02: with %i players the longest game has 3 × players − 1 rounds', (seats) => {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const rounds = [
      ...all.map((seat) => `${seat}+`),
      ...all.map((seat) => `${seat}-`),
      ...all.slice(1).map((seat) => `${seat}-`),
    ];
    const table = playRounds(deadlyTable(seats), ...rounds);
    expect(table.view(0)).toMatchObject({ phase: 'over', round: 3 * seats - 1, winner: 0 });
    const rng = new FastRng('long');
    for (let n = 0; n < 1000; n++) {
      const state = game.setup(seats, variants, rng);
      playOut(game, state, rng, randomChoice(rng));
      expect(state.round).toBeLessThanOrEqual(maxRounds(seats));
    }
  });
});
