import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { WRONG_USE } from '../run-command.ts';
import type { PipelineTools } from './pipeline-command.ts';
import { runPipeline } from './pipeline-command-line.ts';

const ADD = `insert into article_work
    (articulo_id, periodico_id, feed_id, url, titular, resumen, autor, stage, due_on, attempts, reason)
  select next_article_id(now() - make_interval(hours => $1)), $2, 1, 'http://elfaro.example/' || n, '', '', '', $3,
    now() - interval '10 min' + make_interval(mins => $4), $5, $6 from generate_series(1, $7) n`;

interface Added {
  readonly count: number;
  readonly stage: string;
  readonly hoursAgo?: number;
  readonly reason?: string;
  readonly dueInMinutes?: number;
}

async function setUp() {
  const db = await openTestDatabase('empty');
  const ask = <Row extends object>(text: string, values: readonly unknown[] = []) =>
    db.query<Row>({ name: '', text }, values);
  const [faro] = await ask<{ id: number }>(
    `insert into newspapers (dominio, nombre, pais_iso_code, idioma) values ('elfaro.example', 'El Faro', 'ES', 'es')
     returning periodico_id as id`,
  );
  const add = ({ count, stage, hoursAgo = 0, reason, dueInMinutes = 0 }: Added) =>
    ask(ADD, [hoursAgo, faro?.id, stage, dueInMinutes, reason === undefined ? 0 : 3, reason ?? null, count]);
  const count = async (condition: string) =>
    (await ask<{ n: number }>(`select count(*)::int as n from article_work where ${condition}`))[0]?.n;
  const run = async (args: string, tools: Partial<PipelineTools> = {}) => {
    const said: string[] = [];
    const status = await runPipeline(args.split(' '), {
      db,
      queueLengths: { list: async () => [{ line: 'read', waiting: 7, active: 1, delayed: 0, failed: 0 }] },
      model: null,
      embeddings: 'none',
      dailyEuros: { write: 2 },
      screen: { isTerminal: false, write: (text) => said.push(text) },
      signal: new AbortController().signal,
      ...tools,
    });
    return { status, said: said.join('') };
  };
  return { db, ask, add, count, run };
}

describe('the pipeline’s command line', () => {
  test('says how it is used, and what is wrong', async () => {
    const { run } = await setUp();
    const help = await run('--help');
    expect(help.status).toBe(0);
    for (const name of ['status', 'replay', 'rerun', 'consolidate']) expect(help.said).toContain(`\n  ${name} `);
    const faults: [string, string][] = [
      ['nothing', 'There is no command nothing'],
      ['status more', 'usage: status'],
      ['status --since yesterday', 'yesterday is no time'],
      ['replay', 'Say --reason'],
      ['replay --failed --newspaper nobody.example', 'There is no newspaper nobody.example'],
      ['rerun', 'Say --stage: one of read, embed, cluster, write'],
      ['rerun --stage embed --event x', 'An event is named by its number'],
    ];
    for (const [args, words] of faults) {
      expect(await run(args)).toEqual({ status: WRONG_USE, said: expect.stringContaining(words) });
    }
  });

  test('lets the workers give all articles their final groups now, and waits for them', async () => {
    const { ask, run } = await setUp();
    const waiting = 'select final_group from article_final_groups where published_on < published_before(2)';
    await ask(`insert into article_final_groups (articulo_id, published_on)
      select next_article_id(now()), now() - interval '1 hour' from generate_series(1, 3)`);
    expect(await ask(waiting)).toHaveLength(0);
    const consolidating = run('consolidate');
    await expect.poll(() => ask(waiting)).toHaveLength(3);
    await ask('update article_final_groups set final_group = 1, is_binding = true');
    expect((await consolidating).said).toMatch(/3 articles have their final groups\n$/);
  });

  test('tells what waits, since when, what fails and why, and what a model has cost', async () => {
    const { ask, add, run } = await setUp();
    await add({ count: 4, stage: 'read' });
    await add({ count: 2, stage: 'embed', reason: 'the model is away', dueInMinutes: 60 });
    await add({ count: 3, stage: 'done', hoursAgo: 5 });
    for (const reason of ['status 404', 'status 404', 'the same as 123', 'the same as 456', 'the same as 7']) {
      await add({ count: 1, stage: 'dropped', reason });
    }
    await ask(`insert into model_spending (day, task, calls, cost, reserved)
      values ((now() at time zone 'UTC')::date, 'write', 12, 400000, 100000)`);
    const { said } = await run('status');
    expect(said).toMatch(/^read +4 +10 min +0 +0 +0 +2 +5$/m);
    expect(said).toMatch(/^embed +0 +0 +2 +2 +0 +3$/m);
    expect(said).toContain('Articles found in the last hour: 11, 5 of them dropped; in the last 24 h: 14, 5 dropped.');
    expect(said).toMatch(/^dropped +the same as another +3\ndropped +status 404 +2\nembed +the model is away +2$/m);
    expect(said).toMatch(/^read +7 +1 +0 +0$/m);
    expect(said).toMatch(/^write +12 +0 +0 +0\.50 +2\.00 +25 %$/m);
    const away = await run('status', { queueLengths: { list: () => Promise.reject(new Error('away')) } });
    expect(away.said).toContain('The queue does not answer.');
  });

  test('puts back what was dropped for a reason, and tries at once what failed', async () => {
    const { add, count, run } = await setUp();
    await add({ count: 3, stage: 'dropped', reason: 'status 503' });
    await add({ count: 2, stage: 'dropped', reason: 'status 503', hoursAgo: 5 });
    await add({ count: 1, stage: 'dropped', reason: 'robots' });
    await add({ count: 2, stage: 'embed', reason: 'the model is away', dueInMinutes: 60 });
    const due = `due_on <= now() and attempts = 0`;
    const recent = await run('replay --reason 503 --since 2h --newspaper elfaro.example');
    expect(recent.said).toBe('3 articles are read again\n');
    expect(await count(`stage = 'read' and reason is null and ${due}`)).toBe(3);
    expect(await count(`stage = 'dropped'`)).toBe(3);
    expect((await run('replay --failed')).said).toBe('2 articles and 0 events are tried now\n');
    expect(await count(`stage = 'embed' and ${due}`)).toBe(2);
  });

  test('does a stage again in batches, and goes on where it was stopped', async () => {
    const { ask, add, count, run } = await setUp();
    await add({ count: 450, stage: 'done', hoursAgo: 1 });
    await add({ count: 5, stage: 'done', hoursAgo: 30 });
    const stop = new AbortController();
    const running = run('rerun --stage embed --since 24h', { signal: stop.signal });
    await expect.poll(() => count(`stage = 'embed'`), { timeout: 10_000 }).toBe(400);
    stop.abort();
    const { said } = await running;
    expect(said).toMatch(/^0 of 450/);
    const rest = /pnpm run pipeline (rerun .*)/.exec(said)?.[1] ?? '';
    expect(rest).toMatch(/^rerun --stage embed --since \S+Z --begun \S+Z$/);

    const finish = `update article_work set stage = 'done', due_on = clock_timestamp() where stage = 'embed'`;
    await ask(finish);
    const goingOn = run(rest);
    await expect.poll(() => count(`stage = 'embed'`), { timeout: 10_000 }).toBe(50);
    await ask(finish);
    expect((await goingOn).said).toMatch(/50 articles done again\n$/);
    expect((await run(rest)).said).toBe('0 articles done again\n');
  });
});
