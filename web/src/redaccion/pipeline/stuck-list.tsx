import type { listStuckWork } from '@poliedro/contracts/redaccion/pipeline';
import type { z } from 'zod';
import { pageIdioma } from '../../platform/language.ts';
import { EmptyNotice } from '../../ui/notice.tsx';
import { DataTable } from '../data-table.tsx';
import { duration } from '../duration.ts';
import { useOperation } from '../use-operation.ts';
import { callPipeline } from './pipeline-calls.ts';
import type { PipelineTexts } from './pipeline-texts.ts';
import { aboutColumn, retryColumn } from './work-columns.tsx';

type StuckWork = z.output<typeof listStuckWork.reply>['work'][number];

interface StuckListProps {
  readonly work: readonly StuckWork[];
  readonly texts: PipelineTexts;
  readonly onRetried: () => void;
}

/** What nobody does, the longest late first. */
export function StuckList({ work, texts: { own, frame }, onRetried }: StuckListProps) {
  const [busy, run] = useOperation(frame);
  const { stuck } = own;
  if (work.length === 0) return <EmptyNotice text={stuck.empty} />;

  async function retry({ stage, id }: StuckWork) {
    if (await run(() => callPipeline('retryWork', { stage, id }), own.troubles.retried)) onRetried();
  }

  return (
    <DataTable
      label={stuck.table}
      columns={[
        aboutColumn<StuckWork>(own),
        { name: 'stage', label: own.stages.stage, cell: ({ stage }) => own.stages.names[stage] },
        {
          name: 'late',
          label: stuck.late,
          isNumber: true,
          cell: ({ late_seconds }) => duration(late_seconds, pageIdioma()),
        },
        {
          name: 'why',
          label: stuck.why,
          cell: ({ abandoned, reason }) => (
            <>
              {abandoned ? stuck.abandoned : stuck.waiting}
              {reason === null ? null : <span lang="en"> ({reason})</span>}
            </>
          ),
        },
        retryColumn<StuckWork>(own, busy, (row) => void retry(row)),
      ]}
      rows={work}
      keyOf={({ stage, id }) => `${stage} ${id}`}
    />
  );
}
