import { type ReactNode, useCallback, useState } from 'react';
import { loadPurchaseText } from '../locales/purchase.ts';
import type { PurchaseText } from '../locales/purchase-text.ts';
import { pageIdioma } from '../platform/language.ts';
import { useTranslation } from '../platform/translation.tsx';
import { showToast } from '../ui/toasts.ts';
import type { SoldArticle } from './purchase-window.tsx';

interface Opened {
  readonly parts: typeof import('./purchase-window.tsx');
  readonly text: PurchaseText;
  readonly article: SoldArticle;
}

/** The window in which an article is bought; what is in it comes when it is opened. */
export function usePurchaseWindow(isOnPage = false): readonly [ReactNode, open: (article: SoldArticle) => void] {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const open = useCallback(
    (article: SoldArticle) => {
      Promise.all([import('./purchase-window.tsx'), loadPurchaseText(pageIdioma())]).then(
        ([parts, text]) => setOpened({ parts, text, article }),
        () => showToast('error', t('failure.offlineText')),
      );
    },
    [t],
  );
  const window = opened ? (
    <opened.parts.PurchaseWindow
      article={opened.article}
      text={opened.text}
      isOnPage={isOnPage}
      onClose={() => setOpened(undefined)}
    />
  ) : null;
  return [window, open];
}
