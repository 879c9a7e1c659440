import { readAnnouncement, startProcess, untilReady } from '../processes/long-process.ts';
import type { Bench } from '../suite.ts';

/** As the stand-in lists them. */
export interface PlayedNewspaper {
  readonly host: string;
  readonly name: string;
  readonly language: string;
  readonly country: string;
  readonly layout: string;
  readonly robots: 'allow' | 'disallow' | 'delay' | 'partial' | 'missing';
  readonly tdm: string;
  readonly feed_url: string;
}

/** Of what the stand-in knows of an article. */
export interface PlayedArticle {
  readonly host: string;
  readonly path: string;
}

export interface Place {
  readonly host: string;
  readonly path?: string;
}

/** Newspapers that do not exist, in a process of their own. */
export interface Press {
  readonly port: number;
  /** For FETCH_ROUTES: every name under .example is played there. */
  readonly route: string;
  ask<T>(path: string): Promise<T>;
  listNewspapers(): Promise<PlayedNewspaper[]>;
  listArticles(host: string): Promise<PlayedArticle[]>;
  setClock(settings: { now?: string; speed?: number; advance_seconds?: number }): Promise<void>;
  setFaults(place: Place, faults: Readonly<Record<string, number>>): Promise<void>;
}

export interface PressSize {
  readonly articles: number;
  readonly newspapers: number;
  /** Another seed invents other happenings. */
  readonly seed?: string;
}

/** Everything invented lies within so many hours from the beginning. */
const STORY_HOURS = 59;
const START_SECONDS = 60;

/** All that they will ever write has been written, and their clock stands still, unless it is set. */
export async function startPress(bench: Bench, { articles, newspapers, seed = 'bench' }: PressSize): Promise<Press> {
  const start = new Date(Date.now() - STORY_HOURS * 3_600_000).toISOString();
  const settings = { port: 0, articles, newspapers, seed, start, speed: 0 };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const running = startProcess(process.execPath, ['stand-ins/src/newspapers/start.ts', ...args], process.env);
  bench.cleanup.add(() => running.stop());
  const { port } = await readAnnouncement<{ port: number }>(running);
  const control = `http://127.0.0.1:${port}`;

  async function answerOf(path: string, settings?: unknown): Promise<Response> {
    const answer = await fetch(
      control + path,
      settings === undefined ? {} : { method: 'PUT', body: JSON.stringify(settings) },
    );
    if (!answer.ok) throw new Error(`the newspapers answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
  const ask = async <T>(path: string) => (await (await answerOf(path)).json()) as T;
  await untilReady(running, async () => (await answerOf('/')).ok, START_SECONDS);
  return {
    port,
    route: `example=127.0.0.1:${port}`,
    ask,
    listNewspapers: () => ask('/__newspapers'),
    listArticles: async (host) => (await ask<{ articles: PlayedArticle[] }>(`/__truth?host=${host}`)).articles,
    setClock: async (settings) => void (await answerOf('/__clock', settings)),
    setFaults: async (place, faults) => void (await answerOf(`/__faults?${new URLSearchParams({ ...place })}`, faults)),
  };
}

/** Those that let themselves be read as fast as one can. */
export const isOpen = ({ robots, tdm }: PlayedNewspaper) =>
  (robots === 'allow' || robots === 'missing') && tdm === 'none';
