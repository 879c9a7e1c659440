import { isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { EventWindowHost } from '../events/event-window-host.tsx';
import { articleAddress, idFromAddress } from '../platform/address.ts';
import { browserApi, hostApi } from '../platform/api.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import type { Route } from './+types/article.screen.ts';
import { type ArticleData, getArticle, type NoArticle } from './article.load.ts';
import { ArticlePage } from './article-page.tsx';
import { BoughtArticle } from './bought-article.tsx';
import { Failure } from './failure.tsx';
import { NoArticlePage } from './no-article-page.tsx';
import { onlyWindowChanged } from './only-window-changed.ts';

/** By its slug or by its id: one screen serves both routes. */
const slugOf = (params: Readonly<Record<string, string | undefined>>) =>
  (params['*'] ?? params.articulo_id ?? '').replace(/\/$/, '');

/** The present slug is the one address to keep. */
function atItsAddress(found: ArticleData, url: URL): ArticleData {
  const address = articleAddress(found.article.slug);
  if (url.pathname.replace(/\.data$/, '') !== address) throw redirect(address + url.search, 301);
  return found;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return atItsAddress(await getArticle(hostApi(context), context.get(hostContext).idioma, slugOf(params)), url);
}

export async function clientLoader({ params, request, url }: Route.ClientLoaderArgs) {
  return atItsAddress(await getArticle(browserApi, pageIdioma(), slugOf(params), request.signal), url);
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return onlyWindowChanged(change) ? false : change.defaultShouldRevalidate;
}

export default function ArticleScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ArticlePage key={loaderData.article.articulo_id} {...loaderData} />
      <EventWindowHost />
    </>
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <Failure error={error} />;
  const page = <NoArticlePage {...(error.data as NoArticle)} status={error.status} />;
  const articulo_id = idFromAddress(slugOf(params));
  if (error.status !== 403 || articulo_id === undefined) return page;
  return <BoughtArticle key={articulo_id} articulo_id={articulo_id} otherwise={page} />;
}
