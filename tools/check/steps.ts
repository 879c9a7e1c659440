import { runCommand, runPnpm } from '../command.ts';
import { projectRoot } from '../services/places.ts';
import { findArrowFaults } from './arrows.ts';
import { checkAudit } from './audit.ts';
import { checkBrowser } from './browser.ts';
import { findDocFaults } from './doc-paths.ts';
import { findEnvExampleFaults } from './env-example.ts';
import { findLongFiles } from './file-length.ts';
import { findLocaleFaults } from './locales.ts';
import { findMigrationFaults } from './migrations.ts';
import { findSchemaFaults } from './schema.ts';
import { findCoverageFaults } from './spec-coverage.ts';
import { type Step, verdictOf, verdictOfFaults } from './step.ts';
import { checkTests } from './tests.ts';
import { checkTypedLint, checkTypes } from './types.ts';

const faults = (find: (root: string) => string[] | Promise<string[]>) => async () =>
  verdictOfFaults(await find(projectRoot));

/** Quick and independent: they run side by side. */
const quick: Step[] = [
  {
    name: 'format',
    title: 'format and lint',
    run: async (signal) => {
      const verdict = verdictOf(await runCommand('biome', ['ci', '--colors=off', '.'], { signal }));
      return { ...verdict, output: `${verdict.output}\n\`pnpm run format\` mends most of it.` };
    },
  },
  { name: 'lint', title: 'type-aware lint', run: checkTypedLint },
  { name: 'types', title: 'types', run: checkTypes },
  { name: 'arrows', title: 'import arrows', run: faults(findArrowFaults) },
  {
    name: 'dead-code',
    title: 'dead code',
    run: async (signal) => verdictOf(await runCommand('knip', ['--no-progress', '--no-config-hints'], { signal })),
  },
  { name: 'locales', title: 'texts in four languages', run: faults(findLocaleFaults) },
  { name: 'docs', title: 'paths and commands in documents', run: faults(findDocFaults) },
  { name: 'coverage', title: 'what proves the specification', run: faults(findCoverageFaults) },
  { name: 'settings', title: '.env.example complete', run: faults(findEnvExampleFaults) },
  { name: 'migrations', title: 'migrations only added', run: faults(findMigrationFaults) },
  { name: 'file-length', title: 'file length', run: faults(findLongFiles) },
  { name: 'audit', title: 'known vulnerabilities', run: checkAudit },
  { name: 'build', title: 'web build', run: async (signal) => verdictOf(await runPnpm(['run', 'build'], { signal })) },
  { name: 'schema', title: 'schema.sql current', run: faults(findSchemaFaults) },
];

/** One after the other: each wants the whole machine. */
const inOrder: Step[] = [
  { name: 'tests', title: 'unit and HTTP tests', run: checkTests },
  { name: 'browser', title: 'browser tests', run: checkBrowser },
];

export const steps = { quick, inOrder };
