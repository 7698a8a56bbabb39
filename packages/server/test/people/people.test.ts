import { describe, expect, test } from 'vitest';
import { People } from '../../src/people/people.ts';
import { hashOf } from '../../src/people/secrets.ts';
import { memoryCore, memoryStorage } from '../memory-storage.ts';

const DAY = 86_400_000;

function peopleOf() {
  const memory = memoryStorage();
  const clock = { now: 1000 };
  const { core } = memoryCore(memory.storage, [], () => clock.now);
  const people = new People<string>(core);
  return { ...memory, rows: memory.people, people, clock, journal: core.journal };
}

describe('somebody new', () => {
  test('gets a secret of which only the hash is stored', async () => {
    const { people, rows, secrets } = peopleOf();
    const { person, secret, hash } = await people.create('Ana', 'tab', 'Firefox, Linux');
    expect(rows.get(person.id)).toMatchObject({ name: 'Ana', created: 1000, seen: 1000 });
    expect([...secrets.values()]).toMatchObject([{ hash, person: person.id, device: 'Firefox, Linux' }]);
    expect(hash).toBe(hashOf(secret ?? ''));
    expect(JSON.stringify([...secrets])).not.toContain(secret);
  });

  test('is found by the secret, and by no other', async () => {
    const { people } = peopleOf();
    const { person, secret } = await people.create('Ana', 'tab');
    expect((await people.bySecret(secret ?? '', 'another')).person.id).toBe(person.id);
    await expect(people.bySecret('x'.repeat(43), 'tab')).rejects.toThrow('nobody has this secret');
  });
});

test('a person is one object for all their connections, and is present while one is open', async () => {
  const { people } = peopleOf();
  const { person, secret } = await people.create('Ana', 'one');
  const again = await people.bySecret(secret ?? '', 'two');
  expect(again.person).toBe(person);
  await people.rename(person, 'Eva');
  expect(again.person.name).toBe('Eva');
  people.leave(person, 'one');
  expect([people.isPresent(person.id), [...(people.connectionsOf(person.id) ?? [])]]).toEqual([
    true,
    ['two'],
  ]);
  people.leave(person, 'two');
  expect([people.isPresent(person.id), people.present]).toEqual([false, 0]);
});

describe('a code for another device', () => {
  test('is good once and gives the device a secret of its own', async () => {
    const { people, secrets } = peopleOf();
    const { person, secret } = await people.create('Ana', 'tab');
    const { code } = await people.handover(person);
    const phone = await people.byCode(code, 'phone', 'Safari, iPhone');
    expect(phone.person.id).toBe(person.id);
    expect(phone.secret).not.toBe(secret);
    expect(secrets.size).toBe(2);
    await expect(people.byCode(code, 'thief')).rejects.toThrow('used before');
  });

  test('is good for ten minutes', async () => {
    const { people, clock } = peopleOf();
    const { person } = await people.create('Ana', 'tab');
    const { code, until } = await people.handover(person);
    expect(until).toBe(1000 + 600_000);
    clock.now = until + 1;
    await expect(people.byCode(code, 'phone')).rejects.toThrow('too old');
  });

  test('that two devices use at the same moment is good for one of them', async () => {
    const { people, secrets } = peopleOf();
    const { person } = await people.create('Ana', 'tab');
    const { code } = await people.handover(person);
    const tries = await Promise.allSettled([people.byCode(code, 'phone'), people.byCode(code, 'thief')]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(secrets.size).toBe(2);
  });

  test('leads nowhere when the person was forgotten', async () => {
    const { people, journal } = peopleOf();
    const { person } = await people.create('Ana', 'tab');
    const { code } = await people.handover(person);
    await journal.save({ kind: 'delete-codes', person: person.id });
    await expect(people.byCode(code, 'phone')).rejects.toThrow('nobody has this code');
  });
});

describe('devices', () => {
  test('are listed without their hashes, the one that asks is marked', async () => {
    const { people } = peopleOf();
    const { person, hash } = await people.create('Ana', 'tab', 'Firefox, Linux');
    await people.byCode((await people.handover(person)).code, 'phone', 'Safari, iPhone');
    const devices = await people.devices(person, hash);
    expect(devices.map(({ name, current }) => [name, current]).sort()).toEqual([
      ['Firefox, Linux', true],
      ['Safari, iPhone', undefined],
    ]);
    expect(JSON.stringify(devices)).not.toContain(hash);
  });

  test('that are signed out are unknown; those of others cannot be', async () => {
    const { people } = peopleOf();
    const ana = await people.create('Ana', 'tab');
    const ben = await people.create('Ben', 'other');
    const [device] = await people.devices(ana.person, '');
    await expect(people.signOut(ben.person, device?.id ?? '')).rejects.toThrow('no such device');
    expect(await people.signOut(ana.person, device?.id ?? '')).toBe(ana.hash);
    await expect(people.bySecret(ana.secret ?? '', 'tab')).rejects.toThrow('nobody');
  });
});

test('that somebody was here is stored once a day, and when the browser is another', async () => {
  const { people, rows, secrets, clock, journal } = peopleOf();
  const { person, secret, hash } = await people.create('Ana', 'tab', 'Firefox, Linux');
  const back = async (device: string) => {
    people.leave(person, 'tab');
    await people.bySecret(secret ?? '', 'tab', device);
    await journal.settled();
    return [rows.get(person.id)?.seen, secrets.get(hash)?.seen, secrets.get(hash)?.device];
  };
  clock.now += DAY - 1;
  expect(await back('Firefox, Linux')).toEqual([1000, 1000, 'Firefox, Linux']);
  clock.now += 1;
  expect(await back('')).toEqual([1000 + DAY, 1000 + DAY, 'Firefox, Linux']);
  clock.now += 5;
  expect(await back('Chrome, Linux')).toEqual([1005 + DAY, 1005 + DAY, 'Chrome, Linux']);
});
