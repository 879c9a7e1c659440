import { shortDate } from '../platform/dates.ts';
import type { Translate } from '../platform/translate.ts';
import { useOverTime } from '../platform/use-over-time.ts';
import { ageInHours } from './article-age.ts';

/** A date in the HTML, which is the same for everybody; its age once the reader's clock is known, and as it grows. */
export function ArticleTime({ created_on, idioma, t }: { created_on: string; idioma: string; t: Translate }) {
  const date = shortDate(created_on, idioma);
  const told = useOverTime(() => {
    const hours = ageInHours(created_on, Date.now());
    if (hours === undefined) return date;
    return hours === 0 ? t('article.underAnHour') : t('article.hours', { count: hours });
  }, date);
  return (
    <time dateTime={created_on} suppressHydrationWarning>
      {told}
    </time>
  );
}
