import type { Idioma } from '@poliedro/contracts/language';
import type { ListedEvent, MadeEvent, MadeStatement } from '@poliedro/contracts/redaccion/events';
import { findEvent } from '../../events/event.repository.ts';
import { listNewestEvents, searchListedEvents } from '../../events/making/listed-event.repository.ts';
import {
  findMadeHead,
  listMadeCorrections,
  listMadeVersions,
  listRelatives,
} from '../../events/making/made-event.repository.ts';
import { listEventSpending } from '../../pipeline/spending/model-answer.repository.ts';
import { findMadeWork, listMadeArticles, listRefused } from '../../pipeline/write/made-event.repository.ts';
import { cutPage, decodeAfter } from '../../platform/after-cursor.ts';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';

const PAGE = 50;

interface Search {
  readonly q: string;
  readonly idioma: Idioma;
  readonly cursor?: string | undefined;
}

/** What is searched for comes at once; all there are come page by page. */
export async function listEvents(
  db: Database,
  { q, idioma, cursor }: Search,
): Promise<{ eventos: ListedEvent[]; has_more: boolean; cursor: string | null }> {
  if (q !== '') return { eventos: await searchListedEvents(db, q, idioma), has_more: false, cursor: null };
  const [before] = decodeAfter(cursor, 1) ?? [];
  const found = await listNewestEvents(db, idioma, before, PAGE + 1);
  const { rows: eventos, ...rest } = cutPage(found, PAGE, ({ evento_id }) => evento_id);
  return { eventos, ...rest };
}

/** In the words that they were written in. One that was merged, or that readers do not have, says nothing. */
async function listStatements(db: Database, { evento_id, idioma_base, unido_a }: MadeHead): Promise<MadeStatement[]> {
  const event = unido_a === null ? await findEvent(db, evento_id, idioma_base) : undefined;
  return (event?.statements ?? []).map(
    ({ statement_id, seccion, parent_id, texto, detalle, idioma, original, evidencia }) => ({
      ...{ statement_id, seccion, parent_id, detalle, evidencia },
      ...(original ?? { texto, idioma }),
    }),
  );
}
type MadeHead = NonNullable<Awaited<ReturnType<typeof findMadeHead>>>;

/** Everything that is known of how an event came to be. */
export async function getMade(db: Database, evento_id: number): Promise<MadeEvent> {
  const head = await findMadeHead(db, evento_id);
  if (head === undefined) throw new DomainError('evento_not_found', { evento_id });
  const [trabajo, articulos_lista, frases, rechazadas, versiones, correcciones, parientes, gasto] = await Promise.all([
    findMadeWork(db, evento_id),
    listMadeArticles(db, evento_id),
    listStatements(db, head),
    listRefused(db, evento_id),
    listMadeVersions(db, evento_id),
    listMadeCorrections(db, evento_id),
    listRelatives(db, evento_id),
    listEventSpending(db, evento_id),
  ]);
  return { ...head, trabajo, articulos_lista, frases, rechazadas, versiones, correcciones, parientes, gasto };
}
