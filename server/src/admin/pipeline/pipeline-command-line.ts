import { runCommand } from '../run-command.ts';
import { consolidate } from './consolidate.command.ts';
import type { PipelineTools } from './pipeline-command.ts';
import { replay } from './replay.command.ts';
import { rerun } from './rerun.command.ts';
import { status } from './status.command.ts';

const text = { type: 'string', default: '' } as const;
const flag = { type: 'boolean', default: false } as const;

const PIPELINE = {
  program: 'pnpm run pipeline',
  commands: { status, replay, rerun, consolidate },
  options: {
    stage: text,
    since: text,
    event: text,
    newspaper: text,
    reason: text,
    begun: text,
    failed: flag,
    watch: flag,
  },
  note: 'A time is 30min, 2h or 3d ago, or a date such as 2026-03-02T06:00Z.',
} as const;

export const runPipeline = (args: readonly string[], tools: PipelineTools): Promise<number> =>
  runCommand(
    PIPELINE,
    args,
    (line) => tools.screen.write(`${line}\n`),
    (command, _names, given) => command.run(tools, given),
  );
