/** Nobody is answered for a while. */
export interface Outage {
  /** 0 ends it. */
  begin(seconds: number): void;
  isOn(): boolean;
}

export function createOutage(): Outage {
  let until = 0;
  return {
    begin(seconds) {
      until = Date.now() + seconds * 1000;
    },
    isOn: () => Date.now() < until,
  };
}
