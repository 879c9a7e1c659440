import { createHook } from 'node:async_hooks';
import { onTestFinished } from 'vitest';

interface Attempt {
  readonly address?: string;
  readonly port?: number;
}

/** Every TCP connection that this process tries to make until the test ends, as the system is asked for it. */
export function watchConnections(): { tried(): string[] } {
  const attempts: Attempt[] = [];
  const hook = createHook({
    init(_id, type, _trigger, attempt) {
      // Address and port are written on it after this.
      if (type === 'TCPCONNECTWRAP') attempts.push(attempt as Attempt);
    },
  }).enable();
  onTestFinished(() => void hook.disable());
  return { tried: () => attempts.map(({ address, port }) => `${address} ${port}`) };
}
