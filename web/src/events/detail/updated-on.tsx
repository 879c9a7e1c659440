import { ageInHours } from '../../articles/article-age.ts';
import { shortDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { useEventText } from './event-text.tsx';

/** A date where the text is the same for everybody; its age where the reader's clock is known. */
export function UpdatedOn({ updated_on, aged }: { updated_on: string; aged: boolean }) {
  const t = useEventText();
  const { idioma } = usePage();
  const hours = aged ? ageInHours(updated_on, Date.now()) : undefined;
  if (hours === undefined) return <span>{t('window.updated', { fecha: shortDate(updated_on, idioma) })}</span>;
  return <span>{hours === 0 ? t('window.updatedNow') : t('window.updatedHours', { count: hours })}</span>;
}
