import type { QualityFigure } from '@poliedro/contracts/redaccion/pipeline';
import type { RedaccionPipelineText } from '../../locales/redaccion-pipeline-text.ts';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { EmptyNotice } from '../../ui/notice.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { TrendLine } from '../figures.tsx';

interface QualityFiguresProps {
  readonly figures: readonly QualityFigure[];
  readonly text: RedaccionPipelineText;
}

const written = (value: number) => value.toLocaleString(pageIdioma(), { maximumFractionDigits: 4 });
const fails = ({ holds }: QualityFigure) => holds === false;

/** What evaluations have measured, task by task, and how it has moved. */
export function QualityFigures({ figures, text: { quality } }: QualityFiguresProps) {
  if (figures.length === 0) return <EmptyNotice text={quality.empty} />;
  const below = figures.filter(fails).length;
  const names: Readonly<Record<string, string>> = quality.suites;
  return (
    <>
      <p className="part-note">{below > 0 ? fillText(quality.below, { n: String(below) }) : quality.allHold}</p>
      <div className="quality-suites">
        {[...Map.groupBy(figures, ({ suite }) => suite)].map(([suite, ofSuite]) => {
          const failing = ofSuite.filter(fails).length;
          const tarea = names[suite] ?? suite;
          return (
            <details key={suite}>
              <summary>
                {tarea}
                {failing > 0 ? <span> · {fillText(quality.below, { n: String(failing) })}</span> : null}
              </summary>
              <DataTable
                label={fillText(quality.table, { tarea })}
                columns={columnsOf(quality)}
                rows={ofSuite}
                keyOf={({ name }) => name}
              />
            </details>
          );
        })}
      </div>
    </>
  );
}

function columnsOf(text: RedaccionPipelineText['quality']): Column<QualityFigure>[] {
  const idioma = pageIdioma();
  return [
    { name: 'figure', label: text.figure, isHead: true, cell: ({ name }) => <span lang="en">{name}</span> },
    {
      name: 'value',
      label: text.value,
      isNumber: true,
      cell: ({ measured, unit }) => `${written(measured.at(-1)?.value ?? 0)} ${unit}`,
    },
    { name: 'bar', label: text.bar, isNumber: true, cell: ({ bar }) => barText(bar) },
    {
      name: 'holds',
      label: text.holds,
      cell: ({ holds }) => (holds === null ? '–' : <span data-holds={holds}>{holds ? text.yes : text.no}</span>),
    },
    {
      name: 'before',
      label: text.before,
      isNumber: true,
      cell: ({ measured }) => (measured.length > 1 ? written(measured.at(-2)?.value ?? 0) : '–'),
    },
    {
      name: 'measured',
      label: text.measured,
      cell: ({ measured }) => localMoment(measured.at(-1)?.on ?? '', idioma),
    },
    { name: 'trend', label: text.overTime, cell: (figure) => <History figure={figure} text={text} /> },
  ];
}

/** `>= 0.87` as it is written in a language. */
const barText = (bar: string | null) =>
  bar
    ?.replace('>=', '≥')
    .replace('<=', '≤')
    .replace(/[\d.]+$/, (value) => written(Number(value))) ?? '–';

/** All the measurements of a figure: a line, and a list of the same where it is opened. */
function History({ figure, text }: { figure: QualityFigure; text: RedaccionPipelineText['quality'] }) {
  const { name, measured } = figure;
  if (measured.length < 2) return '–';
  const values = measured.map(({ value }) => value);
  const label = fillText(text.history, {
    cifra: name,
    antes: written(values[0] ?? 0),
    ahora: written(values.at(-1) ?? 0),
    n: String(values.length),
  });
  return (
    <details className="quality-history">
      <summary>
        <TrendLine values={values} label={label} />
      </summary>
      <ol>
        {measured.map(({ value, on }) => (
          <li key={on}>
            {localMoment(on, pageIdioma())} · {written(value)}
          </li>
        ))}
      </ol>
    </details>
  );
}
