import { FastRng, LANGUAGES } from '@mazmorra/kernel';
import { requests } from '@mazmorra/protocol/schemas';
import { expect, test } from 'vitest';
import { keeper, ORIGIN } from '../ratings/people.ts';
import { Tab } from '../tab.ts';
import { rounds, withBystanders } from './bystander.ts';

const NAMES = Object.keys(requests);
const many = { burst: 1e9, perSecond: 1e9 };

interface Known {
  readonly tables: { readonly table: string; readonly invite: string }[];
  readonly secrets: string[];
  readonly tournaments: string[];
  /** The devices that people have read of, their own. */
  readonly devices: Map<Tab, string>;
}

/** A field of a request: mostly what could be meant, sometimes anything. */
function field(name: string, rng: FastRng, known: Known, tab: Tab): unknown {
  if (rng.int(25) === 0)
    return rng.pick([null, -1, 1e9, '', 'x'.repeat(300), [], {}, true, '__proto__', 'ñ\u0000']);
  const c = rng.int(3);
  const d = tab.play(c)?.d;
  const place = known.tables.length > 0 ? rng.pick(known.tables) : undefined;
  const choices: Readonly<Record<string, unknown>> = {
    protocol: 1,
    secret: known.secrets.length > 0 ? rng.pick(known.secrets) : 'x'.repeat(43),
    name: `N${rng.int(9)}`,
    on: rng.int(2) === 0,
    game: 'toy',
    seats: 2 + rng.int(3),
    listed: rng.int(2) === 0,
    entry: rng.pick(['open', 'ask']),
    spectators: rng.int(3) > 0,
    clock: rng.pick([{ kind: 'none' }, { kind: 'live', seconds: 5, reserve: 0 }, { kind: 'slow', hours: 1 }]),
    cover: rng.int(2),
    table: place?.table,
    invite: place?.invite,
    c,
    since: rng.int(9),
    watch: rng.int(8) === 0,
    screen: rng.int(8) === 0,
    seat: rng.int(4),
    contribution: 'ab',
    ask: rng.int(3),
    yes: rng.int(2) === 0,
    level: rng.pick(['novice', 'adventurer', 'master']),
    n: d?.number ?? rng.int(5),
    option: d ? rng.pick(d.options) : `lay:${rng.int(12)}`,
    key: `k${rng.int(1e6)}`,
    agree: rng.int(4) === 0,
    phrase: 'hello',
    text: 'hm',
    from: rng.int(5),
    code: 'x'.repeat(43),
    device: known.devices.get(tab) ?? 'x'.repeat(16),
    ...peopleFields(rng, known),
  };
  return choices[name];
}

/** Fields of what people ask about each other: the pool, calls, names, profiles and tournaments. */
function peopleFields(rng: FastRng, known: Known): Readonly<Record<string, unknown>> {
  const bytes = (length: number) => 'Ab_-'.repeat(length).slice(0, length);
  const passkey = { id: bytes(22), rawId: bytes(22), type: 'public-key' };
  const made = { clientDataJSON: bytes(120), attestationObject: bytes(200) };
  const used = { clientDataJSON: bytes(120), authenticatorData: bytes(50), signature: bytes(96) };
  return {
    tournament: known.tournaments.length > 0 ? rng.pick(known.tournaments) : bytes(22),
    entrant: rng.int(4),
    rounds: 1 + rng.int(3),
    start: rng.pick([undefined, Date.now() + rng.int(1000)]),
    season: `20${20 + rng.int(20)}-Q${1 + rng.int(4)}`,
    games: rng.int(2) === 0 ? ['toy'] : true,
    bots: rng.int(3),
    language: rng.pick(LANGUAGES),
    reason: rng.pick(['insult', 'name', 'spam']),
    line: rng.int(6),
    filter: rng.pick([{}, { game: 'toy', free: true }, { language: 'es' }]),
    block: rng.int(2) === 0,
    rated: rng.int(6) === 0,
    turn: rng.int(2) === 0,
    ready: rng.int(2) === 0,
    invited: rng.int(2) === 0,
    quiet: rng.pick([undefined, { from: '22:00', to: '07:30', zone: 'Europe/Madrid' }]),
    webhook: rng.pick([undefined, 'https://10.0.0.1/hook', 'https://hook.invalid/x']),
    endpoint: rng.pick(['https://127.0.0.1/push', 'https://push.invalid/x']),
    p256dh: bytes(87),
    auth: bytes(22),
    way: rng.pick(['push', 'webhook']),
    passkey: rng.pick([bytes(16), { ...passkey, response: made }, { ...passkey, response: used }]),
    results: true,
    fellows: rng.int(2) === 0,
    dilemmas: true,
    presence: rng.int(2) === 0,
    body: '{"dilemmas":{"toy":{"strength":{"rating":1,"deviation":2}}}}',
    at: rng.int(1e6),
    about: rng.pick([null, 0, 1]),
    day: '2026-11-17',
  };
}

