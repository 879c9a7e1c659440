import { createFaults, type Faults } from '../faults.ts';

/** What goes wrong on purpose. */
type MailFaultSettings = {
  /** So many of the next mails are refused, */
  refuse: number;
  /** with this code: 451 to be tried again, 550 for a mailbox that does not exist. */
  refuse_code: number;
  /** So long before the answer to a mail. */
  delay_ms: number;
  /** After so many of the next mails the connection breaks instead of an answer; they are not kept. */
  drop_after_data: number;
};
export type MailFaults = Faults<MailFaultSettings>;

const NONE: MailFaultSettings = { refuse: 0, refuse_code: 451, delay_ms: 0, drop_after_data: 0 };

export const createMailFaults = (): MailFaults =>
  createFaults(NONE, ({ refuse_code }) =>
    refuse_code < 400 || refuse_code > 599 ? 'refuse_code must be from 400 to 599' : undefined,
  );
