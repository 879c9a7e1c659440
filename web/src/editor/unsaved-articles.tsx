import { useCallback, useEffect, useState } from 'react';
import type { EditorText } from '../locales/editor-text.ts';
import { localMoment } from '../platform/dates.ts';
import { fillText } from '../platform/translate.ts';
import { useAsking } from '../ui/use-asking.ts';
import type { DraftHead } from './draft/draft.ts';
import { forgetDraft, listUnsavedArticles } from './draft/draft-store.ts';

interface UnsavedArticlesProps {
  readonly usuario_id: number;
  /** The one that is open is not offered. */
  readonly borrador_id: string;
  readonly words: EditorText['recovery'];
  readonly idioma: string;
  readonly onRecover: (borrador_id: string) => void;
}

/** Articles that were begun in this browser and that the server never got. */
export function UnsavedArticles({ usuario_id, borrador_id, words, idioma, onRecover }: UnsavedArticlesProps) {
  const [drafts, setDrafts] = useState<readonly DraftHead[]>([]);
  const list = useCallback(
    () =>
      listUnsavedArticles(usuario_id).then(
        (found) => setDrafts(found.filter((draft) => draft.borrador_id !== borrador_id)),
        () => {},
      ),
    [usuario_id, borrador_id],
  );
  useEffect(() => void list(), [list]);
  if (drafts.length === 0) return null;
  return (
    <section className="editor-notice recovery" aria-label={words.title}>
      <ul>
        {drafts.map((draft) => (
          <UnsavedArticle
            key={draft.key}
            draft={draft}
            words={words}
            idioma={idioma}
            onRecover={() => onRecover(draft.borrador_id)}
            onDiscard={() => void forgetDraft(draft.key).then(list, () => {})}
          />
        ))}
      </ul>
    </section>
  );
}

interface UnsavedArticleProps {
  readonly draft: DraftHead;
  readonly words: EditorText['recovery'];
  readonly idioma: string;
  readonly onRecover: () => void;
  readonly onDiscard: () => void;
}

function UnsavedArticle({ draft, words, idioma, onRecover, onDiscard }: UnsavedArticleProps) {
  const { asking, ask, place } = useAsking();
  const fecha = localMoment(draft.changed_at, idioma);
  return (
    <li>
      <p>
        {fillText(words.from, { fecha })} <b>{draft.fields.titular || words.untitled}</b>
      </p>
      <button type="button" className="button" onClick={onRecover}>
        {words.recover}
      </button>
      <div ref={place} className="confirm">
        {/* Where the question stood is the way back: a second click by mistake loses nothing. */}
        {asking ? (
          <>
            <button type="button" className="quiet-button" onClick={() => ask(false)}>
              {words.keep}
            </button>
            <button type="button" className="quiet-button" onClick={onDiscard}>
              {words.sure}
            </button>
          </>
        ) : (
          <button type="button" className="quiet-button" onClick={() => ask(true)}>
            {words.discard}
          </button>
        )}
      </div>
    </li>
  );
}
