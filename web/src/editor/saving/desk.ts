import { readBody } from '@poliedro/contracts/article-body/read-body';
import type { WorkingArticle } from '@poliedro/contracts/writing';
import { ApiError } from '../../platform/api-error.ts';
import { type ArticleFields, type DraftPlace, placeKey } from '../draft/draft.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { setAside } from '../draft/draft-store.ts';
import { callWriting } from '../writing-calls.ts';
import { ALL_SAVED, type AutosaveClock, arrived, changed, dueAt, failed, sent } from './autosave-clock.ts';
import { type Failure, type Intent, isDone, isRefused, OWED } from './owed.ts';
import { fieldsOf, isSameText, type Lacking, lackingOf, payloadOf, storedTextOf, textOf } from './payload.ts';

type Stored = Pick<WorkingArticle, 'version' | 'estado' | 'slug' | 'cambios_sin_publicar' | 'updated_on'>;

/** What the screen shows of an article that is being written. */
export interface DeskState {
  readonly fields: ArticleFields;
  readonly place: DraftPlace;
  /** What the server said last; null before it knows the article. */
  readonly stored: Stored | null;
  readonly isUnsaved: boolean;
  readonly saving: Intent | null;
  readonly failure: Failure | null;
  /** Somebody, perhaps the author elsewhere, has saved another text meanwhile. */
  readonly conflict: { readonly article: WorkingArticle; readonly intent: Intent } | null;
  /** False where this browser refuses to keep a draft. */
  readonly isKept: boolean;
}

interface Failed {
  readonly error: unknown;
}
export type Outcome = 'saved' | 'busy' | 'conflict' | Lacking | Failed;

export interface DeskPeers {
  readonly body: () => unknown;
  readonly replaceBody: (body: unknown) => void;
  readonly keeper: DraftKeeper;
  readonly onCreated: (articulo_id: number) => void;
}

interface Start {
  readonly fields: ArticleFields;
  readonly place: DraftPlace;
  readonly article: WorkingArticle | null;
  /** That the text was written upon; known also where the server could not be asked. */
  readonly version: number | null;
  readonly conflict: WorkingArticle | null;
  readonly isUnsaved: boolean;
}

const storedOf = ({ version, estado, slug, cambios_sin_publicar, updated_on }: WorkingArticle): Stored => ({
  version,
  estado,
  slug,
  cambios_sin_publicar,
  updated_on,
});

