import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findLocaleFaults, languages } from './locales.ts';

let root: string;

const good =
  "export const texts = { home: { title: 'Hola', count_one: '{{count}} x', count_other: '{{count}} xs' }, list: ['a'] } as const;";

function write(language: string, text: string): void {
  writeFileSync(join(root, 'web/src/locales', `${language}.ts`), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-'));
  mkdirSync(join(root, 'web/src/locales'), { recursive: true });
  for (const language of languages) write(language, good);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the texts in four languages', () => {
  test('pass when they have the same keys', () => {
    expect(findLocaleFaults(root)).toEqual([]);
  });

  test('may have the plural forms of their own language', () => {
    write('es', good.replace('count_other', "count_many: '{{count}} de xs', count_other"));
    expect(findLocaleFaults(root)).toEqual([]);
    write('de', good.replace('count_other', "count_many: '{{count}} xs', count_other"));
    expect(findLocaleFaults(root)).toEqual(['web/src/locales/de.ts home.count_many: de has no such plural']);
  });

  test('are reported when a key is missing, doubled or empty, or a placeholder differs', () => {
    write('en', good.replace("title: 'Hola', ", ''));
    write('fr', good.replace("title: 'Hola'", "title: 'Hola', title: ' '"));
    write('de', good.replaceAll('{{count}}', '{{anzahl}}'));
    expect(findLocaleFaults(root)).toEqual([
      'web/src/locales/en.ts home.title: missing',
      'web/src/locales/fr.ts home.title: stands twice',
      'web/src/locales/fr.ts home.title: empty',
      'web/src/locales/de.ts home.count: has "{{anzahl}}" where es has "{{count}}"',
    ]);
  });

  test('take the name of the product from its constant, and nothing else', () => {
    const titled = (title: string) => good.replace("'Hola'", title);
    for (const language of languages) write(language, titled(`\`Hola \${SITE_NAME}\``));
    expect(findLocaleFaults(root)).toEqual([]);
    write('es', titled("'Hola Poliedro'"));
    write('en', titled(`\`Hola \${OTHER}\``));
    expect(findLocaleFaults(root)).toEqual([
      `web/src/locales/es.ts home.title: writes Poliedro out instead of \${SITE_NAME}`,
      'web/src/locales/en.ts home.title: not a plain text',
      'web/src/locales/en.ts home.title: missing',
    ]);
  });

  test('of one page are held to the same', () => {
    for (const language of languages) write(`about.${language}`, "export const about = { steps: ['a', 'b'] };");
    write('about.de', "export const about = { steps: ['a'] };");
    expect(findLocaleFaults(root)).toEqual(['web/src/locales/about.de.ts steps[1]: missing']);
  });

  test('may take those of another file of their language, and of no other', () => {
    const taking = (from: string) => `import { tags } from './tags.${from}.ts';
      export const texts = { own: { ...tags, more: 'x' }, whole: tags };`;
    for (const language of languages) {
      write(`tags.${language}`, "export const tags = { one: 'a' };");
      write(`about.${language}`, taking(language));
    }
    expect(findLocaleFaults(root)).toEqual([]);
    write('about.de', taking('es'));
    expect(findLocaleFaults(root)).toContain('web/src/locales/about.de.ts whole: not a plain text');
  });

  test('are reported when a file is not there', () => {
    rmSync(join(root, 'web/src/locales/fr.ts'));
    expect(findLocaleFaults(root)[0]).toBe('web/src/locales/fr.ts there is no such file');
  });
});
