import type { ModelTask, Tokens } from '../../adapters/llm/language-model.ts';
import type { Queryable } from '../../platform/database.ts';

/** What a model was asked about. */
export type AskedAbout = { readonly evento_id: number } | { readonly articulo_id: number };

interface GivenAnswer {
  readonly task: ModelTask;
  readonly model: string;
  readonly tokens: Tokens;
  /** Millionths of a euro. */
  readonly cost: number;
}

const KEEP = {
  name: 'model-answer-keep',
  text: `insert into model_answers (evento_id, articulo_id, task, model, tokens_in, tokens_out, cost)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};

export async function keepAnswer(db: Queryable, about: AskedAbout, answer: GivenAnswer): Promise<void> {
  const { task, model, tokens, cost } = answer;
  const ids = 'evento_id' in about ? [about.evento_id, null] : [null, about.articulo_id];
  await db.query(KEEP, [...ids, task, model, tokens.input, tokens.output, cost]);
}

export interface EventSpending {
  readonly tarea: ModelTask;
  readonly modelo: string;
  readonly preguntas: number;
  readonly tokens_in: number;
  readonly tokens_out: number;
  readonly coste_millonesimas: number;
}

const LIST = {
  name: 'model-answers-of-event',
  text: `select task as tarea, model as modelo, count(*)::int as preguntas, sum(tokens_in)::float8 as tokens_in,
      sum(tokens_out)::float8 as tokens_out, sum(cost)::float8 as coste_millonesimas
    from (
      select * from model_answers where evento_id = $1
      union all
      select a.* from event_articles x join model_answers a on a.articulo_id = x.articulo_id where x.evento_id = $1) answers
    group by task, model order by task, model`,
};

/** For an event and for the articles that it has now. */
export const listEventSpending = (db: Queryable, evento_id: number): Promise<EventSpending[]> =>
  db.query<EventSpending>(LIST, [evento_id]);
