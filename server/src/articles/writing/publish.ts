import { lineText } from '@poliedro/contracts/article-body/line';
import { listPassages, shownPassage } from '@poliedro/contracts/article-body/passages';
import type { Transaction } from '../../platform/database.ts';
import type { CheckedArticle } from './check-article.ts';
import { findPublishedBefore, type LiftedPassage, lockSlugs, storePublication } from './publish.repository.ts';
import { chooseSlug, slugOf } from './slug.ts';

/** An article enriches its event; it does not fill it. */
const PASSAGES_PER_SECTION = 12;

function liftPassages({ body, importe_centimos, idioma }: CheckedArticle): LiftedPassage[] {
  const counted = new Map<string, number>();
  return listPassages(body).flatMap(({ tag, section, text }, posicion) => {
    const count = (counted.get(section) ?? 0) + 1;
    counted.set(section, count);
    const { url, person = null, timestamp = null, timeframe = null } = tag.attrs;
    if (count > PASSAGES_PER_SECTION || url == null) return [];
    const texto = shownPassage(text, { isSold: importe_centimos > 0, idioma });
    return [{ posicion, etiqueta: tag.type, seccion: section, texto, url, person, timestamp, timeframe }];
  });
}

const countSources = (text: CheckedArticle) => new Set(listPassages(text.body).map(({ tag }) => tag.attrs.url)).size;

/** True where something that everybody could read is now for those who pay. */
export async function publish(tx: Transaction, articulo_id: number, text: CheckedArticle): Promise<boolean> {
  const before = await findPublishedBefore(tx, articulo_id);
  const titular = lineText(text.titular).trim();
  const wished = slugOf(titular);
  const { present, own, taken } = await lockSlugs(tx, articulo_id, wished);
  await storePublication(tx, articulo_id, {
    slug: chooseSlug(wished, present, own, taken),
    adelanto: text.adelanto,
    titular,
    resumen: lineText(text.resumen).trim(),
    fuentes: countSources(text),
    passages: liftPassages(text),
  });
  return before?.is_public === true && before.importe_centimos === 0 && text.importe_centimos > 0;
}
