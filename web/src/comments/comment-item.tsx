import { memo, useEffect, useRef } from 'react';
import { ReportButton } from '../interactions/report-button.tsx';
import { targetField } from '../interactions/target-key.ts';
import { withIdioma } from '../platform/address.ts';
import { isFocusLost } from '../platform/focus.ts';
import { fillText } from '../platform/translate.ts';
import { Portrait } from '../ui/portrait.tsx';
import { type FormKind, useFormAt } from './active-form.ts';
import { callComments } from './comment-calls.ts';
import { CommentForm } from './comment-form.tsx';
import { COMMENT_DEPTH_MAX } from './comment-rules.ts';
import { CommentText } from './comment-text.tsx';
import type { Thread } from './comment-threads.ts';
import { CommentTime } from './comment-time.tsx';
import { useCommentsContext } from './comments-context.ts';
import { OwnTools } from './own-tools.tsx';

export const commentElementId = (id: number) => `comentario-${id}`;

/** One comment with what was answered to it. */
export const CommentItem = memo(function CommentItem({ thread }: { thread: Thread }) {
  const { text, idiomaInUrl, user } = useCommentsContext();
  const { comment, fresh, respuestas } = thread;
  const { id, alias, usuario_id, rol, bio_foto_url, timestamp, editado_on, eliminado } = comment;
  const article = useRef<HTMLElement>(null);
  const wasThere = useRef(!eliminado);
  const own = user?.usuario_id === usuario_id;

  useEffect(() => {
    if (eliminado && wasThere.current && own && isFocusLost()) article.current?.focus({ preventScroll: true });
    wasThere.current = !eliminado;
  }, [eliminado, own]);

  return (
    <li>
      <article
        ref={article}
        id={commentElementId(id)}
        className={fresh ? 'comment fresh' : 'comment'}
        tabIndex={-1}
        aria-label={eliminado ? text.list.deleted : alias}
      >
        {eliminado ? (
          <p className="comment-gone">{text.list.deleted}</p>
        ) : (
          <>
            <Portrait alias={alias} photo={bio_foto_url} size={36} />
            <header>
              <a
                className="comment-alias"
                href={withIdioma(`/user/${usuario_id}`, idiomaInUrl)}
                target="_blank"
                rel="noopener"
              >
                {alias}
              </a>
              <span className="comment-rol">{text.roles[rol]}</span>
              <span className="comment-when">
                <CommentTime timestamp={timestamp} text={text} />
                {editado_on ? ` · ${text.list.edited}` : null}
              </span>
              {fresh ? <span className="comment-new">{text.list.fresh}</span> : null}
            </header>
            <CommentBody comment={comment} />
          </>
        )}
        <OpenForm comment={comment} />
      </article>
      {respuestas.length > 0 ? (
        <ul className="comment-replies">
          {respuestas.map((answer) => (
            <CommentItem key={answer.comment.id} thread={answer} />
          ))}
        </ul>
      ) : null}
    </li>
  );
});

/** What it says and what can be done with it, unless it is being rewritten. */
function CommentBody({ comment }: Pick<Thread, 'comment'>) {
  const { text, user, mayWrite, form, onRemoved } = useCommentsContext();
  const { id, alias, texto, timestamp, profundidad } = comment;
  const kind = useFormAt(form, id);
  const own = user?.usuario_id === comment.usuario_id;

  if (kind === 'edit') return null;
  return (
    <>
      <CommentText texto={texto} />
      <div className="comment-tools needs-script">
        {mayWrite && profundidad < COMMENT_DEPTH_MAX ? (
          <button
            type="button"
            className="quiet-button"
            aria-label={fillText(text.tools.replyTo, { alias })}
            aria-expanded={kind === 'reply'}
            onClick={() => (kind === 'reply' ? form.close() : form.open('reply', id))}
          >
            {text.tools.reply}
          </button>
        ) : null}
        {own ? (
          <OwnTools
            text={text}
            id={id}
            timestamp={timestamp}
            onEdit={() => form.open('edit', id)}
            onRemoved={() => onRemoved(id)}
          />
        ) : (
          <ReportButton about={{ comentario_id: id }} of={alias} />
        )}
      </div>
    </>
  );
}

/** What is being written stands until it is sent or put away, also where the comment is deleted meanwhile. */
function OpenForm({ comment }: Pick<Thread, 'comment'>) {
  const { form } = useCommentsContext();
  const { id } = comment;
  const kind = useFormAt(form, id);
  const lastKind = useRef(kind);

  useEffect(() => {
    if (kind === null && lastKind.current !== null && isFocusLost()) {
      document.getElementById(commentElementId(id))?.focus({ preventScroll: true });
    }
    lastKind.current = kind;
  }, [kind, id]);

  return kind === null ? null : <FormInPlace key={kind} comment={comment} kind={kind} />;
}

/** To rewrite a comment or to answer it. */
function FormInPlace({ comment, kind }: Pick<Thread, 'comment'> & { kind: FormKind }) {
  const { text, target, form, onWritten } = useCommentsContext();
  const { id, alias, texto } = comment;
  const { edit, reply, save, saving, saved, saveFailed, publish, publishing, replied, failed } = text.form;
  const isEdit = kind === 'edit';
  return (
    <CommentForm
      text={text}
      draft={`${kind} ${id}`}
      label={isEdit ? edit : fillText(reply, { alias })}
      initial={isEdit ? texto : ''}
      words={
        isEdit
          ? { submit: save, sending: saving, done: saved, failed: saveFailed }
          : { submit: publish, sending: publishing, done: replied, failed }
      }
      onCancel={form.close}
      send={async (written) => {
        const { comentario } = await (isEdit
          ? callComments('editComment', { comentario_id: id }, { texto: written })
          : callComments('createComment', { texto: written, parent_id: id, ...targetField(target) }));
        onWritten(comentario);
        form.close();
      }}
    />
  );
}
