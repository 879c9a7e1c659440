import type { Day } from './operations.ts';
import { createPassTime } from './pass-time.ts';
import type { Provider } from './provider.ts';
import type { HouseCommand } from './settle.ts';

/** What the house does with its own commands in the middle of a day; while it lies dead they do not succeed. */
export function createErrands(provider: Provider, command: HouseCommand): Pick<Day, 'payAuthors' | 'passTime'> {
  const run = (what: string) =>
    command('ledger', what).then(
      () => true,
      () => false,
    );
  return {
    payAuthors: async () => void (await run('pay')),
    passTime: createPassTime(provider, () => run('sweep')),
  };
}
