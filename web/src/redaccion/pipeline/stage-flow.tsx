import type { getPipeline, PipelineStage } from '@poliedro/contracts/redaccion/pipeline';
import type { z } from 'zod';
import type { RedaccionPipelineText } from '../../locales/redaccion-pipeline-text.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { duration } from '../duration.ts';
import { FigureBar } from '../figures.tsx';

type Pipeline = z.output<typeof getPipeline.reply>;

/** Workers find what is due within seconds. */
const LATE_SECONDS = 600;

function stateOf({ waiting, late_seconds, failing }: PipelineStage): 'calm' | 'late' | 'failing' {
  if (waiting > 0 && late_seconds > LATE_SECONDS) return 'late';
  return failing > 0 ? 'failing' : 'calm';
}

/** The stages one after the other as a picture, and the same as a table. */
export function StageFlow({ pipeline, text }: { pipeline: Pipeline; text: RedaccionPipelineText }) {
  const { stages, found, dropped, model } = pipeline;
  const idioma = pageIdioma();
  const n = (value: number) => value.toLocaleString(idioma);
  const most = Math.max(1, ...stages.map(({ waiting }) => waiting));
  return (
    <>
      <ol className="stage-flow">
        {stages.map((stage) => (
          <Stage key={stage.stage} stage={stage} part={stage.waiting / most} text={text.stages} />
        ))}
      </ol>
      <p className="part-note">
        {fillText(text.stages.found, {
          hora: n(found.last_hour),
          descartadosHora: n(dropped.last_hour),
          dia: n(found.last_day),
          descartadosDia: n(dropped.last_day),
        })}{' '}
        {model === null ? text.stages.byRules : fillText(text.stages.byModel, { modelo: model })}
      </p>
      <details className="as-table">
        <summary>{text.asTable}</summary>
        <StageTable stages={stages} text={text.stages} />
      </details>
    </>
  );
}

interface StageProps {
  readonly stage: PipelineStage;
  readonly part: number;
  readonly text: RedaccionPipelineText['stages'];
}

function Stage({ stage, part, text }: StageProps) {
  const idioma = pageIdioma();
  const { waiting, late_seconds, failing, under_way, last_hour } = stage;
  const state = stateOf(stage);
  const figures = [
    [text.waiting, waiting > 0 ? `${waiting.toLocaleString(idioma)} · ${duration(late_seconds, idioma)}` : '0'],
    [text.underWay, under_way.toLocaleString(idioma)],
    [text.failing, failing.toLocaleString(idioma)],
  ] as const;
  return (
    <li className="stage" data-state={state}>
      <h4>{text.names[stage.stage]}</h4>
      <p className="stage-state">{text.states[state]}</p>
      <p className="stage-rate">
        {last_hour === null ? text.notCounted : fillText(text.perHour, { n: last_hour.toLocaleString(idioma) })}
      </p>
      <FigureBar part={part} tone={state === 'calm' ? undefined : 'danger'} />
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function StageTable({ stages, text }: { stages: readonly PipelineStage[]; text: RedaccionPipelineText['stages'] }) {
  const idioma = pageIdioma();
  const number = (name: string, label: string, of: (row: PipelineStage) => number | null): Column<PipelineStage> => ({
    name,
    label,
    isNumber: true,
    cell: (row) => of(row)?.toLocaleString(idioma) ?? '–',
  });
  const columns: Column<PipelineStage>[] = [
    { name: 'stage', label: text.stage, isHead: true, cell: ({ stage }) => text.names[stage] },
    { name: 'state', label: text.state, cell: (row) => text.states[stateOf(row)] },
    number('waiting', text.waiting, ({ waiting }) => waiting),
    {
      name: 'oldest',
      label: text.oldest,
      isNumber: true,
      cell: ({ waiting, late_seconds }) => (waiting > 0 ? duration(late_seconds, idioma) : '–'),
    },
    number('under_way', text.underWay, ({ under_way }) => under_way),
    number('later', text.later, ({ later }) => later),
    number('failing', text.failing, ({ failing }) => failing),
    number('last_hour', text.lastHour, ({ last_hour }) => last_hour),
    number('last_day', text.lastDay, ({ last_day }) => last_day),
  ];
  return <DataTable label={text.table} columns={columns} rows={stages} keyOf={({ stage }) => stage} />;
}
