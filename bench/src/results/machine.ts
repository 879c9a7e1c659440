import { availableParallelism, platform, totalmem } from 'node:os';

export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} cores, ${gigabytes} GB of memory, Node ${process.version} on ${platform()}`;
}
