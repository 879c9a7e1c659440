import type { Idioma } from '@poliedro/contracts/language';
import type { Queryable } from '../../platform/database.ts';

/** A text of an event that a language lacks; without a statement it is the event's own title and summary. */
export interface MissingText {
  readonly statement_id: number | null;
  /** The language it is in. */
  readonly idioma: Idioma;
  /** Of the event itself its title; `detalle` is then the summary. */
  readonly texto: string;
  readonly detalle: string | null;
  /** A speaker's name is not translated. */
  readonly is_declaration: boolean;
}

/**
 * A declaration made in another language than the event is written in lacks that one too: what stands there are the
 * words as they were said.
 */
const LIST_MISSING = {
  name: 'texts-to-translate',
  text: `select null::float8 as statement_id, e.idioma_base as idioma, t.titulo as texto, t.descripcion as detalle,
      false as is_declaration
    from events e join event_texts t on t.evento_id = e.evento_id and t.idioma = e.idioma_base
    where e.evento_id = $1 and e.idioma_base <> $2
      and not exists (select from event_texts o where o.evento_id = $1 and o.idioma = $2)
    union all
    select s.statement_id::float8, coalesce(s.original_idioma, e.idioma_base), coalesce(s.original, t.texto), t.detalle,
      s.seccion = 'declaraciones'
    from events e join event_statements s using (evento_id)
    join event_statement_texts t on t.statement_id = s.statement_id and t.idioma = e.idioma_base
    left join event_statement_texts o on o.statement_id = s.statement_id and o.idioma = $2
    where e.evento_id = $1 and s.hasta_version is null
      and coalesce(s.original_idioma, e.idioma_base) in ('es', 'en', 'fr', 'de')
      and coalesce(s.original_idioma, e.idioma_base) <> $2
      and (o.statement_id is null or o.texto = s.original)`,
};

export const listMissingTexts = (db: Queryable, evento_id: number, idioma: Idioma): Promise<MissingText[]> =>
  db.query<MissingText>(LIST_MISSING, [evento_id, idioma]);

const HOLD = {
  name: 'texts-to-translate-hold',
  text: 'select from events where evento_id = $1 for share',
};

/** First in a transaction that stores translations: whoever changes what the event says, or withdraws it, waits for it or has done so. */
export async function holdTexts(tx: Queryable, evento_id: number): Promise<void> {
  await tx.query(HOLD, [evento_id]);
}

const DROP_TRANSLATIONS = {
  name: 'translations-drop',
  text: `with gone as (
      delete from event_texts t using events e where t.evento_id = $1 and e.evento_id = $1 and t.idioma <> e.idioma_base
        and t.traduccion_automatica returning t.idioma)
    delete from event_statement_texts x using gone, event_statements s
    where s.evento_id = $1 and s.hasta_version is null and x.statement_id = s.statement_id and x.idioma = gone.idioma
      and x.idioma is distinct from s.original_idioma`,
};

/** What a machine has translated of an event is not there any more; what people have stays. */
export async function dropTranslations(tx: Queryable, evento_id: number): Promise<void> {
  await tx.query(DROP_TRANSLATIONS, [evento_id]);
}

const SAVE_EVENT_TEXT = {
  name: 'translation-save-event',
  text: `insert into event_texts (evento_id, idioma, titulo, descripcion, traduccion_automatica)
    values ($1, $2, $3, $4, true) on conflict do nothing`,
};

export async function saveEventText(
  tx: Queryable,
  evento_id: number,
  idioma: Idioma,
  text: { readonly titulo: string; readonly descripcion: string },
): Promise<void> {
  await tx.query(SAVE_EVENT_TEXT, [evento_id, idioma, text.titulo, text.descripcion]);
}

const SAVE_STATEMENT_TEXTS = {
  name: 'translation-save-statements',
  text: `insert into event_statement_texts (statement_id, idioma, texto, detalle)
    select statement_id, $1, texto, detalle
    from jsonb_to_recordset($2::jsonb) as t (statement_id bigint, texto text, detalle text)
    on conflict (statement_id, idioma) do update set texto = excluded.texto`,
};

export async function saveStatementTexts(
  tx: Queryable,
  idioma: Idioma,
  texts: readonly { readonly statement_id: number; readonly texto: string; readonly detalle: string | null }[],
): Promise<void> {
  if (texts.length > 0) await tx.query(SAVE_STATEMENT_TEXTS, [idioma, JSON.stringify(texts)]);
}