const FIELDS = Object.fromEntries(
  NAMES.map((name) => {
    const schema = requests[name as keyof typeof requests] as {
      entries?: object;
      options?: readonly { entries: object }[];
    };
    const entries = schema.entries ?? Object.assign({}, ...(schema.options ?? []).map((one) => one.entries));
    return [name, Object.keys(entries)];
  }),
);

/** Sends one request, waits for its one reply, and remembers what it learned. Returns whether the tab is still somebody. */
async function step(tab: Tab, id: number, rng: FastRng, known: Known): Promise<boolean> {
  const name =
    rng.int(3) === 0
      ? rng.pick(['open', 'sit', 'bot', 'start', 'answer', 'create', 'open-tournament', 'join-tournament'])
      : rng.pick(NAMES);
  const fields = (FIELDS[name] ?? []).flatMap((key) =>
    rng.int(12) === 0 ? [] : [[key, field(key, rng, known, tab)]],
  );
  tab.send({ ...Object.fromEntries(fields), id, do: name });
  const reply = await tab.until(() => tab.messages.find((m) => 're' in m && m.re === id));
  expect('error' in reply && reply.error.code === 'internal' ? { name, fields } : undefined).toBeUndefined();
  if ('ok' in reply && (name === 'create' || name === 'rematch'))
    known.tables.push(reply.ok as Known['tables'][number]);
  if ('ok' in reply && name === 'open-tournament')
    known.tournaments.push((reply.ok as { tournament: string }).tournament);
  if ('ok' in reply && name === 'devices')
    known.devices.set(tab, (reply.ok as { devices: { id: string }[] }).devices[0]?.id ?? '');
  return !('ok' in reply && (name === 'forget' || name === 'sign-out'));
}

test.each(Array.from({ length: rounds(3, 40) }, (_, seed) => seed))(
  'all requests in random order by several people: every one gets its reply, nothing breaks (seed %i)',
  (seed) =>
    withBystanders(
      async ({ port, bystanders }) => {
        const rng = new FastRng(`fuzz ${seed}`);
        const known: Known = { tables: [], secrets: [], tournaments: [], devices: new Map() };
        const people: Tab[] = [];
        // Two guests, and two who keep a name that the others ask for.
        for (let i = 0; i < 2; i++) people.push(await Tab.enter(port, { name: `F${i}` }));
        for (let i = 0; i < 2; i++) people.push(await keeper(port, `N${i}`));
        known.secrets.push(...people.map(({ secret }) => secret ?? ''));
        for (let i = 0; i < rounds(400, 2000); i++) {
          const at = rng.int(people.length);
          if (!(await step(people[at] as Tab, 1000 + i, rng, known))) {
            people[at] = await Tab.enter(port, { name: `F${at}` });
            known.secrets[at] = people[at]?.secret ?? '';
          }
          if (rng.int(60) === 0) {
            people[at]?.socket.terminate();
            people[at] = await Tab.enter(port, { secret: known.secrets[at] ?? '' });
          }
          if (i % 50 === 0) await bystanders.playOn();
        }
        for (const tab of people) await tab.close();
      },
      {
        origins: [ORIGIN],
        limits: { messages: many, heavy: many, chat: many, openTables: 1e6, connectionsPerAddress: 1e6 },
      },
    ),
);
