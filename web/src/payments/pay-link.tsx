import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type PayStep, payAddress } from './pay-address.ts';
import { useHere } from './use-here.ts';

interface PayLinkProps {
  readonly what: 'saldo' | 'suscripcion';
  readonly paso?: PayStep;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens a window of payments over the page. */
export function PayLink({ what, paso, className, children }: PayLinkProps) {
  const here = useHere();
  return (
    <Link
      className={className}
      to={payAddress(here, what, paso)}
      state={{ pagos: 1 }}
      preventScrollReset
      rel="nofollow"
    >
      {children}
    </Link>
  );
}
