import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { addEvent, ask } from '../../../test/told-event.ts';
import { listDueSettling, makeSettlingDue } from './settling.repository.ts';

test('an event is settled seconds after it has changed, and a minute later than that while much is coming', async () => {
  const db = await openTestDatabase('empty');
  const evento_id = await addEvent(db);
  await db.transaction((tx) => makeSettlingDue(tx, [{ evento_id, members: 4 }], 0));
  const dueAfter = async (seconds: number, isMuchComing: boolean) => {
    await ask(db, 'update event_settling set due_on = due_on - make_interval(secs => $1)', [seconds]);
    const due = await listDueSettling(db, 10, { isMuchComing });
    await ask(db, 'update event_settling set due_on = due_on + make_interval(secs => $1)', [seconds]);
    return due.length > 0;
  };
  expect(await dueAfter(0, false)).toBe(false);
  expect(await dueAfter(10, false)).toBe(true);
  expect(await dueAfter(40, true)).toBe(false);
  expect(await dueAfter(70, true)).toBe(true);
});
