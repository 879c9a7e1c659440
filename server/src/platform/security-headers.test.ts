import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineScriptHashes, pagePolicy } from './security-headers.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe("a page's policy", () => {
  test('admits exactly the inline scripts that stand in the page', () => {
    const html =
      '<script>one()</script><p>x</p><script type="module" async="">import "two"</script><script>one()</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('import "two"')]);
  });

  test('takes no hash of a script that has an address', () => {
    expect(inlineScriptHashes('<script src="/a.js"></script><script type="module" src="/b.js"></script>')).toEqual([]);
  });

  test('never admits inline or foreign code in general', () => {
    const policy = pagePolicy('<script>a</script>');
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
    expect(policy).toContain("default-src 'none'");
  });

  test('lets nothing be framed but videos from the address that sets no cookies', () => {
    expect(pagePolicy('').match(/frame-src [^;]*/g)).toEqual(['frame-src https://www.youtube-nocookie.com']);
  });

  test('admits the card provider where there is one, by its addresses alone', () => {
    const provider = {
      script: 'https://js.cards.example',
      frames: ['https://js.cards.example', 'https://hooks.cards.example'],
      calls: 'https://api.cards.example',
    };
    const withCards = pagePolicy('', provider).split('; ');
    expect(withCards).toContain("script-src 'self' https://js.cards.example");
    expect(withCards).toContain("connect-src 'self' https://api.cards.example");
    expect(withCards).toContain(
      'frame-src https://www.youtube-nocookie.com https://js.cards.example https://hooks.cards.example',
    );
    expect(pagePolicy('')).not.toContain('cards.example');
  });
});
