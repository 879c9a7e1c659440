import type { Timeline } from './distribution.ts';
import { useEventText } from './event-text.tsx';
import { useTimeLabels } from './time-labels.ts';

const HEIGHT = 72;
const STEP = 10;
const WIDTH = 8;
/** A few columns would stand there as fat as walls. */
const LEAST_STEPS = 24;

/** When the articles appeared: a column per hour, day or week, with when it was and the highest in words. */
export function TimeColumns({ timeline: { unit, columns } }: { timeline: Timeline }) {
  const t = useEventText();
  const labels = useTimeLabels(unit);
  const [first, last] = [columns[0], columns.at(-1)];
  const highest = columns.reduce((most, column) => (column.count > most.count ? column : most), { from: 0, count: 0 });
  const peak = t('coverage.peak', { count: highest.count, cuando: labels.one(highest.from) });
  return (
    <figure>
      <figcaption>{t(`coverage.${unit}`)}</figcaption>
      <svg
        className="columns"
        viewBox={`0 0 ${Math.max(LEAST_STEPS, columns.length) * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={peak}
        suppressHydrationWarning
      >
        {columns.map(({ from, count }, index) => (
          <rect
            key={from}
            x={index * STEP}
            width={WIDTH}
            y={HEIGHT - (count / highest.count) * HEIGHT}
            height={(count / highest.count) * HEIGHT}
          />
        ))}
      </svg>
      <p className="columns-words" aria-hidden="true" suppressHydrationWarning>
        {first && last ? (
          <>
            {labels.range(first.from, last.from)}
            <br />
            {peak}
          </>
        ) : null}
      </p>
    </figure>
  );
}
