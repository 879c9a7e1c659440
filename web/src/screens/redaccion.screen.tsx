import '../ui/styles/redaccion.css';
import { Suspense } from 'react';
import { data, isRouteErrorResponse, redirect, useParams } from 'react-router';
import { loginAddress } from '../accounts/next-path.ts';
import { lazyOr } from '../later/lazy-or.ts';
import { loadRedaccionText } from '../locales/redaccion.ts';
import type { RedaccionText } from '../locales/redaccion-text.ts';
import { hostContext } from '../platform/host.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { isPart, partAddress } from '../redaccion/part.ts';
import { PartSkeleton } from '../redaccion/part-skeleton.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { PartMissing } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { Route } from './+types/redaccion.screen.ts';
import { Failure } from './failure.tsx';

const Console = lazyOr(() => import('../redaccion/console.tsx').then((module) => module.Console), PartMissing);

/** Who may come in is decided by the server, for the page as for each of its calls. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { access, idioma } = context.get(hostContext);
  const text = await loadRedaccionText(idioma);
  if (access === 'visitor') throw redirect(loginAddress(new URL(request.url).pathname.replace(/\.data$/, '')));
  const { part = 'portada' } = params as { part?: string };
  if (access !== 'operator') throw data({ text, access }, { status: 403 });
  if (!isPart(part)) throw data(null, { status: 404 });
  return text;
}

export function shouldRevalidate(): boolean {
  return false;
}

export default function RedaccionScreen({ loaderData: text }: Route.ComponentProps) {
  const { part = 'portada', id } = useParams();
  const inBrowser = useMounted();
  const shown = isPart(part) ? part : 'portada';
  return (
    <div className="wrap redaccion-page">
      <PageHead title={text.title} description={text.description} path={partAddress(shown)} index={false} />
      <h1 tabIndex={-1}>{text.title}</h1>
      <p className="account-notice without-script">{text.noScript}</p>
      {inBrowser ? (
        <Suspense fallback={<PartSkeleton />}>
          <Console part={shown} id={id} text={text} />
        </Suspense>
      ) : (
        <PartSkeleton />
      )}
    </div>
  );
}

interface Refused {
  readonly text: RedaccionText;
  readonly access: 'without-second-factor' | 'other';
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 403) return <Failure error={error} />;
  const { text, access } = error.data as Refused;
  const { refused } = text;
  const needsFactor = access === 'without-second-factor';
  const reason = needsFactor ? refused.secondFactor : refused.text;
  return (
    <>
      <PageHead title={refused.title} description={reason} path="/redaccion" index={false} />
      <MessagePage title={refused.title} text={reason}>
        <PageLink className="button primary" to={needsFactor ? '/user' : '/'}>
          {needsFactor ? refused.toZone : refused.home}
        </PageLink>
      </MessagePage>
    </>
  );
}
