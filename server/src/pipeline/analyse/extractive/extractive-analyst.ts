import type { Analyst, EventDraft, EventToWrite } from '../analyst.ts';
import { claimsOf } from './claims/claims-of.ts';
import type { Telling } from './compare/telling.ts';
import { openDesk } from './desk.ts';
import { chooseLanguage } from './event-language.ts';
import { writeContradictions } from './sections/contradictions.ts';
import { writeDeclarations } from './sections/declarations.ts';
import { writeEarlier } from './sections/earlier.ts';
import { writeTold } from './sections/facts.ts';
import { writeFraming } from './sections/framing.ts';
import { writeOpinions } from './sections/opinions.ts';
import { writeSummary } from './summary.ts';
import { chooseTitle } from './title.ts';

const NAME = 'extractivo@1';

function write(event: EventToWrite): EventDraft | undefined {
  const idioma = chooseLanguage(event.articles);
  if (idioma === undefined) return undefined;
  const desk = openDesk(event, idioma);
  const titulo = chooseTitle(desk);
  if (titulo === undefined) return undefined;
  // What one section has said, no other says again.
  const shown: Telling[] = [];
  const hechos = writeTold(desk, 'hecho', shown);
  const impacto = writeTold(desk, 'impacto', shown);
  const descripcion = writeSummary(desk, titulo.texto, shown);
  if (descripcion.length === 0) return undefined;
  return {
    idioma,
    titulo,
    descripcion,
    statements: [
      ...hechos,
      ...writeContradictions(desk),
      ...writeOpinions(desk),
      ...writeEarlier(desk),
      ...writeTold(desk, 'contexto', shown),
      ...writeDeclarations(desk),
      ...writeFraming(desk),
      ...impacto,
    ],
  };
}

/** Writes events in the newspapers' own sentences, chosen by rules: no language model, and always the same. */
export const createExtractiveAnalyst = (): Analyst => ({
  name: NAME,
  claimsName: NAME,
  claimsOf: (article) => Promise.resolve(claimsOf(article)),
  write: (event) => Promise.resolve(write(event)),
});
