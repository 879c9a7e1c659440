import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestMailServer } from '../../../test/mail-stand-in.ts';
import { startProxy, through } from '../../../test/proxy.ts';
import { MailNotTaken } from './mailer.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

const FROM = 'Poliedro <no-responder@poliedro.example>';
const message = {
  id: 'one',
  to: 'ana.perez@lectores.example',
  subject: '¿Qué tal, Åsa? 🌍',
  text: 'Una línea.\n.\nFrom aquí: ñandú 🌍\n',
  html: '<p>ñandú</p>',
};

function open(url: string) {
  const mailer = openSmtpMailer({ url, from: FROM });
  onTestFinished(() => mailer.close());
  return mailer;
}

/** A server that says these lines, one after each line it hears. */
async function startScriptedServer(answers: Record<string, string>): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 scripted\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        const command = Object.keys(answers).find((start) => line.startsWith(start));
        socket.write(`${command === undefined ? '250 fine' : answers[command]}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as { port: number }).port;
}

const faultOf = (sending: Promise<void>) =>
  sending.then(
    () => {
      throw new Error('It was taken');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(MailNotTaken);
      return error as MailNotTaken;
    },
  );

describe('the SMTP mailer', () => {
  test('sends both forms of a mail, letter by letter', async () => {
    const mailServer = await startTestMailServer();
    await open(mailServer.url.replace('smtp://', 'smtp://us%40er:pa%2Fss@')).send(message);
    const [mail] = await mailServer.list(message.to);
    expect(mail).toMatchObject({ subject: message.subject, text: message.text, message_id: '<one@poliedro.example>' });
    expect(mail?.html.trim()).toBe(message.html);
    expect(mail?.from).toBe('no-responder@poliedro.example');
  });

  test('sends nothing in the clear to another machine', async () => {
    const mailServer = await startTestMailServer();
    // Reaches this machine, but its name does not say so.
    const fault = await faultOf(open(mailServer.url.replace('127.0.0.1', '127.1')).send(message));
    expect(fault).toMatchObject({ forGood: false });
    expect(fault.message).toMatch(/TLS/);
    expect(await mailServer.list()).toEqual([]);
  });

  test('tells a mailbox that does not exist from a server that does not like us', async () => {
    const answered = async (answers: Record<string, string>) => {
      const port = await startScriptedServer(answers);
      const { message: reason, forGood } = await faultOf(open(`smtp://127.0.0.1:${port}`).send(message));
      return { reason, forGood };
    };
    expect(await answered({ RCPT: '550 5.1.1 <ana.perez@lectores.example>: ana.perez unknown' })).toEqual({
      reason: 'EENVELOPE 550 5.1.1 after RCPT TO',
      forGood: true,
    });
    expect(await answered({ RCPT: '550 no such user ana.perez' })).toMatchObject({ forGood: true });
    for (const answers of [
      { RCPT: '554 5.7.1 relay denied for ana.perez' },
      { RCPT: '550 5.7.1 your address is on a list' },
      { RCPT: '450 4.2.1 ana.perez: come back later' },
      { MAIL: '550 5.1.8 sender rejected' },
      { DATA: '554 5.6.0 not like this, ana.perez' },
      { EHLO: '550 no', HELO: '550 no' },
    ]) {
      const { reason, forGood } = await answered(answers);
      expect({ reason, forGood }).toMatchObject({ forGood: false });
      expect(reason).not.toMatch(/ana|lectores/);
    }
  });

  test('gives up soon on a server that is away, and finds it again', async () => {
    const mailServer = await startTestMailServer();
    const cable = await startProxy(new URL(mailServer.url.replace('smtp:', 'http:')));
    const mailer = open(through(cable, mailServer.url));
    await mailer.send(message);
    cable.cut();
    await faultOf(mailer.send(message));
    await faultOf(mailer.send(message));
    expect(await mailServer.list()).toHaveLength(1);
    cable.restore();
    await mailer.send(message);
    expect(await mailServer.list()).toHaveLength(2);
  });

  test('never sends by itself what may have arrived', async () => {
    const mailServer = await startTestMailServer();
    await mailServer.setFaults({ drop_after_data: 3 });
    const mailer = open(mailServer.url);
    await faultOf(mailer.send(message));
    await faultOf(mailer.send(message));
    expect(await mailServer.faults()).toMatchObject({ drop_after_data: 1 });
  });
});
