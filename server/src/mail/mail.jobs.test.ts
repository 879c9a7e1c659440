import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { startTestMailServer } from '../../test/mail-stand-in.ts';
import { startProxy, through } from '../../test/proxy.ts';
import { startTestQueue } from '../../test/queue.ts';
import { openSmtpMailer } from '../adapters/mailer/smtp-mailer.ts';
import type { Database } from '../platform/database.ts';
import type { Job } from '../platform/jobs/catalogue.ts';
import { createLogger } from '../platform/logger.ts';
import { createWakeMail, mailJobs } from './mail.jobs.ts';
import { queueMail } from './mail.service.ts';

const REDIS_URL = process.env.REDIS_QUEUE_URL ?? '';
const TO = 'ana@lectores.example';
const log = createLogger('silent');

async function setUp() {
  const db = await openTestDatabase('empty');
  const mailServer = await startTestMailServer();
  const cable = await startProxy(new URL(mailServer.url.replace('smtp:', 'http:')));
  const mailer = openSmtpMailer({ url: through(cable, mailServer.url), from: 'no-responder@poliedro.example' });
  onTestFinished(() => mailer.close());
  const jobs = mailJobs(db, mailer, log);
  const run = async (name: string, payload: object = {}) => {
    await jobs.find(({ definition }) => definition.name === name)?.handle(payload);
  };
  return { db, mailServer, cable, jobs, run };
}

const startQueue = async (jobs: Job[], apiRedisUrl?: string) =>
  createWakeMail((await startTestQueue(jobs, apiRedisUrl)).queue);

const ask = (db: Database, destinatario = TO) =>
  db.transaction((transaction) =>
    queueMail(transaction, { destinatario, plantilla: 'second-factor-on', idioma: 'es', datos: { alias: 'Ana' } }),
  );

const change = (db: Database, assignments: string) =>
  db.query({ name: '', text: `update outgoing_mails set ${assignments}` }, []);

const count = async (db: Database, condition: string) => {
  const text = `select count(*)::int as mails from outgoing_mails where ${condition}`;
  return (await db.query<{ mails: number }>({ name: '', text }, []))[0]?.mails;
};

describe('the queue', () => {
  test('brings a mail to the worker as soon as it is told of it', async () => {
    const { db, mailServer, jobs } = await setUp();
    const wake = await startQueue(jobs);
    wake(await ask(db));
    await expect.poll(() => mailServer.list(TO), { timeout: 5000 }).toHaveLength(1);
  });

  test('brings a refused mail again by itself, and it arrives once', async () => {
    const { db, mailServer, jobs } = await setUp();
    const wake = await startQueue(jobs);
    await mailServer.setFaults({ refuse: 1 });
    wake(await ask(db));
    await expect.poll(() => mailServer.list(TO), { timeout: 15_000, interval: 250 }).toHaveLength(1);
    await expect.poll(() => count(db, 'sent_on is not null and attempts = 2')).toBe(1);
    expect(await mailServer.list()).toHaveLength(1);
  });

  test('may be away: waking it throws nothing and waits for nothing, and works again when it is back', async () => {
    const { db, mailServer, jobs } = await setUp();
    const cable = await startProxy(new URL(REDIS_URL));
    const wake = await startQueue(jobs, through(cable, REDIS_URL));
    const mail_id = await ask(db);
    cable.cut();
    const start = performance.now();
    for (let times = 0; times < 100; times++) wake(mail_id);
    expect(performance.now() - start).toBeLessThan(200);
    cable.restore();
    await expect
      .poll(
        () => {
          wake(mail_id);
          return mailServer.list(TO);
        },
        { timeout: 10_000, interval: 200 },
      )
      .toHaveLength(1);
  });
});

describe('the sweeper', () => {
  test('delivers what the queue has lost', async () => {
    const { db, mailServer, run } = await setUp();
    await ask(db);
    await ask(db, 'berta@lectores.example');
    await run('mail.sweep');
    expect(await mailServer.list()).toHaveLength(2);
    await run('mail.sweep');
    expect(await mailServer.list()).toHaveLength(2);
  });

  test('tries again what was dropped, when its time has come', async () => {
    const { db, mailServer, run } = await setUp();
    await mailServer.setFaults({ drop_after_data: 1 });
    await ask(db);
    await run('mail.sweep');
    await run('mail.sweep');
    expect(await mailServer.list()).toEqual([]);
    expect(await count(db, 'attempts = 1 and next_try_on > now()')).toBe(1);
    await change(db, 'next_try_on = now()');
    await run('mail.sweep');
    expect(await mailServer.list()).toHaveLength(1);
  });

  test('stops asking a mail server that is away, and delivers everything when it is back', async () => {
    const { db, mailServer, cable, run } = await setUp();
    for (let person = 1; person <= 8; person++) await ask(db, `p${person}@lectores.example`);
    cable.cut();
    await run('mail.sweep');
    expect(await count(db, 'attempts = 1')).toBe(5);
    expect(await count(db, 'last_error ~ $$lectores$$')).toBe(0);
    cable.restore();
    await change(db, 'next_try_on = now()');
    await run('mail.sweep');
    expect(await mailServer.list()).toHaveLength(8);
  });

  test('shares the work with others of its kind, each mail once', async () => {
    const { db, mailServer, run } = await setUp();
    for (let person = 1; person <= 20; person++) await ask(db, `p${person}@lectores.example`);
    await Promise.all(Array.from({ length: 4 }, () => run('mail.sweep')));
    await run('mail.sweep');
    const recipients = (await mailServer.list()).map(({ to }) => to[0]);
    expect(recipients).toHaveLength(20);
    expect(new Set(recipients).size).toBe(20);
  });

  test('finds what is due by its index', async () => {
    const { db } = await setUp();
    const filled = `insert into outgoing_mails (plantilla, idioma, datos, next_try_on)
      select 'verify-email', 'es', '{}', null from generate_series(1, 5000)`;
    await db.query({ name: 'test-fill', text: filled }, []);
    await db.query({ name: 'test-analyse', text: 'analyze outgoing_mails' }, []);
    const plan = await db.query<{ 'QUERY PLAN': string }>(
      {
        name: 'test-plan',
        text: 'explain select 1 from outgoing_mails where next_try_on <= now() order by next_try_on limit 1 for update skip locked',
      },
      [],
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('outgoing_mails_due');
  });
});

describe('mails of long ago', () => {
  test('are forgotten, except those that still wait', async () => {
    const { db, run } = await setUp();
    await ask(db);
    await run('mail.sweep');
    await ask(db);
    await run('mail.forget-old');
    expect(await count(db, 'true')).toBe(2);
    await change(db, `created_on = now() - interval '31 days'`);
    await run('mail.forget-old');
    expect(await count(db, 'sent_on is null')).toBe(1);
    expect(await count(db, 'true')).toBe(1);
  });
});
