import { setTimeout as sleep } from 'node:timers/promises';
import { listSpending } from '../../pipeline/spending/spending.repository.ts';
import { listDone, listProgress } from '../../pipeline/work/progress.repository.ts';
import { listTroubles } from '../../pipeline/work/trouble.repository.ts';
import type { Queryable } from '../../platform/database.ts';
import { table } from '../table.ts';
import { inWords, readMoment } from './moment.ts';
import type { PipelineCommand, PipelineTools } from './pipeline-command.ts';

const SINCE = '24h';
const TROUBLES_SHOWN = 10;
const REDRAW_MS = 2000;
const CLEAR_SCREEN = '\x1b[H\x1b[J';
const MILLIONTHS = 1_000_000;

async function describeStages(db: Queryable): Promise<string> {
  const done = new Map((await listDone(db)).map((one) => [one.stage, one]));
  const rows = (await listProgress(db)).map(({ stage, waiting, under_way, later, failing, late_seconds }) => [
    stage,
    String(waiting),
    waiting > 0 ? inWords(late_seconds) : '',
    String(under_way),
    String(later),
    String(failing),
    String(done.get(stage)?.last_hour ?? ''),
    String(done.get(stage)?.last_day ?? ''),
  ]);
  const heading = ['stage', 'waiting', 'oldest', 'under way', 'later', 'failing', 'done 1 h', 'done 24 h'];
  const [found, dropped] = [done.get('found'), done.get('dropped')];
  const ofDay = `Articles found in the last hour: ${found?.last_hour ?? 0}, ${dropped?.last_hour ?? 0} of them dropped; in the last 24 h: ${found?.last_day ?? 0}, ${dropped?.last_day ?? 0} dropped.`;
  return `${table([heading, ...rows])}\n\n${ofDay}`;
}

async function describeTroubles(db: Queryable, since: Date): Promise<string> {
  const troubles = await listTroubles(db, since, TROUBLES_SHOWN);
  if (troubles.length === 0) return 'Nothing is dropped or fails.';
  const rows = troubles.map(({ stage, reason, times }) => [stage, reason, String(times)]);
  return table([['where', 'dropped or failing because', 'times'], ...rows]);
}

async function describeQueue({ queueLengths }: PipelineTools): Promise<string> {
  const lengths = await queueLengths.list().catch(() => undefined);
  if (lengths === undefined) return 'The queue does not answer.';
  const rows = lengths.map(({ line, ...states }) => [line, ...Object.values(states).map(String)]);
  return table([['line', 'waiting', 'active', 'delayed', 'failed'], ...rows]);
}

async function describeSpending({ db, dailyEuros }: PipelineTools): Promise<string[]> {
  const tasks = Object.entries(dailyEuros);
  if (tasks.length === 0) return [];
  const spent = new Map((await listSpending(db, new Date())).map((one) => [String(one.task), one]));
  const rows = tasks.map(([task, limit]) => {
    const { calls = 0, tokens_in = 0, tokens_out = 0, cost = 0, reserved = 0 } = spent.get(task) ?? {};
    const euros = (cost + reserved) / MILLIONTHS;
    const share = limit > 0 ? `${Math.round((100 * euros) / limit)} %` : '';
    return [task, String(calls), String(tokens_in), String(tokens_out), euros.toFixed(2), limit.toFixed(2), share];
  });
  return [table([['model today', 'calls', 'tokens in', 'tokens out', 'euros', 'limit', 'spent'], ...rows])];
}

async function describe(tools: PipelineTools, since: Date): Promise<string> {
  const analyst = tools.model ?? 'rules, without a language model';
  const embeddings = tools.embeddings === 'none' ? 'nothing, words alone' : tools.embeddings;
  const parts = [
    `Events are written by: ${analyst}. Articles become vectors by: ${embeddings}.`,
    await describeStages(tools.db),
    await describeTroubles(tools.db, since),
    await describeQueue(tools),
    ...(await describeSpending(tools)),
  ];
  return `${parts.join('\n\n')}\n`;
}

export const status: PipelineCommand = {
  usage: `[--watch] [--since ${SINCE}]`,
  meaning: 'how far everything is, what goes wrong and why; with --watch again and again until Ctrl-C',
  async run(tools, { watch, since }) {
    const { screen, signal } = tools;
    for (;;) {
      const text = await describe(tools, readMoment(since || SINCE, Date.now()));
      screen.write(watch && screen.isTerminal ? CLEAR_SCREEN + text : text);
      if (!watch) return;
      await sleep(REDRAW_MS, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
    }
  },
};
