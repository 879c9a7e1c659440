import { IDIOMA_BASE, IDIOMAS } from '@poliedro/contracts/language';
import { addVersion, type EventText, raiseVersion, writeText } from '../src/events/version.repository.ts';
import { recordVersion } from '../src/events/version.service.ts';
import type { Transaction } from '../src/platform/database.ts';
import type { EventContent, Texts } from './content.ts';

/** From which version it stands, and the first one without it. */
export interface WrittenStatement {
  readonly id: number;
  readonly desde: number;
  readonly hasta: number | undefined;
}

interface WrittenEvent {
  readonly evento_id: number;
  readonly event: EventContent;
  readonly statements: readonly WrittenStatement[];
  readonly articles: readonly { id: number; desde: number }[];
  readonly updated_on: Date;
  ago(hours: number): Date;
}

/** The first version made after what came out so many hours ago. */
export function versionAt(event: EventContent, hace_horas: number): number {
  const index = event.versiones.findIndex((version) => version.hace_horas <= hace_horas);
  return (index === -1 ? event.versiones.length : index) + 1;
}

function textsOf(event: EventContent, version: number): EventText[] {
  const since = event.versiones.slice(version - 1);
  const titulo: Texts = since.find((one) => one.titulo !== undefined)?.titulo ?? event.titulo;
  const descripcion: Texts = since.find((one) => one.descripcion !== undefined)?.descripcion ?? event.descripcion;
  return IDIOMAS.map((idioma) => ({
    idioma,
    titulo: titulo[idioma],
    descripcion: descripcion[idioma],
    traduccion_automatica: idioma !== IDIOMA_BASE,
  }));
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** The history of an event whose statements and articles are written, as it would have been recorded at the time. */
export async function writeVersions(transaction: Transaction, written: WrittenEvent): Promise<void> {
  const { evento_id, event, statements, articles, updated_on } = written;
  const [first, ...later] = [...event.versiones.map(({ hace_horas }) => written.ago(hace_horas)), updated_on];
  await addVersion(transaction, evento_id, 1, first);
  await raiseVersion(transaction, evento_id, 1, first);
  for (const text of textsOf(event, 1)) await writeText(transaction, evento_id, text);
  for (const [index, created_on] of later.entries()) {
    const version = index + 2;
    const before = event.versiones[index];
    const reworded = before?.titulo !== undefined || before?.descripcion !== undefined;
    await recordVersion(transaction, evento_id, {
      created_on,
      ...(reworded ? { textos: textsOf(event, version) } : {}),
      nuevas: idsOf(statements.filter(({ desde }) => desde === version)),
      retiradas: idsOf(statements.filter(({ hasta }) => hasta === version)),
      articulos: idsOf(articles.filter(({ desde }) => desde === version)),
    });
  }
}
