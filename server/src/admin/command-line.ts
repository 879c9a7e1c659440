import { APPLICATION_COMMANDS } from './application.commands.ts';
import type { AdminTools } from './command.ts';
import { LEDGER_COMMANDS } from './ledger.commands.ts';
import { NEWSPAPER_COMMANDS } from './newspaper.commands.ts';
import { PEOPLE_COMMANDS } from './people.commands.ts';
import { QUALITY_COMMANDS } from './quality.commands.ts';
import { REPORT_COMMANDS } from './report.commands.ts';
import { runCommand } from './run-command.ts';

const ADMIN = {
  program: 'pnpm run admin',
  commands: {
    ...PEOPLE_COMMANDS,
    ...APPLICATION_COMMANDS,
    ...REPORT_COMMANDS,
    ...NEWSPAPER_COMMANDS,
    ...LEDGER_COMMANDS,
    ...QUALITY_COMMANDS,
  },
  options: {
    search: { type: 'string', default: '' },
    answer: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
  },
  note: 'A person is named by id or alias; a number is always an id. Aliases with spaces go in quotes.',
} as const;

export const runAdmin = (args: readonly string[], tools: AdminTools): Promise<number> =>
  runCommand(ADMIN, args, tools.say, (command, names, { all, search, answer }) =>
    command.run(tools, { names, all, search: search.trim(), answer: answer.trim() }),
  );
