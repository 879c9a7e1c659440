import type { Category } from '@poliedro/contracts/carriles';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { useSession } from '../accounts/browser-session.ts';
import type { LoginNotice } from '../accounts/login-notice.ts';
import { loginAddress } from '../accounts/next-path.ts';
import { withQuery } from '../platform/address.ts';
import { useTranslation } from '../platform/translation.tsx';
import { glide } from '../ui/glide.ts';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { StepButton } from '../ui/step-button.tsx';
import { showToast } from '../ui/toasts.ts';
import { useScrollEnds } from '../ui/use-scroll-ends.ts';
import { type CategoryHandlers, CategoryTooltip, useCategoryTooltip } from './category-tooltip.tsx';

const STEP_PX = 200;

interface CategoryBarProps {
  /** Null when they could not be loaded. */
  readonly categorias: readonly Category[] | null;
  readonly selected: number | undefined;
  /** The address the choice applies to. */
  readonly base: string;
  readonly onRetry: () => void;
}

export function CategoryBar({ categorias, selected, base, onRetry }: CategoryBarProps) {
  const { t } = useTranslation();
  const failed = categorias === null;
  useEffect(() => {
    if (failed) showToast('error', t('categories.error'));
  }, [failed, t]);
  if (categorias === null || categorias.length === 0) {
    return (
      <div className="wrap pt-4">
        {categorias === null ? (
          <ErrorNotice text={t('categories.error')} onRetry={onRetry} />
        ) : (
          <EmptyNotice text={t('categories.empty')} />
        )}
      </div>
    );
  }
  return <Categories categorias={categorias} selected={selected} base={base} />;
}

interface CategoriesProps extends Pick<CategoryBarProps, 'selected' | 'base'> {
  readonly categorias: readonly Category[];
}

function Categories({ categorias, selected, base }: CategoriesProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const ends = useScrollEnds(scroller);
  const { handlers, tooltip } = useCategoryTooltip();
  // Who is here is known right after the page has been taken over: nobody should wait for the links that it changes.
  const status = useDeferredValue(useSession().status);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice may stand outside what is in view
  useEffect(() => {
    const chosen = scroller.current?.querySelector<HTMLElement>('[aria-current]');
    if (!scroller.current || !chosen) return;
    const left = chosen.offsetLeft - scroller.current.scrollLeft;
    const right = left + chosen.offsetWidth - scroller.current.clientWidth;
    if (left < STEP_PX / 4) scroller.current.scrollLeft += left - STEP_PX / 2;
    else if (right > -STEP_PX / 4) scroller.current.scrollLeft += right + STEP_PX / 2;
  }, [selected]);

  const step = (by: number) => scroller.current && glide(scroller.current, by);
  return (
    <nav className="categories mx-auto w-full max-w-(--page)" aria-label={t('categories.label')}>
      <div
        ref={scroller}
        className="category-scroller"
        data-back={ends.back ? '' : undefined}
        data-forward={ends.forward ? '' : undefined}
      >
        <CategoryLinks
          categorias={categorias}
          selected={selected}
          base={base}
          visitor={status === 'visitor'}
          handlers={handlers}
        />
      </div>
      <StepButton direction="back" label={t('categories.back')} atEnd={!ends.back} onStep={() => step(-STEP_PX)} />
      <StepButton
        direction="forward"
        label={t('categories.forward')}
        atEnd={!ends.forward}
        onStep={() => step(STEP_PX)}
      />
      <CategoryTooltip {...tooltip} />
      {categorias.map(({ categoria_id, explicacion }) => (
        <span key={categoria_id} id={`categoria-${categoria_id}`} hidden>
          {explicacion}
        </span>
      ))}
    </nav>
  );
}

interface CategoryLinksProps extends CategoriesProps {
  readonly visitor: boolean;
  readonly handlers: CategoryHandlers;
}

const CategoryLinks = memo(function CategoryLinks(props: CategoryLinksProps) {
  const { categorias, selected, base, visitor, handlers } = props;

  /** To choose is for those who are signed in; a visitor comes back to the choice after signing in. */
  function choice(categoria_id: number) {
    if (categoria_id === selected)
      return { to: withQuery(base, { categoria_id: undefined }), preventScrollReset: true };
    const to = withQuery(base, { categoria_id });
    return visitor
      ? { to: loginAddress(to), rel: 'nofollow', state: { notice: 'categories' satisfies LoginNotice } }
      : { to, preventScrollReset: true };
  }

  return categorias.map(({ categoria_id, nombre, explicacion }) => (
    <PageLink
      key={categoria_id}
      className="category"
      {...choice(categoria_id)}
      aria-current={categoria_id === selected ? 'true' : undefined}
      aria-describedby={explicacion ? `categoria-${categoria_id}` : undefined}
      {...handlers(explicacion)}
    >
      {nombre}
    </PageLink>
  ));
});
