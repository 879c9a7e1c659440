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

/** Makes the next version of an event and returns its number. */
export async function recordVersion(transaction: Queryable, evento_id: number, change: VersionChange): Promise<number> {
  const before = await lockVersion(transaction, evento_id);
  if (before === undefined) throw new DomainError('evento_not_found', { evento_id });
  const version = before + 1;
  await addVersion(transaction, evento_id, version, change.created_on);
  if (change.textos !== undefined) {
    await keepTexts(transaction, evento_id, before);
    for (const text of change.textos) await writeText(transaction, evento_id, text);
  }
  await beginStatements(transaction, evento_id, version, change.nuevas ?? []);
  await endStatements(transaction, evento_id, version, change.retiradas ?? []);
  await beginArticles(transaction, evento_id, version, change.articulos ?? []);
  await raiseVersion(transaction, evento_id, version, change.created_on);
  return version;
}

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
