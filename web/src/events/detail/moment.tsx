import { localMoment, shortDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { useEventView } from './event-view.ts';

/** A date in the page, which is the same for everybody; with the reader's hour in the window. */
export function Moment({ iso }: { iso: string }) {
  const { idioma } = usePage();
  const { whole } = useEventView();
  return <time dateTime={iso}>{(whole ? shortDate : localMoment)(iso, idioma)}</time>;
}
