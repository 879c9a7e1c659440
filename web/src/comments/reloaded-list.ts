import type { CommentRecord } from '@poliedro/contracts/comments';
import type { CommentPage } from './comment-calls.ts';
import { type CommentList, withHeard } from './comment-list.ts';

/** A page may be kept for a few seconds: what is younger than this may be missing from it. */
const KEPT_MS = 10_000;

/** The order of the threads: experts' first, then the newest. */
function compareThreads(one: CommentRecord, other: CommentRecord): number {
  return Number(other.rol === 'experto') - Number(one.rol === 'experto') || other.id - one.id;
}

const lastThread = (comments: readonly CommentRecord[]) =>
  comments
    .filter(({ parent_id }) => parent_id === null)
    .toSorted(compareThreads)
    .at(-1);

const isYoung = ({ timestamp }: CommentRecord, now: number) => now - Date.parse(timestamp) <= KEPT_MS;

/** What the page would name if it were still there. */
function missingFrom(page: CommentPage, known: readonly CommentRecord[], now: number): ReadonlySet<number> {
  const byId = new Map(known.map((comment) => [comment.id, comment]));
  const named = new Set(page.comentarios.map(({ id }) => id));
  const last = page.has_more ? lastThread(page.comentarios) : undefined;
  function isWithinPage(comment: CommentRecord): boolean {
    if (comment.parent_id === null) return last === undefined || compareThreads(comment, last) <= 0;
    const parent = byId.get(comment.parent_id);
    return parent !== undefined && isWithinPage(parent);
  }
  const missing = known.filter((comment) => !named.has(comment.id) && !isYoung(comment, now) && isWithinPage(comment));
  return new Set(missing.map(({ id }) => id));
}

/** A comment with all that it answers. */
function lineOf(id: number | undefined, known: readonly CommentRecord[]): ReadonlySet<number> {
  const byId = new Map(known.map((comment) => [comment.id, comment]));
  const line = new Set<number>();
  for (let at = byId.get(id ?? 0); at; at = byId.get(at.parent_id ?? 0)) line.add(at.id);
  return line;
}

/**
 * Looked at again after a pause: what is new is treated as if it had been heard, in the order in which it came; what has
 * been deleted without an answer is no longer named, and goes; only what is held, because something is being written
 * under it, keeps its place.
 */
export function withReloaded(
  list: CommentList,
  page: CommentPage,
  now: number,
  usuario_id: number | undefined,
  held?: number,
): CommentList {
  const missing = missingFrom(page, [...list.shown, ...list.waiting], now);
  const line = lineOf(held, list.shown);
  const still = ({ id }: CommentRecord) => !missing.has(id) || line.has(id);
  const last = list.has_more ? lastThread(list.shown) : undefined;
  const ofLaterPage = (comment: CommentRecord) =>
    last !== undefined && comment.parent_id === null && compareThreads(comment, last) > 0;
  const shown = list.shown
    .filter(still)
    .map((known) => (missing.has(known.id) ? { ...known, texto: '', eliminado: true } : known));
  const left: CommentList = { ...list, shown, waiting: list.waiting.filter(still) };
  const named = new Set(page.comentarios.map(({ id }) => id));
  // A page that does not name what has just come counts without it.
  const isBehind = [...left.shown, ...left.waiting].some(
    (comment) => !comment.eliminado && !named.has(comment.id) && isYoung(comment, now),
  );
  const heard = page.comentarios
    .filter((comment) => !ofLaterPage(comment))
    .toSorted((one, other) => one.id - other.id)
    .reduce((known, comment) => withHeard(known, comment, usuario_id), left);
  return { ...heard, total: isBehind ? Math.max(list.total, page.total) : page.total };
}
