import { shortDate } from '../platform/dates.ts';
import type { Translate } from '../platform/translate.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { ageInHours } from './article-age.ts';

/** A date in the HTML, which is the same for everybody; its age once the reader's clock is known. */
export function ArticleTime({ created_on, idioma, t }: { created_on: string; idioma: string; t: Translate }) {
  const hours = useMounted() ? ageInHours(created_on, Date.now()) : undefined;
  return (
    <time dateTime={created_on} suppressHydrationWarning>
      {hours === undefined
        ? shortDate(created_on, idioma)
        : hours === 0
          ? t('article.underAnHour')
          : t('article.hours', { count: hours })}
    </time>
  );
}
