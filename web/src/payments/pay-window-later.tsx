import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { fetchCode } from '../later/fetch-code.ts';
import { useTranslation } from '../platform/translation.tsx';
import { showToast } from '../ui/toasts.ts';

/** The windows of payments, which come when the address asks for one. */
export function PayWindowLater() {
  const { t } = useTranslation();
  const { search, key } = useLocation();
  const isWanted = /[?&]pagar=/.test(search);
  const [loaded, setLoaded] = useState<{ readonly Windows: ComponentType }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is fetched again
  useEffect(() => {
    if (!isWanted || loaded) return;
    fetchCode(() => import('./pay-window-host.tsx'))
      .then(({ loadPayWindows }) => loadPayWindows())
      .then(
        (Windows) => setLoaded({ Windows }),
        () => showToast('error', t('failure.offlineText')),
      );
  }, [isWanted, loaded, key, t]);

  return loaded ? <loaded.Windows /> : null;
}
