import { expect, test } from 'vitest';
import { Core } from '../../src/core/core.ts';
import { silent } from '../../src/core/log.ts';
import { People } from '../../src/people/people.ts';
import { openStorage } from '../../src/storage/index.ts';
import { onBothDatabases } from '../places.ts';

const DAY = 86_400_000;

/** Ana, who was last here two days ago, so that her next hello stores that she was seen. Her secret is read, then `meanwhile` happens. */
async function anaAt(place: Parameters<typeof openStorage>[0]) {
  const storage = await openStorage(place);
  const clock = { now: 1000 };
  const core = new Core(storage, silent, [], () => clock.now);
  const { journal } = core;
  const { personOfSecret } = storage;
  const during = { meanwhile: async (): Promise<unknown> => undefined };
  storage.personOfSecret = async (hash) => {
    const found = await personOfSecret(hash);
    await during.meanwhile();
    return found;
  };
  const people = new People<string>(core);
  const { person, secret = '', hash } = await people.create('Ana', 'tab');
  clock.now += 2 * DAY;
  return { storage, journal, people, person, secret, hash, during, personOfSecret };
}

onBothDatabases('the same device says hello', (places) => {
  test('while it is signed out: it stays signed out', async () => {
    const ana = await anaAt(await places.fresh());
    const { storage, journal, people, person, hash } = ana;
    const [device] = await people.devices(person, hash);
    ana.during.meanwhile = () => people.signOut(person, device?.id ?? '');
    await people.bySecret(ana.secret, 'another tab');
    await journal.settled();
    expect(await ana.personOfSecret(hash)).toBeUndefined();
    expect(await storage.secretsOf(person.id)).toEqual([]);
    await storage.close();
  });

  test.each(['seen', 'renamed'])('while its person is forgotten: nothing comes back (%s)', async (then) => {
    const ana = await anaAt(await places.fresh());
    const { storage, journal, people, person, hash } = ana;
    ana.during.meanwhile = () => journal.save({ kind: 'delete-person', person: person.id });
    const again = await people.bySecret(ana.secret, 'another tab');
    if (then === 'renamed') await people.rename(again.person, 'Anabel');
    await journal.settled();
    expect(await storage.person(person.id)).toBeUndefined();
    expect(await ana.personOfSecret(hash)).toBeUndefined();
    await storage.close();
  });
});
