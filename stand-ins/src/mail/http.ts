import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseJson } from '../parse-json.ts';
import type { MailFaults } from './faults.ts';
import type { Mailbox, ReceivedMail } from './mailbox.ts';
import { listPage, mailHtml, mailPage, SANDBOX } from './pages.ts';

interface Answer {
  status: number;
  type: 'application/json' | 'text/html';
  policy: string;
  body: string;
}

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json',
  policy: `default-src 'none'`,
  body: JSON.stringify(value),
});

const html = (body: string): Answer => ({
  status: 200,
  type: 'text/html',
  policy: `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'`,
  body,
});

/** No script, no form, nothing fetched: what a mail brings is shown and no more. */
const foreignHtml = (mail: ReceivedMail): Answer => ({
  ...html(mailHtml(mail)),
  policy: `sandbox ${SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; img-src data:`,
});

async function answer(request: IncomingMessage, mailbox: Mailbox, faults: MailFaults): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const [, room, id, part] = url.pathname.split('/');
  const mail = id === undefined ? undefined : mailbox.find(Number(id));
  const notFound = json(404, { error: 'not found' });

  switch (`${request.method} /${room}`) {
    case 'GET /':
      return html(listPage(mailbox.list()));
    case 'GET /mails':
      if (mail === undefined) return notFound;
      return part === 'html' ? foreignHtml(mail) : html(mailPage(mail));
    case 'GET /messages':
      if (id === undefined) return json(200, { messages: mailbox.list(url.searchParams.get('to') ?? undefined) });
      return mail === undefined ? notFound : json(200, mail);
    case 'DELETE /messages':
      if (id !== undefined) return notFound;
      mailbox.clear();
      return json(200, { messages: [] });
    case 'GET /faults':
      return json(200, faults.current());
    case 'PUT /faults': {
      const wrong = faults.set(parseJson(await text(request)));
      return wrong === undefined ? json(200, faults.current()) : json(400, { error: wrong });
    }
    default:
      return notFound;
  }
}

export function createHttpServer(mailbox: Mailbox, faults: MailFaults): Server {
  const send = (response: ServerResponse, { status, type, policy, body }: Answer) =>
    response
      .writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': policy,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .end(body);
  return createServer((request, response) => {
    answer(request, mailbox, faults).then(
      (found) => send(response, found),
      (error: Error) => send(response, json(500, { error: error.message })),
    );
  });
}
