/** One that fails does not keep the others from their turn; in the end the job fails, is told of and tried again. */
export async function oneByOne<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} of ${items.length} failed`, { cause: failures[0] });
}
