import '../ui/styles/comments.css';
import '../ui/styles/event.css';
import '../ui/styles/event-articles.css';
import '../ui/styles/event-statements.css';
import '../ui/styles/portrait.css';
import { type ReactNode, Suspense, use, useEffect, useMemo } from 'react';
import { data, isRouteErrorResponse, redirect, useNavigate } from 'react-router';
import { Coverage } from '../events/coverage.tsx';
import { EventBody } from '../events/detail/event-body.tsx';
import { eventJsonLd } from '../events/detail/event-json-ld.ts';
import { sectionsOf } from '../events/detail/event-sections.ts';
import { EventTextProvider, useEventText } from '../events/detail/event-text.tsx';
import { type EventView, EventViewProvider } from '../events/detail/event-view.ts';
import { SectionTabs } from '../events/detail/section-tabs.tsx';
import { UpdatedOn } from '../events/detail/updated-on.tsx';
import { eventAddress, withIdioma, withQuery } from '../platform/address.ts';
import { browserApi, hostApi } from '../platform/api.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/event.screen.ts';
import { type EventData, findEvent, loadNoEvent } from './event.load.ts';
import { Failure } from './failure.tsx';
import { NoEventPage } from './no-event-page.tsx';

/** An event that has become part of another one answers with that one: its own address is the one to keep. */
function atItsAddress(found: EventData, { evento_id }: { evento_id: string }, url: URL): EventData {
  const address = eventAddress(found.event.evento_id);
  if (address !== eventAddress(Number(evento_id))) throw redirect(address + url.search, 301);
  return found;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { idioma } = context.get(hostContext);
  const api = hostApi(context);
  const found = await findEvent(api, idioma, params.evento_id);
  if (!found) throw data(await loadNoEvent(api, idioma, params.evento_id), { status: 404 });
  return atItsAddress(found, params, url);
}

export async function clientLoader({ params, request, url }: Route.ClientLoaderArgs) {
  const asked = [browserApi, pageIdioma(), params.evento_id, request.signal] as const;
  const found = await findEvent(...asked);
  if (!found) throw data(await loadNoEvent(...asked), { status: 404 });
  return atItsAddress(found, params, url);
}

/** What a shared link shows to previews, search engines and readers without JavaScript; the others go on to the window. */
export default function EventScreen({ loaderData }: Route.ComponentProps) {
  const { idioma_in_url } = usePage();
  const navigate = useNavigate();
  const { evento_id } = loaderData.event;

  useEffect(() => {
    const address = withIdioma(withQuery('/', { evento: evento_id }), idioma_in_url);
    // Once, where development mounts everything twice: the second would abort the first.
    const leaving = setTimeout(() => void navigate(address, { replace: true }));
    return () => clearTimeout(leaving);
  }, [navigate, evento_id, idioma_in_url]);

  return (
    <EventTextProvider text={loaderData.text}>
      <EventPage {...loaderData} />
    </EventTextProvider>
  );
}

const NONE_NEW: ReadonlySet<number> = new Set();

function EventPage({ event, articulos, comments }: EventData) {
  const t = useEventText();
  const { t: site } = useTranslation();
  const { idioma } = usePage();
  const lang = event.idioma === idioma ? undefined : event.idioma;
  const view = useMemo<EventView>(
    () => ({ event, lang, level: 2, whole: true, newStatements: NONE_NEW, newArticles: NONE_NEW, comments }),
    [event, lang, comments],
  );
  return (
    <article className="wrap event-page">
      <EventHead event={event} articulos={articulos} />
      <header>
        <p className="needs-script text-sm text-ink-3" role="status">
          {t('window.loading')}
        </p>
        <h1 tabIndex={-1} lang={lang}>
          {event.titulo}
        </h1>
        <div className="coverage-line">
          <Coverage cobertura={event.cobertura} t={site} flags={6} withLanguages />
          <UpdatedOn updated_on={event.updated_on} aged={false} />
        </div>
      </header>
      <SectionTabs sections={sectionsOf(event)} />
      <Suspense>
        <EventViewProvider value={view}>
          <ServerHtml>
            <EventBody articles={{ status: 'ready', value: articulos }} />
          </ServerHtml>
        </EventViewProvider>
      </Suspense>
    </article>
  );
}

const never = new Promise<never>(() => {});

/** Stays as the server sent it: whoever has scripts is on the way to the window, and waits for nothing here. */
function ServerHtml({ children }: { children: ReactNode }) {
  if (typeof document !== 'undefined') use(never);
  return children;
}

function EventHead({ event, articulos }: Pick<EventData, 'event' | 'articulos'>) {
  const { idioma, site } = usePage();
  const path = eventAddress(event.evento_id);
  const image = `${site.origin}/preview/evento/${event.evento_id}.png?idioma=${idioma}`;
  const known = eventJsonLd(event, articulos, { origin: site.origin, address: site.origin + path, image });
  return (
    <>
      <PageHead title={event.titulo} description={event.descripcion} path={path} image={image} type="article" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines, in which nothing can end the script */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: known }} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NoEventPage {...error.data} /> : <Failure error={error} />;
}