/** One article being written: its fields, whether it is saved, and the one way in which it is. */
export function createDesk(start: Start, peers: DeskPeers) {
  let clock: AutosaveClock = start.isUnsaved ? changed(ALL_SAVED, Date.now()) : ALL_SAVED;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { version } = start;
  /** Whether anything was written since the author asked for it to be saved. */
  let isTouched = false;
  /** Whether the author asked for it while a save by itself was under way. */
  let isAskedFor = false;
  /** What was sent and not answered: any of it may be what the server has. */
  const unanswered = new Set<string>();
  /** Whether its screen is gone: what was sent before may still be answered, and nothing else is done. */
  let isLeft = false;
  const listeners = new Set<() => void>();
  let state: DeskState = {
    fields: start.fields,
    place: start.place,
    stored: start.article && storedOf(start.article),
    isUnsaved: start.isUnsaved,
    saving: null,
    failure: null,
    conflict: start.conflict && { article: start.conflict, intent: 'autosave' },
    isKept: true,
  };

  function show(next: Partial<DeskState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function plan(): void {
    clearTimeout(timer);
    const due = dueAt(clock);
    if (due === undefined || isLeft || state.conflict || lackingOf(state.fields).length > 0) return;
    timer = setTimeout(() => void save(nextIntent()), Math.max(0, due - Date.now()));
  }

  /** Who wanted to publish still does, but not what is being written since, nor what was refused. */
  const nextIntent = (): Intent =>
    isTouched || isRefused(state.failure?.error) ? 'autosave' : (state.failure?.intent ?? 'autosave');

  /**
   * Called with every key: what is shown changes only with the first. Of what was refused, and of what was told to be held
   * back, nothing more is said: it is being changed.
   */
  function touch(): void {
    clock = changed(clock, Date.now());
    isTouched = true;
    const { failure, isUnsaved } = state;
    const isOver = failure !== null && ((failure.retryAt === undefined && !isUnsaved) || isRefused(failure.error));
    if (!isUnsaved || isOver) show({ isUnsaved: true, failure: isOver ? null : failure });
    plan();
  }

  async function send(intent: Intent): Promise<{ article: WorkingArticle; isWhole: boolean }> {
    const { fields, place } = state;
    const read = readBody(peers.body());
    if (!read.ok) throw new ApiError('body_too_large', 0);
    const payload = payloadOf(fields, read.body);
    unanswered.add(textOf(fields, read.body));
    const { articulo_id } = place;
    if (articulo_id !== null && version !== null) {
      const { article } = await callWriting(
        'saveArticle',
        { articulo_id },
        { ...payload, version, guardar: intent === 'guardar' },
      );
      return { article, isWhole: true };
    }
    const es_borrador = intent === 'autosave' || fields.es_borrador;
    const { article } = await callWriting('createArticle', {
      ...payload,
      es_borrador,
      borrador_id: place.borrador_id,
    });
    // Had it been made before and the answer lost, it is the text of then, and as public as it was to be then.
    const isPublic = article.estado === 'publicado';
    const isAsAsked = intent === 'autosave' || isPublic === !fields.es_borrador;
    return { article, isWhole: isAsAsked && isSameText(article, fields, read.body) };
  }

  /** The words are safe. What the author asked for may not have been done, and waits until they ask again. */
  function owedAfter(article: WorkingArticle): Failure | null {
    const { failure, fields } = state;
    if (failure?.intent !== 'guardar' || (isTouched && isRefused(failure.error))) return null;
    return isDone(article, fields.es_borrador) ? null : { ...failure, retryAt: undefined };
  }

  function settle(article: WorkingArticle, isWhole: boolean, intent: Intent): void {
    const isNew = state.place.articulo_id === null;
    clock = isWhole ? arrived(clock) : changed(arrived(clock), Date.now());
    const place = { ...state.place, articulo_id: article.articulo_id };
    const isChanged = clock.unsaved !== null;
    ({ version } = article);
    unanswered.clear();
    // Its draft may be another editor's by now; one that says what is stored goes when the article is opened.
    if (!isLeft) peers.keeper.saved({ place, version, isChanged });
    const failure = intent === 'autosave' ? owedAfter(article) : null;
    show({ place, stored: storedOf(article), saving: null, failure, isUnsaved: isChanged });
    if (isNew && !isLeft) peers.onCreated(article.articulo_id);
  }

  async function save(intent: Intent): Promise<Outcome> {
    if (isLeft) return { error: undefined };
    if (intent === 'guardar') isTouched = false;
    if (state.saving) {
      isAskedFor ||= intent === 'guardar' && state.saving === 'autosave';
      return 'busy';
    }
    if (state.conflict) return 'conflict';
    const [lacking] = lackingOf(state.fields);
    if (lacking) return lacking;
    clock = sent(clock, Date.now());
    show({ saving: intent });
    try {
      const { article, isWhole } = await send(intent);
      settle(article, isWhole, intent);
      if (!isWhole) return await saveAgain(intent);
      if (takeAskedFor()) {
        if (!isTouched) return await save('guardar');
        show({ failure: OWED });
      }
      plan();
      return 'saved';
    } catch (error) {
      clock = failed(clock, Date.now());
      const isStale = error instanceof ApiError && error.code === 'version_conflict';
      const article = isStale && !isLeft ? await findStored() : undefined;
      if (article && article.version !== version && unanswered.has(storedTextOf(article))) {
        ({ version } = article);
        show({ saving: null, stored: storedOf(article) });
        return saveAgain(intent);
      }
      const wished = takeAskedFor() || state.failure?.intent === 'guardar' ? 'guardar' : intent;
      const failure = article ? null : { error, retryAt: dueAt(clock), intent: wished };
      show({ saving: null, isUnsaved: true, failure, conflict: article ? { article, intent } : null });
      plan();
      if (intent === 'guardar' && isRefused(error)) await save('autosave');
      return article ? 'conflict' : { error };
    }
  }

  /** What was written after it was asked for is saved and not published. */
  function saveAgain(intent: Intent): Promise<Outcome> {
    if (intent === 'autosave' || !isTouched) return save(intent);
    show({ failure: OWED });
    return save('autosave');
  }

  function takeAskedFor(): boolean {
    const wasAskedFor = isAskedFor;
    isAskedFor = false;
    return wasAskedFor;
  }

  async function findStored(): Promise<WorkingArticle | undefined> {
    const { articulo_id } = state.place;
    return articulo_id === null ? undefined : callWriting('getWorkingArticle', { articulo_id }).catch(() => undefined);
  }

  const keepAside = (fields: ArticleFields, body: unknown) =>
    setAside({ place: placeKey(state.place), fields, body, set_aside_at: Date.now() }).catch(() => {});

  function replace(fields: ArticleFields, body: unknown): void {
    void keepAside(state.fields, peers.body());
    peers.replaceBody(body);
    show({ fields });
    peers.keeper.addFields();
    touch();
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    touch,
    setFields(fields: Partial<ArticleFields>) {
      show({ fields: { ...state.fields, ...fields } });
      peers.keeper.addFields();
      touch();
    },
    setKept(isKept: boolean) {
      if (isKept !== state.isKept) show({ isKept });
    },
    save,
    /** At once, and as it was wished: who wanted to publish still does. */
    retry() {
      if (state.failure && !state.saving) void save(state.failure.intent);
    },
    /** By itself, as when the connection is back. */
    resume() {
      if (state.failure && !state.saving) void save(nextIntent());
    },
    /** Puts another text in the place of this one, which is set aside. */
    replace,
    /** The author's own text stands, and the other one is set aside. */
    keepMine(): Promise<Outcome> {
      const { conflict } = state;
      if (!conflict) return save('autosave');
      void keepAside(fieldsOf(conflict.article), conflict.article.body_json);
      ({ version } = conflict.article);
      show({ conflict: null, stored: storedOf(conflict.article) });
      return save(conflict.intent);
    },
    /** The text that the server has stands, and the author's is set aside. */
    takeStored(article: WorkingArticle) {
      replace(fieldsOf(article), article.body_json);
      ({ version } = article);
      clock = ALL_SAVED;
      clearTimeout(timer);
      show({ conflict: null, stored: storedOf(article), isUnsaved: false, failure: null });
      peers.keeper.saved({ place: state.place, version, isChanged: false });
    },
    start() {
      isLeft = false;
      plan();
      return () => {
        isLeft = true;
        clearTimeout(timer);
      };
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;
