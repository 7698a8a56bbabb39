import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGE_USER } from './image.ts';
import { released, root, version } from './places.ts';

/** A form of the release: how it is started in a folder that contains nothing else. */
interface Form {
  readonly name: string;
  /** What comes before `serve`. The server's data are in `folder`. */
  command(folder: string): readonly string[];
  /** The folder under the name that the server sees. */
  readonly data?: string;
}

const image = join(released, 'image');

const FORMS: readonly Form[] = [
  {
    name: 'the packed file, run by npx',
    command(folder) {
      const file = `mazmorra-${version}.tgz`;
      cpSync(join(released, file), join(folder, file));
      return ['npx', '--yes', `./${file}`];
    },
  },
  {
    name: 'the single executable, without an environment',
    command: (folder) => ['env', '-i', `HOME=${folder}`, join(released, `mazmorra-${version}-linux-x64`)],
  },
  {
    name: 'the root folder of the image',
    data: '/var/lib/mazmorra',
    command: (folder) => [
      ...['unshare', '--mount', 'sh', '-c'],
      'mount --bind "$0" "$1/var/lib/mazmorra" && root=$1 && user=$2 && shift 2 && exec chroot --userspec="$user" "$root" /usr/local/bin/node /opt/mazmorra/mazmorra.mjs "$@"',
      folder,
      image,
      `${IMAGE_USER}:${IMAGE_USER}`,
    ],
  },
];

/** Milliseconds after which a server that says nothing counts as hanging. */
const PATIENCE = 300_000;

/** A server of the release. */
class Running {
  readonly #child: ChildProcess;
  #output = '';
  #changed = (): void => {};

  constructor([program = '', ...args]: readonly string[], cwd: string) {
    this.#child = spawn(program, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
        this.#changed();
      });
    this.#child.on('exit', () => this.#changed());
  }

  /** Waits until the server has printed something; throws with what it printed instead when it ends. */
  async said(pattern: RegExp): Promise<string> {
    const late = AbortSignal.timeout(PATIENCE);
    for (;;) {
      const found = pattern.exec(this.#output);
      if (found !== null) return found[1] ?? found[0];
      if (this.#child.exitCode !== null || late.aborted)
        throw new Error(`never printed ${pattern}:\n${this.#output}`);
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
        late.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  }

  /** Ends the whole group, as Ctrl-C in a terminal does, and waits until the server says that it stopped cleanly. */
  async stop(): Promise<void> {
    this.#signal('SIGTERM');
    await this.said(/"event":"stopped"/);
  }

  end(): void {
    if (this.#child.exitCode === null) this.#signal('SIGKILL');
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.#child.pid !== undefined) process.kill(-this.#child.pid, signal);
  }
}

/** Starts one form on the data in a folder, does something with it, and stops it. */
async function withServer(form: Form, folder: string, use: (port: string) => void): Promise<void> {
  const args = ['serve', '--port', '0', '--data', form.data ?? folder, '--log', 'info', '--lang', 'en'];
  const server = new Running([...form.command(folder), ...args], folder);
  try {
    use(await server.said(/http:\/\/localhost:(\d+)/));
    await server.stop();
  } finally {
    server.end();
  }
}

/** Plays a game over the socket with the example client. */
function play(port: string): void {
  const args = [
    join(root, 'examples/play.mjs'),
    `ws://127.0.0.1:${port}/socket`,
    'welcome-to-the-dungeon',
    '2',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: PATIENCE,
  });
  if (status !== 0 || !stdout.includes('"outcome"'))
    throw new Error(`no game was played:\n${stdout}${stderr}`);
}

/** Data folders of earlier releases. */
const EARLIER = globSync('packages/server/test/fixtures/*/data', { cwd: root });

/** Starts each form in an empty folder, plays a game, and starts it on the data of earlier releases; what went wrong. */
export async function checkRelease(): Promise<string[]> {
  const faults: string[] = [];
  for (const form of FORMS)
    for (const data of [undefined, ...EARLIER]) {
      const folder = mkdtempSync(join(tmpdir(), 'mazmorra-release-'));
      if (data !== undefined) cpSync(join(root, data), folder, { recursive: true });
      if (form.data !== undefined) giveTo(folder, IMAGE_USER);
      try {
        await withServer(form, folder, play);
      } catch (error) {
        faults.push(`${form.name}${data === undefined ? '' : ` on ${data}`}: ${String(error)}`);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  return faults;
}

function giveTo(folder: string, user: number): void {
  for (const path of ['.', ...globSync('**', { cwd: folder })]) chownSync(join(folder, path), user, user);
}
