import { runNode } from '../processes/command.ts';

export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The SQL behind a call, from the server itself. */
export async function printStatement(name: string): Promise<Statement> {
  return JSON.parse(await runNode(['server/src/entry/print-sql.ts', name])) as Statement;
}
