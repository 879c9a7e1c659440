import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { ParsedMail } from 'mailparser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startMailStandIn } from './mail-stand-in.ts';
import { createMailbox } from './mailbox.ts';

async function start() {
  const standIn = await startMailStandIn({ smtpPort: 0, httpPort: 0 });
  onTestFinished(() => standIn.close());
  const call = async (method: string, path: string, body?: string) => {
    const response = await fetch(`http://127.0.0.1:${standIn.httpPort}${path}`, { method, ...(body && { body }) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const json = async (method: string, path: string, body?: unknown) =>
    JSON.parse((await call(method, path, body === undefined ? undefined : JSON.stringify(body))).text);
  return { call, json, send: (mail: TestMail) => send(standIn.smtpPort, mail) };
}

interface TestMail {
  to: string;
  subject?: string;
  type?: 'text/html' | 'text/plain';
  body?: string;
}

/** The last answer of the server; undefined when it broke the connection. */
async function send(port: number, mail: TestMail): Promise<string | undefined> {
  const { to, subject = 'Hola', type = 'text/plain', body = 'Hola' } = mail;
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const hear = async (): Promise<string | undefined> => {
    const { value } = await lines.next();
    return /^\d{3}-/.test(value ?? '') ? hear() : value;
  };
  const say = (line: string) => {
    socket.write(`${line}\r\n`);
    return hear();
  };
  await hear();
  await say('EHLO test');
  await say('MAIL FROM:<no-responder@poliedro.example>');
  const answer = await say(`RCPT TO:<${to}>`);
  let last = answer;
  if (answer?.startsWith('250')) {
    await say('DATA');
    last = await say(`To: ${to}\r\nSubject: ${subject}\r\nContent-Type: ${type}\r\n\r\n${body}\r\n.`);
  }
  socket.end();
  if (!socket.closed) await once(socket, 'close');
  return last;
}

describe('the mail stand-in', () => {
  test('keeps what it is sent, the newest first, by address', async () => {
    const { json, send } = await start();
    expect(await send({ to: 'ana@lectores.example', subject: 'Uno' })).toMatch(/^250/);
    await send({ to: 'berta@lectores.example', subject: 'Dos' });
    await send({ to: 'ANA@lectores.example', subject: 'Tres' });
    const subjects = async (path: string) =>
      (await json('GET', path)).messages.map(({ subject }: { subject: string }) => subject);
    expect(await subjects('/messages')).toEqual(['Tres', 'Dos', 'Uno']);
    expect(await subjects('/messages?to=ana%40lectores.example')).toEqual(['Tres', 'Uno']);
    const [newest] = (await json('GET', '/messages')).messages;
    expect(await json('GET', `/messages/${newest.id}`)).toEqual(newest);
    expect(newest).toMatchObject({ from: 'no-responder@poliedro.example', to: ['ANA@lectores.example'] });
    await json('DELETE', '/messages');
    expect(await subjects('/messages')).toEqual([]);
  });

  test('keeps only so many', () => {
    const mailbox = createMailbox(2);
    const mail = { headerLines: [], html: false } as unknown as ParsedMail;
    for (const subject of ['Uno', 'Dos', 'Tres']) mailbox.add({ from: '', to: [] }, { ...mail, subject });
    expect(mailbox.list().map(({ id, subject }) => [id, subject])).toEqual([
      [3, 'Tres'],
      [2, 'Dos'],
    ]);
    expect(mailbox.find(1)).toBeUndefined();
  });

  test('goes wrong as often as it is told to', async () => {
    const { json, send } = await start();
    const to = 'ana@lectores.example';
    await json('PUT', '/faults', { refuse: 1, drop_after_data: 1, delay_ms: 50 });
    expect(await send({ to })).toMatch(/^451/);
    expect(await send({ to })).toBeUndefined();
    const begin = performance.now();
    expect(await send({ to })).toMatch(/^250/);
    expect(performance.now() - begin).toBeGreaterThan(45);
    expect((await json('GET', '/messages')).messages).toHaveLength(1);
    await json('PUT', '/faults', { refuse: 1, refuse_code: 550 });
    expect(await json('GET', '/faults')).toEqual({ refuse: 1, refuse_code: 550, delay_ms: 0, drop_after_data: 0 });
    expect(await send({ to })).toMatch(/^550/);
  });

  test('says what is wrong with a fault it does not know', async () => {
    const { call } = await start();
    for (const body of [
      '{"refuse":-1}',
      '{"refuse":"all"}',
      '{"explode":1}',
      '[]',
      'null',
      'refuse',
      '{"refuse_code":200}',
    ]) {
      expect((await call('PUT', '/faults', body)).status, body).toBe(400);
    }
    for (const path of ['/messages/1', '/mails/1', '/nothing', '/messages/x']) {
      expect((await call('GET', path)).status, path).toBe(404);
    }
  });

  test('shows mails on a page, their own HTML locked in', async () => {
    const { call, json, send } = await start();
    const to = 'ana@lectores.example';
    await send({ to, body: '<i>Mira</i> https://poliedro.example/v?a=1&b=2' });
    const body = '<html><head></head><body><script>alert(1)</script></body></html>';
    await send({ to, subject: '<script>alert(2)</script>', type: 'text/html', body });
    const [own, plain] = (await json('GET', '/messages')).messages;
    const pages = await Promise.all(['/', `/mails/${own.id}`, `/mails/${plain.id}`].map((path) => call('GET', path)));
    for (const page of pages) {
      expect(page.text).not.toMatch(/<script|<i>/);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    const [list, ownPage, plainPage] = pages.map(({ text }) => text);
    expect(list).toContain('&lt;script&gt;alert(2)');
    expect(ownPage).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${own.id}/html"`);
    expect(plainPage).toContain('href="https://poliedro.example/v?a=1&amp;b=2"');
    const locked = await call('GET', `/mails/${own.id}/html`);
    expect(locked.text).toContain('<base target="_blank">');
    expect(locked.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/);
  });
});
