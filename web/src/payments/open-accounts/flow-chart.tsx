import type { OpenAccountsText } from '../../locales/open-accounts-text.ts';
import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { CAME_IN, type Column, type Flow, highestOf, sumOf, WENT_OUT } from './account-figures.ts';
import { longMonth, shortMonth } from './months.ts';

const HEIGHT = 48;
const STEP = 10;
const WIDTH = 6;
/** What there is at all can be seen. */
const LEAST = 1.2;

/** A row of columns for each way that money takes, one under the other in one scale: names and sums stand beside them. */
export function FlowChart({ columns, text }: { columns: readonly Column[]; text: OpenAccountsText }) {
  const { idioma } = usePage();
  const highest = highestOf(columns);
  const group = (title: string, flows: readonly Flow[], side: string) => (
    <div className={`flow-group ${side}`}>
      <h3>
        {title}
        <b>{euros(sumOf(flows.flatMap((flow) => columns.map(({ amounts }) => amounts[flow]))), idioma)}</b>
      </h3>
      {flows.map((flow) => (
        <FlowRow key={flow} flow={flow} columns={columns} highest={highest} text={text} />
      ))}
    </div>
  );
  return (
    <figure className="flows">
      {group(text.months.in, CAME_IN, 'in')}
      {group(text.months.out, WENT_OUT, 'out')}
      <ol className="flow-months" aria-hidden="true">
        {columns.map(({ mes }) => (
          <li key={mes} suppressHydrationWarning>
            {shortMonth(mes, idioma)}
          </li>
        ))}
      </ol>
    </figure>
  );
}

interface FlowRowProps {
  readonly flow: Flow;
  readonly columns: readonly Column[];
  readonly highest: number;
  readonly text: OpenAccountsText;
}

function FlowRow({ flow, columns, highest, text }: FlowRowProps) {
  const { idioma } = usePage();
  const nombre = text.flows[flow];
  const total = sumOf(columns.map(({ amounts }) => amounts[flow]));
  const peak = columns.reduce((most, column) => (column.amounts[flow] > most.amounts[flow] ? column : most));
  const words =
    total === 0
      ? fillText(text.months.none, { nombre })
      : fillText(text.months.peak, {
          nombre,
          total: euros(total, idioma),
          mes: longMonth(peak.mes, idioma),
          importe: euros(peak.amounts[flow], idioma),
        });
  return (
    <div className="flow">
      <p aria-hidden="true">
        {nombre}
        <b>{euros(total, idioma)}</b>
      </p>
      <svg
        viewBox={`0 0 ${columns.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
        suppressHydrationWarning
      >
        {columns.map(({ mes, amounts }, index) => {
          const height = amounts[flow] === 0 ? 0 : Math.max(LEAST, (amounts[flow] / highest) * HEIGHT);
          return (
            <rect
              key={mes}
              x={index * STEP + (STEP - WIDTH) / 2}
              width={WIDTH}
              y={HEIGHT - height}
              height={height}
              suppressHydrationWarning
            >
              <title suppressHydrationWarning>{`${longMonth(mes, idioma)}: ${euros(amounts[flow], idioma)}`}</title>
            </rect>
          );
        })}
      </svg>
    </div>
  );
}
