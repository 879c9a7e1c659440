import type { EventDetail } from '@poliedro/contracts/events';
import { createContext, use } from 'react';
import type { CommentPage } from '../../comments/comment-calls.ts';

/** The event that is open, and how it is shown. */
export interface EventView {
  readonly event: EventDetail;
  /** The language of the event's text, where it is not the page's. */
  readonly lang: string | undefined;
  /** The page has its sections under h1, the window under h2. */
  readonly level: 2 | 3;
  /** Everything stands in the HTML, for readers without scripts; the window draws evidence when it is opened. */
  readonly whole: boolean;
  /** Statements and articles that this reader has not seen before. */
  readonly newStatements: ReadonlySet<number>;
  readonly newArticles: ReadonlySet<number>;
  /** The first opinions of experts, where the server has put them into the page. */
  readonly comments?: CommentPage | undefined;
}

const EventViewContext = createContext<EventView | undefined>(undefined);
export const EventViewProvider = EventViewContext.Provider;

export function useEventView(): EventView {
  const view = use(EventViewContext);
  if (!view) throw new Error('there is no event around this');
  return view;
}

export type SectionHeading = 'h2' | 'h3';
export type PartHeading = 'h3' | 'h4';

/** The headings of sections, and of the parts of a section. */
export function useHeadings(): { section: SectionHeading; part: PartHeading } {
  return useEventView().level === 2 ? { section: 'h2', part: 'h3' } : { section: 'h3', part: 'h4' };
}
