import type { User } from '@poliedro/contracts/accounts';
import { isBlank } from '@poliedro/contracts/article-body/body-text';
import { toEuros } from '@poliedro/contracts/money';
import { can } from '@poliedro/contracts/policy';
import type { createArticle, OwnArticle, Revision, saveArticle, WorkingArticle } from '@poliedro/contracts/writing';
import type { z } from 'zod';
import type { ActionLimit } from '../../platform/action-limit.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { type CheckedArticle, checkArticle, type SentArticle } from './check-article.ts';
import type { ImageService } from './image.service.ts';
import { isWithheld, withdrawArticle } from './publish.repository.ts';
import { publish } from './publish.ts';
import { getStoredRevision, keepRevision, listRevisions } from './revision.repository.ts';
import {
  addArticle,
  deleteArticle,
  findOfDraft,
  getArticle,
  getStandingEvent,
  getState,
  listArticles,
  saveText,
} from './working.repository.ts';
import type { WritingLimits } from './writing.limits.ts';

type NewArticle = z.output<NonNullable<typeof createArticle.body>>;
type SavedArticle = z.output<NonNullable<typeof saveArticle.body>>;
type WholeRevision = Awaited<ReturnType<typeof getStoredRevision>>;

export interface WritingService {
  create(user: User, sent: NewArticle): Promise<WorkingArticle>;
  save(user: User, articulo_id: number, sent: SavedArticle): Promise<WorkingArticle>;
  get(user: User, articulo_id: number): Promise<WorkingArticle>;
  list(user: User): Promise<OwnArticle[]>;
  remove(user: User, articulo_id: number): Promise<void>;
  listRevisions(user: User, articulo_id: number): Promise<Revision[]>;
  getRevision(user: User, articulo_id: number, revision_id: number): Promise<WholeRevision>;
}

export interface WritingParts {
  readonly db: Database;
  readonly images: Pick<ImageService, 'storeEmbedded'>;
  readonly limits: Omit<WritingLimits, 'mayStoreImage'>;
  /** Puts published articles where the carriles want them, and takes withdrawn ones away. */
  readonly place: (tx: Transaction, placed: { readonly articulo_ids: readonly number[] }) => Promise<void>;
  /** What each of an author's articles has brought them, in cents. */
  readonly listEarnings: (db: Database, usuario_id: number) => Promise<ReadonlyMap<number, number>>;
  /** From now on nobody is given an answer that was made before. */
  readonly purgeAnswers: () => Promise<void>;
}

function checkRights(user: User, sent: SentArticle, isPublished: boolean): void {
  const isAuthors = isPublished || sent.importe_euros > 0;
  if (isAuthors && !can(user, 'author')) throw new DomainError('forbidden', { capability: 'author' });
}

async function checkLimit(limit: ActionLimit, user: User): Promise<void> {
  if (!(await limit(user.id))) throw new DomainError('too_many_attempts');
}

export function createWritingService(parts: WritingParts): WritingService {
  const { db, images, limits, place, listEarnings, purgeAnswers } = parts;
  const check = (user: User, sent: SentArticle) =>
    checkArticle(sent, {
      storeEmbedded: (body) => images.storeEmbedded(user, body),
      admitLarge: () => checkLimit(limits.maySendLarge, user),
    });

  /** True where readers can no longer have what they had. */
  async function show(tx: Transaction, articulo_id: number, text: CheckedArticle, es_borrador: boolean) {
    if (es_borrador) return withdrawArticle(tx, articulo_id);
    // Nobody pays for nothing.
    if (text.importe_centimos > 0 && isBlank(text.body)) throw new DomainError('text_required', { articulo_id });
    if (await isWithheld(tx, articulo_id)) throw new DomainError('article_withheld', { articulo_id });
    return publish(tx, articulo_id, text);
  }

  /** All who place wait for each other until they commit: it comes last. */
  async function getPlaced(tx: Transaction, user: User, articulo_id: number, isShown: boolean) {
    const article = await getArticle(tx, articulo_id, user.id);
    if (isShown) await place(tx, { articulo_ids: [articulo_id] });
    return article;
  }

  return {
    async create(user, sent) {
      checkRights(user, sent, !sent.es_borrador);
      const { borrador_id } = sent;
      const known = borrador_id === undefined ? undefined : await findOfDraft(db, user.id, borrador_id);
      if (known !== undefined) return getArticle(db, known, user.id);
      await checkLimit(limits.maySave, user);
      const text = await check(user, sent);
      await checkLimit(limits.mayAdd, user);
      return db.transaction(async (tx) => {
        const evento_id = await getStandingEvent(tx, sent.evento_id);
        const added = await addArticle(tx, user.id, borrador_id, { ...text, evento_id });
        const articulo_id = added ?? (await findOfDraft(tx, user.id, borrador_id ?? '')) ?? 0;
        if (added !== undefined) {
          if (!sent.es_borrador) await show(tx, articulo_id, text, false);
          await keepRevision(tx, articulo_id, sent.es_borrador ? 'guardado' : 'publicado');
        }
        return getPlaced(tx, user, articulo_id, added !== undefined && !sent.es_borrador);
      });
    },

    async save(user, articulo_id, sent) {
      const { guardar, es_borrador, version } = sent;
      const isPublished = guardar && !es_borrador;
      checkRights(user, sent, isPublished);
      await checkLimit(limits.maySave, user);
      const { is_public, is_sold } = await getState(db, articulo_id, user.id);
      const takesBack = es_borrador || (sent.importe_euros > 0 && !is_sold);
      if (guardar && is_public && takesBack) await checkLimit(limits.mayWithdraw, user);
      const text = await check(user, sent);
      const { article, isTakenBack } = await db.transaction(async (tx) => {
        const evento_id = await getStandingEvent(tx, sent.evento_id, { articulo_id, isPublished });
        const { changed } = await saveText(tx, articulo_id, user.id, version, { ...text, evento_id });
        const taken = guardar && (await show(tx, articulo_id, text, es_borrador));
        if (isPublished) await keepRevision(tx, articulo_id, 'publicado');
        else if (guardar) await keepRevision(tx, articulo_id, 'guardado');
        else if (changed) await keepRevision(tx, articulo_id, 'autoguardado');
        return { article: await getPlaced(tx, user, articulo_id, isPublished || taken), isTakenBack: taken };
      });
      if (isTakenBack) await purgeAnswers();
      return article;
    },

    get: (user, articulo_id) => getArticle(db, articulo_id, user.id),
    async list(user) {
      const earnings = await listEarnings(db, user.id);
      return (await listArticles(db, user.id)).map((article) => {
        const cents = earnings.get(article.articulo_id);
        return { ...article, ingresos_euros: cents === undefined ? null : toEuros(cents) };
      });
    },
    remove: (user, articulo_id) => deleteArticle(db, articulo_id, user.id),
    async listRevisions(user, articulo_id) {
      await getState(db, articulo_id, user.id);
      return listRevisions(db, articulo_id, user.id);
    },
    getRevision: (user, articulo_id, revision_id) => getStoredRevision(db, articulo_id, user.id, revision_id),
  };
}
