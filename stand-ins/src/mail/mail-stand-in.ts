import { once } from 'node:events';
import type { Server } from 'node:net';
import { createMailFaults } from './faults.ts';
import { createHttpServer } from './http.ts';
import { createMailbox } from './mailbox.ts';
import { createSmtpServer } from './smtp.ts';

const HOST = '127.0.0.1';
const CAPACITY = 1000;

export interface MailStandIn {
  readonly smtpPort: number;
  readonly httpPort: number;
  close(): Promise<void>;
}

async function listening(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

/** A mail server that keeps what it gets, to be read over HTTP. Port 0 picks a free one. */
export async function startMailStandIn(ports: { smtpPort: number; httpPort: number }): Promise<MailStandIn> {
  const mailbox = createMailbox(CAPACITY);
  const faults = createMailFaults();
  const smtp = createSmtpServer(mailbox, faults);
  const http = createHttpServer(mailbox, faults);
  const [smtpPort, httpPort] = await Promise.all([
    listening(smtp.listen(ports.smtpPort, HOST)),
    listening(http.listen(ports.httpPort, HOST)),
  ]);
  return {
    smtpPort,
    httpPort,
    async close() {
      http.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(resolve)),
        new Promise<void>((resolve) => http.close(() => resolve())),
      ]);
    },
  };
}
