import { closeSync, fdatasync, openSync, write } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerParent } from './child.ts';
import { PauseLog } from './pauses.ts';
import { type PlainAnswer, PlainRoom } from './plain-room.ts';

/**
 * A minimal durable server: `ws`, the same rules, one log file. Answers that arrive during one fdatasync are written by the next, and an
 * answer is sent out once it is on disk. It has no accounts, lobby or limits, and sends whole views.
 */
const [folder = ''] = process.argv.slice(2);
const file = openSync(join(folder, 'answers.log'), 'a');
const pauses = new PauseLog();

interface Waiting {
  readonly line: string;
  told(): void;
}

let waiting: Waiting[] = [];
let syncing = false;

function append(line: string, told: () => void): void {
  waiting.push({ line, told });
  if (!syncing) sync();
}

function sync(): void {
  const group = waiting;
  waiting = [];
  syncing = true;
  const begun = pauses.now();
  const done = (error: Error | null) => {
    if (error) throw error;
    pauses.note('sync', begun, pauses.now());
    for (const { told } of group) told();
    syncing = false;
    if (waiting.length > 0) sync();
  };
  write(file, group.map(({ line }) => line).join(''), (error) =>
    error ? done(error) : fdatasync(file, done),
  );
}

class BareTable {
  readonly #room = new PlainRoom();
  readonly #sockets: WebSocket[] = [];
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  join(seat: number, socket: WebSocket): void {
    this.#sockets[seat] = socket;
    socket.send('{"joined":true}');
  }

  start(): void {
    this.#room.start();
    append(`${this.#id} start\n`, () => this.#tell());
  }

  answer(seat: number, answer: PlainAnswer): void {
    this.#room.answer(seat, answer);
    append(`${this.#id} ${answer.n} ${seat} ${answer.option}\n`, () => this.#tell(seat, answer.id));
  }

  #tell(answered?: number, re?: number): void {
    for (const [seat, socket] of this.#sockets.entries())
      socket.send(JSON.stringify(this.#room.message(seat, seat === answered ? re : undefined)));
  }
}

const tables = new Map<string, BareTable>();

type Request =
  | { readonly do: 'join'; readonly table: string; readonly seat: number }
  | { readonly do: 'start' }
  | ({ readonly do: 'answer' } & PlainAnswer);

function attend(socket: WebSocket): void {
  let table: BareTable | undefined;
  let seat = 0;
  socket.on('message', (data) => {
    const request = JSON.parse(String(data)) as Request;
    if (request.do === 'join') {
      table = tables.get(request.table) ?? new BareTable(request.table);
      tables.set(request.table, table);
      seat = request.seat;
      table.join(seat, socket);
    } else if (request.do === 'start') table?.start();
    else table?.answer(seat, request);
  });
}

const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', attend);
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
answerParent((http.address() as AddressInfo).port, async () => closeSync(file), pauses);
