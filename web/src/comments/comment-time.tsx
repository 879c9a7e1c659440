import { openDateFormat, writeDate } from '@poliedro/contracts/written-dates';
import { useMemo } from 'react';
import type { CommentsText } from '../locales/comments-text.ts';
import { shortDate } from '../platform/dates.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { fillText } from '../platform/translate.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { useOverTime } from '../platform/use-over-time.ts';
import { commentAge } from './comment-age.ts';

/** A date in the HTML, which is the same for everybody; its age once the reader's clock is known. */
export function CommentTime({ timestamp, text }: { timestamp: string; text: CommentsText }) {
  const { idioma } = usePage();
  const date = shortDate(timestamp, idioma);
  const words = useOverTime(() => {
    const age = commentAge(timestamp, Date.now());
    if (!age) return date;
    return age.unit === 'now' ? text.time.now : fillText(text.time[age.unit], { count: age.count });
  }, date);
  const mounted = useMounted();
  const whole = useMemo(() => (mounted ? wholeDate(timestamp) : undefined), [mounted, timestamp]);
  return (
    <time dateTime={timestamp} title={whole}>
      {words}
    </time>
  );
}

/** In the reader's own time. */
let format: Intl.DateTimeFormat | undefined;
function wholeDate(timestamp: string): string {
  format ??= openDateFormat(pageIdioma(), { dateStyle: 'full', timeStyle: 'short' });
  return writeDate(format, new Date(timestamp));
}
