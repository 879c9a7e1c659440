import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type CommandOutcome, runCommand } from '../command.ts';
import { type Environment, withServices } from '../environment.ts';
import type { TestCount, Verdict } from './step.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** A test that has failed before it passed keeps what was wrong. */
function passedLate({ testResults }: VitestReport): string[] {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const late = results.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  return late.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
}

function countVitest(report: VitestReport): TestCount {
  const skipped = report.numPendingTests + report.numTodoTests;
  const late = passedLate(report);
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, secondTry: late.length, late };
}

function listFlaky({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) => {
    const flaky = spec.tests.find(({ status }) => status === 'flaky');
    if (flaky === undefined) return [];
    const error = flaky.results.find((result) => result.error !== undefined)?.error;
    return [`${spec.title}: ${stripVTControlCharacters(error?.message ?? '').split('\n')[0]}`];
  });
  return [...own, ...suites.flatMap(listFlaky)].map((name) => `${title} › ${name}`);
}

export function countPlaywright({ stats, suites }: PlaywrightReport): TestCount {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    secondTry: stats.flaky,
    late: suites.flatMap(listFlaky),
  };
}

function noteOf({ skipped, secondTry = 0, late = [] }: TestCount): string {
  const notes = [skipped > 0 ? `${skipped} skipped` : '', secondTry > 0 ? `${secondTry} ONLY AT THE SECOND TRY` : ''];
  return [notes.filter(Boolean).join(', '), ...late].filter(Boolean).join('; ');
}

/** Runs a test program that writes a JSON report to the path it is given, and counts what the report holds. */
export async function countedRun<Report>(
  run: (reportPath: string) => Promise<CommandOutcome>,
  count: (report: Report) => TestCount,
): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const reportPath = join(folder, 'report.json');
  try {
    const { status, output } = await run(reportPath);
    const tests = readReport(reportPath, count);
    const good = status === 0 && tests !== undefined && tests.failed === 0 && tests.passed > 0;
    const hint = tests ? '' : '\nThere is no report: the run ended before its end.';
    return {
      outcome: good ? 'passed' : 'failed',
      output: output + hint,
      ...(tests && { tests }),
      ...(tests && noteOf(tests) !== '' && { note: noteOf(tests) }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport<Report>(path: string, count: (report: Report) => TestCount): TestCount | undefined {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')) as Report);
  } catch {
    return undefined;
  }
}

export async function checkTests(signal: AbortSignal): Promise<Verdict> {
  const environment: Environment = { ...(await withServices()), CI: 'true' };
  return countedRun<VitestReport>((report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return runCommand('vitest', ['run', ...reporters], { environment, signal });
  }, countVitest);
}
