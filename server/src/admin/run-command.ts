import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { reasonOf } from '../platform/reason-of.ts';
import { Finding, Mistake } from './command.ts';

export const WRONG_USE = 64;
const FOUND = 1;

interface KnownCommand {
  /** What stands behind the name: so many names, none where it is not said, and options. */
  readonly usage: string;
  readonly names?: number;
  readonly meaning: string;
}

interface CommandLine<Command extends KnownCommand, Options extends ParseArgsOptionsConfig> {
  /** As it is called. */
  readonly program: string;
  readonly commands: Readonly<Record<string, Command>>;
  readonly options: Options;
  /** What else one has to know. */
  readonly note: string;
}

const HELP = { help: { type: 'boolean', default: false } } as const;

function parse<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    const given = args.filter((argument) => argument !== '--');
    return parseArgs({ args: given, allowPositionals: true, options: { ...options, ...HELP } });
  } catch (error) {
    throw new Mistake(reasonOf(error));
  }
}

const helpOf = ({ program, commands, note }: CommandLine<KnownCommand, ParseArgsOptionsConfig>): string =>
  `${program} <command>

${Object.entries(commands)
  .map(([name, { usage, meaning }]) => `  ${name} ${usage}\n      ${meaning}`)
  .join('\n')}
  --help
      this text

${note}`;

/** Does what the words of the command line say; the answer is the status to end with. */
export async function runCommand<Command extends KnownCommand, Options extends ParseArgsOptionsConfig>(
  line: CommandLine<Command, Options>,
  args: readonly string[],
  say: (text: string) => void,
  run: (
    command: Command,
    names: readonly string[],
    values: ReturnType<typeof parse<Options>>['values'],
  ) => Promise<void>,
): Promise<number> {
  try {
    const { values, positionals } = parse(args, line.options);
    const [name, ...names] = positionals;
    const isHelp = (values as { help?: boolean }).help === true;
    if (isHelp || name === undefined) {
      say(helpOf(line));
      return isHelp ? 0 : WRONG_USE;
    }
    const command = Object.hasOwn(line.commands, name) ? line.commands[name] : undefined;
    if (command === undefined) throw new Mistake(`There is no command ${name}; --help shows them.`);
    if (names.length !== (command.names ?? 0)) throw new Mistake(`usage: ${name} ${command.usage}`);
    await run(command, names, values);
    return 0;
  } catch (error) {
    if (!(error instanceof Mistake || error instanceof Finding)) throw error;
    say(error.message);
    return error instanceof Mistake ? WRONG_USE : FOUND;
  }
}
