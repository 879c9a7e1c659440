import { IDIOMAS, type Idioma } from '@poliedro/contracts/language';
import type { Database } from '../../platform/database.ts';
import { reasonOf } from '../../platform/reason-of.ts';
import { SpendingStopped } from '../spending/spending-stopped.ts';
import { ClaimLost } from '../work/work.repository.ts';
import {
  holdTexts,
  listMissingTexts,
  type MissingText,
  saveEventText,
  saveStatementTexts,
} from './text-to-translate.repository.ts';
import {
  type ClaimedTranslation,
  claimTranslation,
  finishTranslation,
  holdTranslation,
  postponeTranslation,
} from './translation-work.repository.ts';
import type { Translator } from './translator.ts';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Gives an event's changed texts their translations; what cannot be translated faithfully stays as it was written. */
export async function translateEvent(db: Database, translator: Translator, evento_id: number): Promise<void> {
  let work = await claimTranslation(db, evento_id);
  if (work === undefined) return;
  try {
    for (const idioma of IDIOMAS) work = await translateInto(db, translator, work, idioma);
    await finishTranslation(db, work);
  } catch (error) {
    if (error instanceof ClaimLost) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (work.attempts - 1), LONGEST_PAUSE_MS);
    const again = error instanceof SpendingStopped ? error.goesOn : new Date(Date.now() + pause);
    const reason = reasonOf(error);
    await postponeTranslation(db, work, again, reason);
  }
}

async function translateInto(
  db: Database,
  translator: Translator,
  work: ClaimedTranslation,
  to: Idioma,
): Promise<ClaimedTranslation> {
  const missing = await listMissingTexts(db, work.evento_id, to);
  if (missing.length === 0) return work;
  const translations = new Map<string, string>();
  for (const [from, texts] of Map.groupBy(missing, ({ idioma }) => idioma)) {
    const made = await translator.translate(texts.flatMap(partsOf), from, to, work.evento_id);
    for (const [id, texto] of made) translations.set(id, texto);
  }
  return db.transaction(async (tx) => {
    const [, held, still] = await Promise.all([
      holdTexts(tx, work.evento_id),
      holdTranslation(tx, work),
      listMissingTexts(tx, work.evento_id, to),
    ]);
    // Meanwhile some may have been withdrawn, or say something else.
    const standing = new Set(still.map(sourceOf));
    const whole = missing.flatMap((text) =>
      standing.has(sourceOf(text)) ? (translated(text, translations) ?? []) : [],
    );
    for (const { statement_id, texto, detalle } of whole) {
      if (statement_id === null && detalle !== null)
        await saveEventText(tx, work.evento_id, to, { titulo: texto, descripcion: detalle });
    }
    const statements = whole.flatMap(({ statement_id, ...text }) =>
      statement_id === null ? [] : { statement_id, ...text },
    );
    await saveStatementTexts(tx, to, statements);
    return held;
  });
}

const sourceOf = ({ statement_id, idioma, texto, detalle }: MissingText): string =>
  JSON.stringify([statement_id, idioma, texto, detalle]);

const idOf = ({ statement_id }: MissingText, part: 'texto' | 'detalle'): string => `${statement_id ?? 'event'} ${part}`;

function partsOf(text: MissingText): { id: string; texto: string }[] {
  const parts = [{ id: idOf(text, 'texto'), texto: text.texto }];
  const { detalle, is_declaration } = text;
  if (detalle !== null && !is_declaration) parts.push({ id: idOf(text, 'detalle'), texto: detalle });
  return parts;
}

/** Both parts or none: half a translation would be read as a whole one. */
function translated(text: MissingText, translations: ReadonlyMap<string, string>) {
  const texto = translations.get(idOf(text, 'texto'));
  const { statement_id, is_declaration } = text;
  const detalle = text.detalle === null || is_declaration ? text.detalle : translations.get(idOf(text, 'detalle'));
  return texto === undefined || detalle === undefined ? undefined : { statement_id, texto, detalle };
}
