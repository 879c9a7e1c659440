import type { Idioma } from '@poliedro/contracts/language';
import type { Queryable } from '../../platform/database.ts';
import type { CategoryFound } from '../analyse/categorise.ts';
import type { RefusedStatement } from './admit-statement.ts';

const SIGN = {
  name: 'event-sign',
  text: 'update events set idioma_base = $2, analista = $3 where evento_id = $1',
};

/** Who wrote what stands, and in which language. */
export async function signEvent(tx: Queryable, evento_id: number, idioma: Idioma, analista: string): Promise<void> {
  await tx.query(SIGN, [evento_id, idioma, analista]);
}

const SET_CATEGORIES = {
  name: 'event-set-categories',
  text: `with wanted as (
      select c.categoria_id, (w.posicion - 1)::int as posicion,
        array(select jsonb_array_elements_text(w.found -> 'why')) as motivos
      from jsonb_array_elements($2::jsonb) with ordinality w (found, posicion)
      join categories c on c.clave = w.found ->> 'clave'),
    gone as (
      delete from event_categories x where x.evento_id = $1
        and not exists (select from wanted w where w.categoria_id = x.categoria_id)
      returning categoria_id),
    come as (
      insert into event_categories (evento_id, categoria_id, posicion, motivos)
      select $1, categoria_id, posicion, motivos from wanted
      on conflict (evento_id, categoria_id) do update set posicion = excluded.posicion, motivos = excluded.motivos
      where (event_categories.posicion, event_categories.motivos) is distinct from (excluded.posicion, excluded.motivos)
      returning categoria_id)
    select categoria_id from gone union all select categoria_id from come`,
};

/** Whether they are different from before. */
export async function setCategories(tx: Queryable, evento_id: number, found: readonly CategoryFound[]) {
  return (await tx.query(SET_CATEGORIES, [evento_id, JSON.stringify(found)])).length > 0;
}

const KEEP_REFUSED = {
  name: 'event-keep-refused',
  text: `insert into refused_statements (evento_id, huella, analyst, seccion, texto, detalle, reasons, evidence)
    select distinct on (huella) $1, huella, $2, seccion, texto, detalle, reasons, evidence
    from (select r.*, sha256(convert_to(concat_ws(E'\\n', r.seccion, r.texto, r.detalle, r.evidence), 'UTF8')) as huella
      from jsonb_to_recordset($3::jsonb) as r (seccion text, texto text, detalle text, reasons text[], evidence jsonb)) r
    on conflict (evento_id, huella) do update set refused_on = excluded.refused_on`,
};

/** The same refused again was refused now. */
export async function keepRefused(
  tx: Queryable,
  evento_id: number,
  analyst: string,
  refused: readonly RefusedStatement[],
): Promise<void> {
  if (refused.length > 0) await tx.query(KEEP_REFUSED, [evento_id, analyst, JSON.stringify(refused)]);
}

const FORGET_REFUSED = {
  name: 'event-forget-refused',
  text: 'delete from refused_statements where evento_id = $1 and refused_on < now()',
};

/** What was refused of earlier texts, in transactions before this one: how often an event was written makes no difference. */
export async function forgetRefusedBefore(db: Queryable, evento_id: number): Promise<void> {
  await db.query(FORGET_REFUSED, [evento_id]);
}
