import { counter } from '../numbers.ts';

const n = counter('en');
const tablesOf = (count: number) => n(count, 'table', 'tables');
const typed = (text: string): string => JSON.stringify(text);

/** What the commands say that run a server or use its data. */
export const server = {
  serve: {
    help: `mazmorra serve [--port 8080] [--host 127.0.0.1] [--lan] [--data DIR | --database postgres://…] [--origin URL]…
               [--host-name NAME]… [--trust-proxy HOPS|NETWORK]… [--shared-network NETWORK]…
               [--bot-pause MS] [--bot-threads N] [--log LEVEL]

Serves the app and its tables until it is told to stop (Ctrl-C).
  --port N          the port (8080); 0 takes any that is free
  --host ADDRESS    the address to listen on (127.0.0.1: only this machine can connect)
  --lan             let everybody in this network join: address and QR code are printed
  --data DIR        the folder of the SQLite database (./data)
  --database URL    a PostgreSQL database instead
  --database-password-file FILE
                    a file whose first line is the database's password; otherwise PGPASSWORD or PGPASSFILE
  --bus postgres | nats://HOST:PORT
                    how servers on one database tell each other of what is new: by the database itself, or by a NATS server
  --bus-password-file FILE
                    a file whose first line is the password of the NATS server
  --pages DIR       the folder of privacy page, terms and imprint, which you may edit (pages in the folder of --data)
  --language-folder DIR
                    a language that you translate, in a folder named by its code: the page offers it and loads anew at each change
  --origin URL      the public address, such as https://play.example: it stands in links and QR codes. Repeated, it names
                    further origins whose pages may connect
  --host-name NAME  a further name under which the server is reached; requests for unknown names are refused (421). Repeatable
  --trust-proxy X   proxies in front of the server: how many (1), or their addresses or networks (10.0.0.0/8). Repeatable.
                    The address of a visitor is then taken from X-Forwarded-For
  --shared-network X
                    an address or a network (192.0.2.0/24) behind which many people are, such as a school: each of them has a share
                    of their own, as if they came from different addresses. Repeatable
  --keep-finished DAYS
                    delete games this long after they ended (forever)
  --keep-unstarted DAYS
                    delete tables that nobody started (1)
  --keep-abandoned DAYS
                    end running games where nobody answers (14); their records stay
  --keep-chat DAYS  delete the chat of games that ended (365)
  --keep-people DAYS
                    forget people who do not come back (730). DAYS may be "forever" everywhere
  --metrics ADDRESS serve /metrics there, such as 127.0.0.1:9100, or with "main" on the main port for everybody
  --bot-pause MS    how long bots wait before a middling answer, so that people can follow (200); 0 for machines among themselves
  --bot-threads N   threads in which bots think (half of the cores, at least 2, at most 4); idle ones help to search one decision
  --log LEVEL       info, warn or off: JSON lines on standard error (warn on a terminal, otherwise info)
  --lang es|en      the language of what is printed (the machine's); the log is always in English`,
    open: (address: string) => `Mazmorra is open: ${address}`,
    qr: 'The address as a QR code, for phones in this network.',
    also: (address: string) => `also ${address}`,
    notBuilt: 'The page is not built, so only programs can connect: `npm start` builds it.',
    howToStop: 'Ctrl-C stops it; every table goes on when it is started again.',
    busAlone: '--bus needs --database: SQLite belongs to one server, which has nobody to talk to',
    wrongDays: (flag: string, text: string) =>
      `${flag} ${typed(text)}: allowed are a number of days and forever`,
    wrongOrigin: (text: string) =>
      `--origin ${typed(text)}: allowed is an address without a path, such as https://play.example`,
    wrongMetrics: (text: string) =>
      `--metrics ${typed(text)}: allowed are an address and a port, such as 127.0.0.1:9100, and main`,
    wrongHostName: (text: string) =>
      `--host-name ${typed(text)}: allowed is a name or an address without a port, such as play.example`,
    wrongProxy: (text: string, why: string) => `--trust-proxy ${typed(text)}: ${why}`,
    wrongNetwork: (text: string, why: string) => `--shared-network ${typed(text)}: ${why}`,
    noLanguageFolder: (folder: string) =>
      `there is no folder ${folder}: \`mazmorra language CODE --new\` makes one`,
    metricsInUse: (port: number) => `port ${port} is in use: name another with --metrics`,
    portInUse: (port: number) =>
      `port ${port} is in use: name another with --port, or 0 for any that is free`,
    cannotListen: (host: string, port: number, code: string) =>
      `cannot listen on ${host} port ${port} (${code})`,
    noBus: (why: string) => `cannot open the bus: ${why}`,
    noData: (why: string) => `cannot open the data: ${why}`,
  },
  think: {
    help: `mazmorra think --database postgres://… --bus nats://… [--threads N]

Thinks for the masters of all servers on this database and this NATS server. It sees what a bot's seat sees, and serves nobody. Start as many as
you like, on any machine. Without one each server thinks by itself, and so it does when one stops.
  --database URL    the PostgreSQL database of the servers
  --database-password-file FILE
                    a file whose first line is the database's password; otherwise PGPASSWORD or PGPASSFILE
  --bus URL         the NATS server of the servers
  --bus-password-file FILE
                    a file whose first line is the password of the bus
  --threads N       how many thoughts at a time (as many as the machine has cores)
  --lang es|en      the language of what is printed (the machine's)`,
    missingBus: '--bus is missing: thoughts go over NATS, such as nats://127.0.0.1:4222',
    open: (threads: number) => `Thinking with ${n(threads, 'thread', 'threads')}. Ctrl-C ends it.`,
  },
  backup: {
    help: `mazmorra backup FILE [--data DIR]

Copies the SQLite database of a server into one file, also while the server runs. For PostgreSQL use
pg_dump --format=custom --file=FILE postgres://…, also while servers run.
  --data DIR     the folder of the database (./data)
  --lang es|en   the language of what is printed (the machine's)`,
    postgres: (command: string) => `PostgreSQL has a program for this: ${command}`,
    done: (tables: number, file: string) => `${tablesOf(tables)} copied to ${file}`,
  },
  restore: {
    help: `mazmorra restore FILE [--data DIR]

Puts a backup in place of the SQLite database of a server, in one step. A server that is running goes on from it.
For PostgreSQL stop all servers and use pg_restore --clean --if-exists --single-transaction --dbname=postgres://… FILE.
  --data DIR     the folder of the database (./data)
  --lang es|en   the language of what is printed (the machine's)`,
    postgres: (command: string) =>
      `PostgreSQL has a program for this, to be used when all servers are stopped: ${command}`,
    done: (tables: number, file: string, folder: string) =>
      `${tablesOf(tables)} from ${file} ${tables === 1 ? 'is' : 'are'} in ${folder} now`,
  },
  move: {
    help: `mazmorra move --database postgres://… [--data DIR] [--json]

Copies everything that a server keeps in a folder into an empty PostgreSQL database: running tables, people, all of it. The server must be
stopped. All of it goes, or nothing; the folder stays as it is.
  --data DIR        the folder of the SQLite database (./data)
  --database URL    the PostgreSQL database
  --database-password-file FILE
                    a file whose first line is the database's password; otherwise PGPASSWORD or PGPASSFILE
  --lang es|en      the language of what is printed (the machine's)
  --json            one JSON object: how many rows of each table went`,
    missingDatabase: '--database is missing: name the database, such as postgres://user@host/name',
    title: (folder: string, database: string) => `From ${folder} to ${database}:`,
    next: (folder: string, database: string) =>
      `Start servers with --database ${database} now, and none on ${folder}: it is as it was, and is your backup.`,
    pages: (folder: string) => `Privacy page, terms and imprint are files: name them with --pages ${folder}.`,
  },
  export: {
    help: `mazmorra export FOLDER [--data DIR | --database postgres://…] [--json]

Writes every finished game as a record into a folder, also while the server runs.
  --data DIR        the folder of the SQLite database (./data)
  --database URL    a PostgreSQL database instead
  --lang es|en      the language of what is printed (the machine's)
  --json            one JSON object: the files written`,
    done: (games: number, folder: string) =>
      `${n(games, 'finished game', 'finished games')} written to ${folder}`,
  },
  ratings: {
    help: `mazmorra ratings [--rebuild] [--data DIR | --database postgres://…] [--json]

Computes every rating anew from all rated games, in their order, and says whether
the stored ones are the same.
  --rebuild         puts the computed ratings in place of the stored ones; with SQLite
                    the server must be stopped for it
  --data DIR        the folder of the SQLite database (./data)
  --database URL    a PostgreSQL database instead
  --lang es|en      the language of what is printed (the machine's)
  --json            one JSON object: games, people, different, wrong`,
    counts: (games: number, people: number, different: number) =>
      `${n(games, 'rated game', 'rated games')}, ratings of ${n(people, 'person', 'people')}, ${different} stored otherwise`,
    written: 'The stored ratings are now the computed ones.',
    wrong: (table: string) => `the table ${table} says something else than what was rated`,
  },
};

export type ServerText = typeof server;
