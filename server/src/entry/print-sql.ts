import { HOT_STATEMENTS } from '../hot-statements.ts';

/** The SQL behind a call, so that measurements can run the very same through the bare driver. */
const [name = ''] = process.argv.slice(2);
const statement = HOT_STATEMENTS.find((candidate) => candidate.name === name);
if (statement === undefined) {
  console.error(`usage: print-sql NAME, one of: ${HOT_STATEMENTS.map((candidate) => candidate.name).join(', ')}`);
  process.exit(64);
}
console.log(JSON.stringify(statement));
