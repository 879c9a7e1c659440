import { setTimeout as sleep } from 'node:timers/promises';
import {
  countToRerun,
  listUnfinished,
  RERUN_STAGES,
  type Rerun,
  type RerunStage,
  sendToRerun,
} from '../../pipeline/work/rerun.repository.ts';
import { Mistake } from '../command.ts';
import { readMoment } from './moment.ts';
import { type Given, type PipelineCommand, type PipelineTools, readNewspaper } from './pipeline-command.ts';
import { createProgressBar } from './progress-bar.ts';

/** So much is on its way at a time, so that what is new does not wait behind all that is old. */
const AT_A_TIME = 400;
const LOOK_EVERY_MS = 500;
const NOBODY_WORKS_MS = 30_000;
const SINCE = '24h';

function readStage(text: string): RerunStage {
  const stage = RERUN_STAGES.find((known) => known === text);
  if (stage === undefined) throw new Mistake(`Say --stage: one of ${RERUN_STAGES.join(', ')}.`);
  return stage;
}

async function readRerun({ db }: PipelineTools, given: Given): Promise<Rerun> {
  const now = Date.now();
  if (!/^\d{0,15}$/.test(given.event)) throw new Mistake('An event is named by its number.');
  return {
    stage: readStage(given.stage),
    since: readMoment(given.since || SINCE, now),
    periodico_id: await readNewspaper(db, given.newspaper),
    evento_id: given.event === '' ? null : Number(given.event),
    begun: given.begun === '' ? new Date(now) : readMoment(given.begun, now),
  };
}

/** What goes on where this ends. */
function continuation({ stage, since, evento_id, begun }: Rerun, { newspaper }: Given): string {
  const which = evento_id === null ? `--since ${since.toISOString()}` : `--event ${evento_id}`;
  const whose = newspaper === '' ? '' : ` --newspaper ${newspaper}`;
  return `pnpm run pipeline rerun --stage ${stage} ${which}${whose} --begun ${begun.toISOString()}`;
}

export const rerun: PipelineCommand = {
  usage: `--stage ${RERUN_STAGES.join('|')} [--since ${SINCE}] [--newspaper domain] [--event number] [--begun time]`,
  meaning: `does a stage again, and what comes after it, for articles found since then (events changed since then, to write);
      a worker must run. read asks the newspapers again, at their pace. It can be stopped, and says how to go on`,
  async run(tools, given) {
    const { db, screen, signal } = tools;
    const wanted = await readRerun(tools, given);
    const total = await countToRerun(db, wanted);
    const bar = createProgressBar(screen, total);
    let [sent, after, isAllSent] = [0, 0, total === 0];
    let underWay: number[] = [];
    let progressed = { done: 0, at: Date.now(), told: false };
    while (!signal.aborted && !(isAllSent && underWay.length === 0)) {
      if (!isAllSent && underWay.length <= AT_A_TIME / 2) {
        const ids = await sendToRerun(db, wanted, after, AT_A_TIME - underWay.length);
        sent += ids.length;
        after = ids.at(-1) ?? after;
        isAllSent = ids.length === 0;
        underWay.push(...ids);
      }
      underWay = await listUnfinished(db, wanted.stage, underWay);
      const done = sent - underWay.length;
      bar.show(done);
      if (done > progressed.done) progressed = { done, at: Date.now(), told: progressed.told };
      if (!progressed.told && Date.now() > progressed.at + NOBODY_WORKS_MS) {
        screen.write('\nnothing moves: does a worker run?\n');
        progressed = { ...progressed, told: true };
      }
      if (underWay.length > 0) await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
    bar.end();
    const what = wanted.stage === 'write' ? 'events' : 'articles';
    if (signal.aborted) screen.write(`stopped; what is on its way goes on. The rest: ${continuation(wanted, given)}\n`);
    else screen.write(`${sent} ${what} done again\n`);
  },
};
