import { useCallback } from 'react';
import { useTranslation } from '../platform/translation.tsx';
import { useMissingCode } from '../platform/use-missing-code.ts';
import { useOnline } from '../platform/use-online.ts';
import { showToast } from './toasts.ts';

export function OfflineNotice() {
  const { t } = useTranslation();
  const online = useOnline();
  useMissingCode(useCallback(() => showToast('error', t('failure.offlineText')), [t]));
  return <div role="status">{online ? null : <p className="offline">{t('site.offline')}</p>}</div>;
}
