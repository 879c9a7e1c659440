import type { TroubledWork } from '@poliedro/contracts/redaccion/pipeline';
import { useRef } from 'react';
import type { RedaccionPipelineText } from '../../locales/redaccion-pipeline-text.ts';
import { fillText } from '../../platform/translate.ts';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts';
import type { Column } from '../data-table.tsx';

const titleOf = ({ title, id }: TroubledWork, { troubles }: RedaccionPipelineText): string =>
  title || fillText(troubles.untitled, { id: String(id) });

/** What a feed, an article or an event is, with the way to it; events by their page. */
export const aboutColumn = <Row extends TroubledWork>(text: RedaccionPipelineText): Column<Row> => ({
  name: 'what',
  label: text.troubles.what,
  isHead: true,
  cell: (row) => {
    const isEvent = row.stage === 'write' || row.stage === 'translate';
    const href = row.url ?? (isEvent ? `/evento/${row.id}` : undefined);
    const title = titleOf(row, text);
    return href === undefined ? title : <OutsideLink href={href}>{title}</OutsideLink>;
  },
});

/** Does one of them again. */
export const retryColumn = <Row extends TroubledWork>(
  text: RedaccionPipelineText,
  busy: boolean,
  onRetry: (row: Row) => void,
): Column<Row> => ({
  name: 'retry',
  label: text.troubles.action,
  cell: (row) => (
    <RetryButton
      label={text.troubles.retry}
      fullLabel={fillText(text.troubles.retryOf, { que: titleOf(row, text) })}
      busy={busy}
      onRetry={() => onRetry(row)}
    />
  ),
});

interface RetryButtonProps {
  readonly label: string;
  readonly fullLabel: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** It goes with its row; the keyboard stays at the table. */
function RetryButton({ label, fullLabel, busy, onRetry }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandedOn(button);
  return (
    <button ref={button} type="button" className="button" aria-disabled={busy} aria-label={fullLabel} onClick={onRetry}>
      {label}
    </button>
  );
}
