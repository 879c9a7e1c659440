import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../accounts/browser-session.ts';
import { fetchCode } from '../later/fetch-code.ts';
import { useTranslation } from '../platform/translation.tsx';
import { showToast } from '../ui/toasts.ts';
import { useWay, whileHere } from './use-way.ts';

/** The read-later buttons of all cards with one listener; what is behind them comes when somebody is signed in or presses one. */
export function useCardReactions(): void {
  const { t } = useTranslation();
  const { status } = useSession();
  const way = useWay();
  const asked = useSearchParams()[0].get('accion');

  const withReactions = useEffectEvent((act: (reactions: typeof import('./reactions.ts')) => unknown) => {
    fetchCode(() => import('./reactions.ts')).then(act, () => showToast('error', t('failure.offlineText')));
  });
  const onArrival = useEffectEvent(() => {
    const here = whileHere(way);
    withReactions(({ arrive }) => arrive(asked, here));
  });
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-later]');
    if (!button) return;
    const here = whileHere(way);
    withReactions(({ react }) => react({ tipo: 'evento', id: Number(button.dataset.later) }, 'read_later', here));
  });

  useEffect(() => {
    if (status === 'signed-in' || (asked && status === 'visitor')) onArrival();
  }, [status, asked]);

  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}
