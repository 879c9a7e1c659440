import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { addAnotherEvent, addEvent, ask } from '../../../test/told-event.ts';
import { untilWaitingForLocks } from '../../../test/waiting-for-locks.ts';
import { ClaimLost } from '../work/work.repository.ts';
import {
  claimEvent,
  finishEvent,
  forgetWriting,
  holdClaimAndFollowing,
  makeEventsDue,
} from './event-work.repository.ts';

test('who is writing an event when it is to be written anew writes nothing, and it is due at once', async () => {
  const db = await openTestDatabase('empty');
  const evento_id = await addEvent(db);
  await forgetWriting(db, [evento_id]);
  const writing = await claimEvent(db, evento_id);
  if (writing === undefined) throw new Error('it was not due');
  await forgetWriting(db, [evento_id]);
  await expect(finishEvent(db, writing, {})).rejects.toThrow(ClaimLost);
  expect(await claimEvent(db, evento_id)).toMatchObject({ owed: true, written_reports: 0, attempts: 1 });
});

test('whoever stores an event keeps the claim when its articles change in that moment', async () => {
  const db = await openTestDatabase('empty');
  const [evento_id, following] = [await addEvent(db), await addAnotherEvent(db)];
  await ask(db, `insert into event_links (evento_id, earlier_evento_id, score) values ($2, $1, 1)`, [
    evento_id,
    following,
  ]);
  await makeEventsDue(db, [evento_id, following]);
  const writing = await claimEvent(db, evento_id);
  if (writing === undefined) throw new Error('it was not due');
  let storing: Promise<number[]> | undefined;
  await db.transaction(async (tx) => {
    await makeEventsDue(tx, [evento_id, following]);
    storing = db.transaction((other) => holdClaimAndFollowing(other, writing));
    storing.catch(() => {});
    await untilWaitingForLocks(db, 1);
  });
  expect(await storing).toEqual([following]);
});
