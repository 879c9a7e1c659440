import { createHook } from 'node:async_hooks';
import dns from 'node:dns/promises';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a worker before its own code: it looks names up where the measurement says, as if the machine were set up
 * so, and every TCP connection that it tries to make is written down.
 */
const { BENCH_NAME_SERVER: server, BENCH_CONNECTIONS: file } = process.env;
if (!server || !file) throw new Error('BENCH_NAME_SERVER and BENCH_CONNECTIONS are needed');

interface Attempt {
  readonly address?: string;
  readonly port?: number;
}

const WRITE_MS = 100;
let attempts: Attempt[] = [];

createHook({
  init(_id, type, _trigger, attempt) {
    // Address and port are written on it after this.
    if (type === 'TCPCONNECTWRAP') attempts.push(attempt as Attempt);
  },
  // Watching them takes memory that is not the worker's.
  trackPromises: false,
}).enable();

function write(): void {
  const lines = attempts.map(({ address, port }) => `${address} ${port}\n`);
  attempts = [];
  if (lines.length > 0) appendFileSync(file ?? '', lines.join(''));
}
setInterval(write, WRITE_MS).unref();
process.on('exit', write);

class ElsewhereResolver extends dns.Resolver {
  constructor(options?: ConstructorParameters<typeof dns.Resolver>[0]) {
    super(options);
    this.setServers([server ?? '']);
  }
}
dns.Resolver = ElsewhereResolver;
syncBuiltinESMExports();
