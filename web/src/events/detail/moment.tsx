import { shortDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { useEventView } from './event-view.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(idioma: string): Intl.DateTimeFormat {
  const known = formats.get(idioma);
  if (known) return known;
  const format = new Intl.DateTimeFormat(idioma, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(idioma, format);
  return format;
}

/** A date in the page, which is the same for everybody; with the reader's hour in the window. */
export function Moment({ iso }: { iso: string }) {
  const { idioma } = usePage();
  const { whole } = useEventView();
  return <time dateTime={iso}>{whole ? shortDate(iso, idioma) : formatFor(idioma).format(new Date(iso))}</time>;
}
