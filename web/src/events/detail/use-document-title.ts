import { SITE_NAME } from '@poliedro/contracts/site';
import { useEffect } from 'react';

/** The tab bears the event's name while its window is open. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    const ours = `${title} · ${SITE_NAME}`;
    document.title = ours;
    return () => {
      if (document.title === ours) document.title = before;
    };
  }, [title]);
}
