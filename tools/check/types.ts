import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandOutcome, runCommand } from '../command.ts';
import { projectRoot } from '../services/places.ts';
import { listProjectFiles } from './project-files.ts';
import { type Verdict, verdictOf } from './step.ts';

const packages = ['contracts', 'server', 'web', 'stand-ins', 'e2e', 'bench', 'tools'];

let webTypes: Promise<CommandOutcome> | undefined;

/** React Router writes the types of the routes; the compiler and the linter both read them. */
function ensureWebTypes(): Promise<CommandOutcome> {
  const cwd = join(projectRoot, 'web');
  webTypes ??= existsSync(join(cwd, 'src/routes.ts'))
    ? runCommand(join(cwd, 'node_modules/.bin/react-router'), ['typegen'], { cwd })
    : Promise.resolve({ status: 0, output: '' });
  return webTypes;
}

function hasSources(name: string, files: string[]): boolean {
  return files.some((path) => path.startsWith(`${name}/`) && /\.tsx?$/.test(path));
}

export async function checkTypes(signal: AbortSignal): Promise<Verdict> {
  const generated = await ensureWebTypes();
  if (generated.status !== 0) return verdictOf(generated);
  const files = listProjectFiles(projectRoot);
  const outcomes: CommandOutcome[] = [];
  for (const name of packages.filter((each) => hasSources(each, files))) {
    outcomes.push(await runCommand('tsc', ['-p', name, '--pretty', 'false'], { signal }));
  }
  return {
    outcome: outcomes.every(({ status }) => status === 0) ? 'passed' : 'failed',
    output: outcomes.map(({ output }) => output).join(''),
  };
}

export async function checkTypedLint(signal: AbortSignal): Promise<Verdict> {
  const generated = await ensureWebTypes();
  if (generated.status !== 0) return verdictOf(generated);
  return verdictOf(await runCommand('oxlint', ['--type-aware', '--deny-warnings', '.'], { signal }));
}
