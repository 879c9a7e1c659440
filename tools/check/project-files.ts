import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

const skipped = /(^|\/)(node_modules|\.git|\.services|build|dist|\.react-router|coverage|test-results)(\/|$)/;

/** Every file of the project that is not ignored, relative to its root; without git, everything but the usual leftovers. */
export function listProjectFiles(root: string): string[] {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (git.status === 0) return git.stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  const entries = globSync('**/*', { cwd: root, exclude: (entry) => skipped.test(entry.name), withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
