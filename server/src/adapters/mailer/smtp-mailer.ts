import type { NodemailerError, SMTPPoolOptions } from 'nodemailer';
import { type Mailer, MailNotTaken } from './mailer.ts';

export interface SmtpMailerOptions {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  url: string;
  /** `Name <address>`, or the address alone. */
  from: string;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i;

function connectionOptions(address: string): SMTPPoolOptions {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  const isHere = LOOPBACK.test(host);
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
    tls: { minVersion: 'TLSv1.2' },
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

/** An answer that speaks of the mailbox itself. A server may also refuse because of us: that is for us to put right. */
function isMailboxUnknown({ command, responseCode, response = '' }: NodemailerError): boolean {
  const status = /^\d{3}[ -](\d\.\d+\.\d+)\b/.exec(response)?.[1];
  return (
    command === 'RCPT TO' &&
    (responseCode === 550 || responseCode === 551 || responseCode === 553) &&
    (status === undefined || /^5\.[12]\./.test(status))
  );
}

/** What a server answers may repeat the address: only its codes are kept. */
function describeFault(error: NodemailerError): string {
  const { code, command, responseCode, response = '' } = error;
  if (responseCode === undefined) return `${code ?? error.name}: ${error.message.replace(/\S+@\S+/g, '…')}`;
  const status = /^\d{3}[ -](\d\.\d+\.\d+)\b/.exec(response)?.[1];
  return [code, responseCode, status, command && `after ${command}`].filter(Boolean).join(' ');
}

export function openSmtpMailer({ url, from }: SmtpMailerOptions): Mailer {
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const options: SMTPPoolOptions & { pool: true } = {
    ...connectionOptions(url),
    pool: true,
    maxConnections: 4,
    // To try again is for whoever asked: it counts the tries, and knows that a mail may have arrived all the same.
    maxRequeues: 0,
    idleTimeout: 30_000,
    dnsTimeout: 5000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    name: domain,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  // Most workers never send a mail.
  const open = async () => (await import('nodemailer')).createTransport(options);
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send({ id, to, subject, text, html }) {
      try {
        transport ??= open();
        await (await transport).sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const fault = error as NodemailerError;
        // No cause: the driver's error carries the address.
        throw new MailNotTaken(describeFault(fault), isMailboxUnknown(fault));
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}
