import { gameOf } from '@mazmorra/catalogue/loaded';
import { sourceOf, Table } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import type { AnalysisNews } from '../../src/local/api.ts';
import type { SavedTable } from '../../src/local/saved.ts';
import { memoryShelf } from '../../src/local/shelf.ts';
import { analysisVersion, analyst } from '../../src/local/study/analyst.ts';
import { agenda, budgets, momentsOf, study } from '../../src/local/study/study.ts';
import type { Opinion } from '../../src/local/study/thoughts.ts';
import { playedTable } from '../support/played.ts';
import { quickPool } from '../support/quick-pool.ts';

const saboteur = gameOf('saboteur');
const played = playedTable('saboteur', { seats: 4, seed: 'study', variants: { rounds: 1 } });

/** The whole table, told apart from the master by nothing being hidden. */
function tableAt(saved: SavedTable, answers: number) {
  const random = sourceOf(saved.random);
  if (!random) throw new Error('no seed');
  const table = Table.open(gameOf(saved.game), {
    seats: saved.seats.length,
    variants: saved.variants,
    random,
  });
  for (const [seat, option] of saved.answers.slice(0, answers)) table.answer(seat, option);
  return table;
}

describe('the decisions of a game', () => {
  test('are those with a choice, with what was taken', () => {
    const moments = momentsOf(saboteur, played);
    expect(moments.length).toBeGreaterThan(10);
    for (const { asked } of moments) {
      const decision = tableAt(played, asked.move - 1).decisionOf(asked.seat);
      expect(decision?.options.length).toBeGreaterThan(1);
      expect(played.answers[asked.move - 1]).toEqual([asked.seat, asked.chosen]);
    }
  });

  test('a record that breaks off gives those before', () => {
    const answers = played.answers.map((answer, place) =>
      place === 9 ? ([answer[0], 'pass'] as const) : answer,
    );
    const moves = momentsOf(saboteur, { ...played, answers }).map(({ asked }) => asked.move);
    expect(Math.max(...moves)).toBeLessThanOrEqual(10);
    expect(moves.length).toBeGreaterThan(0);
  });

  test('the master is told what the seat knew at that moment, and nothing more', async () => {
    const pool = quickPool(1);
    const tasks = agenda(momentsOf(saboteur, played), 1, new Map()).slice(0, 12);
    await study(saboteur, tasks, pool, () => undefined).done;
    const searches = pool.thoughts.filter(({ pair }) => !pair);
    expect(searches).toHaveLength(12);
    for (const [place, { seat, world, events }] of searches.entries()) {
      const move = tasks[place]?.moment.asked.move ?? 0;
      const table = tableAt(played, move - 1);
      // The same picture for this seat, although all it cannot see was dealt anew.
      expect(saboteur.view(world, seat)).toEqual(table.view(seat));
      const told = Array.from({ length: move }, (_, number) => tableAt(played, number).news(seat)).flat();
      expect(events).toEqual(told);
    }
    const { pile } = saboteur.view(pool.thoughts[0]?.world, 'all');
    expect(pile).not.toEqual((tableAt(played, 0).view('all') as { pile: unknown }).pile);
  });
});

describe('the agenda', () => {
  const moments = momentsOf(saboteur, played);

  test('the decisions of the seat that is looked at come first, with more time', () => {
    const tasks = agenda(moments, 2, new Map());
    const own = moments.filter(({ asked }) => asked.seat === 2).length;
    expect(tasks).toHaveLength(moments.length);
    expect(tasks.slice(0, own).every(({ moment, ms }) => moment.asked.seat === 2 && ms === budgets.own)).toBe(
      true,
    );
    expect(tasks.slice(own).every(({ ms }) => ms === budgets.others)).toBe(true);
  });

  test('what was thought about long enough is not thought about again', () => {
    const opinion = (move: number, ms: number): Opinion => ({
      move,
      best: '',
      options: [],
      sure: 'only',
      iterations: 0,
      ms,
    });
    const short = new Map(moments.map(({ asked }) => [asked.move, opinion(asked.move, budgets.others)]));
    expect(agenda(moments, 2, short).every(({ moment }) => moment.asked.seat === 2)).toBe(true);
    const long = new Map(moments.map(({ asked }) => [asked.move, opinion(asked.move, budgets.own)]));
    expect(agenda(moments, 2, long)).toEqual([]);
  });
});

