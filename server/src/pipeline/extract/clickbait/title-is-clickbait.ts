import { CUES, type CuedLanguage } from './cues.ts';
import { type LinearModel, readModel, scoreOf } from './linear-model.ts';
import { featuresOf, isLearnt } from './title-features.ts';
import stored from './weights.json' with { type: 'json' };

const LEARNT = { es: readModel(stored.es), en: readModel(stored.en) };
/** For languages without labelled titles: only what all languages share, and stricter. */
const SHARED: LinearModel = readModel(stored.shared);

const isCued = (idioma: string): idioma is CuedLanguage => Object.hasOwn(CUES, idioma);

/** A title that makes curious by leaving out what it is about; never in a language that we know no cues of. */
export function titleIsClickbait(titular: string, idioma: string): boolean {
  if (!isCued(idioma)) return false;
  const model = isLearnt(idioma) ? LEARNT[idioma] : SHARED;
  return scoreOf(model, featuresOf(titular, idioma)) >= model.threshold;
}
