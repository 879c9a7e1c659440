import type { Idioma } from '@poliedro/contracts/language';
import { checkStatement } from '../analyse/gate/check-statement.ts';
import { plainForm } from '../analyse/gate/find-passage.ts';
import { numbersOf } from '../analyse/gate/numbers/numbers-of.ts';
import { givesOrders, hasAddress } from '../analyse/gate/orders.ts';

const ID = 1;
/** Shorter texts are too short to be a passage. */
const SHORTEST = /(?:[\p{L}\p{N}]+[^\p{L}\p{N}]+){3,}[\p{L}\p{N}]+/u;

/** Whether the gate would let `texto` be said on the strength of `pasaje` alone. */
function restsOn(texto: string, idioma: Idioma, pasaje: string, from: Idioma): boolean {
  const article = { articulo_id: ID, periodico_id: ID, idioma: from, titular: '', texto: pasaje };
  const statement = { seccion: 'hechos' as const, idioma, texto, evidence: [{ articulo_id: ID, pasaje }] };
  return checkStatement(statement, new Map([[ID, article]])).pass;
}

const numbers = (texto: string, idioma: Idioma): string =>
  numbersOf(texto, idioma)
    .map(({ readings }) => readings.join('|'))
    .sort()
    .join(' ');

/** Three words or more between marks; in the plain form, where all marks are alike. */
const QUOTATION = /"\s*[^\s"]+(?:\s+[^\s"]+){2,}\s*"/gu;

interface Parted {
  readonly quotations: string;
  /** Without them. */
  readonly rest: string;
}

function part(text: string): Parted {
  const { text: plain } = plainForm(text);
  const quotations = (plain.match(QUOTATION) ?? []).map((quotation) => quotation.replace(/[\s".,]+/gu, ' '));
  return { quotations: quotations.join('|'), rest: plain.replace(QUOTATION, ' ').trim() };
}

/**
 * Whether a translation says neither more nor less than the original, as far as numbers, names and denials go; quotations
 * stand in it untouched.
 */
export function isFaithful(original: string, from: Idioma, translation: string, to: Idioma): boolean {
  if (translation.trim() === '' || hasAddress(translation) || givesOrders(translation)) return false;
  const [one, other] = [part(original), part(translation)];
  if (one.quotations !== other.quotations) return false;
  if (!SHORTEST.test(one.rest) || !SHORTEST.test(other.rest)) {
    return other.rest.length < one.rest.length * 3 + 20 && numbers(one.rest, from) === numbers(other.rest, to);
  }
  return restsOn(other.rest, to, one.rest, from) && restsOn(one.rest, from, other.rest, to);
}
