import { once } from 'node:events';
import type { Server } from 'node:http';

const HOST = '127.0.0.1';

/** A stand-in that can be reached on this machine. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** Port 0 picks a free one. */
export async function listenHere(server: Server, port: number): Promise<Listening> {
  server.listen(port, HOST);
  if (!server.listening) await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
