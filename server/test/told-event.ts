import type { Analyst, ArticleToAnalyse, DraftStatement } from '../src/pipeline/analyse/analyst.ts';
import { splitSentences } from '../src/pipeline/text/sentences.ts';
import { makeEventsDue } from '../src/pipeline/write/event-work.repository.ts';
import type { Database } from '../src/platform/database.ts';

export const ask = <Row extends object>(db: Database, text: string, values: readonly unknown[] = []) =>
  db.query<Row>({ name: '', text }, values);

export interface ToldArticle {
  readonly titular: string;
  readonly texto: string;
  readonly idioma?: string;
  readonly pais?: string;
  readonly extract_limit?: number;
  readonly copia_de?: number;
  /** How many hours ago it was found. */
  readonly hours?: number;
}

/** An event without articles, as the clusterer makes it, on a front page with one carril. */
export async function addEvent(db: Database): Promise<number> {
  await ask(
    db,
    `with subject as (insert into categories (clave, posicion) values ('medio_ambiente', 1) returning categoria_id),
      row as (insert into carriles (tipo, posicion, min_periodicos, orden) values ('eventos', 1, 2, 'relevancia')
        returning carril_id),
      named as (insert into carril_texts select carril_id, 'es', 'Más contado' from row)
    insert into category_texts select categoria_id, 'es', 'Medio ambiente', '' from subject`,
  );
  return addAnotherEvent(db);
}

/** One more on the same front page. */
export async function addAnotherEvent(db: Database): Promise<number> {
  const [event] = await ask<{ evento_id: number }>(
    db,
    `insert into events (idioma_base, created_on, updated_on, version) values ('es', now() - interval '1 hour', now(), 0)
      returning evento_id::float8`,
  );
  return event?.evento_id ?? 0;
}

/** One more newspaper tells it. */
export async function addArticle(db: Database, evento_id: number, told: ToldArticle): Promise<number> {
  const { titular, texto, idioma = 'es', pais = 'ES', extract_limit = 300, copia_de = null, hours = 0 } = told;
  return db.transaction(async (tx) => {
    await makeEventsDue(tx, [evento_id]);
    // Nobody waits here for others that may come soon.
    await tx.query({ name: '', text: 'update event_work set due_on = now() where evento_id = $1' }, [evento_id]);
    const [row] = await tx.query<{ articulo_id: number }>(
      {
        name: '',
        text: `with newspaper as (
            insert into newspapers (dominio, nombre, pais_iso_code, idioma, extract_limit)
            select 'periodico' || count(*) || '.example', 'Periódico ' || count(*), $5, $4, $6 from newspapers
            returning periodico_id, dominio),
          article as (
            insert into articles (articulo_id, periodico_id, tipo, titular, resumen, url, idioma, autor, created_on,
              numero_de_palabras_texto_visible_gpt, paywall, cantidad_fuentes_citadas, contenido_es_enfatico,
              titular_es_clickbait, es_opinion, copia_de)
            select next_article_id(now() - make_interval(hours => $8)), periodico_id, 'externo', $2, '', 'https://' || dominio || '/1', $4, '', now(), 90,
              false, 0, false, false, false, $7 from newspaper
            returning articulo_id),
          body as (
            insert into article_texts (articulo_id, texto, seccion, read_on, bands)
            select articulo_id, $3, '', now(), '{}' from article)
        insert into event_articles (evento_id, articulo_id, desde_version)
        select evento_id, articulo_id, version + 1 from article, events where evento_id = $1
        returning articulo_id::float8`,
      },
      [evento_id, titular, texto, idioma, pais, extract_limit, copia_de, hours],
    );
    return row?.articulo_id ?? 0;
  });
}

const sentencesOf = ({ texto, idioma }: ArticleToAnalyse) => splitSentences(texto, idioma);

/** Says what the articles say, sentence by sentence, each with all who have it. */
export const sentenceAnalyst = (
  name: string,
  add: (articles: readonly ArticleToAnalyse[]) => DraftStatement[] = () => [],
) =>
  ({
    name,
    claimsName: name,
    claimsOf: async (article) =>
      sentencesOf(article).map((texto) => ({ kind: 'hecho' as const, texto, pasaje: texto, weight: 1 })),
    async write({ articles }) {
      const [first] = articles;
      if (first === undefined) return undefined;
      const [lead = ''] = sentencesOf(first);
      const sentences = new Set(articles.flatMap(sentencesOf));
      const hechos = [...sentences].map((texto) => ({
        seccion: 'hechos' as const,
        idioma: 'es',
        texto,
        evidence: articles
          .filter((article) => article.texto.includes(texto))
          .map(({ articulo_id }) => ({ articulo_id, pasaje: texto })),
      }));
      const evidence = [{ articulo_id: first.articulo_id, pasaje: lead }];
      return {
        idioma: 'es',
        titulo: { texto: first.titular, evidence },
        descripcion: [{ texto: lead, evidence }],
        statements: [...add(articles), ...hechos],
      };
    },
  }) satisfies Analyst;
