import { createFaults, type Faults } from '../faults.ts';

/** What goes wrong on purpose. */
type StorageFaultSettings = {
  /** So many of the next requests are answered 500. */
  fail: number;
  /** So many of the next requests are never answered. */
  hang: number;
};
export type StorageFaults = Faults<StorageFaultSettings>;

const NONE: StorageFaultSettings = { fail: 0, hang: 0 };

export const createStorageFaults = (): StorageFaults => createFaults(NONE);
