import { setTimeout as sleep } from 'node:timers/promises';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailFaults } from './faults.ts';
import type { Mailbox } from './mailbox.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** Takes every mail from everybody, with any password or none, and delivers none. */
export function createSmtpServer(mailbox: Mailbox, faults: MailFaults): SMTPServer {
  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<'taken' | 'dropped'> {
    const mail = await simpleParser(stream, { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true });
    await sleep(faults.current().delay_ms);
    if (faults.take('drop_after_data')) return 'dropped';
    const { mailFrom, rcptTo } = session.envelope;
    mailbox.add({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }, mail);
    return 'taken';
  }

  const server = new SMTPServer({
    name: 'mail.stand-in',
    size: MAX_BYTES,
    rejectOversized: true,
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 200,
    onAuth: (auth, _session, answer) => answer(null, { user: auth.username ?? 'anybody' }),
    onRcptTo(_address, _session, answer) {
      if (!faults.take('refuse')) return answer();
      const { refuse_code } = faults.current();
      answer(Object.assign(new Error('Refused on purpose'), { responseCode: refuse_code }));
    },
    onData(stream, session, answer) {
      receive(stream, session).then((outcome) => {
        if (outcome === 'taken') return answer(null);
        for (const connection of server.connections) if (connection.id === session.id) connection.close();
      }, answer);
    },
  });
  // A client that goes away in the middle is no reason to end.
  server.on('error', () => {});
  return server;
}
