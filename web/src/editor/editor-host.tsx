import type { User } from '@poliedro/contracts/accounts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Location, useNavigate } from 'react-router';
import type { EditorText } from '../locales/editor-text.ts';
import { withIdioma, withQuery } from '../platform/address.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { useLoading } from '../platform/use-loading.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { showToast } from '../ui/toasts.ts';
import { ArticleEditor } from './article-editor.tsx';
import { EditorFailure, useUncaughtError } from './editor-failure.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorLoading } from './editor-loading.tsx';
import { findPublicPage } from './opening/find-public-page.ts';
import { isNoAnswer, openNewArticle, openStoredArticle } from './opening/open-article.ts';
import { UnsavedArticles } from './unsaved-articles.tsx';

/** What the address asks for. */
export interface EditorTarget {
  readonly articulo_id: number | undefined;
  readonly borrador_id: string | undefined;
  readonly evento_id: number | undefined;
}

interface EditorHostProps {
  readonly user: User;
  readonly target: EditorTarget;
  readonly text: EditorText;
  /** Stays while the address of one article changes, as it does when it is first saved. */
  readonly name: string;
}

/** Goes to an address of the same article without leaving it. */
export interface EditorPlace {
  readonly editor: string;
}

export default function EditorHost({ user, target: first, text, name }: EditorHostProps) {
  const { usuario_id } = user;
  const idioma = pageIdioma();
  const { idioma_in_url } = usePage();
  const navigate = useNavigate();
  const message = useUncaughtError();
  const [target] = useState(first);
  const [borrador_id] = useState(() => target.borrador_id ?? crypto.randomUUID());
  const { articulo_id, evento_id } = target;

  /** What is answered after somebody has left takes them nowhere. */
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const go = useCallback(
    (address: string, state?: EditorPlace) => {
      if (isLeft.current) return;
      void navigate(withIdioma(address, idioma_in_url), {
        replace: true,
        preventScrollReset: state !== undefined,
        state,
      });
    },
    [navigate, idioma_in_url],
  );
  const open = useCallback(
    () =>
      articulo_id === undefined
        ? openNewArticle({ usuario_id, borrador_id, idioma, evento_id })
        : openStoredArticle(usuario_id, articulo_id),
    [usuario_id, articulo_id, borrador_id, idioma, evento_id],
  );
  const loading = useLoading(open);

  // A reload finds the text again by its address.
  useEffect(() => {
    if (articulo_id === undefined && !target.borrador_id)
      go(withQuery(location.pathname + location.search, { borrador: borrador_id }), { editor: name });
  }, [articulo_id, target, borrador_id, go, name]);

  // It was deleted elsewhere, and what was written on it here is found by another address from now on.
  const begun = loading.status === 'ready' ? loading.value.place : undefined;
  useEffect(() => {
    if (articulo_id !== undefined && begun?.articulo_id === null)
      go(withQuery('/user/article/new', { borrador: begun.borrador_id }), { editor: name });
  }, [articulo_id, begun, go, name]);

  // Whoever may not write it is led elsewhere; where nobody answered, it is asked for again.
  const isRefused = loading.status === 'failed' && !isNoAnswer(loading.error);
  useEffect(() => {
    if (!isRefused || articulo_id === undefined) return;
    void findPublicPage(articulo_id, usuario_id, idioma).then((page) => {
      if (isLeft.current) return;
      if (page === undefined) showToast('error', text.loadFailed);
      go(page ?? '/user');
    });
  }, [isRefused, articulo_id, usuario_id, idioma, text, go]);

  const onCreated = useCallback((created: number) => go(`/user/article/${created}`, { editor: name }), [go, name]);
  const isHere = useCallback((next: Location) => (next.state as EditorPlace | null)?.editor === name, [name]);
  const recover = (recovered: string) => go(withQuery('/user/article/new', { borrador: recovered }));

  if (message !== undefined) return <EditorFailure text={text} message={message} />;
  if (loading.status === 'failed' && !isRefused)
    return (
      <>
        <EditorHeader text={text} isNew={articulo_id === undefined} />
        <ErrorNotice text={text.loadFailed} onRetry={loading.retry} />
      </>
    );
  if (loading.status !== 'ready') return <EditorLoading text={text} isNew={articulo_id === undefined} />;
  return (
    <>
      {articulo_id === undefined && loading.value.restoredFrom === null ? (
        <UnsavedArticles
          usuario_id={usuario_id}
          borrador_id={borrador_id}
          words={text.recovery}
          idioma={idioma}
          onRecover={recover}
        />
      ) : null}
      <ArticleEditor opened={loading.value} user={user} text={text} onCreated={onCreated} isHere={isHere} />
    </>
  );
}
