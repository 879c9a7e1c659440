import { useTranslation } from '../platform/translation.tsx';

/** The shape of what comes. */
export function PaySkeleton() {
  const { t } = useTranslation();
  return (
    <div className="pay-skeleton" role="status">
      <p className="sr-only">{t('site.loading')}</p>
      <span className="skeleton h-6 w-full" />
      <span className="skeleton h-6 w-3/5" />
      <span className="skeleton h-16 w-full" />
    </div>
  );
}
