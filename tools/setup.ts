import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mustSucceed, runPnpm } from './command.ts';
import { migrateDatabase, seedDatabase } from './databases.ts';
import { withServices } from './environment.ts';
import { projectRoot } from './services/places.ts';
import { SetupFault, secondsSince, tell } from './services/progress.ts';

const help = `Usage: pnpm run setup

From a clean clone to a site that can be started: services, migrations, demonstration content, and the web build
where there is none. Running it again changes nothing that is there already.`;

async function step(title: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  tell(`${title} …`);
  await work();
  tell(`${title}: done in ${secondsSince(start)}`);
}

async function setUp(): Promise<void> {
  await step('services', withServices);
  const environment = await withServices();
  await step('migrations', () => migrateDatabase(environment));
  await step('demonstration content', () => seedDatabase(environment));
  if (existsSync(join(projectRoot, 'web/build/server'))) tell('web build: there already');
  else await step('web build', () => mustSucceed(runPnpm(['run', 'build']), 'the web build'));
  tell('ready: pnpm run dev');
}

if (process.argv.includes('--help')) console.log(help);
else {
  try {
    await setUp();
  } catch (error) {
    console.error(error instanceof SetupFault ? error.message : error);
    process.exitCode = 1;
  }
}
