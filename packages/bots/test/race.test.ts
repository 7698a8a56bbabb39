import { FastRng } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { Race } from '../src/search/race.ts';

/** Runs a race of this many tries; `worth` gives the result of an option in a world. */
function run(race: Race, tries: number, worth: (place: number, world: number) => number): number[] {
  const tried: number[] = [];
  for (let i = 0; i < tries && !race.settled; i++) {
    const place = race.next;
    const world = tried[place] ?? 0;
    tried[place] = world + 1;
    race.learn(worth(place, world));
  }
  return tried;
}

/** Worlds differ far more from each other than options do within one world. */
const luck = new FastRng('worlds');
const worlds = Array.from({ length: 500 }, () => luck.unit());
const worldAt = (world: number): number => worlds[world % worlds.length] ?? 0;

describe('a race between options', () => {
  test('the advice wins before anything was tried', () => {
    expect(new Race(Float64Array.of(1, 5, 3), 1, { point: 0.01, faith: 10 }).best()).toBe(1);
  });

  test('tells options apart that differ less than the worlds they are tried in', () => {
    const race = new Race(Float64Array.of(0, 0, 0), 0, { point: 0.01, faith: 10 });
    run(race, 300, (place, world) => worldAt(world) + (place === 2 ? 0.01 : 0));
    expect(race.best()).toBe(2);
  });

  test('tries no more what has clearly fallen behind', () => {
    const race = new Race(Float64Array.of(0, 0, 0), 0, { point: 0.01, faith: 10 });
    const noise = new FastRng('noise');
    const [advised = 0, bad = 0] = run(
      race,
      600,
      (place, world) => worldAt(world) - (place === 1 ? 0.3 : 0) + 0.1 * noise.unit(),
    );
    expect(bad).toBeLessThan(50);
    expect(advised).toBeGreaterThan(2 * bad);
  });

  test('experience is overruled by many worlds, not by a few', () => {
    const racing = (tries: number): number => {
      const noise = new FastRng('noise');
      // A point is a hundredth: the rating puts the second option 0.05 lower, the worlds put it 0.05 higher.
      const race = new Race(Float64Array.of(5, 0), 0, { point: 0.01, faith: 40 });
      run(race, tries, (place, world) => worldAt(world) + 0.05 * place + 0.5 * (noise.unit() - 0.5));
      return race.best();
    };
    expect(racing(40)).toBe(0);
    expect(racing(800)).toBe(1);
  });
});
