import { existsSync } from 'node:fs';
import { join } from 'node:path';

// What is set already stays, and `.env` comes before the services of this clone.
for (const file of ['.env', '.services/env']) {
  const path = join(import.meta.dirname, '..', file);
  if (existsSync(path)) process.loadEnvFile(path);
}
