import type { ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mustSucceed, runNode } from '../command.ts';
import type { Environment } from '../environment.ts';
import { freePort } from '../services/ports.ts';
import { type Listener, startProcess, stopProcesses } from '../start-process.ts';

const HOUR_MS = 3_600_000;
/** The whole scenario, up to the last that is written about its last happening. */
const SCENARIO_HOURS = 52;
/** As much of it is in print when the demonstration begins; */
const PRINTED_HOURS = 14;
/** the rest is told within so many minutes, hours of the newspapers' time in each. */
const TELLING_MINUTES = 4;
const PATIENCE_MS = 15_000;

export interface PlayedNewspapers {
  readonly process: ChildProcess;
  /** For FETCH_ROUTES: where their names lead. */
  readonly route: string;
  /** The newspapers' time goes fast until it is that of everybody. */
  startTelling(): Promise<void>;
  /** Adds them to the database of this environment, with their feeds; answers how many. */
  subscribe(environment: Environment): Promise<number>;
}

interface ListedNewspaper {
  readonly host: string;
  readonly name: string;
  readonly language: string;
  readonly country: string;
  readonly feed_url: string;
}

async function untilAnswering(address: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('the newspapers do not answer');
}

/** Invented newspapers whose day before yesterday is told in minutes. */
export async function playNewspapers(environment: Environment, hear: Listener): Promise<PlayedNewspapers> {
  const port = await freePort();
  const begin = Date.now() - SCENARIO_HOURS * HOUR_MS;
  const args = ['--port', String(port), '--browsable', '--start', new Date(begin).toISOString()];
  const process = startProcess('press', ['stand-ins/src/newspapers/start.ts', ...args], environment, hear);
  const control = `http://127.0.0.1:${port}`;
  const setClock = async (settings: { now: number; speed: number }) => {
    const body = JSON.stringify({ ...settings, now: new Date(settings.now).toISOString() });
    await fetch(`${control}/__clock`, { method: 'PUT', body });
  };
  try {
    await untilAnswering(control);
    await setClock({ now: begin + PRINTED_HOURS * HOUR_MS, speed: 0 });
  } catch (error) {
    await stopProcesses([process]);
    throw error;
  }

  return {
    process,
    route: `example.localhost=127.0.0.1:${port}`,
    async startTelling() {
      const telling = TELLING_MINUTES * 60_000;
      const speed = (Date.now() + telling - begin - PRINTED_HOURS * HOUR_MS) / telling;
      await setClock({ now: begin + PRINTED_HOURS * HOUR_MS, speed });
      setTimeout(() => void setClock({ now: Date.now(), speed: 1 }).catch(() => {}), telling).unref();
    },
    async subscribe(to) {
      const played = (await (await fetch(`${control}/__newspapers`)).json()) as ListedNewspaper[];
      const list = played.map(({ host, name, language, country, feed_url }) => ({
        dominio: host,
        nombre: name,
        pais_iso_code: country,
        idioma: language,
        feeds: [feed_url],
      }));
      const file = join(tmpdir(), `poliedro-demo-newspapers-${port}.json`);
      const command = ['server/src/entry/admin.ts', 'import-newspapers', file];
      try {
        writeFileSync(file, JSON.stringify(list));
        await mustSucceed(runNode(command, { environment: to }), 'import-newspapers');
      } finally {
        rmSync(file, { force: true });
      }
      return list.length;
    },
  };
}
