import { runAdmin } from '../admin/command-line.ts';
import { readConfigOrExit } from '../config.ts';
import { openDatabase } from '../platform/database.ts';

const config = readConfigOrExit();
const db = openDatabase({
  url: config.DATABASE_URL,
  pool: 1,
  onError: (error) => console.error(error.message),
});
try {
  process.exitCode = await runAdmin(process.argv.slice(2), {
    db,
    origin: config.PUBLIC_ORIGIN,
    say: (text) => console.log(text),
  });
} finally {
  await db.close();
}
