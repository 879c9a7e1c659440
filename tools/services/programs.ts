import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engines } from './engines.ts';
import { binDir } from './places.ts';

const programs = ['psql', 'pg_dump', 'pgbench'];

/** `.services/bin`: the client programs of this very PostgreSQL. They reach it by TCP and take files as standard input. */
export function writePrograms(engines: Engines): void {
  mkdirSync(binDir, { recursive: true });
  for (const program of programs) {
    const path = join(engines.postgresBin, program);
    const command =
      engines.origin === 'debian-root'
        ? `PATH="$PATH:/usr/sbin" exec chroot --userspec=65534:65534 "$(dirname "$0")/../root" ${path} "$@"`
        : `exec '${path}' "$@"`;
    writeFileSync(join(binDir, program), `#!/bin/sh\n${command}\n`);
    chmodSync(join(binDir, program), 0o755);
  }
}
