import { Sparkles } from 'lucide-react';
import { useTranslation } from '../platform/translation.tsx';
import { PageLink } from '../ui/page-link.tsx';

/** Says once for all cards of events whose words they are, with how they are made one click away. */
export function WhoWrites() {
  const { t } = useTranslation();
  return (
    <p className="who-writes">
      <Sparkles aria-hidden="true" />
      <span>
        {t('carriles.whoWrites')}{' '}
        <PageLink className="text-link" to="/about#como-funciona">
          {t('carriles.howMade')}
        </PageLink>
      </span>
    </p>
  );
}
