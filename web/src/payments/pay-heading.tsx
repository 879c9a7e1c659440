import type { ReactNode } from 'react';
import { PAY_TITLE } from './pay-context.ts';

export function PayHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h2 id={PAY_TITLE} tabIndex={-1}>
      {children}
    </h2>
  );
}
