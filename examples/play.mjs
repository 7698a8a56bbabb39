#!/usr/bin/env node
// Plays one game against bots over the socket: a starting point for a client of your own. Runs on Node 20 and newer.
// The protocol is described in docs/protocol.md.
//
//   node examples/play.mjs ws://127.0.0.1:8080/socket saboteur [seats]
//
// Prints what happens as JSON lines and ends with the outcome.

import { spawnSync } from 'node:child_process';

const [address = 'ws://127.0.0.1:8080/socket', game = 'welcome-to-the-dungeon', seats = '4'] =
  process.argv.slice(2);
const CHANNEL = 1;

// Node has WebSocket since version 22; Node 20 has it behind a flag.
if (typeof WebSocket === 'undefined') {
  const args = ['--experimental-websocket', ...process.argv.slice(1)];
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
}

let socket;
const waiting = new Map();
let lastId = 0;

/** Sends a request and waits for its one reply. */
function ask(request, args = {}) {
  const id = ++lastId;
  socket.send(JSON.stringify({ id, do: request, ...args }));
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

/** What a diff makes of a value: a list is a new value, an object changes what is inside. */
function patch(value, diff) {
  if (Array.isArray(diff)) return diff[0];
  const next = Array.isArray(value) ? [...value] : { ...value };
  if (typeof diff['#'] === 'number') next.length = Math.min(next.length, diff['#']);
  for (const [key, change] of Object.entries(diff)) {
    if (key === '-') for (const gone of change) delete next[gone];
    else if (key !== '#') next[key] = patch(value[key], change);
  }
  return next;
}

let number = -1;
let view;
let decision;

/** The game whole: at the start, and whenever the server says so. */
function load(play) {
  number = play.n;
  view = play.view;
  decision = play.d;
  answer();
}

/** An answer more, or several. A number that is missing would mean: close the channel and open it again. */
function update(message) {
  const { missed = [] } = message;
  if (message.n !== number + missed.length + 1) throw new Error(`update ${message.n} after ${number}`);
  number = message.n;
  if (message.v) view = patch(view, message.v);
  if (message.d !== undefined) decision = message.d || undefined;
  const events = [...missed.flatMap(({ e }) => e), ...(message.e ?? [])];
  for (const [rule, event] of events) console.log(JSON.stringify({ number, rule, event }));
  answer();
}

/** Takes any option. A better player would look at `view` first. */
function answer() {
  if (!decision || decision.optional) return;
  const { number: n, options } = decision;
  const option = options[Math.floor(Math.random() * options.length)];
  decision = undefined;
  // The key makes it safe to send the same answer again after a broken connection: it is taken once.
  ask('answer', { c: CHANNEL, n, option, key: crypto.randomUUID().slice(0, 8) }).catch(fail);
}

function fail(error) {
  console.error(error.message);
  process.exit(1);
}

function receive(message) {
  if (message.re !== undefined) {
    const { resolve, reject } = waiting.get(message.re);
    waiting.delete(message.re);
    if (message.error) reject(new Error(`${message.error.code}: ${message.error.message}`));
    else resolve(message.ok ?? message);
  }
  if (message.c !== CHANNEL) return;
  if (message.n !== undefined) update(message);
  if (message.play) load(message.play);
  if (message.room?.status === 'finished') {
    console.log(JSON.stringify({ outcome: message.room.outcome, view }));
    socket.close();
  }
}

/** Connects and says hello, as a new guest or with the secret of one. */
async function connect(path, who) {
  const opened = new WebSocket(path);
  socket = opened;
  opened.addEventListener('message', (event) => receive(JSON.parse(event.data)));
  await new Promise((resolve, reject) => {
    opened.addEventListener('open', resolve);
    opened.addEventListener('error', () => reject(new Error(`cannot reach ${address}`)));
  });
  return ask('hello', { protocol: 1, ...who });
}

/** The key of a table: with it in the address of the socket, people of a table meet at one of several servers. */
function keyOf(table) {
  let hash = 0x811c9dc5;
  for (const letter of table) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0) % 1024;
}

try {
  const { secret, several } = await connect(address, { name: 'Example' });
  const { table } = await ask('create', { game, seats: Number(seats) });
  if (several) {
    socket.close();
    await connect(`${address}?t=${keyOf(table)}`, { secret });
  }
  await ask('open', { table, c: CHANNEL });
  const contribution = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');
  await ask('sit', { c: CHANNEL, seat: 0, contribution });
  for (let seat = 1; seat < Number(seats); seat++) await ask('bot', { c: CHANNEL, seat, level: 'novice' });
  await ask('start', { c: CHANNEL });
} catch (error) {
  fail(error);
}
