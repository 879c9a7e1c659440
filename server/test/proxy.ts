import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Proxy {
  readonly port: number;
  /** As if the machine behind had been switched off: connections break, new ones are refused. */
  cut(): void;
  /** As if it had frozen: connections stay, nothing comes back. */
  freeze(): void;
  /** As if it had fallen behind: what is said waits until it is restored. */
  hold(): void;
  restore(): void;
}

/** A cable to a real service that a test can pull out. */
export async function startProxy(target: URL): Promise<Proxy> {
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (data) => state === 'open' && far.write(data));
    far.on('data', (data) => state === 'open' && near.write(data));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    breakAll();
    server.close();
  });
  return {
    port,
    cut() {
      state = 'cut';
      breakAll();
    },
    freeze() {
      state = 'frozen';
    },
    hold() {
      for (const socket of sockets) socket.pause();
    },
    restore() {
      for (const socket of sockets) socket.resume();
      // What was said into a frozen cable is lost: such connections cannot be used again.
      if (state === 'frozen') breakAll();
      state = 'open';
    },
  };
}

export function through(proxy: Proxy, url: string): string {
  const changed = new URL(url);
  changed.hostname = '127.0.0.1';
  changed.port = String(proxy.port);
  return changed.href;
}
