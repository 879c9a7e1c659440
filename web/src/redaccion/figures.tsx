/** How much of a whole; drawn by attributes, because the page's policy admits no inline style. */
export function FigureBar({ part, tone }: { part: number; tone?: 'danger' | undefined }) {
  const shown = Math.min(1, Math.max(0, part));
  return (
    <svg className="figure-bar" data-tone={tone} viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="whole" width="1000" height="8" />
      <rect width={shown * 1000} height="8" />
    </svg>
  );
}

interface ChartColumn {
  readonly key: string;
  readonly value: number;
  /** What is said of it where the pointer rests. */
  readonly title: string;
}

const HEIGHT = 48;
const STEP = 10;
const WIDTH = 6;
/** What there is at all can be seen. */
const LEAST = 1.2;

/** A row of columns in one scale; a table beside it says the same in figures. */
export function ColumnChart({ columns, label }: { columns: readonly ChartColumn[]; label: string }) {
  const highest = Math.max(...columns.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <svg
      className="column-chart"
      viewBox={`0 0 ${columns.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {columns.map(({ key, value, title }, index) => {
        const height = value === 0 ? 0 : Math.max(LEAST, (value / highest) * HEIGHT);
        return (
          <rect key={key} x={index * STEP + (STEP - WIDTH) / 2} width={WIDTH} y={HEIGHT - height} height={height}>
            <title>{title}</title>
          </rect>
        );
      })}
    </svg>
  );
}

const LINE = { width: 96, height: 24, edge: 2 };

/** How a figure has moved from one measurement to the next. */
export function TrendLine({ values, label }: { values: readonly number[]; label: string }) {
  const { width, height, edge } = LINE;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (index: number) => edge + (index / Math.max(1, values.length - 1)) * (width - 2 * edge);
  const y = (value: number) =>
    high === low ? height / 2 : height - edge - ((value - low) / (high - low)) * (height - 2 * edge);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg className="trend-line" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <polyline points={points} />
    </svg>
  );
}
