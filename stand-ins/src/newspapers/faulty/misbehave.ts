import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { makeBomb } from './bombs.ts';
import { type FaultName, type Manners, SCHEMES } from './faults.ts';
import { PRIVATE_ADDRESSES } from './private-addresses.ts';

/** Faults that are an answer of their own, whatever was asked for. */
export const ANSWER_FAULTS = [
  ...(['hang_before_headers', 'hang_in_body', 'reset', 'too_many_requests', 'too_many_requests_date'] as const),
  ...([
    'server_error',
    'unavailable',
    'redirect_chain',
    'redirect_loop',
    'redirect_private',
    'redirect_scheme',
  ] as const),
  ...(['endless_body', 'slow_drip', 'bomb_gzip', 'bomb_brotli', 'bomb_nested'] as const),
] satisfies FaultName[];
type AnswerFault = (typeof ANSWER_FAULTS)[number];

/** Where a chain of redirects has come to; the last one leads back to what was asked for. One of 0 steps is a circle. */
const HOP = '__hop';

/** The step of a chain that this request is, if it is one. */
export function findHop(url: URL): { step: number; of: number } | undefined {
  const [step, of] = (url.searchParams.get(HOP) ?? '').split('-').map(Number);
  return step === undefined || of === undefined ? undefined : { step, of };
}

export function hopTo(url: URL, step: number, of: number): string {
  const next = new URL(url);
  if (of === 0) next.searchParams.set(HOP, `${step === 1 ? 2 : 1}-0`);
  else if (step < of) next.searchParams.set(HOP, `${step + 1}-${of}`);
  else next.searchParams.delete(HOP);
  return next.pathname + next.search;
}

const redirect = (response: ServerResponse, location: string) =>
  response.writeHead(302, { location: location.replace(/[^!-~]/gu, encodeURIComponent) }).end();

/** Goes on until the other side has had enough. */
function writeForEver(response: ServerResponse, chunk: string): void {
  const go = () => {
    while (!response.destroyed) if (!response.write(chunk)) return void response.once('drain', go);
  };
  go();
}

function drip(response: ServerResponse, milliseconds: number): void {
  const timer = setInterval(() => response.write('<'), milliseconds);
  response.once('close', () => clearInterval(timer));
}

export function misbehave(
  fault: AnswerFault,
  manners: Manners,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  type: string,
): void {
  const seconds = String(manners.retry_after_seconds);
  switch (fault) {
    case 'hang_before_headers':
      return;
    case 'hang_in_body':
      response
        .writeHead(200, { 'content-type': type, 'content-length': 100_000 })
        .write('<?xml version="1.0"?>\n<rss><channel><title>');
      return;
    case 'reset':
      return void request.socket.resetAndDestroy();
    case 'too_many_requests':
      return void response.writeHead(429, { 'retry-after': seconds }).end();
    case 'too_many_requests_date':
      return void response
        .writeHead(429, { 'retry-after': new Date(Date.now() + manners.retry_after_seconds * 1000).toUTCString() })
        .end();
    case 'server_error':
      return void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>500 Internal Server Error</h1>');
    case 'unavailable':
      return void response.writeHead(503, { 'retry-after': seconds }).end();
    case 'redirect_chain':
      return void redirect(response, hopTo(url, 0, manners.redirect_hops));
    case 'redirect_loop':
      return void redirect(response, hopTo(url, 0, 0));
    case 'redirect_private':
      return void redirect(response, PRIVATE_ADDRESSES[manners.private_address] ?? '/');
    case 'redirect_scheme':
      return void redirect(response, SCHEMES[manners.scheme] ?? '/');
    case 'endless_body':
      response.writeHead(200, { 'content-type': type });
      writeForEver(response, `<!-- ${'nothing '.repeat(2000)}-->\n`);
      return;
    case 'slow_drip':
      response.writeHead(200, { 'content-type': type }).flushHeaders();
      drip(response, manners.drip_ms);
      return;
    default: {
      const { encoding, body } = makeBomb(fault, manners.bomb_megabytes);
      response.writeHead(200, { 'content-type': type, 'content-encoding': encoding });
      // Whoever hangs up on a bomb does well.
      pipeline(body, response, () => {});
    }
  }
}
