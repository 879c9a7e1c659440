import { useNavigation } from 'react-router';
import { useTranslation } from '../platform/translation.tsx';
import { useOnline } from '../platform/use-online.ts';

/** A thin line while the next page is on its way; it waits a moment, so that quick pages show nothing at all. Offline none is. */
export function ProgressLine() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const online = useOnline();
  if (navigation.state === 'idle' || !online) return null;
  const isArticle = /^\/(?:article|articulo)\//.test(navigation.location.pathname);
  return (
    <div className="progress-line" role="progressbar" aria-label={t(isArticle ? 'article.loading' : 'site.loading')} />
  );
}
