import '../ui/styles/article-text.css';
import '../ui/styles/passages.css';
import '../ui/styles/person.css';
import '../ui/styles/editor.css';
import '../ui/styles/editor-phone.css';
import '../ui/styles/editor-panels.css';
import '../ui/styles/editor-text.css';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { checkSession, useSession } from '../accounts/browser-session.ts';
import type { LoginNotice } from '../accounts/login-notice.ts';
import { loginAddress } from '../accounts/next-path.ts';
import { EditorFailure } from '../editor/editor-failure.tsx';
import type { EditorPlace, EditorTarget } from '../editor/editor-host.tsx';
import { EditorLoading } from '../editor/editor-loading.tsx';
import { askEarly } from '../editor/opening/ask-for-article.ts';
import { findPublicPage } from '../editor/opening/find-public-page.ts';
import { loadEditorText } from '../locales/editor.ts';
import { idFromAddress, withIdioma } from '../platform/address.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/editor.screen.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const loadHost = () => import('../editor/editor-host.tsx');
const EditorHost = lazy(loadHost);
/** Where only who signs in to write stands; at `/editor` a visitor may, who would be refused. */
const WRITERS_PLACE = /^\/(?:user\/articles?|article-editor)\//;
/** Both are on their way while the session is asked for. This may run on the page that leads here. */
function loadEarly(): void {
  void loadHost();
  const { articulo_id } = targetOf(location);
  if (articulo_id !== undefined && WRITERS_PLACE.test(location.pathname)) askEarly(articulo_id);
}
if (typeof document !== 'undefined') loadEarly();

export function loader({ context }: Route.LoaderArgs) {
  return loadEditorText(context.get(hostContext).idioma);
}

export function clientLoader() {
  return loadEditorText(pageIdioma());
}

export function shouldRevalidate(): boolean {
  return false;
}

function targetOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): EditorTarget {
  const query = new URLSearchParams(search);
  const borrador = query.get('borrador');
  return {
    articulo_id: idFromAddress(pathname.split('/').at(-1)),
    borrador_id: borrador && UUID.test(borrador) ? borrador : undefined,
    evento_id: idFromAddress(query.get('evento')),
  };
}

export default function EditorScreen({ loaderData: text }: Route.ComponentProps) {
  const { status, user } = useSession();
  const location = useLocation();
  const target = targetOf(location);
  const isNew = target.articulo_id === undefined;
  const name = (location.state as EditorPlace | null)?.editor ?? location.key;
  const writer = useWriter();
  return (
    <div className="wrap editor-page">
      <PageHead title={isNew ? text.titleNew : text.title} description={text.description} path="/user" index={false} />
      <p className="account-notice without-script">{text.noScript}</p>
      {writer ? (
        <Suspense fallback={<EditorLoading text={text} isNew={isNew} />}>
          <EditorHost key={name} name={name} user={writer} target={target} text={text} />
        </Suspense>
      ) : status === 'unknown' && !user ? (
        <ErrorNotice text={text.sessionUnknown} onRetry={() => void checkSession()} />
      ) : (
        <EditorLoading text={text} isNew={isNew} />
      )}
    </div>
  );
}

/**
 * Who writes. Visitors are asked to sign in, or led to the page of an article that `/editor` names; whose session ends
 * while writing stays with the text.
 */
function useWriter() {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const { idioma, idioma_in_url } = usePage();
  const writer = useRef(session.user);
  if (session.user) writer.current = session.user;
  const { pathname, search } = location;
  useEffect(() => {
    if (session.status !== 'visitor' || (writer.current && session.why !== 'left')) return;
    if (writer.current) return void navigate(withIdioma('/', idioma_in_url), { replace: true });
    const notice: LoginNotice = 'visitor';
    const signIn = () =>
      void navigate(withIdioma(loginAddress(pathname + search), idioma_in_url), { replace: true, state: { notice } });
    const { articulo_id } = targetOf(location);
    if (!pathname.startsWith('/editor/') || articulo_id === undefined) return signIn();
    let isLeft = false;
    void findPublicPage(articulo_id, null, idioma).then((page) => {
      if (isLeft) return;
      if (page === undefined) signIn();
      else void navigate(withIdioma(page, idioma_in_url), { replace: true });
    });
    return () => {
      isLeft = true;
    };
  }, [session, location, pathname, search, idioma, idioma_in_url, navigate]);
  return session.status === 'visitor' && session.why === 'left' ? null : writer.current;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const text = loaderData as Awaited<ReturnType<typeof loadEditorText>> | undefined;
  const message = error instanceof Error ? error.message : String(error);
  return <div className="wrap editor-page">{text ? <EditorFailure text={text} message={message} /> : message}</div>;
}
