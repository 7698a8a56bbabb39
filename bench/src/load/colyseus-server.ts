import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answerParent } from './child.ts';
import { PauseLog } from './pauses.ts';
import { type PlainAnswer, PlainRoom, SEATS } from './plain-room.ts';

/**
 * Colyseus with the same rules, in memory. A view holds the secrets of one seat, so it is sent as a message to that client. Colyseus's
 * synchronised state, which everybody sees, stays empty.
 */
class DungeonRoom extends Room {
  readonly #room = new PlainRoom();
  readonly #seats: Client[] = [];

  override onCreate(): void {
    this.maxClients = SEATS;
    this.onMessage('start', () => {
      this.#room.start();
      this.#tell();
    });
    this.onMessage('answer', (client, answer: PlainAnswer) => {
      this.#room.answer(this.#seats.indexOf(client), answer);
      this.#tell(client, answer.id);
    });
  }

  override onJoin(client: Client): void {
    this.#seats.push(client);
    client.send('joined', this.#seats.length - 1);
  }

  #tell(answered?: Client, re?: number): void {
    for (const [seat, client] of this.#seats.entries())
      client.send('told', this.#room.message(seat, client === answered ? re : undefined));
  }
}

const http = createServer();
const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  greet: false,
  gracefullyShutdown: false,
});
server.define('dungeon', DungeonRoom);
await server.listen(0, '127.0.0.1');
answerParent((http.address() as AddressInfo).port, async () => undefined, new PauseLog());
