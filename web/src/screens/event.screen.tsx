import { useEffect } from 'react';
import { data, isRouteErrorResponse, useNavigate } from 'react-router';
import { Coverage } from '../events/coverage.tsx';
import { EventArticles } from '../events/event-articles.tsx';
import { EventFacts } from '../events/event-facts.tsx';
import { EventSummary } from '../events/event-summary.tsx';
import { eventAddress, idFromAddress, withIdioma, withQuery } from '../platform/address.ts';
import { type Api, browserApi, hostApi } from '../platform/api.ts';
import { isNotFound } from '../platform/api-error.ts';
import { shortDate } from '../platform/dates.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/event.screen.ts';
import { Failure } from './failure.tsx';
import { NotFound } from './not-found.tsx';

async function load(api: Api, idioma: ReturnType<typeof pageIdioma>, param: string, signal?: AbortSignal) {
  const evento_id = idFromAddress(param);
  if (evento_id === undefined) throw data(null, { status: 404 });
  try {
    const [event, { articulos }] = await Promise.all([
      api('getEvent', { evento_id }, { idioma }, signal),
      api('listEventArticles', { evento_id }, { idioma }, signal),
    ]);
    return { event, articulos };
  } catch (error) {
    if (isNotFound(error)) throw data(null, { status: 404 });
    throw error;
  }
}

export function loader({ context, params }: Route.LoaderArgs) {
  return load(hostApi(context), context.get(hostContext).idioma, params.evento_id);
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return load(browserApi, pageIdioma(), params.evento_id, request.signal);
}

/** What a shared link shows to previews, search engines and readers without JavaScript; the others go on to the window. */
export default function EventScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { idioma, idioma_in_url, site } = usePage();
  const navigate = useNavigate();
  const { event, articulos } = loaderData;
  const { evento_id } = event;

  useEffect(() => {
    void navigate(withIdioma(withQuery('/', { evento: evento_id }), idioma_in_url ? idioma : undefined), {
      replace: true,
    });
  }, [navigate, evento_id, idioma, idioma_in_url]);

  return (
    <article className="wrap event-page">
      <PageHead
        title={event.titulo}
        description={event.descripcion}
        path={eventAddress(evento_id)}
        image={`${site.origin}/preview/evento/${evento_id}.png?idioma=${idioma}`}
        type="article"
      />
      <header>
        <p className="needs-script text-sm text-ink-3" role="status">
          {t('event.loading')}
        </p>
        <h1 tabIndex={-1} lang={event.idioma === idioma ? undefined : event.idioma}>
          {event.titulo}
        </h1>
        <div className="coverage-line">
          <Coverage cobertura={event.cobertura} t={t} flags={6} withLanguages />
          <span>{t('event.updated', { fecha: shortDate(event.updated_on, idioma) })}</span>
        </div>
      </header>
      <EventSummary event={event} level={2} />
      <EventFacts event={event} level={2} />
      <EventArticles articulos={articulos} level={2} />
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound title={t('event.notFound')} text={t('event.notFoundText')} />
  ) : (
    <Failure error={error} />
  );
}
