import { startStandIn } from './stand-in.ts';

/** As the stand-in's HTTP interface tells it. */
export interface ReceivedMail {
  readonly id: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly message_id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

export interface MailFaults {
  refuse?: number;
  refuse_code?: number;
  delay_ms?: number;
  drop_after_data?: number;
}

export interface TestMailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** The newest first. */
  list(to?: string): Promise<ReceivedMail[]>;
  setFaults(faults: MailFaults): Promise<void>;
  /** The faults that are still to come. */
  faults(): Promise<Required<MailFaults>>;
}

/** The stand-in as a process of its own, spoken to over SMTP and HTTP alone, as in development. */
export async function startTestMailServer(): Promise<TestMailServer> {
  const { smtpPort, httpPort } = await startStandIn<{ smtpPort: number; httpPort: number }>('mail', {
    MAIL_SMTP_PORT: '0',
    MAIL_HTTP_PORT: '0',
  });

  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${httpPort}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The mail stand-in answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    url: `smtp://127.0.0.1:${smtpPort}`,
    async list(to) {
      const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
      return (await call<{ messages: ReceivedMail[] }>('GET', `/messages${query}`)).messages;
    },
    async setFaults(faults) {
      await call('PUT', '/faults', faults);
    },
    faults: () => call('GET', '/faults'),
  };
}
