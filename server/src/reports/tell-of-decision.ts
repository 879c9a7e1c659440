import type { ReportDecision } from '@poliedro/contracts/redaccion/reports';
import { queueMail } from '../mail/mail.service.ts';
import type { Transaction } from '../platform/database.ts';
import { findAuthor, listReporters, type Told } from './report-decision.repository.ts';

const QUOTED_MAX = 300;

/** What a mail quotes; the words may have been forgotten since. */
function quote({ contenido }: Told): string {
  const words = contenido.replace(/\s+/g, ' ').trim();
  if (words === '') return '…';
  return words.length > QUOTED_MAX ? `${words.slice(0, QUOTED_MAX).trimEnd()}…` : words;
}

/** Whoever reported it hears what was decided and why; whoever wrote it, where it is taken away. Each by mail, in their language. */
export async function tellOfDecision(
  tx: Transaction,
  decision_id: number,
  { decision, motivo }: { decision: ReportDecision; motivo: string },
): Promise<void> {
  const author = decision === 'retirar' ? await findAuthor(tx, decision_id) : undefined;
  if (author !== undefined) {
    const { correo, idioma, alias } = author;
    const datos = { alias, cita: quote(author), motivo };
    await queueMail(tx, { destinatario: correo, idioma, plantilla: 'content-removed', datos });
  }
  for (const reporter of await listReporters(tx, decision_id)) {
    const { correo, idioma, alias } = reporter;
    const datos = { alias, cita: quote(reporter), decision, motivo };
    await queueMail(tx, { destinatario: correo, idioma, plantilla: 'report-decided', datos });
  }
}
