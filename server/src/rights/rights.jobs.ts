import { z } from 'zod';
import { listAbandoned, listDueRemovals } from '../accounts/removal.repository.ts';
import type { ObjectStorage } from '../adapters/object-storage/object-storage.ts';
import type { CardProvider } from '../adapters/stripe/open-stripe.ts';
import type { WakeMail } from '../mail/mail.jobs.ts';
import type { Database } from '../platform/database.ts';
import { defineJob, type Job, type JobDefinition } from '../platform/jobs/catalogue.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { oneByOne } from '../platform/one-by-one.ts';
import { forgetTakenBack } from '../reports/report.repository.ts';
import { listExpiredExports, listWaitingExports } from './export.repository.ts';
import { makeExport, removeExport, type WakeExport } from './export.service.ts';
import { forgetDeleted, removeAbandonedPerson, removeDuePerson } from './removal.service.ts';

/** Somebody who has not proved their address by then, and is not signed in anywhere, does not come back. */
const UNPROVED_KEPT_DAYS = 60;
/** Long enough to answer a report; then what somebody took back is gone everywhere. */
const TAKEN_BACK_KEPT_DAYS = 30;

const SWEEP_EXPORTS = 'rights.sweep-exports';

const MAKE_EXPORT = {
  name: 'rights.make-export',
  payload: z.object({ exportacion_id: z.int().positive() }),
  attempts: 3,
  sweptBy: SWEEP_EXPORTS,
  backoffMs: 5000,
} satisfies JobDefinition;

export const createWakeExport =
  (queue: JobQueue): WakeExport =>
  (exportacion_id) => {
    setImmediate(() => void queue.enqueue(MAKE_EXPORT, { exportacion_id }).catch(() => {}));
  };

const scheduled = (name: string, schedule: string) => ({ name, payload: z.object({}), attempts: 1, schedule });

/** Whoever stays, because the books know them, is in nobody's way. */
async function* everyAbandoned(db: Database): AsyncGenerator<number> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const page: number[] = await listAbandoned(db, UNPROVED_KEPT_DAYS, last);
    yield* page;
    last = page.at(-1);
  }
}

export interface RightsJobParts {
  readonly db: Database;
  readonly storage: ObjectStorage;
  readonly origin: string;
  readonly wakeMail: WakeMail;
  /** What any process keeps, for good; fails where they could not be told. */
  readonly forgetAnswers: () => Promise<void>;
  readonly cardProvider?: CardProvider | undefined;
}

export function rightsJobs({ db, storage, origin, wakeMail, forgetAnswers, cardProvider }: RightsJobParts): Job[] {
  async function make(exportacion_id: number): Promise<void> {
    const mail_id = await makeExport(db, storage, origin, exportacion_id);
    if (mail_id !== undefined) wakeMail(mail_id);
  }
  async function deleteDue(): Promise<void> {
    const remove = (usuario_id: number) => removeDuePerson(db, storage, usuario_id, cardProvider);
    try {
      await oneByOne(await listDueRemovals(db), remove);
    } finally {
      await forgetDeleted(db, forgetAnswers);
    }
  }
  return [
    defineJob(MAKE_EXPORT, ({ exportacion_id }) => make(exportacion_id)),
    defineJob(scheduled(SWEEP_EXPORTS, '*/10 * * * *'), async () => oneByOne(await listWaitingExports(db), make)),
    defineJob(scheduled('rights.forget-exports', '23 * * * *'), async () =>
      oneByOne(await listExpiredExports(db), (exportacion_id) => removeExport(db, storage, exportacion_id)),
    ),
    defineJob(scheduled('rights.delete-due', '37 * * * *'), deleteDue),
    defineJob(scheduled('rights.forget-unproved', '47 4 * * *'), () =>
      oneByOne(everyAbandoned(db), (usuario_id) => removeAbandonedPerson(db, storage, usuario_id, UNPROVED_KEPT_DAYS)),
    ),
    defineJob(scheduled('rights.forget-taken-back', '53 4 * * *'), () => forgetTakenBack(db, TAKEN_BACK_KEPT_DAYS)),
  ];
}
