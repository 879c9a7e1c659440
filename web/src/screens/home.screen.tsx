import { SITE_NAME } from '@poliedro/contracts/site';
import { data, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import { CarrilBanner } from '../carriles/carril-banner.tsx';
import { CarrilSection } from '../carriles/carril-section.tsx';
import { CategoryBar } from '../carriles/category-bar.tsx';
import { WhoWrites } from '../carriles/who-writes.tsx';
import { EventWindowHost } from '../events/event-window-host.tsx';
import { FloatingButtons } from '../payments/floating-buttons.tsx';
import { browserApi, hostApi } from '../platform/api.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import { useTranslation } from '../platform/translation.tsx';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/home.screen.ts';
import { isWhole, loadHome, withAllRows, withQuickRows, withShortRows } from './home.load.ts';
import { onlyWindowChanged } from './only-window-changed.ts';

const PATIENCE_MS = 300;

export async function loader({ context, url }: Route.LoaderArgs) {
  const home = withShortRows(await withAllRows(await loadHome(hostApi(context), context.get(hostContext).idioma, url)));
  return isWhole(home)
    ? data(home)
    : data(home, { status: home.rows ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return withQuickRows(await loadHome(browserApi, pageIdioma(), url, request.signal), PATIENCE_MS);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return onlyWindowChanged(change) ? false : change.defaultShouldRevalidate;
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const { categoria_id, categorias, rows } = loaderData;
  const retry = () => void revalidate();
  return (
    <>
      <PageHead description={t('home.description')} path="/" />
      <h1 className="sr-only" tabIndex={-1}>
        {SITE_NAME}: {t('site.tagline')}
      </h1>
      <CategoryBar categorias={categorias} selected={categoria_id} base="/" onRetry={retry} />
      {rows?.some(({ carril }) => carril.tipo === 'eventos') ? <WhoWrites /> : null}
      {rows?.map(({ carril, content }) =>
        carril.tipo === 'banner' ? (
          <CarrilBanner key={carril.carril_id} carril={carril} />
        ) : (
          <CarrilSection
            key={`${carril.carril_id} ${categoria_id}`}
            carril={carril}
            content={content}
            categoria_id={categoria_id}
          />
        ),
      )}
      {rows && rows.length > 0 ? null : (
        <div className="wrap pt-6">
          {rows ? (
            <EmptyNotice text={t('carriles.emptyList')} />
          ) : (
            <ErrorNotice text={t('carriles.error')} onRetry={retry} busy={state === 'loading'} />
          )}
        </div>
      )}
      <FloatingButtons />
      <EventWindowHost />
    </>
  );
}
