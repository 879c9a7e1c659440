import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { putScriptsAside, START_SCRIPT } from './start-after-paint.ts';

describe('the scripts of a page', () => {
  test('are put aside where the first lines find them', () => {
    const html = putScriptsAside(
      '<link rel="modulepreload" href="/a.js"/><link rel="preload" as="font" href="/f"/><script>data()</script><script type="module" async="">import "/a.js"</script>',
    );
    expect(html).toBe(
      '<link rel="modulepreload-after-paint" href="/a.js"/><link rel="preload" as="font" href="/f"/><script>data()</script><script type="text/plain" data-after-paint="">import "/a.js"</script>',
    );
    expect(START_SCRIPT).toContain('link[rel="modulepreload-after-paint"]');
    expect(START_SCRIPT).toContain('script[data-after-paint]');
    expect(() => new Script(START_SCRIPT)).not.toThrow();
  });
});
