import { expect, test } from 'vitest';
import type { Bus, BusSubscriber, Notice } from '../../src/bus/port.ts';
import { RepeatingBus } from '../../src/bus/repeating.ts';

/** A bus that loses what is said while it has trouble. */
class FakeBus implements Bus {
  readonly kind = 'nats';
  trouble: string | undefined;
  sent: Notice[] = [];
  subscriber: BusSubscriber | undefined;

  publish(notices: readonly Notice[]): void {
    if (this.trouble === undefined) this.sent.push(...notices);
  }

  subscribe(subscriber: BusSubscriber): void {
    this.subscriber = subscriber;
  }

  async close(): Promise<void> {}
}

function repeating() {
  const inner = new FakeBus();
  const clock = { now: 0 };
  const bus = new RepeatingBus(inner, () => clock.now);
  const heard: string[] = [];
  bus.subscribe({ notices: () => heard.push('notices'), gap: () => heard.push('gap') });
  const say = (number: number) => bus.publish([['answer', 'table', number]]);
  const numbers = () => inner.sent.map((notice) => notice[2]);
  return { inner, clock, heard, say, numbers };
}

test('what was said during an interruption and shortly before is said again when the bus works', () => {
  const { inner, clock, heard, say, numbers } = repeating();
  say(1);
  clock.now = 20_000;
  say(2);
  // It is cut off from here on, and notices it later.
  inner.trouble = 'cut off';
  say(3);
  clock.now = 90_000;
  say(4);
  inner.sent = [];
  inner.trouble = undefined;
  inner.subscriber?.gap();
  expect(numbers()).toEqual([2, 3, 4]);
  expect(heard).toEqual(['gap']);
});

test('nothing is said a third time, and without an interruption nothing twice', () => {
  const { inner, say, numbers } = repeating();
  say(1);
  inner.subscriber?.notices([]);
  inner.subscriber?.gap();
  inner.subscriber?.gap();
  expect(numbers()).toEqual([1, 1]);
});

test('however long the interruption, a bounded number of the newest is kept', () => {
  const { inner, say, numbers } = repeating();
  inner.trouble = 'cut off';
  for (let n = 1; n <= 10_050; n++) say(n);
  inner.trouble = undefined;
  inner.subscriber?.gap();
  expect(numbers()).toHaveLength(10_000);
  expect(numbers()[0]).toBe(51);
});
