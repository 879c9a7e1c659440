import { readConfigOrExit } from '../config.ts';
import { migrate } from '../platform/migrations.ts';

const config = readConfigOrExit();
const applied = await migrate(config.DATABASE_URL, (line) => console.log(`applying ${line}`));
console.log(applied.length > 0 ? `${applied.length} migrations applied` : 'the database is up to date');
