import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark.tsx';

/** A page that only says something: nothing here, something failed. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="wrap message-page">
      <BrandMark />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
