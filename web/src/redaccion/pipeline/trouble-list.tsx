import type { listTroubles, TroubledWork } from '@poliedro/contracts/redaccion/pipeline';
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText, isSingular } from '../../platform/translate.ts';
import { usePages } from '../../platform/use-pages.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { AskFirst } from '../ask-first.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { useOperation } from '../use-operation.ts';
import { callPipeline } from './pipeline-calls.ts';
import type { PipelineTexts } from './pipeline-texts.ts';
import { aboutColumn, retryColumn } from './work-columns.tsx';

type Trouble = z.output<typeof listTroubles.reply>['troubles'][number];

interface TroubleListProps {
  readonly troubles: readonly Trouble[];
  readonly texts: PipelineTexts;
  readonly onRetried: () => void;
}

/** Why things fail or were dropped, and how often; each opens what it is about. */
export function TroubleList({ troubles, texts, onRetried }: TroubleListProps) {
  if (troubles.length === 0) return <EmptyNotice text={texts.own.troubles.empty} />;
  return (
    <ul className="trouble-list">
      {troubles.map((trouble) => (
        <TroubleItem key={`${trouble.stage} ${trouble.reason}`} trouble={trouble} texts={texts} onRetried={onRetried} />
      ))}
    </ul>
  );
}

interface TroubleItemProps {
  readonly trouble: Trouble;
  readonly texts: PipelineTexts;
  readonly onRetried: () => void;
}

function TroubleItem({ trouble: { stage, reason, times }, texts, onRetried }: TroubleItemProps) {
  const { own, frame } = texts;
  const idioma = pageIdioma();
  const [open, setOpen] = useState(false);
  const [busy, run] = useOperation(frame);
  const motivo = reason;

  async function retryAll() {
    if (await run(() => callPipeline('retryWork', { stage, reason }), own.troubles.retried)) onRetried();
  }

  return (
    <li>
      <div className="trouble-head">
        <h4>
          <span className="stage-name">{own.stages.names[stage]}</span> <span lang="en">{reason}</span>
        </h4>
        <p>
          {isSingular(times, idioma)
            ? own.troubles.once
            : fillText(own.troubles.times, { n: times.toLocaleString(idioma) })}
        </p>
        <AskFirst
          text={frame}
          label={own.troubles.retryAll}
          fullLabel={fillText(own.troubles.retryAllOf, { motivo })}
          question={own.troubles.retryQuestion}
          busy={busy}
          onConfirm={() => void retryAll()}
        />
      </div>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-label={fillText(own.troubles.showOf, { motivo })}>{own.troubles.show}</summary>
        {open ? <TroubledWorkTable stage={stage} reason={reason} texts={texts} /> : null}
      </details>
    </li>
  );
}

interface TroubledWorkProps extends Pick<Trouble, 'stage' | 'reason'> {
  readonly texts: PipelineTexts;
}

function TroubledWorkTable({ stage, reason, texts: { own, frame } }: TroubledWorkProps) {
  const [busy, run] = useOperation(frame);
  const pages = usePages(
    useCallback(
      async (cursor: string | undefined) => {
        const { work, has_more, cursor: next } = await callPipeline('listTroubledWork', { stage, reason, cursor });
        return { items: work, has_more, cursor: next };
      },
      [stage, reason],
    ),
  );
  const { items, retry, setItems } = pages;
  if (items === undefined) return <PartSkeleton />;
  if (items === null) return <ErrorNotice text={frame.loadFailed} onRetry={retry} />;

  async function retryOne({ id }: TroubledWork) {
    const done = await run(() => callPipeline('retryWork', { stage, id }), own.troubles.retried);
    if (done) setItems((known) => known.filter((one) => one.id !== id));
  }

  return (
    <>
      <DataTable
        label={fillText(own.troubles.work, { motivo: reason })}
        columns={[aboutColumn(own), ...detailColumns(own), retryColumn(own, busy, (row) => void retryOne(row))]}
        rows={items}
        keyOf={({ id }) => id}
      />
      <MoreButton pages={pages} />
    </>
  );
}

function detailColumns({ troubles }: PipelineTexts['own']): Column<TroubledWork>[] {
  const idioma = pageIdioma();
  return [
    { name: 'newspaper', label: troubles.newspaper, cell: ({ newspaper }) => newspaper ?? '–' },
    { name: 'reason', label: troubles.reason, cell: ({ reason }) => <span lang="en">{reason}</span> },
    { name: 'attempts', label: troubles.attempts, isNumber: true, cell: ({ attempts }) => attempts },
    {
      name: 'next',
      label: troubles.next,
      cell: ({ due_on }) => (due_on === null ? troubles.never : localMoment(due_on, idioma)),
    },
  ];
}
