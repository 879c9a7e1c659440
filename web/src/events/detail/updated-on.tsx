import { ageInHours } from '../../articles/article-age.ts';
import { shortDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { useOverTime } from '../../platform/use-over-time.ts';
import { useEventText } from './event-text.tsx';

/** A date where the text is the same for everybody; its age, as it grows, where the reader's clock is known. */
export function UpdatedOn({ updated_on, aged }: { updated_on: string; aged: boolean }) {
  const t = useEventText();
  const { idioma } = usePage();
  const dated = t('window.updated', { fecha: shortDate(updated_on, idioma) });
  const told = useOverTime(() => {
    const hours = aged ? ageInHours(updated_on, Date.now()) : undefined;
    if (hours === undefined) return dated;
    return hours === 0 ? t('window.updatedNow') : t('window.updatedHours', { count: hours });
  }, dated);
  return <span>{told}</span>;
}
