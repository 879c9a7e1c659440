import { correctSummary } from '../../events/corrections/correct-summary.ts';
import type { BindingCorrection } from '../../events/corrections/correction.repository.ts';
import { isSameWords } from '../../events/corrections/same-words.ts';
import type { AdmittedEvent } from './admit-draft.ts';
import type { AdmittedStatement, RefusedStatement } from './admit-statement.ts';

const FEWEST_VERSIONS = 2;

export interface Corrected {
  /** Undefined where no fact is left. */
  readonly event: AdmittedEvent | undefined;
  readonly refused: readonly RefusedStatement[];
}

type Words = Pick<BindingCorrection, 'texto' | 'detalle'>;
const saysThis = ({ texto, detalle }: AdmittedStatement, words: Words) =>
  isSameWords(texto, words.texto) && isSameWords(detalle, words.detalle);

function* allOf(statements: readonly AdmittedStatement[]): Generator<AdmittedStatement> {
  for (const statement of statements) {
    yield statement;
    yield* statement.versiones;
  }
}

/** What an operator has put right stays, as long as an article that it rests on is here, whoever says it again or not. */
function carryOn(
  statements: readonly AdmittedStatement[],
  correction: BindingCorrection,
  own: ReadonlySet<number>,
): readonly AdmittedStatement[] {
  const { seccion, texto, detalle, is_version, fecha, original_idioma } = correction;
  const evidence = correction.evidence.filter(({ articulo_id }) => own.has(articulo_id));
  if (texto === null || is_version || seccion === 'desinformacion' || evidence.length === 0) return statements;
  if (statements.some((statement) => statement.seccion === seccion && saysThis(statement, correction)))
    return statements;
  const after = statements.findLastIndex((statement) => statement.seccion === seccion);
  const carried = { seccion, texto, detalle, fecha, original_idioma, evidence, versiones: [] };
  return statements.toSpliced(after < 0 ? statements.length : after + 1, 0, carried);
}

/** The event as it may be shown after one correction. */
function applyOne(
  event: AdmittedEvent,
  correction: BindingCorrection,
  own: ReadonlySet<number>,
  onRefused: (refused: RefusedStatement) => void,
): AdmittedEvent {
  const { seccion, texto, detalle, texto_anterior, detalle_anterior } = correction;
  const before = { texto: texto_anterior, detalle: detalle_anterior };
  function revise(statement: AdmittedStatement): AdmittedStatement[] {
    if (statement.seccion !== seccion || !saysThis(statement, before)) return [statement];
    if (texto !== null) return [{ ...statement, texto, detalle }];
    const evidence = [...allOf([statement])].flatMap((one) => one.evidence);
    onRefused({ ...before, texto: texto_anterior, seccion, reasons: ['withdrawn_by_hand'], evidence });
    return [];
  }
  const revised = event.statements.flatMap(revise).flatMap((statement) => {
    const versiones = statement.versiones.flatMap(revise);
    return statement.versiones.length > 0 && versiones.length < FEWEST_VERSIONS ? [] : [{ ...statement, versiones }];
  });
  const carried = carryOn(revised, correction, own);
  const seen = new Set<string>();
  const statements = carried.filter(({ seccion: section, texto: said, detalle: more }) => {
    const key = [section, said, more].join('\n');
    return !seen.has(key) && seen.add(key);
  });
  const facts = statements.filter((statement) => statement.seccion === 'hechos').map((fact) => fact.texto);
  return { ...correctSummary(event, correction, facts), statements };
}

/** Of what may be shown of an event, what operators have left of it, in their words. `own`: its articles. */
export function applyCorrections(
  event: AdmittedEvent,
  idioma: string,
  corrections: readonly BindingCorrection[],
  own: ReadonlySet<number>,
): Corrected {
  const refused: RefusedStatement[] = [];
  const corrected = corrections
    .filter((correction) => correction.idioma === idioma)
    .reduce((so, correction) => applyOne(so, correction, own, (statement) => refused.push(statement)), event);
  const hasFacts = corrected.statements.some(({ seccion }) => seccion === 'hechos');
  return { event: hasFacts ? corrected : undefined, refused };
}
