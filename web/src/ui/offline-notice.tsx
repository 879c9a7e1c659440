import { useTranslation } from '../platform/translation.tsx';
import { useOnline } from '../platform/use-online.ts';

export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useOnline();
  return <div role="status">{online ? null : <p className="offline">{t('site.offline')}</p>}</div>;
}
