import type { IncomingMessage, ServerResponse } from 'node:http';
import { readerIdioma } from '../reader-language.ts';
import { createShortMemory } from '../short-memory.ts';
import type { ResponseCache } from './cache.ts';
import { type CacheEntry, chooseEncoding, type Encoding, type FreshResponse } from './entry.ts';
import { type CacheRule, findSharedQuestion, type SharedQuestion } from './rules.ts';

export type FetchAnswer = (question: SharedQuestion) => Promise<FreshResponse>;

export interface Front {
  /** True when it has answered, or will. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** The same answers for the pages' own calls, inside the process. */
  ask(url: string): Promise<CacheEntry | undefined>;
}

export interface FrontOptions {
  cache: ResponseCache;
  rules: readonly CacheRule[];
  fetchAnswer: FetchAnswer;
  /** Asked before an answer is fetched that nobody has asked for before. */
  mayFetch: (request: IncomingMessage) => Promise<boolean>;
  /** Sends the request on to the framework, which says why it is refused. */
  refuse: (request: IncomingMessage, response: ServerResponse, why: 'rate_limited' | 'unavailable') => void;
}

/** Stands before the framework: a kept answer costs a look-up and a write. */
export function createFront({ cache, rules, fetchAnswer, mayFetch, refuse }: FrontOptions): Front {
  const questions = createShortMemory<SharedQuestion | 'none'>(50_000);
  const encodings = createShortMemory<Encoding>(1000);

  function questionFor(url: string, headers: IncomingMessage['headers']): SharedQuestion | undefined {
    const idioma = readerIdioma(url, headers);
    const question = questions(`${idioma} ${url}`, () => findSharedQuestion(rules, url, idioma) ?? 'none');
    return question === 'none' ? undefined : question;
  }

  function encodingFor(header: string | string[] | undefined): Encoding {
    const accept = Array.isArray(header) ? header.join(',') : header;
    return accept === undefined ? 'identity' : encodings(accept, () => chooseEncoding(accept));
  }

  function send(request: IncomingMessage, response: ServerResponse, entry: CacheEntry): void {
    if (request.headers['if-none-match'] === entry.etag) {
      response.writeHead(304, entry.notModifiedHead as string[]).end();
      return;
    }
    const variant = entry.variants[encodingFor(request.headers['accept-encoding'])];
    response.writeHead(entry.status, variant.head as string[]);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
  }

  async function sendWhenFetched(
    request: IncomingMessage,
    response: ServerResponse,
    question: SharedQuestion,
    known: boolean,
  ) {
    if (!known && !(await mayFetch(request))) {
      refuse(request, response, 'rate_limited');
      return;
    }
    try {
      send(request, response, await cache.get(question.key, question.policy, () => fetchAnswer(question)));
    } catch {
      if (!response.headersSent) refuse(request, response, 'unavailable');
    }
  }

  return {
    handle(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const question = questionFor(request.url ?? '/', request.headers);
      if (question === undefined) return false;
      const found = cache.peek(question.key);
      if (found === undefined || found.freshness === 'expired') {
        void sendWhenFetched(request, response, question, found !== undefined);
        return true;
      }
      send(request, response, found.entry);
      if (found.freshness === 'stale') {
        cache.refreshInBackground(question.key, question.policy, () => fetchAnswer(question));
      }
      return true;
    },
    async ask(url) {
      const question = questionFor(url, {});
      if (question === undefined) return undefined;
      const found = cache.peek(question.key);
      if (found?.freshness === 'fresh' || found?.freshness === 'stale') {
        if (found.freshness === 'stale') {
          cache.refreshInBackground(question.key, question.policy, () => fetchAnswer(question));
        }
        return found.entry;
      }
      return cache.get(question.key, question.policy, () => fetchAnswer(question));
    },
  };
}
