import { parseArgs } from 'node:util';
import { APPLICATION_COMMANDS } from './application.commands.ts';
import { type AdminTools, type Command, Mistake } from './command.ts';
import { NEWSPAPER_COMMANDS } from './newspaper.commands.ts';
import { PEOPLE_COMMANDS } from './people.commands.ts';
import { REPORT_COMMANDS } from './report.commands.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  ...PEOPLE_COMMANDS,
  ...APPLICATION_COMMANDS,
  ...REPORT_COMMANDS,
  ...NEWSPAPER_COMMANDS,
};

const HELP = `pnpm run admin <command>

${Object.entries(COMMANDS)
  .map(([name, { usage, meaning }]) => `  ${name} ${usage}\n      ${meaning}`)
  .join('\n')}
  --help
      this text

A person is named by id or alias; a number is always an id. Aliases with spaces go in quotes.`;

export const WRONG_USE = 64;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: args.filter((argument) => argument !== '--'),
      allowPositionals: true,
      options: {
        search: { type: 'string', default: '' },
        answer: { type: 'string', default: '' },
        all: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
}

/** Does what the words of the command line say; the answer is the status to end with. */
export async function runAdmin(args: readonly string[], tools: AdminTools): Promise<number> {
  try {
    const { values, positionals } = parse(args);
    const [name, ...names] = positionals;
    if (values.help || name === undefined) {
      tools.say(HELP);
      return values.help ? 0 : WRONG_USE;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined) throw new Mistake(`There is no command ${name}; --help shows them.`);
    if (names.length !== command.names) throw new Mistake(`usage: ${name} ${command.usage}`);
    await command.run(tools, { names, all: values.all, search: values.search.trim(), answer: values.answer.trim() });
    return 0;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    tools.say(error.message);
    return WRONG_USE;
  }
}
