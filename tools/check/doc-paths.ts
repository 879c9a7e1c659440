import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { findCommandFaults } from './doc-commands.ts';
import { listProjectFiles } from './project-files.ts';

const documents = /^(README\.md|CONTRIBUTING\.md|docs\/.+\.md)$/;
const fileName = /\.(ts|tsx|mjs|js|css|sql|json|md|yaml|yml|sh|lock)$/;
const pathCharacters = /^[\w.@/*{},-]+$/;

interface Mention {
  line: number;
  text: string;
  kind: 'code' | 'link' | 'shell';
}

function listMentions(markdown: string): Mention[] {
  const mentions: Mention[] = [];
  let fence: string | undefined;
  for (const [index, text] of markdown.split('\n').entries()) {
    const opening = /^\s*```(\w*)/.exec(text);
    if (opening) fence = fence === undefined ? (opening[1] ?? '') : undefined;
    else if (fence !== undefined) mentions.push({ line: index + 1, text, kind: 'shell' });
    else {
      for (const [, code = ''] of text.matchAll(/`([^`]+)`/g))
        mentions.push({ line: index + 1, text: code, kind: 'code' });
      for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)) {
        mentions.push({ line: index + 1, text: link, kind: 'link' });
      }
    }
  }
  return mentions;
}

function expandBraces(path: string): string[] {
  const braces = /^(.*?)\{([^{}]+)\}(.*)$/.exec(path);
  if (!braces) return [path];
  const [, before = '', choices = '', after = ''] = braces;
  return choices.split(',').flatMap((choice) => expandBraces(before + choice + after));
}

/** `*` and NNNN stand for anything, as in `docs/decisions/NNNN-*.md`. */
function pattern(path: string): RegExp {
  const body = path
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*')
    .replaceAll('NNNN', '\\d{4}');
  return new RegExp(`(^|/)${body}$`);
}

class Project {
  readonly #paths: string[];
  readonly #topNames: Set<string>;
  readonly #root: string;

  constructor(root: string, files: string[]) {
    this.#root = root;
    const folders = new Set<string>();
    for (const file of files) {
      for (let dir = dirname(file); dir !== '.'; dir = dirname(dir)) folders.add(dir);
    }
    this.#paths = [...files, ...folders];
    this.#topNames = new Set(this.#paths.map((path) => path.split('/')[0] ?? ''));
  }

  /** A path from the project's root, from the document, or the end of one where the sentence has named the folder. */
  has(path: string, document: string): boolean {
    const wanted = normalize(path).replace(/\/$/, '');
    const fromDocument = normalize(join(dirname(document), wanted));
    const ending = pattern(wanted);
    return this.#paths.some((known) => known === fromDocument || ending.test(known)) || this.#isIgnored(wanted);
  }

  /** What git ignores is made by a command: `.services/env`, `web/build`. */
  #isIgnored(path: string): boolean {
    return spawnSync('git', ['check-ignore', '-q', path], { cwd: this.#root }).status === 0;
  }

  startsHere(path: string): boolean {
    return path.startsWith('./') || path.startsWith('../') || this.#topNames.has(path.split('/')[0] ?? '');
  }
}

function isPath(text: string, project: Project): boolean {
  if (!pathCharacters.test(text) || /^[@/*]/.test(text)) return false;
  if (!text.includes('/')) return fileName.test(text) && !text.startsWith('.');
  return project.startsHere(text) || fileName.test(text);
}

function pathsIn(mention: Mention, project: Project): string[] {
  if (mention.kind === 'link') return /^([a-z]+:|#)/.test(mention.text) ? [] : [mention.text.replace(/#.*$/, '')];
  const words = mention.text.split(/\s+/);
  if (mention.kind === 'shell')
    return words.filter((word) => word.includes('/') && isPath(word, project) && project.startsHere(word));
  return words.filter((word) => isPath(word, project));
}

export function findDocFaults(root: string): string[] {
  const files = listProjectFiles(root);
  const project = new Project(root, files);
  return files
    .filter((path) => documents.test(path) && existsSync(join(root, path)))
    .flatMap((document) =>
      listMentions(readFileSync(join(root, document), 'utf8')).flatMap((mention) => {
        const missing = pathsIn(mention, project)
          .flatMap(expandBraces)
          .filter((path) => !project.has(path, document))
          .map((path) => `there is no ${path}`);
        const commands = mention.kind === 'link' ? [] : findCommandFaults(root, mention.text);
        return [...missing, ...commands].map((fault) => `${document}:${mention.line}: ${fault}`);
      }),
    );
}
