import { onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';

export interface Listener {
  readonly status: number;
  readonly headers: Headers;
  /** What has arrived so far. */
  readonly heard: { name: string; data: Record<string, unknown> }[];
  /** Everything that has arrived, as it was written. */
  raw(): string;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  leave(): void;
}

function parse(block: string): Listener['heard'] {
  const name = /^event: (.*)$/m.exec(block)?.[1];
  const data = /^data: (.*)$/m.exec(block)?.[1];
  return name === undefined || data === undefined ? [] : [{ name, data: JSON.parse(data) }];
}

/** An open window that hears what changes. */
export async function listen(app: TestApp, path: string): Promise<Listener> {
  const leaving = new AbortController();
  const response = await fetch(app.origin + path, { signal: leaving.signal });
  onTestFinished(() => leaving.abort());
  const heard: Listener['heard'] = [];
  let raw = '';
  async function follow(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body ?? []) {
      const text = decoder.decode(chunk, { stream: true });
      raw += text;
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      heard.push(...blocks.flatMap(parse));
    }
  }
  const ended = follow().catch(() => {});
  return {
    status: response.status,
    headers: response.headers,
    heard,
    raw: () => raw,
    ended,
    leave: () => leaving.abort(),
  };
}
