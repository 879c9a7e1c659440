import { startStandIn } from './stand-in.ts';

/** As the stand-in lists them. */
export interface PlayedNewspaper {
  readonly host: string;
  readonly name: string;
  readonly language: string;
  readonly country: string;
  readonly layout: string;
  readonly feed: string;
  readonly full_text: boolean;
  readonly charset: string;
  readonly robots: string;
  readonly tdm: string;
  readonly websub: boolean;
  readonly feed_url: string;
}

/** What is so about an article, as the stand-in says. */
export interface ArticleTruth {
  readonly url: string;
  readonly host: string;
  readonly event: string;
  readonly language: string;
  readonly country: string;
  readonly section: string;
  readonly title: string;
  readonly author: string;
  readonly published_at: string;
  readonly opinion: boolean;
  readonly stance: string | null;
  readonly copy_group: string | null;
  readonly copy_of: string | null;
  readonly paywalled: boolean;
  readonly clickbait: boolean;
  readonly layout: string;
  readonly body: string;
  readonly words: number;
  readonly quotes: readonly { readonly text: string; readonly speaker: string; readonly role: string }[];
  /** What speaks to machines in it, and where. */
  readonly injected: { readonly where: string; readonly text: string } | null;
}

export interface TestNewspapers {
  readonly port: number;
  /** For openSafeFetch: every name under .example is played here. */
  readonly routes: readonly { readonly suffix: string; readonly host: string; readonly port: number }[];
  ask<T>(path: string): Promise<T>;
  newspapers(): Promise<PlayedNewspaper[]>;
  /** What has been published by now. */
  truths(): Promise<ArticleTruth[]>;
  setClock(settings: { now?: string; speed?: number; advance_seconds?: number }): Promise<void>;
  /** So many of the next answers of this host, or of this path, or of all, go wrong. */
  setFaults(place: { host?: string; path?: string }, faults: Readonly<Record<string, number>>): Promise<void>;
}

export interface NewspapersToPlay {
  readonly scenario?: string;
  readonly articles?: number;
  readonly newspapers?: number;
  readonly seed?: string;
  readonly injected?: number;
  readonly start?: string;
  readonly speed?: number;
}

/** The newspapers as a process of their own, spoken to over HTTP alone. */
export async function startTestNewspapers(options: NewspapersToPlay = {}): Promise<TestNewspapers> {
  const args = Object.entries({ port: 0, ...options }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { port } = await startStandIn<{ port: number }>('newspapers', {}, args);
  const control = `http://127.0.0.1:${port}`;

  const ask = async <T>(path: string): Promise<T> => {
    const response = await fetch(control + path);
    if (!response.ok) throw new Error(`The newspapers answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const put = async (path: string, settings: unknown) => {
    const response = await fetch(control + path, { method: 'PUT', body: JSON.stringify(settings) });
    if (!response.ok) throw new Error(`The newspapers answered ${response.status}: ${await response.text()}`);
  };
  const truths = async () => {
    const all: ArticleTruth[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const page: { articles: ArticleTruth[]; next: number | null } = await ask(`/__truth?published&from=${from}`);
      all.push(...page.articles);
      from = page.next;
    }
    return all;
  };
  return {
    port,
    routes: [{ suffix: 'example', host: '127.0.0.1', port }],
    ask,
    newspapers: () => ask('/__newspapers'),
    truths,
    setClock: (settings) => put('/__clock', settings),
    setFaults: (place, faults) => put(`/__faults?${new URLSearchParams(place)}`, faults),
  };
}
