/** One mail to one person. */
export interface MailMessage {
  /** The same at every try: what stands before the @ of the Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail; else throws MailNotTaken. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** Its words name codes alone, never an address: they are logged and kept. */
export class MailNotTaken extends Error {
  /** Another try would be answered the same: there is no such mailbox. */
  readonly forGood: boolean;
  constructor(reason: string, forGood: boolean) {
    super(reason);
    this.name = 'MailNotTaken';
    this.forGood = forGood;
  }
}
