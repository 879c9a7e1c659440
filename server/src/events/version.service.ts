import type { Idioma } from '@poliedro/contracts/language';
import type { EventNews } from '@poliedro/contracts/versions';
import type { Queryable } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import {
  addVersion,
  beginArticles,
  beginStatements,
  type EventText,
  endStatements,
  findNews,
  keepTexts,
  lockVersion,
  raiseVersion,
  writeText,
} from './version.repository.ts';

/** How an event differs from its version before. Statements and articles that are new are stored already. */
export interface VersionChange {
  readonly created_on: Date;
  /** Left out where title and summary stay as they are. */
  readonly textos?: readonly EventText[];
  readonly nuevas?: readonly number[];
  readonly retiradas?: readonly number[];
  readonly articulos?: readonly number[];
}

/** Makes the version that follows `before`, which must be held, and returns its number. All of it is asked at once. */
export async function writeVersion(
  transaction: Queryable,
  evento_id: number,
  before: number,
  change: VersionChange,
): Promise<number> {
  const version = before + 1;
  const { created_on, textos, nuevas = [], retiradas = [], articulos = [] } = change;
  const steps = [addVersion(transaction, evento_id, version, created_on)];
  // Done in the order in which they are asked: what stood is kept before it is written over.
  if (textos !== undefined) steps.push(keepTexts(transaction, evento_id, before));
  for (const text of textos ?? []) steps.push(writeText(transaction, evento_id, text));
  if (nuevas.length > 0) steps.push(beginStatements(transaction, evento_id, version, nuevas));
  if (retiradas.length > 0) steps.push(endStatements(transaction, evento_id, version, retiradas));
  if (articulos.length > 0) steps.push(beginArticles(transaction, evento_id, version, articulos));
  steps.push(raiseVersion(transaction, evento_id, version, created_on));
  await Promise.all(steps);
  return version;
}

/** The version that an event has until the transaction ends. */
export async function holdVersion(transaction: Queryable, evento_id: number): Promise<number> {
  const version = await lockVersion(transaction, evento_id);
  if (version === undefined) throw new DomainError('evento_not_found', { evento_id });
  return version;
}

/** Makes the next version of an event and returns its number. */
export const recordVersion = async (
  transaction: Queryable,
  evento_id: number,
  change: VersionChange,
): Promise<number> => writeVersion(transaction, evento_id, await holdVersion(transaction, evento_id), change);

const tellsNothing = (news: Omit<EventNews, 'desde_version'>) =>
  news.titulo_anterior === null &&
  !news.resumen_cambiado &&
  news.nuevas.length + news.retiradas.length + news.articulos_nuevos.length === 0;

/** Null where the reader has seen all there is. */
export async function getNews(
  db: Queryable,
  evento_id: number,
  idioma: Idioma,
  desde_version: number,
): Promise<EventNews | null> {
  const news = await findNews(db, evento_id, idioma, desde_version);
  if (news === undefined) throw new DomainError('evento_not_found', { evento_id });
  return desde_version >= news.version || tellsNothing(news) ? null : { desde_version, ...news };
}
