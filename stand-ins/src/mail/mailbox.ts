import type { ParsedMail } from 'mailparser';

export interface ReceivedMail {
  readonly id: number;
  readonly received_on: string;
  /** Sender and recipients as the SMTP dialogue named them. */
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly message_id: string;
  /** By lower-case name, as they came. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

export interface Mailbox {
  add(envelope: { from: string; to: readonly string[] }, mail: ParsedMail): void;
  /** The newest first; only to one address, if that is asked for. */
  list(to?: string): readonly ReceivedMail[];
  find(id: number): ReceivedMail | undefined;
  clear(): void;
}

/** In memory, the newest ones only. */
export function createMailbox(capacity: number): Mailbox {
  let mails: ReceivedMail[] = [];
  let lastId = 0;
  return {
    add({ from, to }, mail) {
      lastId += 1;
      const headers = mail.headerLines.map(({ key, line }) => [key, line.slice(key.length + 1).trim()]);
      const received: ReceivedMail = {
        id: lastId,
        received_on: new Date().toISOString(),
        from,
        to,
        subject: mail.subject ?? '',
        message_id: mail.messageId ?? '',
        headers: Object.fromEntries(headers),
        text: mail.text ?? '',
        html: mail.html || '',
      };
      mails = [received, ...mails].slice(0, capacity);
    },
    list(to) {
      if (to === undefined) return mails;
      const wanted = to.toLowerCase();
      return mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === wanted));
    },
    find: (id) => mails.find((mail) => mail.id === id),
    clear() {
      mails = [];
    },
  };
}
