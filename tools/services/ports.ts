import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { portsFile } from './places.ts';

export type ServiceName = 'postgres' | 'queue' | 'cache';
export type Ports = Partial<Record<ServiceName, number>>;

export function readPorts(): Ports {
  if (!existsSync(portsFile)) return {};
  try {
    return JSON.parse(readFileSync(portsFile, 'utf8')) as Ports;
  } catch {
    return {};
  }
}

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      const free = typeof address === 'object' && address ? address.port : undefined;
      server.close(() => resolve(free));
    });
  });
}

export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === undefined) throw new Error('no free port on 127.0.0.1');
  return port;
}

export const isFree = async (port: number): Promise<boolean> => (await listenOnce(port)) !== undefined;

/** The wanted one, or any where somebody has it. */
export const portOrAnother = async (wanted: number): Promise<number> => (await listenOnce(wanted)) ?? freePort();

/** The port a service had before when nobody took it meanwhile, else a new one; remembered either way. */
export async function claimPort(service: ServiceName): Promise<number> {
  const ports = readPorts();
  const before = ports[service];
  const port = (before && (await listenOnce(before))) || (await freePort());
  writeFileSync(portsFile, `${JSON.stringify({ ...ports, [service]: port })}\n`);
  return port;
}
