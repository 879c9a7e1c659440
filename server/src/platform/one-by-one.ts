/** One that fails does not keep the others from their turn; in the end the job fails, is told of and tried again. */
export async function oneByOne<T>(
  items: readonly T[] | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let tried = 0;
  for await (const item of items) {
    tried += 1;
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} of ${tried} failed`, { cause: failures[0] });
}
