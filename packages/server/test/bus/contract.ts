import { eventually } from '@mazmorra/testkit/eventually';
import { expect, test } from 'vitest';
import { MOST_BYTES } from '../../src/bus/message.ts';
import type { Bus, Notice } from '../../src/bus/port.ts';

/** A subscriber that keeps what it hears. */
function hear(bus: Bus): { readonly heard: Notice[]; readonly gaps: () => number } {
  const heard: Notice[] = [];
  let gaps = 0;
  bus.subscribe({
    notices: (notices) => void heard.push(...notices),
    gap: () => {
      gaps++;
    },
  });
  return { heard, gaps: () => gaps };
}

export interface BusPlaces {
  /** The bus of one more process. */
  join(id: string): Promise<Bus>;
  /** Ends the connections and makes them possible again; absent where there are none. */
  interrupt?(): Promise<void>;
}

/** What every bus does, whatever it is made of. */
export function busContract(places: () => BusPlaces): void {
  const withBuses = async (run: (...buses: [Bus, Bus, Bus]) => Promise<void>) => {
    const buses = await Promise.all(['one', 'two', 'three'].map((id) => places().join(id)));
    try {
      await run(...(buses as [Bus, Bus, Bus]));
    } finally {
      for (const bus of buses) await bus.close();
    }
  };

  test('a notice reaches every other process, and not the one it comes from', async () => {
    await withBuses(async (one, two, three) => {
      const ears = [one, two, three].map(hear);
      one.publish([['answer', 'table', 7], ['operator']], 'all');
      for (const ear of ears.slice(1))
        await eventually(() => expect(ear.heard).toEqual([['answer', 'table', 7], ['operator']]));
      // Behind a notice of another, which the first one does hear.
      two.publish([['pool']], 'all');
      await eventually(() => expect(ears[0]?.heard).toEqual([['pool']]));
    });
  });

  test('a notice to a shard reaches those alone who listen to it, from the moment at which listening resolves', async () => {
    await withBuses(async (one, two, three) => {
      const [, second, third] = [one, two, three].map(hear);
      await two.listen(new Set([7, 8]));
      await three.listen(new Set([8]));
      one.publish([['answer', 'a', 1]], 7);
      one.publish([['answer', 'b', 2]], 8);
      for (const ear of [second, third])
        await eventually(() => expect(ear?.heard).toContainEqual(['answer', 'b', 2]));
      expect(second?.heard).toContainEqual(['answer', 'a', 1]);
      expect(third?.heard).toEqual([['answer', 'b', 2]]);
      await two.listen(new Set([8]));
      one.publish([['answer', 'a', 3]], 7);
      one.publish([['answer', 'b', 4]], 8);
      await eventually(() => expect(second?.heard).toContainEqual(['answer', 'b', 4]));
      expect(second?.heard).not.toContainEqual(['answer', 'a', 3]);
    });
  });

  test('many notices of one process arrive whole and in their order, in messages of a bounded size', async () => {
    await withBuses(async (one, two) => {
      const { heard } = hear(two);
      const sent = Array.from({ length: 1000 }, (_, n): Notice => ['answer', 'a-table-with-a-long-id', n]);
      expect(JSON.stringify(sent).length).toBeGreaterThan(4 * MOST_BYTES);
      one.publish(sent.slice(0, 500), 'all');
      one.publish(sent.slice(500), 'all');
      await eventually(() => expect(heard.length).toBe(1000));
      expect(heard).toEqual(sent);
    });
  });

  test('after it was closed nothing is sent and nothing thrown', async () => {
    await withBuses(async (one, two, three) => {
      const { heard } = hear(three);
      await one.close();
      one.publish([['answer', 'lost', 1]], 'all');
      two.publish([['pool']], 'all');
      await eventually(() => expect(heard).toEqual([['pool']]));
    });
  });

  test('an interruption is told as trouble, then as a gap, and notices get through again', async ({
    skip,
  }) => {
    const { interrupt } = places();
    if (!interrupt) return skip('it cannot be interrupted');
    await withBuses(async (one, two) => {
      const { heard, gaps } = hear(two);
      hear(one);
      expect(two.trouble).toBeUndefined();
      await two.listen(new Set([7]));
      const seen: (string | undefined)[] = [];
      const watching = setInterval(() => seen.push(two.trouble), 1);
      await interrupt();
      await eventually(() => expect(gaps()).toBeGreaterThan(0));
      clearInterval(watching);
      expect(seen.some((trouble) => trouble !== undefined)).toBe(true);
      await eventually(() => {
        one.publish([['pool']], 'all');
        expect(heard).toContainEqual(['pool']);
      });
      one.publish([['answer', 'a', 1]], 7);
      await eventually(() => expect(heard).toContainEqual(['answer', 'a', 1]));
      expect(two.trouble).toBeUndefined();
    });
  });
}
