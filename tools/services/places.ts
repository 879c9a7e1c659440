import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..', '..');
export const servicesDir = join(projectRoot, '.services');
export const debianRoot = join(servicesDir, 'root');
export const binDir = join(servicesDir, 'bin');
export const envFile = join(servicesDir, 'env');
export const portsFile = join(servicesDir, 'ports.json');
export const lockFile = join(servicesDir, 'lock');
