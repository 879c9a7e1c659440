import { serviceStates, startServices, stopServices } from './services/lifecycle.ts';
import { SetupFault, tell } from './services/progress.ts';

const help = `Usage: pnpm run services [start | stop | status]

start    (default) PostgreSQL 17 with pgvector and two Redis servers of this clone alone, in .services/, on free ports
         of 127.0.0.1; writes .services/env. Running it again changes nothing.
stop     stops what start started
status   what runs, and where; exit status 1 when something does not

Client programs of that PostgreSQL: .services/bin/psql, pg_dump, pgbench (connect by DATABASE_URL).
PG_SHARED_BUFFERS sets PostgreSQL's shared_buffers at start (256MB); with SERVICES_DATA=memory, unless there is data
already, nothing is kept when they stop and, where this process may mount, nothing is written to disk.`;

function showStatus(): void {
  const states = serviceStates();
  for (const { name, pid, port } of states) {
    console.log(pid === undefined ? `${name}: stopped` : `${name}: process ${pid} on 127.0.0.1:${port}`);
  }
  if (states.some((state) => state.pid === undefined)) process.exitCode = 1;
}

async function main(command: string): Promise<void> {
  if (command === 'start') {
    await startServices();
    tell('ready; addresses in .services/env');
  } else if (command === 'stop') await stopServices();
  else if (command === 'status') showStatus();
  else if (command === '--help' || command === '-h' || command === 'help') console.log(help);
  else throw new SetupFault(`unknown command: ${command}\n\n${help}`);
}

try {
  await main(process.argv.slice(2).find((argument) => argument !== '--') ?? 'start');
} catch (error) {
  console.error(error instanceof SetupFault ? error.message : error);
  process.exitCode = 1;
}
