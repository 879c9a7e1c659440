import { IDIOMAS } from '@poliedro/contracts/language';
import { place } from '../src/carriles/placement.repository.ts';
import type { Database, Transaction } from '../src/platform/database.ts';
import { inventEvent, seededRandom } from './invented-words.ts';

const ARTICLES = 400;
const STATEMENTS: readonly (readonly [section: string, count: number])[] = [
  ['hechos', 60],
  ['opiniones', 8],
  ['contexto_del_evento', 12],
  ['declaraciones', 30],
  ['framing', 12],
  ['impacto_futuro', 10],
];
const CONTRADICTIONS = 6;
const VERSIONS = 2;
const COMMENTS = 300;
/** Of a thread: one opinion and the replies to it. */
const THREAD = 4;
const PIECES = 3;
const MINUTE_MS = 60_000;

interface Paper {
  id: number;
  dominio: string;
  idioma: string;
  pais: string;
}

interface StoredArticle {
  id: number;
  paper: Paper;
  titular: string;
  url: string;
  at: string;
  copia_de: number | null;
}

type Words = ReturnType<typeof inventEvent>;

const INSERT_ARTICLE = `insert into articles (articulo_id, periodico_id, tipo, titular, resumen, url, idioma, autor, created_on,
    numero_de_palabras_texto_visible_gpt, paywall, cantidad_fuentes_citadas, contenido_es_enfatico, titular_es_clickbait,
    es_opinion, copia_de)
  values (next_article_id($1), $2, 'externo', $3, $4, $5, $6, $7, $1, $8, $9, $10, $11, $12, $13, $14)
  returning articulo_id::float8 as id`;

class LargeEvent {
  readonly #transaction: Transaction;
  readonly #random = seededRandom(11);
  readonly #words: Words = inventEvent(this.#random);
  readonly #papers: readonly Paper[];

  constructor(transaction: Transaction, papers: readonly Paper[]) {
    this.#transaction = transaction;
    this.#papers = papers;
  }

