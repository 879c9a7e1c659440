import type { Idioma } from '@poliedro/contracts/language';
import type { DraftStatement } from '../../analyst.ts';
import { ask, askHowMany } from '../../gate/own-questions.ts';
import { rankByClarity } from '../compare/clearest.ts';
import { onceEach } from '../compare/once-each.ts';
import type { Telling } from '../compare/telling.ts';
import type { Desk } from '../desk.ts';
import { type Dispute, type DisputeSide, findNoun } from '../quantities/find-disputes.ts';
import type { Mention } from '../quantities/mentions.ts';

const MOST = 6;
const LEAST_WORDS = 3;

const cite = ({ article, claim }: Telling) => ({ articulo_id: article.articulo_id, pasaje: claim.pasaje });

/** Told in no sentence of this language that can be shown: the number alone, with what the others say it counts. */
function sayNumber(desk: Desk, mentions: readonly Mention[], noun: string | undefined): DraftStatement | undefined {
  const { idioma } = desk;
  const [first] = mentions;
  if (first === undefined || first.type === 'time' || (noun === undefined && first.type === 'count')) return undefined;
  const number = new Intl.NumberFormat(idioma, { useGrouping: first.type === 'count' }).format(first.amount);
  const texto = first.type === 'percent' ? `${number} %` : `${number} ${noun ?? ''}`.trim();
  const evidence = onceEach(mentions.map(({ telling }) => telling)).map(cite);
  return { seccion: 'desinformacion', idioma, texto: `${texto}.`, evidence };
}

function writeSide(desk: Desk, { mentions }: DisputeSide, noun: string | undefined): DraftStatement | undefined {
  const { idioma, similarity } = desk;
  const tellings = [...new Set(mentions.map(({ telling }) => telling))];
  const own = tellings.filter(({ article }) => article.idioma === idioma);
  const [clear] = rankByClarity(own, similarity);
  if (clear === undefined) return sayNumber(desk, mentions, noun);
  const same = [clear, ...tellings.filter((telling) => telling !== clear)];
  return {
    seccion: 'desinformacion',
    idioma,
    texto: clear.claim.texto,
    evidence: onceEach(same).map(cite),
  };
}

function questionOf({ concept, type }: Dispute, noun: string | undefined, idioma: Idioma): string {
  if (concept !== undefined) return ask(concept.name, idioma);
  return type === 'count' ? askHowMany(noun, idioma) : ask(type, idioma);
}

/** What newspapers count otherwise: a question, and a sentence of each side. */
export function writeContradictions(desk: Desk): DraftStatement[] {
  const statements: DraftStatement[] = [];
  for (const dispute of desk.disputes) {
    if (statements.length >= MOST) break;
    const noun = findNoun(dispute, desk.idioma);
    const versiones = dispute.sides.flatMap((side) => writeSide(desk, side, noun) ?? []);
    // Without one sentence of this language nobody could tell what is counted.
    if (!versiones.some(({ texto }) => texto.split(' ').length > LEAST_WORDS)) continue;
    const texto = questionOf(dispute, noun, desk.idioma);
    const statement = desk.admit({
      seccion: 'desinformacion',
      idioma: desk.idioma,
      texto,
      evidence: [],
      measured: true,
      versiones,
    });
    if (statement !== undefined) statements.push(statement);
  }
  return statements;
}
