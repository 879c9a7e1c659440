import { parseArgs } from 'node:util';
import { Mistake } from '../command.ts';
import { WRONG_USE } from '../command-line.ts';
import type { PipelineCommand, PipelineTools } from './pipeline-command.ts';
import { replay } from './replay.command.ts';
import { rerun } from './rerun.command.ts';
import { status } from './status.command.ts';

const COMMANDS: Readonly<Record<string, PipelineCommand>> = { status, replay, rerun };

const HELP = `pnpm run pipeline <command>

${Object.entries(COMMANDS)
  .map(([name, { usage, meaning }]) => `  ${name} ${usage}\n      ${meaning}`)
  .join('\n')}
  --help
      this text

A time is 30min, 2h or 3d ago, or a date such as 2026-03-02T06:00Z.
`;

const text = { type: 'string', default: '' } as const;
const flag = { type: 'boolean', default: false } as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: args.filter((argument) => argument !== '--'),
      allowPositionals: true,
      options: {
        stage: text,
        since: text,
        event: text,
        newspaper: text,
        reason: text,
        begun: text,
        failed: flag,
        watch: flag,
        help: flag,
      },
    });
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
}

/** Does what the words of the command line say; the answer is the status to end with. */
export async function runPipeline(args: readonly string[], tools: PipelineTools): Promise<number> {
  const { screen } = tools;
  try {
    const { values, positionals } = parse(args);
    const [name, ...rest] = positionals;
    if (values.help || name === undefined) {
      screen.write(HELP);
      return values.help ? 0 : WRONG_USE;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined) throw new Mistake(`There is no command ${name}; --help shows them.`);
    if (rest.length > 0) throw new Mistake(`usage: ${name} ${command.usage}`);
    await command.run(tools, values);
    return 0;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    screen.write(`${error.message}\n`);
    return WRONG_USE;
  }
}
