import { EMPTY_BODY } from '@poliedro/contracts/article-body/document';
import type { Idioma } from '@poliedro/contracts/language';
import type { WorkingArticle } from '@poliedro/contracts/writing';
import { browserApi } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { type ArticleFields, type DraftBody, type DraftHead, type DraftPlace, placeKey } from '../draft/draft.ts';
import { forgetDraft, isWrittenElsewhere, listLeftDrafts, setAside, writeDraft } from '../draft/draft-store.ts';
import { replay } from '../draft/replay.ts';
import { fieldsOf, isSameText } from '../saving/payload.ts';
import { articleSchema } from '../schema/article-schema.ts';
import { askForArticle } from './ask-for-article.ts';

/** An article with everything that is known of it, ready to be written on. */
export interface OpenedArticle {
  /** Where this browser keeps what is not saved. */
  readonly draft_key: string;
  readonly place: DraftPlace;
  readonly fields: ArticleFields;
  readonly body: unknown;
  readonly version: number | null;
  /** As the server has it; null where it does not know it, or could not be asked. */
  readonly article: WorkingArticle | null;
  /** What was written here and never saved stands upon another text than the server's. */
  readonly conflict: WorkingArticle | null;
  /** When the unsaved text that is shown was written. */
  readonly restoredFrom: number | null;
}

type Draft = DraftHead & DraftBody;

const bodyOf = (draft: Draft) => replay(articleSchema(), draft).toJSON();

/** The last text that was left here unsaved; older ones are set aside. */
async function takeDraft(place: DraftPlace): Promise<Draft | undefined> {
  const [last, ...older] = await listLeftDrafts(place);
  for (const draft of older) {
    const { key, fields, changed_at } = draft;
    await setAside({ place: placeKey(place), fields, body: bodyOf(draft), set_aside_at: changed_at });
    await forgetDraft(key);
  }
  return last;
}

const takeDraftQuietly = (place: DraftPlace) => takeDraft(place).catch(() => undefined);

function fromDraft(place: DraftPlace, draft: Draft, article: WorkingArticle | null): OpenedArticle {
  const { fields, version, changed_at } = draft;
  return {
    draft_key: draft.key,
    place,
    fields,
    version,
    body: bodyOf(draft),
    article,
    conflict: article && version !== article.version ? article : null,
    restoredFrom: changed_at,
  };
}

export const isNoAnswer = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'articulo_not_found';

/** The article was deleted elsewhere: what was written on it here is the beginning of another one. */
async function asNewArticle(draft: Draft): Promise<OpenedArticle> {
  const { body, steps, ...head } = draft;
  const place: DraftPlace = { usuario_id: head.usuario_id, articulo_id: null, borrador_id: crypto.randomUUID() };
  const moved: DraftHead = { ...head, ...place, place: placeKey(place), version: null };
  await writeDraft({ head: moved, steps: [] }).catch(() => {});
  return fromDraft(place, { ...moved, body, steps }, null);
}

/** The server's text, and upon it what this browser has kept because the server does not have it. */
export async function openStoredArticle(usuario_id: number, articulo_id: number): Promise<OpenedArticle> {
  const place: DraftPlace = { usuario_id, articulo_id, borrador_id: crypto.randomUUID() };
  const [draft, answer] = await Promise.all([
    takeDraftQuietly(place),
    askForArticle(articulo_id).catch((error: unknown) => ({ error })),
  ]);
  if ('error' in answer) {
    if (draft && isNoAnswer(answer.error)) return fromDraft(place, draft, null);
    if (draft && isGone(answer.error)) return asNewArticle(draft);
    throw answer.error;
  }
  if (draft) {
    const opened = fromDraft(place, draft, answer);
    if (!isSameText(answer, opened.fields, opened.body)) return opened;
    await forgetDraft(draft.key).catch(() => {});
  }
  const { version, body_json: body } = answer;
  return {
    draft_key: crypto.randomUUID(),
    place,
    fields: fieldsOf(answer),
    body,
    version,
    article: answer,
    conflict: null,
    restoredFrom: null,
  };
}

async function findEvent(evento_id: number | undefined, idioma: Idioma): Promise<ArticleFields['evento']> {
  if (evento_id === undefined) return null;
  const event = await browserApi('getEvent', { evento_id }, { idioma }).catch(() => undefined);
  return event ? { evento_id: event.evento_id, titulo: event.titulo } : null;
}

interface NewArticle {
  readonly usuario_id: number;
  readonly borrador_id: string;
  readonly idioma: Idioma;
  readonly evento_id: number | undefined;
}

export async function openNewArticle({
  usuario_id,
  borrador_id,
  idioma,
  evento_id,
}: NewArticle): Promise<OpenedArticle> {
  const asked: DraftPlace = { usuario_id, articulo_id: null, borrador_id };
  const isTaken = await isWrittenElsewhere(asked).catch(() => false);
  const place = isTaken ? { ...asked, borrador_id: crypto.randomUUID() } : asked;
  const [draft, evento] = await Promise.all([takeDraftQuietly(place), findEvent(evento_id, idioma)]);
  if (draft) return fromDraft(place, draft, null);
  return {
    draft_key: crypto.randomUUID(),
    place,
    fields: { titular: '', resumen: '', idioma, evento, importe_euros: 0, es_borrador: true },
    body: EMPTY_BODY,
    version: null,
    article: null,
    conflict: null,
    restoredFrom: null,
  };
}
