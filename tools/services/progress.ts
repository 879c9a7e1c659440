const started = performance.now();

export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

export function tell(message: string): void {
  console.log(`${secondsSince(started).padStart(8)}  ${message}`);
}

/** A fault that the person at the keyboard can mend: shown without a stack trace. */
export class SetupFault extends Error {}
