import { WebSocket } from 'ws';
import { dungeonGame } from '../boardgame-io/game.ts';
import { enumerate } from '../boardgame-io/moves.ts';
import type { G } from '../boardgame-io/state.ts';
import { choose, type Meter, type Pace } from './meter.ts';

const SEATS = 4;
const NAME = dungeonGame().name ?? 'default';

interface PeerState {
  readonly G: G;
  // biome-ignore lint/suspicious/noExplicitAny: the library's own context, passed back to code written for it
  readonly ctx: any;
  readonly _stateID: number;
}

/** One seat at a boardgame.io match. It speaks socket.io directly, which keeps the load generator cheap. */
class PeerSeat {
  readonly #socket: WebSocket;
  readonly #player: string;
  readonly #table: PeerTable;
  readonly #meter: Meter;
  #sentAt = 0;
  #synced: (() => void) | undefined;
  /** Number of the update that acknowledges the pending move. */
  #awaited = -1;

  constructor(socket: WebSocket, player: string, table: PeerTable, meter: Meter) {
    this.#socket = socket;
    this.#player = player;
    this.#table = table;
    this.#meter = meter;
    socket.on('message', (data: Buffer) => this.#receive(data));
  }

  static async connect(port: number, player: string, table: PeerTable, meter: Meter): Promise<PeerSeat> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      const greet = (data: Buffer) => {
        const text = String(data);
        if (text.startsWith('0')) socket.send(`40/${NAME},`);
        if (text.startsWith(`40/${NAME},`)) {
          socket.off('message', greet);
          resolve();
        }
      };
      socket.on('message', greet);
    });
    return new PeerSeat(socket, player, table, meter);
  }

  sync(match: string): Promise<void> {
    return new Promise((resolve) => {
      this.#synced = resolve;
      this.#emit('sync', match, this.#player, null, SEATS);
    });
  }

  close(): void {
    this.#socket.close();
  }

  #emit(event: string, ...args: unknown[]): void {
    this.#socket.send(`42/${NAME},${JSON.stringify([event, ...args])}`);
  }

  #receive(data: Buffer): void {
    const text = data.toString();
    if (text === '2') this.#socket.send('3');
    const begin = text.indexOf('[');
    if (!text.startsWith('42') || begin < 0) return;
    const [event, match, body] = JSON.parse(text.slice(begin));
    if (match !== this.#table.match) return;
    if (event === 'sync') {
      this.#synced?.();
      this.#table.begun(body.state);
      this.#see(body.state);
    }
    if (event === 'update') {
      this.#meter.received(data.length);
      this.#see(body);
    }
  }

  #see(state: PeerState): void {
    if (this.#awaited >= 0 && state._stateID > this.#awaited) {
      this.#awaited = -1;
      this.#meter.acknowledged(this.#sentAt);
    }
    if (state.ctx.gameover !== undefined) this.#table.finished();
    else if (this.#table.started && state.ctx.currentPlayer === this.#player && this.#awaited < 0)
      this.#move(state);
  }

  move(state: PeerState): void {
    if (state.ctx.currentPlayer === this.#player) this.#move(state);
  }

  #move({ G, ctx, _stateID }: PeerState): void {
    // The library has no list of legal moves, so the rules are asked here, as its clients do. The deck is hidden but its size is not.
    const moves = enumerate({ ...G, deck: Array(G.deckSize).fill('unknown') }, ctx);
    const chosen = moves[choose(moves.map((one) => one.move))];
    if (!chosen) return;
    const { match } = this.#table;
    this.#awaited = _stateID;
    this.#table.pace(() => {
      if (this.#table.stopped || match !== this.#table.match) return;
      this.#sentAt = performance.now();
      const payload = { type: chosen.move, args: chosen.args, playerID: this.#player };
      this.#emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, this.#player);
    });
  }

  forget(): void {
    this.#awaited = -1;
  }
}

let matches = 0;

export class PeerTable {
  readonly seats: PeerSeat[] = [];
  pace: Pace;
  match = '';
  started = false;
  stopped = false;
  #state: PeerState | undefined;
  #finished = false;

  constructor(pace: Pace) {
    this.pace = pace;
  }

  async connect(port: number, meter: Meter): Promise<void> {
    for (let i = 0; i < SEATS; i++) this.seats.push(await PeerSeat.connect(port, String(i), this, meter));
    await this.#newMatch();
  }

  async #newMatch(): Promise<void> {
    this.match = `m${matches++}`;
    this.started = false;
    for (const seat of this.seats) {
      seat.forget();
      await seat.sync(this.match);
    }
  }

  begun(state: PeerState): void {
    this.#state = state;
  }

  async start(): Promise<void> {
    this.started = true;
    const state = this.#state;
    if (state) for (const seat of this.seats) seat.move(state);
  }

  finished(): void {
    if (this.#finished || this.stopped) return;
    this.#finished = true;
    void this.#newMatch().then(() => {
      this.#finished = false;
      return this.start();
    });
  }

  close(): void {
    this.stopped = true;
    for (const seat of this.seats) seat.close();
  }
}
