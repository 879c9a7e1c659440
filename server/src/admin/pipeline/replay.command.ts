import { hastenFailed, putBackDropped } from '../../pipeline/work/put-back.repository.ts';
import { Mistake } from '../command.ts';
import { readMoment } from './moment.ts';
import { type PipelineCommand, readNewspaper } from './pipeline-command.ts';

const BATCH = 1000;
const SINCE = '14d';

export const replay: PipelineCommand = {
  usage: `(--reason text | --failed) [--newspaper domain] [--since ${SINCE}]`,
  meaning: `articles that were dropped for a reason with these words are read again, as if they had just been found; with
      --failed, what failed and waits for its next try is tried now`,
  async run({ db, screen, signal }, { reason, failed, newspaper, since }) {
    if (!failed && reason === '') throw new Mistake('Say --reason (see status), or --failed.');
    const chosen = {
      since: readMoment(since || SINCE, Date.now()),
      periodico_id: await readNewspaper(db, newspaper),
      reason,
    };
    if (failed) {
      const { articles, events } = await hastenFailed(db, chosen);
      screen.write(`${articles} articles and ${events} events are tried now\n`);
      return;
    }
    let total = 0;
    let ids: number[];
    let after = 0;
    do {
      ids = await putBackDropped(db, chosen, { after, limit: BATCH });
      total += ids.length;
      after = Math.max(after, ...ids);
    } while (ids.length > 0 && !signal.aborted);
    screen.write(`${total} articles are read again\n`);
  },
};
