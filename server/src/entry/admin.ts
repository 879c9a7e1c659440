import { openCardProvider } from '../adapters/stripe/open-stripe.ts';
import { runAdmin } from '../admin/command-line.ts';
import { readConfigOrExit } from '../config.ts';
import { openDatabase } from '../platform/database.ts';

/** To prove a ledger of millions of movements. */
const LONG_WORK_MS = 600_000;

const config = readConfigOrExit();
const db = openDatabase({
  url: config.DATABASE_URL,
  pool: 2,
  statementTimeoutMs: LONG_WORK_MS,
  onError: (error) => console.error(error.message),
});
try {
  process.exitCode = await runAdmin(process.argv.slice(2), {
    db,
    origin: config.PUBLIC_ORIGIN,
    say: (text) => console.log(text),
    cardProvider: openCardProvider(config),
  });
} finally {
  await db.close();
}
