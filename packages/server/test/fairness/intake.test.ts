import { expect, test } from 'vitest';
import { Intake } from '../../src/fairness/intake.ts';

/** Requests by name, such as `a-ana/1`: carried out at once or in later turns of the event loop. */
function intakeOf(atOnce: number) {
  const intake = new Intake(atOnce);
  const done: string[] = [];
  return {
    receive(...names: string[]): void {
      for (const name of names) {
        const [person = ''] = name.split('/');
        const [address = ''] = person.split('-');
        if (intake.admits(address)) done.push(name);
        else intake.wait({ address, person, kept: person.includes('!') }, () => void done.push(name));
      }
    },
    /** What was carried out since the last call. */
    take: () => done.splice(0),
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what an address sends at once is carried out in slices, and another address does not wait for it', async () => {
  const intake = intakeOf(2);
  intake.receive('a-ana/1', 'a-ana/2', 'a-ana/3', 'a-ana/4', 'a-ana/5', 'b-ben/1');
  expect(intake.take()).toEqual(['a-ana/1', 'a-ana/2', 'b-ben/1']);
  await turn();
  // One turn has passed: the next two. What comes now stands behind what waits.
  intake.receive('a-ana/6', 'b-ben/2');
  expect(intake.take()).toEqual(['a-ana/3', 'a-ana/4', 'b-ben/2']);
  await turn();
  expect(intake.take()).toEqual(['a-ana/5', 'a-ana/6']);
  await turn();
  intake.receive('a-ana/7', 'a-ana/8', 'a-ana/9');
  expect(intake.take()).toEqual(['a-ana/7', 'a-ana/8']);
  await turn();
  expect(intake.take()).toEqual(['a-ana/9']);
});

test('the people of an address take turns, those with a kept name first; what one person sends stays in order', async () => {
  const intake = intakeOf(3);
  intake.receive('a-x/0', 'a-x/0', 'a-x/0');
  intake.receive('a-ana/1', 'a-ana/2', 'a-ana/3', 'a-ben!/1', 'a-ben!/2', 'a-cleo/1');
  intake.take();
  await turn();
  expect(intake.take()).toEqual(['a-ben!/1', 'a-ana/1', 'a-cleo/1']);
  await turn();
  expect(intake.take()).toEqual(['a-ben!/2', 'a-ana/2', 'a-ana/3']);
});