describe('a study', () => {
  test('tells an opinion of every decision, with suspicions where roles are hidden, and keeps them with the game', async () => {
    const shelf = memoryShelf();
    await shelf.put(played);
    const news: AnalysisNews[] = [];
    await analyst(saboteur, played, shelf, () => quickPool()).study(0, (one) => news.push(one));
    const opinions = news.flatMap((one) => (one.type === 'opinion' ? [one.opinion] : []));
    const asked = news[0]?.type === 'asked' ? news[0].asked : [];
    expect(asked).toHaveLength(opinions.length);
    const turns = new Set(asked.filter(({ kind }) => kind === 'SB-DEC-01').map(({ move }) => move));
    const suspicions = opinions
      .filter(({ move }) => turns.has(move))
      .map(({ suspicion }) => suspicion?.length);
    expect(new Set(suspicions)).toEqual(new Set([4]));
    // How every seat seems to play, without what is hardly possible.
    const weights = opinions.flatMap(({ move, opponents }) => (turns.has(move) ? [opponents] : []));
    expect(new Set(weights.map((styles) => styles?.length))).toEqual(new Set([4]));
    expect(weights.every((all) => all?.flat().every(({ weight }) => weight >= 0.1 && weight <= 1))).toBe(
      true,
    );
    expect(opinions.every(({ options, best }) => options.some(({ name }) => name === best))).toBe(true);
    // What speaks for the best option and for the one that was taken is told in words, and of no other.
    const told = opinions.flatMap(({ move, best, options }) => {
      const chosen = asked.find((one) => one.move === move)?.chosen;
      return options.flatMap(({ name, why }) => (why ? [name === best || name === chosen] : []));
    });
    expect(told.length).toBeGreaterThan(opinions.length / 2);
    expect(new Set(told)).toEqual(new Set([true]));
    const kept = await shelf.get(played.id);
    expect(kept?.analysis?.version).toBe(analysisVersion);
    expect(kept?.analysis?.opinions).toHaveLength(opinions.length);

    const again: AnalysisNews[] = [];
    const idle = quickPool();
    await analyst(saboteur, kept ?? played, shelf, () => idle).study(0, (one) => again.push(one));
    expect(idle.thoughts).toEqual([]);
    expect(again).toHaveLength(1);
  });

  test('a game whose analysis was kept by an earlier version opens, and is thought about anew', async () => {
    const opinion: Opinion = { move: 1, best: 'gone', options: [], sure: 'only', iterations: 0, ms: 9999 };
    const analysis = { version: analysisVersion - 1, opinions: [opinion] };
    const news: AnalysisNews[] = [];
    const old = { ...played, answers: played.answers.slice(0, 8), analysis };
    await analyst(saboteur, old, memoryShelf(), () => quickPool()).study(0, (one) => news.push(one));
    const [first, ...rest] = news;
    expect(first?.type === 'asked' && first.known).toEqual([]);
    expect(rest.length).toBeGreaterThan(4);
    expect(rest.every((one) => one.type === 'opinion' && one.opinion.best !== 'gone')).toBe(true);
  });

  test('what was chosen is compared with what the master would have done, for the seat that is looked at', async () => {
    const pool = quickPool();
    const opinions: Opinion[] = [];
    const tasks = agenda(momentsOf(saboteur, played), 0, new Map());
    await study(saboteur, tasks, pool, (opinion) => opinions.push(opinion)).done;
    const chosen = new Map(tasks.map(({ moment: { asked } }) => [asked.move, asked]));
    const differing = opinions.filter(
      ({ move, best }) => chosen.get(move)?.seat === 0 && chosen.get(move)?.chosen !== best,
    );
    expect(differing.length).toBeGreaterThan(0);
    expect(opinions.filter(({ lead }) => lead)).toEqual(differing);
    const pairs = pool.thoughts.flatMap(({ pair }) => (pair ? [pair] : []));
    expect(new Set(pairs.map(String))).toEqual(
      new Set(differing.map(({ move, best }) => `${best},${chosen.get(move)?.chosen}`)),
    );
  });

  test('a thread that has only just begun is given more time once', async () => {
    const pool = quickPool(1, 5);
    const tasks = agenda(momentsOf(saboteur, played), 0, new Map()).slice(0, 1);
    await study(saboteur, tasks, pool, () => undefined).done;
    const searches = pool.thoughts.filter(({ pair }) => !pair);
    expect(searches.map(({ budget }) => budget.ms)).toEqual([budgets.own, budgets.own * 4]);
  });

  test('stops when it is told to, and says nothing more', async () => {
    const told: Opinion[] = [];
    const going = study(
      saboteur,
      agenda(momentsOf(saboteur, played), 0, new Map()),
      quickPool(1),
      (opinion) => {
        told.push(opinion);
        if (told.length === 3) going.stop();
      },
    );
    await going.done;
    expect(told).toHaveLength(3);
  });
});
