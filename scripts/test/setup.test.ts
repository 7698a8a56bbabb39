import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nodeTrouble } from '../setup.mjs';
import { Project } from './project.ts';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.remove());

describe('the size of an installation', () => {
  test('run leaves out what is for development; a later test adds it', async () => {
    expect(await project.setUp('run').ended).toMatchObject({ code: 0 });
    expect(project.has('node_modules/one')).toBe(true);
    expect(project.has('node_modules/tool')).toBe(false);
    expect(await project.setUp('test').ended).toMatchObject({ code: 0 });
    expect(project.has('node_modules/tool')).toBe(true);
  });

  test('what is installed is not installed again, and a start after a test uninstalls nothing', async () => {
    await project.setUp('test').ended;
    await project.setUp('test').ended;
    await project.setUp('run').ended;
    expect(project.calls('npm.log')).toHaveLength(1);
    project.lock('1.0.1');
    expect(await project.setUp('run').ended).toMatchObject({ code: 0 });
    expect(project.calls('npm.log')).toHaveLength(2);
    expect(project.has('node_modules/tool')).toBe(true);
  });

  test('an unknown size is refused with those there are', async () => {
    const { code, err } = await project.setUp('huge').ended;
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('choose run, test, long') });
  });
});

describe('an installation that fails says one sentence, and the second try works', () => {
  test.each([
    ['no network', 'ENOTFOUND', /npm cannot reach its registry.*run the same command again/],
    ['a full disk', 'ENOSPC', /The disk is full.*run the same command again/],
    ['a full disk that npm does not mention', 'nothing', /The disk is full.*run the same command again/],
    ['a read-only folder', 'EROFS', /cannot be written to.*run the same command again/],
  ])('%s', async (_, behaviour, sentence) => {
    project.write('behaviour', behaviour);
    const { code, err } = await project.setUp('run').ended;
    expect(code).toBe(1);
    // The first line says what is being done.
    expect(err.trimEnd().split('\n').slice(1)).toEqual([expect.stringMatching(sentence)]);
    project.write('behaviour', 'work');
    expect(await project.setUp('run').ended).toMatchObject({ code: 0 });
    expect(project.has('node_modules/one')).toBe(true);
  });

  test('npm killed half way', async () => {
    project.write('behaviour', 'half');
    const { code, err } = await project.setUp('run').ended;
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/SIGKILL.*Run the same command again/),
    });
    project.write('behaviour', 'work');
    expect(await project.setUp('run').ended).toMatchObject({ code: 0 });
    expect(project.calls('npm.log')).toHaveLength(2);
  });

  test('a part that somebody deleted is installed again', async () => {
    await project.setUp('run').ended;
    rmSync(join(project.folder, 'node_modules/one'), { recursive: true });
    await project.setUp('run').ended;
    expect(project.has('node_modules/one')).toBe(true);
  });

  test('no npm', async () => {
    const env = { ...process.env, PATH: project.folder, npm_execpath: '' };
    const args = ['scripts/setup.mjs', 'run'];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: project.folder,
      env,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('no npm on the path') });
  });
});

describe('two at once', () => {
  test('the second installation waits for the first and finds it done', async () => {
    project.write('behaviour', 'wait');
    const first = project.setUp('run');
    await first.says('Installing');
    const second = project.setUp('run');
    await second.says('is installing here; waiting for it');
    project.write('go', '');
    expect(await first.ended).toMatchObject({ code: 0 });
    expect(await second.ended).toMatchObject({ code: 0 });
    expect(project.calls('npm.log')).toHaveLength(1);
  });

  test('the lock of a process that was killed is taken over', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    project.write('.mazmorra/install.lock', JSON.stringify({ pid }));
    expect(await project.setUp('run').ended).toMatchObject({ code: 0 });
    expect(project.has('.mazmorra/install.lock')).toBe(false);
  });

  test('so is one whose number another process has by now, and one that was never written', async () => {
    project.write('.mazmorra/install.lock', JSON.stringify({ pid: process.pid, start: 'earlier' }));
    expect(await project.setUp('run').ended).toMatchObject({ code: 0 });
    project.lock('1.0.1');
    project.write('.mazmorra/install.lock', '');
    expect(await project.setUp('run').ended).toMatchObject({ code: 0 });
  });

  test('two builds: the second waits and finds the page built', async () => {
    project.withVite();
    project.write('behaviour', 'wait');
    const first = project.build();
    await first.says('Building');
    const second = project.build();
    await second.says('is building the web client; waiting for it');
    project.write('go', '');
    expect(await first.ended).toMatchObject({ code: 0 });
    expect(await second.ended).toMatchObject({ code: 0 });
    expect(project.calls('vite.log')).toHaveLength(1);
    expect(project.read('packages/web/dist/index.html')).toBe('a page');
    expect(project.has('packages/web/dist.next')).toBe(false);
  });

  test('a build that fails leaves the page as it was, and the second try works', async () => {
    project.withVite();
    await project.build().ended;
    project.write('packages/web/src/main.ts', 'changed');
    project.write('behaviour', 'ENOSPC');
    const { code, err } = await project.build().ended;
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/The disk is full/) });
    expect(project.read('packages/web/dist/index.html')).toBe('a page');
    project.write('behaviour', 'work');
    expect(await project.build().ended).toMatchObject({ code: 0 });
    expect(project.calls('vite.log')).toHaveLength(3);
  });
});

describe('the Node of the machine', () => {
  test.each([
    ['24.1.0', 'darwin', 'arm64'],
    ['22.18.0', 'linux', 'arm64'],
    ['20.11.0', 'linux', 'x64'],
  ])('%s on %s %s will do', (...given) => expect(nodeTrouble(...given)).toBeUndefined());

  test.each([
    ['22.17.1', 'linux', 'arm64'],
    ['20.11.0', 'darwin', 'x64'],
    ['18.20.0', 'linux', 'x64'],
  ])('%s on %s %s is too old, and the sentence says what is needed', (...given) => {
    expect(nodeTrouble(...given)).toMatch(
      new RegExp(`needs Node 22\\.18 or newer.*this is ${given[0]}.*run the same command again`),
    );
  });
});