  async #insert(sql: string, values: unknown[]): Promise<number> {
    const { rows } = await this.#transaction.client.query<{ id: number }>(sql, values);
    return rows[0]?.id ?? 0;
  }

  #pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)] as T;
  }

  async writeArticles(now: number): Promise<StoredArticle[]> {
    const stored: StoredArticle[] = [];
    for (let n = 0; n < ARTICLES; n++) {
      const paper = this.#pick(this.#papers);
      const at = new Date(now - (ARTICLES - n) * 5 * MINUTE_MS).toISOString();
      const titular = `${this.#words.titular(paper.idioma, n)} (${n + 1})`;
      const url = `https://${paper.dominio}/grande/${n + 1}`;
      const copia_de = n % 9 === 8 ? (stored.find((other) => other.copia_de === null)?.id ?? null) : null;
      const chance = (share: number) => this.#random() < share;
      const id = await this.#insert(INSERT_ARTICLE, [
        at,
        paper.id,
        titular,
        this.#words.resumen(paper.idioma),
        url,
        paper.idioma,
        this.#words.autor(),
        150 + Math.floor(this.#random() * 1200),
        chance(0.15),
        Math.floor(this.#random() * 6),
        chance(0.1),
        chance(0.1),
        n % 7 === 3,
        copia_de,
      ]);
      stored.push({ id, paper, titular, url, at, copia_de });
    }
    return stored;
  }

  async writeEvent(articles: readonly StoredArticle[], now: number): Promise<number> {
    const papersOf = (chosen: readonly StoredArticle[]) => new Set(chosen.map(({ paper }) => paper.id)).size;
    const evento_id = await this.#insert(
      `insert into events (idioma_base, created_on, updated_on, articulos, periodicos, informes_independientes, paises, idiomas)
        values ('es', $1, $1, $2, $3, $4, $5, $6) returning evento_id::float8 as id`,
      [
        new Date(now).toISOString(),
        articles.length,
        papersOf(articles),
        papersOf(articles.filter(({ copia_de }) => copia_de === null)),
        [...new Set(articles.map(({ paper }) => paper.pais))],
        [...new Set(articles.map(({ paper }) => paper.idioma))],
      ],
    );
    const { client } = this.#transaction;
    for (const idioma of IDIOMAS) {
      await client.query('insert into event_texts values ($1, $2, $3, $4, $5)', [
        evento_id,
        idioma,
        this.#words.titulo(idioma),
        this.#words.descripcion(idioma),
        idioma !== 'es',
      ]);
    }
    await client.query('insert into event_categories select $1, min(categoria_id), 0 from categories', [evento_id]);
    await client.query(
      'insert into event_versions select evento_id, version, updated_on from events where evento_id = $1',
      [evento_id],
    );
    await client.query('insert into event_articles (evento_id, articulo_id) select $1, unnest($2::bigint[])', [
      evento_id,
      articles.map(({ id }) => id),
    ]);
    await this.#writeStatements(evento_id, articles);
    return evento_id;
  }

  async #writeStatements(evento_id: number, articles: readonly StoredArticle[]): Promise<void> {
    let position = 0;
    const write = (seccion: string, n: number, parent_id: number | null = null, pieces = PIECES) =>
      this.#writeStatement({ evento_id, seccion, n, parent_id, pieces, position: position++ }, articles);
    for (const [section, count] of STATEMENTS) for (let n = 0; n < count; n++) await write(section, n);
    for (let n = 0; n < CONTRADICTIONS; n++) {
      const question = await write('desinformacion', n, null, 0);
      for (let version = 0; version < VERSIONS; version++) await write('desinformacion', n + version + 1, question);
    }
  }

  async #writeStatement(
    statement: {
      evento_id: number;
      seccion: string;
      n: number;
      parent_id: number | null;
      pieces: number;
      position: number;
    },
    articles: readonly StoredArticle[],
  ): Promise<number> {
    const { evento_id, seccion, n, parent_id, pieces, position } = statement;
    const { client } = this.#transaction;
    const id = await this.#insert(
      `insert into event_statements (evento_id, seccion, parent_id, posicion, fecha) values ($1, $2, $3, $4, $5)
        returning statement_id::float8 as id`,
      [evento_id, seccion, parent_id, position, seccion === 'declaraciones' ? articles[n]?.at : null],
    );
    for (const idioma of IDIOMAS) {
      const detalle = seccion === 'declaraciones' ? this.#words.autor() : this.#words.resumen(idioma);
      await client.query('insert into event_statement_texts values ($1, $2, $3, $4)', [
        id,
        idioma,
        `${this.#words.sentence(idioma, n)} (${n + 1})`,
        detalle,
      ]);
    }
    for (let piece = 0; piece < pieces; piece++) {
      const source = this.#pick(articles);
      await client.query(
        `insert into event_evidence (statement_id, posicion, articulo_id, periodico_id, titular, url, idioma, publicado_on,
          pasaje, copia_de) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          id,
          piece,
          source.id,
          source.paper.id,
          source.titular,
          source.url,
          source.paper.idioma,
          source.at,
          `${this.#words.sentence(source.paper.idioma, n)} ${this.#words.sentence(source.paper.idioma, n + 1)}`,
          source.copia_de,
        ],
      );
    }
    return id;
  }

  /** Threads of one opinion, an answer to it, an answer to that, and one more to the first. */
  async writeComments(evento_id: number): Promise<void> {
    const writers: number[] = [];
    for (const name of ['ana', 'hugo', 'katrin']) {
      writers.push(
        await this.#insert(
          `insert into users (email, correo, email_verificado, alias, rol)
            values ($1 || '@medida.invalid', $1 || '@medida.invalid', true, 'medida-' || $1, 'experto')
            on conflict (email) do update set rol = 'experto' returning id::float8 as id`,
          [name],
        ),
      );
    }
    for (let n = 0; n < COMMENTS; n += THREAD) {
      const parents: number[] = [];
      for (let step = 0; step < THREAD; step++) {
        const parent = [null, parents[0], parents[1], parents[0]][step] ?? null;
        const depth = [0, 1, 2, 1][step] ?? 0;
        const id = await this.#insert(
          `insert into comments (target_tipo, target_id, parent_id, thread_id, profundidad, usuario_id, rol, texto)
            values ('evento', $1, $2, coalesce($3, currval(pg_get_serial_sequence('comments', 'comentario_id'))), $4, $5,
              'experto', $6) returning comentario_id::float8 as id`,
          [evento_id, parent, parents[0] ?? null, depth, this.#pick(writers), this.#words.sentence('es', n + step)],
        );
        parents.push(id);
      }
    }
  }
}

/** One event as large as they get, at the head of the front page: what the window is measured with. */
export async function writeLargeEvent(db: Database, now: number): Promise<number> {
  const papers = await db.query<Paper>(
    {
      name: 'large-event-newspapers',
      text: 'select periodico_id as id, dominio, idioma, pais_iso_code as pais from newspapers where periodico_id <> 0',
    },
    [],
  );
  return db.transaction(async (transaction) => {
    const large = new LargeEvent(transaction, papers);
    const articles = await large.writeArticles(now);
    const evento_id = await large.writeEvent(articles, now);
    await large.writeComments(evento_id);
    await place(transaction, { evento_ids: [evento_id] });
    await place(transaction, { articulo_ids: articles.map(({ id }) => id) });
    return evento_id;
  });
}
