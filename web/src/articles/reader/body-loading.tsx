import { useTranslation } from '../../platform/translation.tsx';

/** Where a text will stand. */
export function BodyLoading() {
  const { t } = useTranslation();
  return (
    <div className="body-loading" role="status">
      <p>{t('article.loading')}</p>
      <span className="skeleton h-5 w-full" />
      <span className="skeleton h-5 w-full" />
      <span className="skeleton h-5 w-3/5" />
    </div>
  );
}
