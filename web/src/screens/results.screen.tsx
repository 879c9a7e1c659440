import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import { CategoryBar } from '../carriles/category-bar.tsx';
import { ResultsGrid } from '../carriles/results-grid.tsx';
import { WhoWrites } from '../carriles/who-writes.tsx';
import { EventWindowHost } from '../events/event-window-host.tsx';
import { resultsAddress } from '../platform/address.ts';
import { browserApi, hostApi } from '../platform/api.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import { useTranslation } from '../platform/translation.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/results.screen.ts';
import { Failure } from './failure.tsx';
import { NotFound } from './not-found.tsx';
import { onlyWindowChanged } from './only-window-changed.ts';
import { findResults } from './results.load.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const results = await findResults(hostApi(context), context.get(hostContext).idioma, params.carril_id, url);
  if (!results) throw data(null, { status: 404 });
  const whole = results.content.ok && results.categorias;
  return whole ? data(results) : data(results, { headers: { 'Cache-Control': 'no-store' } });
}

export async function clientLoader({ params, request, url }: Route.ClientLoaderArgs) {
  const results = await findResults(browserApi, pageIdioma(), params.carril_id, url, request.signal);
  if (!results) throw data(null, { status: 404 });
  return results;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return onlyWindowChanged(change) ? false : change.defaultShouldRevalidate;
}

export default function ResultsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const { carril, categorias, categoria_id, page, content } = loaderData;
  const retry = () => void revalidate();
  return (
    <>
      <PageHead
        title={carril.nombre}
        description={t('results.description', { nombre: carril.nombre })}
        path={`/resultados/${carril.carril_id}`}
      />
      <CategoryBar
        categorias={categorias}
        selected={categoria_id}
        base={resultsAddress(carril.carril_id, categoria_id)}
        onRetry={retry}
      />
      {carril.tipo === 'eventos' ? <WhoWrites /> : null}
      <div className="wrap pt-6 pb-4">
        <h1 className="mb-5 text-2xl" tabIndex={-1}>
          {carril.nombre}
        </h1>
        {content.ok ? (
          <ResultsGrid
            key={`${carril.carril_id} ${categoria_id} ${page}`}
            carril={carril}
            categoria_id={categoria_id}
            first={content.page}
            firstNumber={page}
          />
        ) : (
          <ErrorNotice
            text={t(carril.tipo === 'articulos' ? 'carriles.articlesError' : 'carriles.eventsError')}
            onRetry={retry}
            busy={state === 'loading'}
          />
        )}
      </div>
      <EventWindowHost />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound title={t('carriles.notFound')} text={t('carriles.notFoundText')} />
  ) : (
    <Failure error={error} />
  );
}
