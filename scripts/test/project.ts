import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SCRIPTS = ['setup.mjs', 'lock.mjs', 'trouble.mjs', 'build-web.mjs'];

/** A program that does what the file `behaviour` says: it fails with a code, or waits for the file `go` and then does its work. */
const fake = (log: string, work: string): string => `
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const root = process.env.FAKE_ROOT;
appendFileSync(root + '/${log}', process.argv.slice(2).join(' ') + '\\n');
const behaviour = existsSync(root + '/behaviour') ? readFileSync(root + '/behaviour', 'utf8') : 'work';
const work = () => { ${work} };
if (behaviour === 'work') work();
else if (behaviour === 'nothing') process.exitCode = 0;
else if (behaviour === 'half') { mkdirSync('node_modules/one', { recursive: true }); process.kill(process.pid, 'SIGKILL'); }
else if (behaviour === 'wait') { const wait = () => existsSync(root + '/go') ? work() : setTimeout(wait, 20); wait(); }
else { console.error('error code ' + behaviour); process.exitCode = 1; }
`;

const NPM = fake(
  'npm.log',
  `const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
   for (const [path, { dev }] of Object.entries(lock.packages)) {
     if (dev && process.argv.includes('--omit=dev')) delete lock.packages[path];
     else mkdirSync(path || '.', { recursive: true });
   }
   writeFileSync('node_modules/.package-lock.json', JSON.stringify(lock));`,
);
const VITE = fake(
  'vite.log',
  `const out = process.argv[process.argv.indexOf('--outDir') + 1];
   mkdirSync(out + '/assets', { recursive: true }); writeFileSync(out + '/index.html', 'a page');`,
);

interface Ended {
  readonly code: number | null;
  readonly err: string;
}

/** A small project in a folder of its own, with the scripts of this one and a false npm and Vite. */
export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'mazmorra-setup-'));
  private readonly started: ChildProcess[] = [];

  constructor() {
    for (const name of SCRIPTS) {
      mkdirSync(join(this.folder, 'scripts'), { recursive: true });
      copyFileSync(join(import.meta.dirname, '..', name), join(this.folder, 'scripts', name));
    }
    this.write('package.json', '{ "type": "commonjs" }');
    this.write('npm.js', NPM);
    this.write('packages/web/node_modules/here', '');
    this.lock('1.0.0');
  }

  /** The lock file: one package to run with, in this version, and one for development. */
  lock(version: string): void {
    const packages = {
      '': {},
      'node_modules/one': { version },
      'node_modules/tool': { version: '1.0.0', dev: true },
    };
    this.write('package-lock.json', JSON.stringify({ packages }));
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** Vite is a package too; npm would bring it. */
  withVite(): void {
    this.write('node_modules/vite/bin/vite.js', VITE);
  }

  has = (file: string): boolean => existsSync(join(this.folder, file));
  read = (file: string): string => readFileSync(join(this.folder, file), 'utf8');
  /** What the false npm or Vite was called with, call by call. */
  calls = (log: string): string[] => (this.has(log) ? this.read(log).trimEnd().split('\n') : []);

  /** Starts a program of Node; `says` resolves when its standard error contains these words. */
  start(...args: readonly string[]): { readonly ended: Promise<Ended>; says(words: string): Promise<void> } {
    const env = { ...process.env, npm_execpath: join(this.folder, 'npm.js'), FAKE_ROOT: this.folder };
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.started.push(child);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, err })));
    const says = (words: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const look = (): void => (err.includes(words) ? resolve() : undefined);
        child.stderr.on('data', look);
        void ended.then(() => reject(new Error(`it ended without saying ${words}: ${err}`)));
        look();
      });
    return { ended, says };
  }

  setUp = (size: string) => this.start('scripts/setup.mjs', size);
  build = () =>
    this.start(
      '--input-type=module',
      '-e',
      "import { buildWeb } from './scripts/build-web.mjs'; buildWeb(process.execPath);",
    );

  remove(): void {
    for (const child of this.started) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
