import '../ui/styles/reactions-panel.css';
import type { Action, Interaction } from '@poliedro/contracts/interactions';
import { use, useCallback, useState } from 'react';
import { loadInteractionsText } from '../locales/interactions.ts';
import { pageIdioma } from '../platform/language.ts';
import { type ListPage, usePages } from '../platform/use-pages.ts';
import { MoreButton } from '../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { callInteractions } from './interaction-calls.ts';
import { ReactionRow } from './reaction-row.tsx';

const ACTIONS: readonly Action[] = ['read_later', 'save', 'share', 'upvote', 'read'];

const ask = (action: Action | undefined, cursor: string | undefined) =>
  callInteractions('listInteractions', { format: 'list', idioma: pageIdioma(), action, cursor }).then((reply) => {
    const { interactions, ...page } = reply as Omit<ListPage<never>, 'items'> & { interactions: Interaction[] };
    return { ...page, items: interactions };
  });

/** What one has read, kept, shared and recommended, newest first. */
export function ReactionsPanel() {
  const text = use(loadInteractionsText(pageIdioma()));
  const [action, setAction] = useState<Action>();
  const pages = usePages(useCallback((cursor: string | undefined) => ask(action, cursor), [action]));
  const { items } = pages;
  return (
    <div className="zone-stack">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="segments reaction-filter" role="group" aria-label={text.mine.filter}>
        {[undefined, ...ACTIONS].map((name) => (
          <button key={name ?? 'all'} type="button" aria-pressed={name === action} onClick={() => setAction(name)}>
            {name ? text.mine.actions[name] : text.mine.all}
          </button>
        ))}
      </div>
      {items === undefined ? <Skeleton /> : null}
      {items === null ? <ErrorNotice text={text.mine.loadFailed} onRetry={pages.retry} /> : null}
      {items?.length === 0 ? (
        <EmptyNotice text={action ? text.mine.emptyFiltered : text.mine.empty}>
          <PageLink className="text-link" to="/">
            {text.mine.browse}
          </PageLink>
        </EmptyNotice>
      ) : null}
      {items && items.length > 0 ? (
        <ul className="reaction-list">
          {items.map((interaction) => (
            <ReactionRow key={interaction.id} interaction={interaction} text={text} />
          ))}
        </ul>
      ) : null}
      <MoreButton pages={pages} />
    </div>
  );
}

function Skeleton() {
  return (
    <div className="grid w-full gap-4" aria-hidden="true">
      <span className="skeleton h-5 w-4/5" />
      <span className="skeleton h-5 w-3/5" />
      <span className="skeleton h-5 w-2/3" />
    </div>
  );
}
