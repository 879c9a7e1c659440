import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..', '..');
export const benchRoot = join(projectRoot, 'bench');
/** Scratch files of a run; not in version control. */
export const workDir = join(benchRoot, '.work');
