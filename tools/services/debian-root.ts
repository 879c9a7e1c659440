import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { debianRoot, servicesDir } from './places.ts';
import { findOnPath, mustRun } from './process.ts';
import { tell } from './progress.ts';

const suite = 'trixie';
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
const packages = ['dash', 'coreutils', 'tzdata', 'postgresql-17', 'postgresql-17-pgvector', 'redis-server'];
const devices = [
  ['null', '3'],
  ['zero', '5'],
  ['random', '8'],
  ['urandom', '9'],
] as const;

export function hasDebianRoot(): boolean {
  return existsSync(join(debianRoot, 'usr/lib/postgresql/17/bin/postgres'));
}

export function canBuildDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && findOnPath('apt-get') !== undefined;
}

/** The mirror this machine already uses for Debian's main archive. */
function debianMirror(): string {
  const folder = '/etc/apt/sources.list.d';
  const files = [
    '/etc/apt/sources.list',
    ...(existsSync(folder) ? readdirSync(folder).map((f) => join(folder, f)) : []),
  ];
  for (const file of files.filter((path) => existsSync(path) && /\.(list|sources)$/.test(path))) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const uri = /^(?:URIs:|deb(?:\s+\[[^\]]*\])?)\s+(\S+)/.exec(line)?.[1];
      if (uri && /\/debian\/?$/.test(uri)) return uri;
    }
  }
  throw new Error('no Debian mirror in the apt sources of this machine');
}

function aptListsMissing(): boolean {
  const lists = '/var/lib/apt/lists';
  return !existsSync(lists) || !readdirSync(lists).some((name) => name.includes('_Packages'));
}

function ensureBootstrapper(): void {
  if (findOnPath('mmdebstrap') && existsSync(keyring)) return;
  tell('installing mmdebstrap');
  if (aptListsMissing()) mustRun('apt-get', ['update', '-qq']);
  mustRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'mmdebstrap', 'debian-archive-keyring']);
}

/** Unpacks Debian's packages into `.services/root`: nothing is installed on the machine itself. */
export function ensureDebianRoot(owner: { uid: number; gid: number }): void {
  if (hasDebianRoot()) return;
  ensureBootstrapper();
  const partial = join(servicesDir, 'root.partial');
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(servicesDir, { recursive: true });
  tell(`unpacking PostgreSQL 17, pgvector and Redis of Debian ${suite} (about half a minute)`);
  mustRun('mmdebstrap', [
    '--quiet',
    '--mode=root',
    '--variant=extract',
    `--include=${packages.join(',')}`,
    suite,
    partial,
    `deb [signed-by=${keyring}] ${debianMirror()} ${suite} main`,
  ]);
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    if (!existsSync(join(partial, name))) symlinkSync(`usr/${name}`, join(partial, name));
  }
  for (const name of ['tmp', 'dev/shm']) {
    mkdirSync(join(partial, name), { recursive: true });
    chmodSync(join(partial, name), 0o1777);
  }
  for (const [name, minor] of devices) {
    const path = join(partial, 'dev', name);
    if (!existsSync(path)) mustRun('mknod', ['-m', '666', path, 'c', '1', minor]);
  }
  appendFileSync(join(partial, 'etc/passwd'), `nobody:x:${owner.uid}:${owner.gid}:nobody:/data:/bin/sh\n`);
  renameSync(partial, debianRoot);
}
