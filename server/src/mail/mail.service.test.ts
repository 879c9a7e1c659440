import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { startTestMailServer } from '../../test/mail-stand-in.ts';
import { openSmtpMailer } from '../adapters/mailer/smtp-mailer.ts';
import type { Database } from '../platform/database.ts';
import { deliverDueMail, deliverMail, type MailRequest, queueMail } from './mail.service.ts';

const TO = 'ana@lectores.example';

async function setUp() {
  const db = await openTestDatabase('empty');
  const mailServer = await startTestMailServer();
  const mailer = openSmtpMailer({ url: mailServer.url, from: 'Poliedro <no-responder@poliedro.example>' });
  onTestFinished(() => mailer.close());
  return { db, mailServer, mailer };
}

const queue = (db: Database, request: MailRequest) => db.transaction((transaction) => queueMail(transaction, request));

const resetMail = (): MailRequest => ({
  destinatario: TO,
  plantilla: 'reset-password',
  idioma: 'es',
  datos: { alias: 'Ana', url: 'https://poliedro.example/r?token=secreto' },
});

interface StoredMail {
  message_id: string;
  next_try_on: Date | null;
  sent_on: Date | null;
  last_error: string | null;
}

const rowsOf = (db: Database) =>
  db.query<StoredMail>({ name: 'test-mails', text: 'select * from outgoing_mails order by mail_id' }, []);

describe('asking for a mail', () => {
  test('is undone with the transaction it belongs to', async () => {
    const { db, mailer } = await setUp();
    const undone = db.transaction(async (transaction) => {
      await queueMail(transaction, resetMail());
      throw new Error('no account after all');
    });
    await expect(undone).rejects.toThrow('no account after all');
    expect(await deliverDueMail(db, mailer)).toEqual({ outcome: 'none' });
  });

  test('is refused with an address that is not absolute, or not of the web', async () => {
    const db = await openTestDatabase('empty');
    const absurd = [
      'javascript:alert(1)',
      '/reset',
      '//poliedro.example/reset',
      'http:poliedro.example',
      'https://',
      '',
    ];
    for (const url of [...absurd, 'ftp://poliedro.example/', 'data:text/html,x', ' https://poliedro.example/']) {
      const request: MailRequest = { ...resetMail(), plantilla: 'reset-password', datos: { alias: 'Ana', url } };
      await expect(queueMail(db, request), url).rejects.toThrow();
    }
    expect(await rowsOf(db)).toEqual([]);
  });

  test('is refused for what is unknown, missing or too much', async () => {
    const db = await openTestDatabase('empty');
    for (const change of [
      { plantilla: 'newsletter' },
      { plantilla: 'constructor' },
      { idioma: 'it' },
      { destinatario: 'Ana <ana@lectores.example>, otra@lectores.example' },
      { destinatario: 'ana@lectores.example\r\nBcc: otra@lectores.example' },
      { datos: { alias: 'Ana' } },
      { datos: { alias: 'Ana', url: 'https://poliedro.example/', password: 'x' } },
    ]) {
      const request = { ...resetMail(), ...change } as MailRequest;
      await expect(queueMail(db, request), JSON.stringify(change)).rejects.toThrow();
    }
    expect(await rowsOf(db)).toEqual([]);
  });
});

