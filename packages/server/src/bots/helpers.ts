import type { Choice, Thought } from '@mazmorra/bots';
import { isGameId } from '@mazmorra/catalogue';
import { allGames } from '@mazmorra/catalogue/loaded';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { connectNats, type NatsPlace } from '../bus/nats.ts';
import { hashOf, newToken } from '../people/secrets.ts';
import { type Thinkers, thoughtFor } from './thinkers.ts';

/** Interval in ms at which a helper says that it is there, and after which it counts as gone. */
const SAID_EVERY = 1000;
const GONE_AFTER = 3500;
/** Time in ms for one answer. A search takes 200; what comes later costs more than to think here. */
const PATIENCE = 1500;

/** Subjects belong to a database and to the versions of the games: a helper of other rules is not asked. */
function subjectsOf({ subject }: NatsPlace) {
  const rules = hashOf(JSON.stringify(allGames.map(({ id, version }) => [id, version]))).slice(0, 8);
  return { thoughts: `${subject}.thoughts.${rules}`, helpers: `${subject}.helpers.${rules}` };
}

/** Processes that think for bots, as a server sees them (`mazmorra think`). They get what a bot's thread gets: a world as its seat knows it. */
export class Helpers {
  readonly #connection: NatsConnection;
  readonly #subject: string;
  readonly #known = new Map<string, { readonly threads: number; readonly until: number }>();
  #asked = 0;

  private constructor(connection: NatsConnection, place: NatsPlace) {
    this.#connection = connection;
    const { thoughts, helpers } = subjectsOf(place);
    this.#subject = thoughts;
    connection.subscribe(helpers, {
      callback: (error, message) => {
        if (!error) this.#heard(message);
      },
    });
  }

  static async open(place: NatsPlace): Promise<Helpers> {
    return new Helpers(await connectNats(place), place);
  }

  #heard(message: Msg): void {
    const [id, threads] = parsed(message) as [unknown, unknown];
    if (typeof id !== 'string' || !Number.isSafeInteger(threads)) return;
    const until = performance.now() + GONE_AFTER;
    if ((threads as number) > 0) this.#known.set(id, { threads: threads as number, until });
    else this.#known.delete(id);
  }

  /** Number of threads of all helpers. */
  get threads(): number {
    let threads = 0;
    for (const [id, helper] of this.#known)
      if (helper.until > performance.now()) threads += helper.threads;
      else this.#known.delete(id);
    return threads;
  }

  /** Whether a helper has room for one more thought of this server. */
  get hasRoom(): boolean {
    return this.#asked < this.threads;
  }

  /** The choice of a helper. Rejects if none answers in time. */
  async choose(thought: Thought): Promise<Choice> {
    this.#asked++;
    try {
      const text = JSON.stringify(thought);
      const choice = parsed(await this.#connection.request(this.#subject, text, { timeout: PATIENCE }));
      const { option, spoken } = choice as Partial<Choice>;
      if (option === undefined || !Number.isSafeInteger(option)) throw new Error('a helper could not think');
      return spoken ? { option, spoken } : { option };
    } finally {
      this.#asked--;
    }
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}

/** Masters think at a helper while one has room; all others, and whatever a helper does not answer, here. */
export function helpedThinkers(here: Thinkers, helpers: Helpers): Thinkers {
  return {
    decide(question) {
      const isHelped = question.level === 'master' && isGameId(question.game.id) && helpers.hasRoom;
      if (!isHelped) return here.decide(question);
      return helpers.choose(thoughtFor(question)).catch(() => here.decide(question));
    },
    async close() {
      await helpers.close();
      await here.close();
    },
  };
}

/** Answers thoughts of the servers of a database. Of several helpers each takes its share. Resolves to what ends it. */
export async function help(
  place: NatsPlace,
  threads: number,
  choose: (thought: Thought) => Promise<Choice>,
): Promise<() => Promise<void>> {
  const connection = await connectNats(place);
  const { thoughts, helpers } = subjectsOf(place);
  const id = newToken();
  const say = (free: number) => connection.publish(helpers, JSON.stringify([id, free]));
  const think = async (message: Msg) => {
    const choice = await choose(parsed(message) as Thought).catch(() => ({}));
    if (!connection.isClosed()) message.respond(JSON.stringify(choice));
  };
  connection.subscribe(thoughts, {
    queue: 'helpers',
    callback: (error, message) => {
      if (!error) void think(message);
    },
  });
  await connection.flush();
  say(threads);
  const timer = setInterval(() => say(threads), SAID_EVERY);
  return async () => {
    clearInterval(timer);
    say(0);
    // What was asked already is answered.
    await connection.drain();
  };
}

/** Nothing from the network is trusted: what is no JSON is nothing. */
function parsed(message: Msg): object {
  try {
    return Object(message.json());
  } catch {
    return [];
  }
}
