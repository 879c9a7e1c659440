import { setTimeout as sleep } from 'node:timers/promises';
import { consolidateUntil, countToConsolidate } from '../../pipeline/cluster/final-group.repository.ts';
import type { PipelineCommand } from './pipeline-command.ts';
import { createProgressBar } from './progress-bar.ts';

const LOOK_EVERY_MS = 500;

export const consolidate: PipelineCommand = {
  usage: '',
  meaning: `all articles that have their place are given their final groups, and the events follow them, now and not one and
      two days after they were published; a worker must run`,
  async run({ db, screen, signal }) {
    // Counted before any worker can see that there is something to do.
    const total = await db.transaction(async (tx) => {
      await consolidateUntil(tx, new Date());
      return countToConsolidate(tx);
    });
    const bar = createProgressBar(screen, total);
    let waiting = total;
    while (waiting > 0 && !signal.aborted) {
      bar.show(total - waiting);
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
      waiting = await countToConsolidate(db);
    }
    bar.end();
    screen.write(`${total - waiting} articles have their final groups\n`);
  },
};