describe('delivering a mail', () => {
  test('says that a machine wrote it, under one name at every try', async () => {
    const { db, mailServer, mailer } = await setUp();
    await deliverMail(db, mailer, await queue(db, resetMail()));
    const [row] = await rowsOf(db);
    const [mail] = await mailServer.list();
    expect(mail?.headers['auto-submitted']).toBe('auto-generated');
    expect(mail?.message_id).toBe(`<${row?.message_id}@poliedro.example>`);
    expect(mail?.headers.from).toBe('Poliedro <no-responder@poliedro.example>');
    expect(mail?.to).toEqual([TO]);
  });

  test('leaves nothing of the person behind', async () => {
    const { db, mailServer, mailer } = await setUp();
    const mail_id = await queue(db, resetMail());
    expect(await deliverMail(db, mailer, mail_id)).toEqual({ outcome: 'sent', mail_id });
    expect(await mailServer.list(TO)).toHaveLength(1);
    const rows = await rowsOf(db);
    expect(rows).toMatchObject([{ destinatario: null, datos: {}, next_try_on: null, attempts: 1, last_error: null }]);
    expect(rows[0]?.sent_on).toBeInstanceOf(Date);
    expect(JSON.stringify(rows)).not.toMatch(/ana|secreto/i);
  });

  test('is done once, however many do it at the same time', async () => {
    const { db, mailServer, mailer } = await setUp();
    await mailServer.setFaults({ delay_ms: 200 });
    const mail_id = await queue(db, resetMail());
    const deliveries = await Promise.all([
      deliverMail(db, mailer, mail_id),
      deliverDueMail(db, mailer),
      deliverMail(db, mailer, mail_id),
      deliverDueMail(db, mailer),
    ]);
    expect(deliveries.map(({ outcome }) => outcome).sort()).toEqual(['none', 'none', 'none', 'sent']);
    expect(await deliverMail(db, mailer, mail_id)).toEqual({ outcome: 'none' });
    expect(await mailServer.list()).toHaveLength(1);
  });

  test.each([
    ['refused', { refuse: 2 }],
    ['dropped after the data', { drop_after_data: 2 }],
  ])('is tried again after it was %s, ever later, and arrives once', async (_how, faults) => {
    const { db, mailServer, mailer } = await setUp();
    await mailServer.setFaults(faults);
    const mail_id = await queue(db, resetMail());
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 2; attempt++) {
      expect(await deliverMail(db, mailer, mail_id)).toMatchObject({ outcome: 'postponed', mail_id });
      const [row] = await rowsOf(db);
      expect(row).toMatchObject({ attempts: attempt, sent_on: null, destinatario: TO });
      pauses.push((Number(row?.next_try_on) - Date.now()) / 1000);
      expect(await deliverDueMail(db, mailer)).toEqual({ outcome: 'none' });
    }
    expect(pauses[0]).toBeGreaterThan(3);
    expect(pauses[1]).toBeGreaterThan(8);
    expect(await mailServer.faults()).toMatchObject({ refuse: 0, drop_after_data: 0 });
    expect(await deliverMail(db, mailer, mail_id)).toMatchObject({ outcome: 'sent' });
    expect(await mailServer.list()).toHaveLength(1);
  });

  test('is given up for a mailbox that does not exist, with nothing of the person left', async () => {
    const { db, mailServer, mailer } = await setUp();
    await mailServer.setFaults({ refuse: 1, refuse_code: 550 });
    const mail_id = await queue(db, resetMail());
    expect(await deliverMail(db, mailer, mail_id)).toMatchObject({ outcome: 'given-up', mail_id });
    const rows = await rowsOf(db);
    expect(rows).toMatchObject([{ destinatario: null, datos: {}, next_try_on: null, sent_on: null, attempts: 1 }]);
    expect(rows[0]?.last_error).toBe('EENVELOPE 550 after RCPT TO');
    expect(await deliverMail(db, mailer, mail_id)).toEqual({ outcome: 'none' });
  });

  test('is given up when nobody has taken it for so long that its link is over', async () => {
    const { db, mailServer, mailer } = await setUp();
    await mailServer.setFaults({ refuse: 1 });
    const mail_id = await queue(db, resetMail());
    await db.query(
      { name: 'test-age', text: `update outgoing_mails set created_on = now() - interval '25 hours'` },
      [],
    );
    expect(await deliverMail(db, mailer, mail_id)).toMatchObject({ outcome: 'given-up' });
    expect(await rowsOf(db)).toMatchObject([{ destinatario: null, sent_on: null }]);
  });

  test('without a link waits through an outage of days', async () => {
    const { db, mailServer, mailer } = await setUp();
    await mailServer.setFaults({ refuse: 2 });
    const mail_id = await queue(db, { ...resetMail(), plantilla: 'second-factor-on', datos: { alias: 'Ana' } });
    const age = (days: number) =>
      db.query(
        { name: 'test-days', text: 'update outgoing_mails set created_on = now() - make_interval(days => $1)' },
        [days],
      );
    await age(13);
    expect(await deliverMail(db, mailer, mail_id)).toMatchObject({ outcome: 'postponed' });
    await age(15);
    expect(await deliverMail(db, mailer, mail_id)).toMatchObject({ outcome: 'given-up' });
  });

  test('waits when this release does not know how to write it', async () => {
    const { db, mailServer, mailer } = await setUp();
    const mail_id = await queue(db, resetMail());
    await db.query({ name: 'test-newer', text: `update outgoing_mails set plantilla = 'of-a-newer-release'` }, []);
    expect(await deliverMail(db, mailer, mail_id)).toMatchObject({ outcome: 'postponed' });
    expect(await rowsOf(db)).toMatchObject([{ destinatario: TO, attempts: 1 }]);
    expect(await mailServer.list()).toEqual([]);
  });
});
