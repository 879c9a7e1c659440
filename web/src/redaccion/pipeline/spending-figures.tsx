import type { getSpending } from '@poliedro/contracts/redaccion/pipeline';
import type { z } from 'zod';
import type { RedaccionPipelineText } from '../../locales/redaccion-pipeline-text.ts';
import { shortDate } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { euros } from '../../platform/money.ts';
import { fillText } from '../../platform/translate.ts';
import { EmptyNotice } from '../../ui/notice.tsx';
import { DataTable } from '../data-table.tsx';
import { ColumnChart, FigureBar } from '../figures.tsx';

type Spending = z.output<typeof getSpending.reply>;
type Task = Spending['tasks'][number];
type Day = Spending['days'][number];

interface SpendingProps {
  readonly spending: Spending;
  readonly text: RedaccionPipelineText;
}

const totalOf = ({ euros }: Day) => Object.values(euros).reduce((sum, amount) => sum + amount, 0);

const taskName = (task: string, { tasks }: RedaccionPipelineText['spending']) =>
  (tasks as Readonly<Record<string, string>>)[task] ?? task;

/** What the language model costs: today against the limits, and day by day. */
export function SpendingFigures({ spending, text }: SpendingProps) {
  const { tasks, days } = spending;
  const used = days.some((day) => totalOf(day) > 0);
  if (tasks.length === 0 && !used) return <EmptyNotice text={text.spending.none} />;
  return (
    <>
      <h4>{text.spending.today}</h4>
      <ul className="spending-tasks">
        {tasks.map((task) => (
          <SpentToday key={task.task} task={task} text={text.spending} />
        ))}
      </ul>
      <h4>{text.spending.month}</h4>
      <SpentMonth spending={spending} text={text} />
    </>
  );
}

function SpentToday({ task, text }: { task: Task; text: RedaccionPipelineText['spending'] }) {
  const idioma = pageIdioma();
  const n = (value: number) => value.toLocaleString(idioma);
  const limit = task.limit_euros;
  const isSpent = limit !== null && task.euros >= limit;
  const gasto = euros(task.euros, idioma);
  return (
    <li>
      <span className="spending-name">{taskName(task.task, text)}</span>
      <b>
        {limit === null
          ? fillText(text.noLimit, { gasto })
          : fillText(text.ofLimit, { gasto, limite: euros(limit, idioma) })}
      </b>
      <FigureBar part={limit ? task.euros / limit : 0} tone={isSpent ? 'danger' : undefined} />
      <small>
        {isSpent ? <strong>{text.spent}. </strong> : null}
        {fillText(text.calls, { n: n(task.calls), entrada: n(task.tokens_in), salida: n(task.tokens_out) })}
      </small>
    </li>
  );
}

function SpentMonth({ spending: { tasks, days }, text }: SpendingProps) {
  const idioma = pageIdioma();
  const total = days.reduce((sum, day) => sum + totalOf(day), 0);
  const peak = days.reduce((most, day) => (totalOf(day) > totalOf(most) ? day : most));
  const amount = (value: number) => euros(value, idioma);
  return (
    <>
      <ColumnChart
        label={fillText(text.spending.chart, {
          total: amount(total),
          dia: shortDate(peak.day, idioma),
          importe: amount(totalOf(peak)),
        })}
        columns={days.map((day) => ({
          key: day.day,
          value: totalOf(day),
          title: `${shortDate(day.day, idioma)} · ${amount(totalOf(day))}`,
        }))}
      />
      <details className="as-table">
        <summary>{text.asTable}</summary>
        <DataTable
          label={text.spending.table}
          columns={[
            { name: 'day', label: text.spending.day, isHead: true, cell: ({ day }: Day) => shortDate(day, idioma) },
            ...tasks.map(({ task }) => ({
              name: task,
              label: taskName(task, text.spending),
              isNumber: true,
              cell: (day: Day) => amount(day.euros[task] ?? 0),
            })),
            { name: 'total', label: text.spending.total, isNumber: true, cell: (day: Day) => amount(totalOf(day)) },
          ]}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
        />
      </details>
    </>
  );
}
