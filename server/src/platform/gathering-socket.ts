import { Socket } from 'node:net';

/**
 * Sends together what is asked in one turn of the program. Every write is a call of the operating system, which wakes
 * whoever listens: statements that are asked one right after the other cost one of these, not one each. The driver corks
 * its socket around each statement; this one stays corked until the turn is over.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override cork(): void {
    super.cork();
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.uncork();
    });
  }
}
