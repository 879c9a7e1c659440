import { availableParallelism } from 'node:os';
import type { Step, Verdict } from './check/step.ts';
import { steps } from './check/steps.ts';
import { secondsSince, tell } from './services/progress.ts';

const everyStep = [...steps.quick, ...steps.inOrder];

const help = `Usage: pnpm run check [step …]

Without a step, all of them, in this order:
${everyStep.map(({ name, title }) => `  ${name.padEnd(12)} ${title}`).join('\n')}

What a step says is shown only when it does not pass. The last line counts every test, and one for each step
without tests. To bring up to date what a step compares with:
  pnpm run format                            formatting
  node tools/check/migrations.ts --write     server/migrations/migrations.lock
  node tools/check/schema.ts --write         server/schema.sql`;

interface Result {
  step: Step;
  verdict: Verdict;
  time: string;
}

const interruption = new AbortController();

async function runStep(step: Step): Promise<Result> {
  const start = performance.now();
  const verdict = await step.run(interruption.signal).catch((error: unknown): Verdict => {
    return { outcome: 'failed', output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  });
  const time = secondsSince(start);
  tell(`${step.title}: ${verdict.outcome} (${time})${verdict.note ? ` — ${verdict.note}` : ''}`);
  if (verdict.outcome === 'failed') console.log(`\n${verdict.output.trimEnd()}\n`);
  return { step, verdict, time };
}

async function runSideBySide(waiting: Step[]): Promise<Result[]> {
  const queue = [...waiting];
  const results: Result[] = [];
  const lane = async () => {
    for (let step = queue.shift(); step && !interruption.signal.aborted; step = queue.shift())
      results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane));
  return waiting.flatMap((step) => results.filter((result) => result.step === step));
}

function countOf({ verdict }: Result): { passed: number; failed: number } {
  const failedAsAWhole = verdict.outcome === 'failed' ? 1 : 0;
  if (!verdict.tests) return { passed: verdict.outcome === 'passed' ? 1 : 0, failed: failedAsAWhole };
  return { passed: verdict.tests.passed, failed: Math.max(verdict.tests.failed, failedAsAWhole) };
}

function summarise(results: Result[]): void {
  console.log('');
  for (const { step, verdict, time } of results) {
    const tests = verdict.tests
      ? `${verdict.tests.passed} of ${verdict.tests.passed + verdict.tests.failed} tests`
      : '';
    const remarks = [tests, verdict.note].filter((remark) => remark).join(', ');
    console.log(`  ${verdict.outcome.padEnd(8)} ${time.padStart(8)}  ${step.title}${remarks ? `  (${remarks})` : ''}`);
  }
  const counts = results.map(countOf);
  if (interruption.signal.aborted) counts.push({ passed: 0, failed: 1 });
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

const names = process.argv.slice(2).filter((argument) => argument !== '--');
const unknown = names.filter((name) => !everyStep.some((step) => step.name === name));
if (names.some((name) => name === '--help' || name === '-h')) console.log(help);
else if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}\n\n${help}`);
  process.exitCode = 2;
} else {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      tell('interrupted');
      interruption.abort();
    });
  }
  const wanted = (step: Step) => names.length === 0 || names.includes(step.name);
  const results = await runSideBySide(steps.quick.filter(wanted));
  for (const step of steps.inOrder.filter(wanted)) if (!interruption.signal.aborted) results.push(await runStep(step));
  summarise(results);
}
