import { useEffect, useRef } from 'react';
import { focusOn, isFocusLost } from '../platform/focus.ts';
import { useTranslation } from '../platform/translation.tsx';
import type { Pages } from '../platform/use-pages.ts';
import { ErrorNotice } from './notice.tsx';

interface Pressed {
  readonly list: Element | null;
  readonly shown: number;
}

/** The way on from the list before it; nothing at its end. A press never leaves the keyboard without a place. */
export function MoreButton({
  pages: { has_more, more, loadMore },
}: {
  pages: Pick<Pages<unknown>, 'has_more' | 'more' | 'loadMore'>;
}) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<Pressed>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them puts another control in the place of the pressed one
  useEffect(() => {
    if (!pressed.current || !isFocusLost()) return;
    const { list, shown } = pressed.current;
    if (more !== 'loading') pressed.current = undefined;
    const next = box.current?.querySelector('button') ?? list?.children[shown];
    if (next instanceof HTMLElement) focusOn(next);
  }, [has_more, more]);

  function press() {
    const before = box.current?.previousElementSibling;
    const list = before?.querySelector('tbody') ?? before ?? null;
    pressed.current = { list, shown: list?.children.length ?? 0 };
    loadMore();
  }

  if (!has_more) return null;
  return (
    <div ref={box} className="contents">
      {more === 'failed' ? (
        <ErrorNotice text={t('results.loadMoreError')} onRetry={press} />
      ) : (
        <button type="button" className="button needs-script" aria-disabled={more === 'loading'} onClick={press}>
          {t(more === 'loading' ? 'results.loadingMore' : 'results.loadMore')}
        </button>
      )}
    </div>
  );
}
