import type { Provider } from './provider.ts';

/**
 * The provider forgets what it has told after thirty days. The house asks it every minute, so that days pass here one
 * after the other, each time only after it has asked and got an answer.
 */
export function createPassTime(provider: Provider, sweep: () => Promise<boolean>) {
  let passing = Promise.resolve();
  return (seconds: number): Promise<void> => {
    passing = passing.then(async () => {
      const request = { advance_seconds: seconds, fresh_keys_stay: true };
      if (await sweep()) await provider.control('/clock', request).catch(() => undefined);
    });
    return passing;
  };
}
