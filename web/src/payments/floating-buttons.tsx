import { HeartHandshake, Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { PayLink } from './pay-link.tsx';

const CALM_AFTER_MS = 600;

/** The two ways to support what is read; icons alone while the page moves, so that they cover no text. */
export function FloatingButtons() {
  const { t } = useTranslation();
  const { site } = usePage();
  const isMoving = useMoving();
  if (!site.pagos) return null;
  return (
    <div className={`floating needs-script ${isMoving ? 'slim' : ''}`}>
      <PayLink what="suscripcion" className="floating-button first">
        <HeartHandshake className="icon" aria-hidden="true" />
        <span>{t('home.subscribe')}</span>
      </PayLink>
      <PayLink what="saldo" className="floating-button">
        <Wallet className="icon" aria-hidden="true" />
        <span>{t('home.wallet')}</span>
      </PayLink>
    </div>
  );
}

function useMoving(): boolean {
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      setMoving(true);
      clearTimeout(timer);
      timer = setTimeout(() => setMoving(false), CALM_AFTER_MS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, []);
  return isMoving;
}
