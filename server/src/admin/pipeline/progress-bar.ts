import { inWords } from './moment.ts';

/** Where a command shows how far it is. */
export interface Screen {
  /** Whether what stands there can be drawn over. */
  readonly isTerminal: boolean;
  write(text: string): void;
}

export interface ProgressBar {
  show(done: number): void;
  end(): void;
}

const WIDTH = 30;
const LINE_EVERY_MS = 5000;

/** A bar that is drawn over and over on a terminal, and a line now and then elsewhere. */
export function createProgressBar(screen: Screen, total: number, clock: () => number = Date.now): ProgressBar {
  const begin = clock();
  let nextLine = 0;

  function describe(done: number): string {
    const seconds = (clock() - begin) / 1000;
    const rate = seconds > 0 ? done / seconds : 0;
    const left = done > 0 && done < total ? `, ${inWords((total - done) / rate)} left` : '';
    return `${done} of ${total}, ${rate.toFixed(1)} a second${left}`;
  }

  return {
    show(done) {
      const filled = total === 0 ? WIDTH : Math.min(Math.floor((WIDTH * done) / total), WIDTH);
      if (screen.isTerminal) {
        screen.write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${describe(done)}\x1b[K`);
        return;
      }
      if (clock() < nextLine && done < total) return;
      nextLine = clock() + LINE_EVERY_MS;
      screen.write(`${describe(done)}\n`);
    },
    end() {
      if (screen.isTerminal) screen.write('\n');
    },
  };
}
