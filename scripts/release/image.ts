import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The user that runs the server inside the image. */
export const IMAGE_USER = 10001;

/** The shared libraries that a program is linked to, and the loader. */
function librariesOf(program: string): string[] {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  return [...stdout.matchAll(/(?:=> )?(\/\S+) \(0x/g)].map(([, path = '']) => path);
}

/**
 * Lays out the root folder of the image: Node with the libraries it is linked to, the release, a user, and nothing else, not even a shell.
 * `deploy/Dockerfile` copies this folder into an empty image.
 */
export function makeImage(release: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  const place = (from: string, path: string): void => {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(from, join(to, path), { recursive: true, dereference: true });
  };
  place(process.execPath, 'usr/local/bin/node');
  chmodSync(join(to, 'usr/local/bin/node'), 0o755);
  // NSS is loaded when a name is looked up, without being linked.
  const names = librariesOf(process.execPath).flatMap((path) =>
    path.includes('libc.so')
      ? ['libnss_dns.so.2', 'libnss_files.so.2'].map((name) => join(dirname(path), name))
      : [],
  );
  for (const library of [...librariesOf(process.execPath), ...names])
    if (existsSync(library)) place(library, library);
  if (existsSync('/etc/ssl/certs/ca-certificates.crt'))
    place('/etc/ssl/certs/ca-certificates.crt', 'etc/ssl/certs/ca-certificates.crt');
  place(release, 'opt/mazmorra');
  writeFileSync(
    join(to, 'etc/passwd'),
    `mazmorra:x:${IMAGE_USER}:${IMAGE_USER}::/var/lib/mazmorra:/sbin/nologin\n`,
  );
  writeFileSync(join(to, 'etc/group'), `mazmorra:x:${IMAGE_USER}:\n`);
  writeFileSync(join(to, 'etc/nsswitch.conf'), 'hosts: files dns\n');
  mkdirSync(join(to, 'var/lib/mazmorra'), { recursive: true });
  mkdirSync(join(to, 'tmp'), { recursive: true });
  chmodSync(join(to, 'tmp'), 0o1777);
}
