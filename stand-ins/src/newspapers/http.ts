import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerControl, type Control, isControlHost } from './control.ts';
import { deliver, type Mishaps } from './delivery.ts';
import type { Manners } from './faulty/faults.ts';
import { ANSWER_FAULTS, findHop, hopTo, misbehave } from './faulty/misbehave.ts';
import type { Newspaper } from './press/newspaper.ts';
import { findResource, type Site } from './site.ts';
import { HUB_HOST } from './websub.ts';

const MISHAPS = ['huge_headers', 'wrong_charset', 'wrong_content_type'] as const;

/** The newspaper's name as it came: with a port, or as browsers reach it without a name server. */
const hostOf = ({ headers }: IncomingMessage) =>
  (headers.host ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/(?<=\..*)\.localhost$/, '');

export function siteOf({ press, clock, faults, baseOf }: Control, newspaper: Newspaper, path: string): Site {
  return {
    press,
    newspaper,
    now: clock.now(),
    base: baseOf(newspaper.host),
    hub: newspaper.websub ? `${baseOf(HUB_HOST)}/` : undefined,
    take: (names) => faults.take(newspaper.host, path, names)?.name,
  };
}

function answerNewspaper(
  control: Control,
  newspaper: Newspaper,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  const { faults } = control;
  const take = (names: Parameters<typeof faults.take>[2]) => faults.take(newspaper.host, url.pathname, names);
  const hop = findHop(url);
  if (hop !== undefined) return void response.writeHead(302, { location: hopTo(url, hop.step, hop.of) }).end();
  const resource = findResource(siteOf(control, newspaper, url.pathname), url);
  const fault = take(ANSWER_FAULTS);
  const answerFault = ANSWER_FAULTS.find((name) => name === fault?.name);
  if (fault !== undefined && answerFault !== undefined) {
    const manners: Manners = fault.manners;
    misbehave(answerFault, manners, request, response, url, resource?.type ?? 'text/html');
    return;
  }
  if (resource === undefined) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
  const mishap = take(MISHAPS)?.name;
  const mishaps: Mishaps = mishap === undefined ? {} : { [mishap]: true };
  deliver(request, response, newspaper, resource, mishaps);
}

async function answer(control: Control, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const host = hostOf(request);
  const url = new URL(request.url ?? '/', `http://${host || 'stand-in'}`);
  const newspaper = control.press.findNewspaper(host);
  if (newspaper !== undefined && (request.method === 'GET' || request.method === 'HEAD')) {
    return answerNewspaper(control, newspaper, request, response, url);
  }
  if (host === HUB_HOST && request.method === 'POST') {
    const { status, message } = control.hub.subscribe(new URLSearchParams(await text(request)));
    return void response.writeHead(status, { 'content-type': 'text/plain' }).end(message);
  }
  if (isControlHost(host)) {
    const { status, value } = await answerControl(control, request, url);
    return void response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(value));
  }
  response.writeHead(newspaper === undefined ? 421 : 405).end();
}

export function createHttpServer(control: Control): Server {
  return createServer((request, response) => {
    answer(control, request, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(error.message);
    });
  });
}
