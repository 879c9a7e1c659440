import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { addEvent } from '../../../test/told-event.ts';
import { ClaimLost } from '../work/work.repository.ts';
import { claimEvent, finishEvent, forgetWriting } from './event-work.repository.ts';

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
