import type { SourceFeed } from '@poliedro/contracts/redaccion/sources';
import { type FormEvent, useState } from 'react';
import { fillText } from '../../platform/translate.ts';
import { Field } from '../../ui/field.tsx';
import { EmptyNotice } from '../../ui/notice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { AskFirst } from '../ask-first.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { PartSection } from '../part-section.tsx';
import { useOperation } from '../use-operation.ts';
import { callSources } from './source-calls.ts';
import type { SourceProps } from './source-props.ts';
import { isFeedAddress } from './source-rules.ts';
import { faultWords, momentOr, number } from './source-words.ts';

/** Where its news are found. */
export function FeedSection({ text, own, source, onChanged }: SourceProps) {
  const { feeds, columns } = own;
  const { periodico_id, fuentes } = source;
  const [busy, run] = useOperation(text, own.errors);
  const [fault, setFault] = useState<string>();

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const url = String(new FormData(form).get('url') ?? '').trim();
    setFault(isFeedAddress(url) ? undefined : feeds.addressFault);
    if (!isFeedAddress(url)) {
      form.querySelector('input')?.focus();
      return;
    }
    if (await run(() => callSources('addSourceFeed', { periodico_id }, { url }))) {
      form.reset();
      onChanged();
    }
  }

  async function change(act: () => Promise<unknown>) {
    if (await run(act)) onChanged();
  }

  const shown: Column<SourceFeed>[] = [
    {
      name: 'feed',
      label: columns.feed,
      isHead: true,
      cell: ({ url, websub }) => (
        <span className="feed-address">
          {url}
          {websub ? <small>{feeds.websub}</small> : null}
        </span>
      ),
    },
    {
      name: 'state',
      label: columns.state,
      cell: ({ active, fault }) => (
        <>
          {active ? own.reading : own.paused}
          {fault ? (
            <span className="source-fault">{fillText(own.failing, { fallo: faultWords(fault, own) })}</span>
          ) : null}
        </>
      ),
    },
    { name: 'polled', label: columns.polled, cell: ({ polled_on }) => momentOr(polled_on, own.never) },
    { name: 'next', label: columns.next, cell: ({ next_poll_on }) => momentOr(next_poll_on, own.never) },
    { name: 'rate', label: columns.rate, isNumber: true, cell: (feed) => number(feed.articles_per_hour, 1) },
    {
      name: 'actions',
      label: columns.actions,
      cell: ({ feed_id, url, active }) => (
        <div className="feed-actions">
          <button
            type="button"
            className="button"
            aria-label={fillText(active ? feeds.pauseOf : feeds.resumeOf, { url })}
            aria-disabled={busy}
            onClick={() => void change(() => callSources('setSourceFeedActive', { feed_id }, { active: !active }))}
          >
            {active ? feeds.pause : feeds.resume}
          </button>
          <AskFirst
            text={text}
            label={feeds.remove}
            fullLabel={fillText(feeds.removeOf, { url })}
            question={feeds.removeQuestion}
            busy={busy}
            onConfirm={() => void change(() => callSources('deleteSourceFeed', { feed_id }))}
          />
        </div>
      ),
    },
  ];

  return (
    <PartSection title={feeds.title}>
      {fuentes.length === 0 ? (
        <EmptyNotice text={feeds.empty} />
      ) : (
        <DataTable label={columns.feed} columns={shown} rows={fuentes} keyOf={({ feed_id }) => feed_id} />
      )}
      <form className="line-form" onSubmit={(event) => void add(event)} noValidate>
        <Field name="url" type="url" inputMode="url" label={feeds.address} fault={fault} autoComplete="off" />
        <SubmitButton label={feeds.add} busyLabel={text.actions.saving} busy={busy} />
      </form>
    </PartSection>
  );
}
